import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { forms, submissions, uploads } from './forms.schema.js';
import { type OwnerVisitor, ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';

const password = 'correct horse battery';
const mib = 1024 * 1024;
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password }, trustedProxies: 1, uploadsADay: 160 * 1024 });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

const good = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const gif = (bytes = 26) => Buffer.concat([Buffer.from('GIF89a, and the rest of it', 'latin1'), Buffer.alloc(bytes - 26)]);
const last = async () => (await run.service.database.select().from(submissions).orderBy(desc(submissions.createdAt)).limit(1))[0]!;
const storedFiles = async () => (await run.service.database.select().from(uploads)).length;
const send = (
  formId: string,
  fields: Record<string, string>,
  files: readonly (readonly [input: string, bytes: Buffer, name: string])[],
  from = '203.0.113.1',
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [input, bytes, name] of files) body.append(input, new Blob([new Uint8Array(bytes)]), name);
  return fetch(`${run.address}/forms/${formId}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'x-forwarded-for': from, accept: 'text/html' },
  });
};

describe('files of an input that the form does not have', () => {
  test('are not stored unless the owner allows it: the rest is, and the visitor and the owner are informed', async () => {
    const answer = await send('contact', { ...good, color: 'Ink' }, [['photo', gif(), '../pot.gif'], ['photo', gif(), 'lid.gif'], ['other', gif(), 'a.gif']]);
    assert.equal(answer.status, 303, await answer.clone().text());
    assert.match(
      await (await fetch(run.address + answer.headers.get('location')!)).text(),
      /Not stored: pot\.gif: this form does not accept files here\.[^]*lid\.gif/,
    );
    const { id, values } = await last();
    assert.deepEqual(values.photo, ['pot.gif', 'lid.gif'].map(name => ({ name, type: 'application/octet-stream', size: 26, notKept: 'inputUnknown' })));
    assert.deepEqual([values.color, await storedFiles()], ['Ink', 0]);
    assert.match(await owner.read(`/owner/submissions/${id}`), /pot\.gif \([^)]*\): not stored, the form does not accept files there/);
  });

  test('fill nothing, however many and large they are', async () => {
    for (let at = 0; at < 3; at += 1)
      await send(
        'contact',
        { ...good, message: String(at) },
        Array.from({ length: 15 }, (_, file) => [`f${file}`, gif(mib), 'a.gif'] as const),
      );
    assert.equal(await storedFiles(), 0);
  });

  test('are stored where the owner ticks the box', async () => {
    const page = await owner.read('/owner/forms/edit/contact');
    assert.match(page, /name="takesUnknownFiles" value="yes"> Also store files from inputs that aren’t in this form/);
    const version = /name="version" value="([^"]*)"/.exec(page)![1]!;
    const saved = await owner.post('/owner/forms/edit/contact', {
      version: version,
      name: 'Contact',
      act: 'save',
      takesUnknownFiles: 'yes',
      'f.0.id': 'email',
      'f.0.type': 'email',
      'f.0.title': 'Email',
    });
    assert.ok(saved.status < 400, await saved.text());
    assert.equal((await run.service.database.select().from(forms).where(eq(forms.id, 'contact')))[0]!.takesUnknownFiles, true);
    assert.match(await owner.read('/owner/forms/edit/contact'), /name="takesUnknownFiles" value="yes" checked/);
    assert.equal((await send('contact', { email: good.email }, [['photo', gif(), 'pot.gif']])).status, 303);
    assert.equal(await storedFiles(), 1);
  });
});

describe('files of a day', () => {
  const repair = (bytes: number, from: string, email: string) => send('repair', { email }, [['photos', gif(bytes), 'a.gif']], from);
  const kib = 1024;

  test('are bounded for a network: the visitor reads what to do, and can send without them', async () => {
    const before = await storedFiles();
    assert.equal((await repair(8 * kib, '203.0.113.2', 'a@example.com')).status, 303);
    const refused = await repair(8 * kib, '203.0.113.2', 'b@example.com');
    assert.deepEqual([refused.status, Number(refused.headers.get('retry-after')) > 80_000], [429, true]);
    assert.match(await refused.text(), /You have sent as many files as this site accepts in a day\. Send your message without files/);
    assert.equal(await storedFiles(), before + 1);
    assert.equal((await send('contact', good, [], '203.0.113.2')).status, 303);
  });

  test('are limited for a form, over all networks together, while another form continues', async () => {
    const statuses: number[] = [];
    for (let at = 10; at < 24; at += 1) statuses.push((await repair(8 * kib, `203.0.113.${at}`, `${at}@example.com`)).status);
    assert.equal(statuses.filter(status => status === 303).length, 9, 'half of the day\'s 160 KB, one was sent before');
    const refused = await repair(8 * kib, '203.0.113.99', 'z@example.com');
    assert.match(await refused.text(), /This site has received as many files as it accepts in a day/);
    assert.equal((await send('contact', { email: good.email }, [['photo', gif(kib), 'pot.gif']], '203.0.113.98')).status, 303);
  });

  test('count once where the same submission comes again', async () => {
    const key = await run.key();
    const body = () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ key, formId: 'contact', form: JSON.stringify({ email: good.email }) })) form.append(name, value);
      form.append('file.photo', new Blob([new Uint8Array(gif(6 * kib))]), 'pot.gif');
      return form;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1)
      statuses.push(
        (
          await fetch(`${run.address}/api/form/SaveFormSubmission`, {
            method: 'POST',
            body: body(),
            headers: { 'x-forwarded-for': '203.0.113.120' },
          })
        ).status,
      );
    assert.deepEqual(statuses, [200, 200, 200, 200]);
  });
});
