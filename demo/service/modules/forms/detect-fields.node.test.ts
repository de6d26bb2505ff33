import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { forms, submissionKeys, submissions } from './forms.schema.js';
import { passwordCheck } from '../../kernel/access/password.js';
import { type OwnerVisitor, ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { isSecretName } from './detect-fields.js';

const password = 'correct horse battery';
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password } });
  owner = await ownerVisitor(run, password);
  await run.service.database.update(forms).set({ takesUnknownFiles: true }).where(eq(forms.id, 'contact'));
});
after(() => run.stop());

const good = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const call = async (form: Record<string, unknown>, { formId = 'contact', key, passwords }: { formId?: string; key?: string; passwords?: unknown } = {}) =>
  run.post('/api/form/SaveFormSubmission', { key: key ?? await run.key(), formId, form, ...passwords !== undefined && { passwords } });
const plain = (fields: Iterable<readonly [string, string]>, formId = 'contact') => fetch(`${run.address}/forms/${formId}`, {
  method: 'POST', redirect: 'manual', body: new URLSearchParams([...fields].map(([name, value]) => [name, value])),
});
const last = async () => (await run.service.database.select().from(submissions).orderBy(desc(submissions.createdAt)).limit(1))[0]!;

describe('an input that the form does not know', () => {
  test('does not block sending, and is stored and marked', async () => {
    const more = { color: 'Ink', size: ['S', 'L'], gift: true, pieces: 3, home: { line1: '1 Quay', zip: '' }, empty: '  ' };
    assert.equal((await call({ ...good, ...more })).status, 200);
    const { values, context } = await last();
    assert.deepEqual(values, { ...good, color: 'Ink', size: ['S', 'L'], gift: true, pieces: 3, home: { line1: '1 Quay' } });
    assert.deepEqual(context.unknownFields, ['color', 'gift', 'home', 'pieces', 'size']);
    assert.match(await (await owner.get(`/owner/submissions/${(await last()).id}`)).text(), /color[^]*Ink/);
  });

  test('is stored from a plain form as well, also with several values', async () => {
    const answer = await plain([...Object.entries(good), ['color', 'Ash'], ['glaze', 'Tin'], ['glaze', 'Salt'], ['_subject', 'x']]);
    assert.equal(answer.status, 303, await answer.text());
    const { values, context } = await last();
    assert.deepEqual([values.color, values.glaze, context.unknownFields], ['Ash', ['Tin', 'Salt'], ['color', 'glaze']]);
  });

  test('changes nothing about the fields that are known', async () => {
    assert.equal((await call({ ...good, email: 'ada', color: 'Ink' })).status, 400);
    assert.equal((await call({ name: 'Ada', color: 'Ink' })).status, 400);
  });

  test('is stored once when the same is sent again, and is another submission with another value', async () => {
    const key = await run.key();
    const [first, second] = [await (await call({ ...good, color: 'Ink' }, { key })).json(), await (await call({ ...good, color: 'Ink' }, { key })).json()];
    assert.equal(first.id, second.id);
    assert.equal((await call({ ...good, color: 'Ash' }, { key })).status, 409);
  });

  test('is bounded in number, in length and as a whole', async () => {
    await call({ ...good, ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`x${String(at).padStart(2, '0')}`, 'y'])), ['n'.repeat(61)]: 'y' });
    const many = await last();
    assert.deepEqual([(many.context.unknownFields as string[]).length, many.context.unknownLeftOut], [20, 11]);
    await call({ ...good, long: 'a'.repeat(5000), deep: [[['b']]], list: Array.from({ length: 50 }, () => 'c') });
    const { values } = await last();
    assert.deepEqual([(values.long as string).length, values.deep, (values.list as string[]).length], [2007, ['[["b"]]'], 20]);
    await call({ ...good, ...Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`y${at}`, 'z'.repeat(2000)])) });
    assert.ok(JSON.stringify((await last()).values).length < 21_000);
  });

  test('is not kept when it is called like a password or a card', async () => {
    await call({ ...good, password: 'open sesame', cardNumber: '4111 1111 1111 1111', account: { name: 'ada', passwd: 'open sesame' } });
    const { values } = await last();
    assert.doesNotMatch(JSON.stringify(values), /sesame|4111/);
    assert.match(String(values.password), /^\(not kept/);
    assert.deepEqual(values.account, { name: 'ada' });
  });

  for (const name of ['password', 'Password2', 'user_password', 'newPassword', 'PASSWD', 'pwd', 'pin', 'card-pin', 'cc-number', 'card_number', 'cvc', 'api_token', 'one-time-code', 'Passwort', 'mot.de.passe.secret']) {
    test(`"${name}" is called like a secret`, () => assert.ok(isSecretName(name)));
  }
  for (const name of ['color', 'passenger', 'compass', 'pineapple', 'spinning', 'card', 'shopping', 'passage-date']) {
    test(`"${name}" is not`, () => assert.ok(!isSecretName(name)));
  }

  const gif = Buffer.from('GIF89a, and the rest of it', 'latin1');
  const sendFiles = (files: readonly (readonly [input: string, bytes: BlobPart, name: string])[], more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...good, ...more })) body.append(name, value);
    for (const [input, bytes, name] of files) body.append(input, new Blob([bytes]), name);
    return fetch(`${run.address}/forms/contact`, { method: 'POST', redirect: 'manual', body });
  };

  test('is kept with the files that it brings, beside a text of the same name', async () => {
    const answer = await sendFiles([['photo', gif, '../pot.gif'], ['photo', gif, 'lid.gif'], ['color', gif, 'ink.gif']], { color: 'Ink' });
    assert.equal(answer.status, 303, await answer.text());
    const { id, values, context } = await last();
    const names = (value: unknown) => (value as { name: string }[]).map(one => one.name ?? one);
    assert.deepEqual([names(values.photo), names(values.color)], [['pot.gif', 'lid.gif'], ['Ink', 'ink.gif']]);
    assert.deepEqual([context.unknownFields, context.unknownFiles], [['color', 'photo'], ['photo', 'color']]);
    const [, path] = /<a href="(\/owner\/files\/[^"]+)" download><bdi>pot\.gif/.exec(await owner.read(`/owner/submissions/${id}`))!;
    assert.deepEqual(Buffer.from(await (await owner.get(path!)).arrayBuffer()), gif);
  });

  test('is offered to the owner as a field for files', async () => {
    const page = await owner.read('/owner/forms/edit/contact');
    assert.match(page, /<code dir="ltr">photo<\/code>[^\n]* value="detectFile\.photo">/);
    const version = /name="version" value="([^"]*)"/.exec(page)![1]!;
    const pressed = await (await owner.post('/owner/forms/edit/contact', { 'version': version, 'name': 'Contact', 'act': 'detectFile.photo', 'f.0.id': 'email', 'f.0.type': 'email', 'f.0.title': 'Email' })).text();
    assert.match(pressed, /name="f\.1\.id" value="photo"[^]*<option value="file" selected/);
  });

  const large = new Uint8Array(10 * 1024 * 1024 + 1).fill(97);
  const leftOut: [what: string, files: Parameters<typeof sendFiles>[0], kept: string[], says: RegExp, toOwner: RegExp][] = [
    ['a program', [['photo', 'MZ\0', 'pot.exe'], ['photo', gif, 'pot.gif']], ['pot.gif'], /<li>Not stored: The type of the file pot\.exe is not supported/, /pot\.exe \(application\/octet-stream, 1 KB\): not stored, this file type is not accepted/],
    ['a page that calls itself a picture', [['photo', '<script>alert(1)</script>', 'pot.png']], [], /The type of the file pot\.png is not supported/, /pot\.png \([^)]*\): not stored, this file type/],
    ['markup for a name', [['photo', 'x', '<img src=x>.exe']], [], /The type of the file _img src=x_\.exe is not supported/, /_img src=x_\.exe \(/],
    ['a file that is too large', [['photo', large, 'long.txt']], [], /The file long\.txt is too large\. The maximum size is 10 MB/, /long\.txt \([^)]*, 10 MB\): not stored, it is too large/],
    ['an empty file', [['photo', '', 'none.gif']], [], /The file none\.gif is empty/, /none\.gif \([^)]*\): not stored, it is empty/],
    ['more files than a page asks for', Array.from({ length: 7 }, (_, at) => ['photo', gif, `${at}.gif`] as const), ['0.gif', '1.gif', '2.gif', '3.gif', '4.gif'], /5\.gif: Too many files: the maximum is 5\.[^]*6\.gif/, /6\.gif \([^)]*\): not stored, there were too many files/],
    ['more inputs than a page adds', ['a1', 'a2', 'a3', 'a4', 'n'.repeat(80)].map(input => [input, gif, `${input.slice(0, 2)}.gif`] as const), ['a1.gif', 'a2.gif', 'a3.gif'], /a4\.gif: Too many files: the maximum is 15/, /nn\.gif \([^)]*\): not stored, there were too many files/],
    ['more than can be listed', Array.from({ length: 60 }, (_, at) => [`b${at}`, 'MZ\0', 'b.exe'] as const), [], /Not stored: 40 more entries\./, /40 more entries were not stored\./],
  ];
  for (const [what, files, kept, says, toOwner] of leftOut) {
    test(`does not block sending with ${what}: the rest is stored, the visitor and the owner are informed`, async () => {
      const answer = await sendFiles(files);
      assert.equal(answer.status, 303, await answer.clone().text());
      const { id, values } = await last();
      // A page of the site's own would only say thanks.
      assert.equal(answer.headers.get('location'), `/forms/contact/thanks?submission=${id}`);
      const thanks = await (await fetch(run.address + answer.headers.get('location')!)).text();
      assert.match(thanks, says);
      assert.match(thanks, /<a href="\/saltmarsh\/thanks">Continue<\/a>/);
      assert.deepEqual(Object.values(values).flat().flatMap(one => (typeof one === 'object' && one !== null && 'id' in one ? [one.name] : [])).sort(), kept);
      const page = await owner.read(`/owner/submissions/${id}`);
      assert.match(page, toOwner);
      assert.doesNotMatch(page, /<script>alert|<img/);
      assert.match(await owner.read('/owner/submissions/contact/file'), new RegExp(toOwner.source.startsWith('40') ? 'b\\.exe' : toOwner.source));
    });
  }

  test('lists what is left out in the response to a script, also for the same request again and for a lookup by the key', async () => {
    const key = await run.key();
    const send = (exe: BlobPart) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ key, formId: 'contact', form: JSON.stringify({ ...good, photo: 'front' }) })) body.append(name, value);
      body.append('file.photo', new Blob([exe]), 'pot.exe');
      body.append('file.photo', new Blob([gif]), 'pot.gif');
      return fetch(`${run.address}/api/form/SaveFormSubmission`, { method: 'POST', body, headers: { 'accept-language': 'de' } });
    };
    const first = await (await send('MZ\0')).json();
    assert.deepEqual(first.notStored, ['Nicht gespeichert: Die Datei pot.exe hat einen Typ, der nicht angenommen wird. Möglich sind: Bilder und Dokumente.']);
    assert.deepEqual(await (await send('MZ\0')).json(), first);
    assert.equal((await send('MZ\0\0')).status, 409);
    const state = await (await run.post('/api/form/FormSubmissionState', { key }, { 'accept-language': 'de' })).json();
    assert.deepEqual(state, first);
    const { context, values } = await last();
    assert.deepEqual([context.unknownFiles, (values.photo as { name?: string }[]).map(one => one.name ?? one)], [['photo'], ['front', 'pot.exe', 'pot.gif']]);
    assert.match(await owner.read(`/owner/submissions/${first.id}`), /<li><bdi>front<\/bdi><\/li>[^]*pot\.exe[^]*download><bdi>pot\.gif/);
    assert.equal((await (await call({ ...good, photo: 'front' })).json()).notStored, undefined);
  });

  test('reports values that look like secrets, and texts that are cut', async () => {
    const answer = await (await call({ ...good, cardNumber: '4111 1111', story: 'x'.repeat(2001), size: 'M' })).json();
    assert.deepEqual(answer.notStored, ['Not stored: cardNumber looks like a password or a card number.', 'Only the first 2000 characters of story are stored.']);
  });

  test('is not disclosed to guessers, or for another form', async () => {
    await sendFiles([['photo', 'MZ\0', 'pot.exe']]);
    const { id } = await last();
    for (const path of ['/forms/contact/thanks', '/forms/contact/thanks?submission=%00', `/forms/question/thanks?submission=${id}`]) {
      const answer = await fetch(run.address + path);
      assert.deepEqual([answer.status, (await answer.text()).includes('pot.exe')], [200, false], path);
    }
  });

  test('is a value like others where it is written like a file that was left out', async () => {
    await call({ ...good, photo: [{ name: 'x', type: 'y', size: 1, notKept: 'fileType' }], other: { name: 'x', type: 'y', size: 1, notKept: 'fileType' } });
    const { id } = await last();
    assert.doesNotMatch(await owner.read(`/owner/submissions/${id}`), /this file type is not accepted/);
  });

  const refused: [what: string, files: Parameters<typeof sendFiles>[0], says: RegExp][] = [
    ['a file of a field that takes none', [['email', gif, 'a.gif']], /no field &quot;email&quot; for files/],
    ['a name that is no field', [['__proto__', gif, 'a.gif']], /for files|not a name/],
  ];
  for (const [what, files, says] of refused) {
    test(`is refused with ${what}`, async () => {
      const before = await run.stored();
      const answer = await sendFiles(files);
      assert.deepEqual([answer.status, says.exec(await answer.text()) !== null, await run.stored()], [400, true, before]);
    });
  }

  test('is shown to the owner, becomes a field by a button, and has its values then', async () => {
    const here = '/owner/forms/edit/question';
    const question = { email: 'ada@example.com', question: 'How deep?' };
    for (const color of ['Ink', 'Ash']) assert.equal((await call({ ...question, color, 'a b': 'x', 'password': 'y' }, { formId: 'question' })).status, 200);
    const page = await (await owner.get(here)).text();
    assert.match(page, /<code dir="ltr">color<\/code> <span class="field-note">2 recent submissions<\/span> <button[^>]* value="detect\.color">/);
    assert.doesNotMatch(page, /detect\.(a b|password)/);
    const version = /name="version" value="([^"]*)"/.exec(page)![1]!;
    const pressed = await (await owner.post(here, { 'version': version, 'name': 'Question', 'act': 'detect.color', 'f.0.id': 'email', 'f.0.type': 'email', 'f.0.title': 'Email' })).text();
    assert.match(pressed, /name="f\.1\.id" value="color"/);
    const saved = await owner.post(here, { 'version': version, 'name': 'Question', 'f.0.id': 'email', 'f.0.type': 'email', 'f.0.title': 'Email', 'f.1.id': 'color', 'f.1.type': 'text', 'f.1.title': 'Color of it' });
    assert.equal(saved.status, 303, await saved.text());
    assert.doesNotMatch(await (await owner.get(here)).text(), /detect\.color/);
    assert.match(await (await owner.get(`/owner/submissions/${(await last()).id}`)).text(), /Color of it[^]*Ash/);
  });
});

describe('what is typed as a password', () => {
  const filled = { name: 'Ada', email: 'ada@example.com', day: 'Friday', clay: 'Porcelain', agree: 'yes' };
  test('is stored as a hash of its own salt, and nowhere else', async () => {
    const key = await run.key();
    const answer = await call({ ...filled, password: 'open sesame' }, { formId: 'every-field', key });
    assert.equal(answer.status, 200, await answer.clone().text());
    const { values, payloadHash } = await last();
    const { hash } = values.password as { hash: string };
    assert.equal(await passwordCheck(hash)('open sesame'), true);
    for (const path of [`/owner/submissions/${(await last()).id}`, '/owner/submissions', '/owner/submissions?form=every-field&view=table', '/owner/submissions/every-field/file']) {
      const page = await owner.read(path);
      assert.match(page, /not shown: only a hash is stored/, path);
      assert.doesNotMatch(page, /sesame|scrypt/, path);
    }
    // Sent again it is the same submission; nothing that a fast guess could be compared with is in the table.
    assert.equal((await call({ ...filled, password: 'open sesame' }, { formId: 'every-field', key })).status, 200);
    await call({ ...filled, password: 'another word' }, { formId: 'every-field' });
    assert.equal((await last()).payloadHash, payloadHash);
    assert.notEqual((((await last()).values.password) as { hash: string }).hash, hash);
    const rows = [await run.service.database.select().from(submissions), await run.service.database.select().from(submissionKeys).where(eq(submissionKeys.key, key))];
    assert.doesNotMatch(JSON.stringify(rows), /sesame/);
  });

  for (const passwords of [['door'], '["door","message"]']) {
    test(`is not kept of an unknown input that its page says is a password, as ${typeof passwords === 'string' ? 'text' : 'a list'}`, async () => {
      const answer = await call({ ...good, door: 'open sesame', color: 'Ink' }, { passwords });
      assert.equal(answer.status, 200, await answer.clone().text());
      const { values, context } = await last();
      assert.match(String(values.door), /^\(not kept/);
      assert.deepEqual([values.color, context.unknownFields, context.unknownPasswords], ['Ink', ['color', 'door'], ['door']]);
      const rows = [await run.service.database.select().from(submissions), await run.service.database.select().from(submissionKeys)];
      assert.doesNotMatch(JSON.stringify(rows), /sesame/);
    });
  }

  test('is stored as a hash in a field that the owner has as another kind, once that kind has taken it', async () => {
    const key = await run.key();
    const sent = { ...good, message: 'open sesame' };
    assert.equal((await call(sent, { key, passwords: ['message'] })).status, 200);
    assert.equal((await call(sent, { key, passwords: ['message'] })).status, 200);
    const { values } = await last();
    assert.equal(await passwordCheck((values.message as { hash: string }).hash)('open sesame'), true);
    assert.equal((await call({ ...good, email: 'no address' }, { passwords: ['email'] })).status, 400);
    assert.equal((await call({ name: 'Ada', email: 'ada@example.com' }, { passwords: ['message'] })).status, 400);
  });

  for (const passwords of ['door', '{"door":true}', '[1]', [''], { door: true }, 7, Array.from({ length: 11 }, (_, at) => `p${at}`), ['p'.repeat(201)]]) {
    test(`is not guessed from ${JSON.stringify(passwords).slice(0, 40)}`, async () => {
      const answer = await call(good, { passwords });
      assert.equal(answer.status, 400);
      assert.equal((await answer.json()).field?.split('.')[0], 'passwords');
    });
  }

  test('is marked by a hidden field of a page without scripts, also in the page that says what else is wrong', async () => {
    assert.equal((await plain([...Object.entries(good), ['door', 'open sesame'], ['_passwords', 'door, message']])).status, 303);
    const { values } = await last();
    assert.match(String(values.door), /^\(not kept/);
    assert.equal(typeof (values.message as { hash: string }).hash, 'string');
    const again = await (await plain([...Object.entries({ ...good, email: 'ada', message: 'open sesame' }), ['_passwords', 'message']])).text();
    assert.match(again, /<input type="hidden" name="_passwords" value="message">/);
    assert.match(again, /<input type="password"[^>]* id="message"/);
    assert.doesNotMatch(again, /sesame/);
    assert.equal((await plain([...Object.entries(good), ['_passwords', 'x'.repeat(300)]])).status, 400);
  });

  test('is offered to the owner as a field of that kind', async () => {
    const here = '/owner/forms/edit/visit';
    const visit = { name: 'Ada', email: 'ada@example.com', day: 'Friday', agree: 'yes' };
    assert.equal((await call({ ...visit, door: 'open sesame' }, { formId: 'visit', passwords: ['door'] })).status, 200);
    const page = await (await owner.get(here)).text();
    assert.match(page, /<code dir="ltr">door<\/code>[^\n]*a password: not stored[^\n]* value="detectPassword\.door">/);
    const version = /name="version" value="([^"]*)"/.exec(page)![1]!;
    const pressed = await (await owner.post(here, { 'version': version, 'name': 'Visit', 'act': 'detectPassword.door', 'f.0.id': 'email', 'f.0.type': 'email', 'f.0.title': 'Email' })).text();
    assert.match(pressed, /name="f\.1\.id" value="door"[^]*<option value="password" selected/);
  });

  test('is not written back into the page that says what else is wrong', async () => {
    const answer = await plain(Object.entries({ ...filled, email: 'ada', password: 'open sesame' }), 'every-field');
    const page = await answer.text();
    assert.equal(answer.status, 400);
    assert.match(page, /<input type="password" autocomplete="off" id="password"/);
    assert.doesNotMatch(page, /sesame/);
  });
});
