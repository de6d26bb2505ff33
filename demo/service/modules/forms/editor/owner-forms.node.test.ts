import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { parseFragment } from 'parse5';
import { fieldTypes } from 'site-elements/contract/form-field';
import { forms, submissions } from '../forms.schema.js';
import { seed } from '../../../create-service.js';
import { eventually } from '../../../../../test/e2e/demo/eventually.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { type OwnerVisitor, ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';

const password = 'correct horse battery';
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password } });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

type Row = Record<string, string>;
type Pairs = [name: string, value: string][];
const here = '/owner/forms';
const form = async (id: string) => (await run.service.database.select().from(forms).where(eq(forms.id, id)))[0];
const rowsOf = (rows: readonly Row[]): Pairs => rows.flatMap((row, at) => Object.entries(row).map(([name, value]): [string, string] => [`f.${at}.${name}`, value]));
const tableware: Row[] = [{ type: 'text', title: 'Color', required: 'yes' }, { type: 'email', title: 'Email' }, { type: 'select', title: 'Size', options: 'Small\r\nLarge' }];
const send = (path: string, rows: readonly Row[], more: Row = {}) => owner.post(path, [...Object.entries({ name: 'Tableware', ...more }), ...rowsOf(rows)]);

interface Node { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] }
/** Everything that the editor's form in a page would send, as it is there. */
function postedBy(markup: string): Pairs {
  const all = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(all)];
  const attribute = (node: Node, name: string) => node.attrs?.find(one => one.name === name)?.value;
  const [editor] = all(parseFragment(markup) as Node).filter(node => attribute(node, 'class') === 'owner-form');
  return all(editor!).flatMap((node): Pairs => {
    const name = attribute(node, 'name');
    if (name === undefined || name === 'csrf') return [];
    const text = (of: Node) => (of.childNodes ?? []).map(child => (child as unknown as { value?: string }).value ?? '').join('');
    if (node.nodeName === 'textarea') return [[name, text(node)]];
    if (node.nodeName === 'select') {
      const options = all(node).filter(({ nodeName }) => nodeName === 'option');
      return [[name, attribute(options.find(option => attribute(option, 'selected') !== undefined) ?? options[0]!, 'value') ?? '']];
    }
    if (node.nodeName !== 'input' || (attribute(node, 'type') === 'checkbox' && attribute(node, 'checked') === undefined)) return [];
    return [[name, attribute(node, 'value') ?? '']];
  });
}
const without = (pairs: Pairs, name: string) => pairs.filter(([one]) => one !== name);
const titlesIn = (markup: string) => [...markup.matchAll(/<summary><strong>([^<]*)/g)].map(([, title]) => title);

describe('a form made by its owner', () => {
  test('is stored, shown, sent and answered with the owner\'s words', async () => {
    const answer = await send(`${here}/new`, tableware, { thanksText: 'We fire it.\n\nSoon.' });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${here}/edit/tableware?saved`], await answer.clone().text());
    assert.deepEqual((await form('tableware'))!.fields, [
      { id: 'color', type: 'text', title: 'Color', required: true }, { id: 'email', type: 'email', title: 'Email' }, { id: 'size', type: 'select', title: 'Size', options: ['Small', 'Large'] },
    ]);
    const sent = await fetch(`${run.address}/forms/tableware`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ color: 'Ink', size: 'Large' }) });
    assert.equal(sent.status, 303);
    assert.match(await (await fetch(run.address + sent.headers.get('location')!)).text(), /<p>We fire it\.<\/p><p>Soon\.<\/p>/);
    assert.match(await (await owner.get(here)).text(), /edit\/tableware"[^]*?<td>3<\/td>\s*<td><a [^>]*>1<\/a>/);
  });

  test('keeps the ids of its fields when they are called something else, and what they have brought when they are taken out', async () => {
    const page = await (await owner.get(`${here}/edit/tableware`)).text();
    const pairs = postedBy(page).map(([name, value]): [string, string] => [name, value === 'Color' ? 'Glaze' : value]);
    assert.equal((await owner.post(`${here}/edit/tableware`, pairs)).status, 303);
    assert.deepEqual((await form('tableware'))!.fields[0], { id: 'color', type: 'text', title: 'Glaze', required: true });
    const fresh = postedBy(await (await owner.get(`${here}/edit/tableware`)).text());
    const taken = await owner.post(`${here}/edit/tableware`, [...fresh, ['act', 'remove.0']]);
    assert.match(await taken.clone().text(), /You have unsaved changes/);
    assert.equal((await form('tableware'))!.fields.length, 3);
    assert.equal((await owner.post(`${here}/edit/tableware`, postedBy(await taken.text()))).status, 303);
    assert.deepEqual((await form('tableware'))!.fields.map(({ id }) => id), ['email', 'size']);
    const [row] = await run.service.database.select().from(submissions).where(eq(submissions.formId, 'tableware'));
    assert.equal(row!.values.color, 'Ink');
    assert.match(await (await owner.get('/owner/submissions?form=tableware')).text(), /color[^]*Ink/);
  });

  test('is unchanged after its editor has saved it, with every type of field', async () => {
    for (const id of ['every-field', 'repair', 'donation', 'contact']) {
      const { editedAt: _before, ...stored } = (await form(id))!;
      const answer = await owner.post(`${here}/edit/${id}`, postedBy(await (await owner.get(`${here}/edit/${id}`)).text()));
      assert.equal(answer.status, 303, await answer.text());
      const { editedAt, ...rest } = (await form(id))!;
      assert.deepEqual(rest, stored);
      assert.ok(editedAt);
    }
  });

  test('hashes what a field holds once its owner makes it a password', async () => {
    assert.equal((await send(`${here}/new`, [{ type: 'text', title: 'Word' }], { id: 'gate' })).status, 303);
    assert.equal((await fetch(`${run.address}/forms/gate`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ word: 'open sesame' }) })).status, 303);
    const pairs = postedBy(await (await owner.get(`${here}/edit/gate`)).text());
    assert.equal((await owner.post(`${here}/edit/gate`, [...without(pairs, 'f.0.type'), ['f.0.type', 'password']])).status, 303);
    const word = async () => (await run.service.database.select().from(submissions).where(eq(submissions.formId, 'gate')))[0]!.values.word;
    await eventually(async () => assert.equal(typeof await word(), 'object'));
    assert.doesNotMatch(JSON.stringify(await word()), /sesame/);
  });

  test('is not changed after a change in another window, until the owner confirms', async () => {
    const pairs = postedBy(await (await owner.get(`${here}/edit/question`)).text());
    assert.equal((await owner.post(`${here}/edit/question`, [...without(pairs, 'name'), ['name', 'First']])).status, 303);
    const late = await owner.post(`${here}/edit/question`, [...without(pairs, 'name'), ['name', 'Second']]);
    const text = await late.text();
    assert.equal(late.status, 400);
    assert.match(text, /changed in another window[^]*value="Second"/);
    assert.equal((await form('question'))!.name, 'First');
    assert.equal((await owner.post(`${here}/edit/question`, postedBy(text))).status, 303);
    assert.equal((await form('question'))!.name, 'Second');
  });

  test('can be deleted while it has no submissions, and forms of the demo are not added again', async () => {
    await run.key('reserve');
    assert.equal((await owner.post(`${here}/edit/reserve/delete`)).status, 303);
    await seed(run.service.database);
    assert.equal(await form('reserve'), undefined);
    assert.equal((await owner.get(`${here}/edit/reserve`)).status, 404);
    const kept = await owner.post(`${here}/edit/tableware/delete`);
    assert.equal(kept.status, 400);
    assert.match(await kept.text(), /can’t be deleted because it has submissions/);
  });
});

describe('the editor\'s buttons', () => {
  const press = async (act: string, rows = tableware, more: Row = {}) => {
    const answer = await send(`${here}/new`, rows, { act, ...more });
    assert.equal(answer.status, 200);
    return answer.text();
  };

  for (const [act, titles, focused] of [
    ['up.2', ['Color', 'Size', 'Email'], /value="up\.1"[^>]* autofocus/],
    ['down.0', ['Email', 'Color', 'Size'], /value="down\.1"[^>]* autofocus/],
    ['up.0', ['Color', 'Email', 'Size'], /value="down\.0"[^>]* autofocus/],
    ['down.1', ['Color', 'Size', 'Email'], /value="up\.2"[^>]* autofocus/],
    ['remove.1', ['Color', 'Size'], /value="remove\.1"[^>]* autofocus/],
    ['add', ['Color', 'Email', 'Size', 'New field'], /name="f\.3\.title"[^>]* autofocus/],
    ['up.9', ['Color', 'Email', 'Size'], /<h1>/],
  ] as const) {
    test(`${act} leaves ${titles.join(', ')}, with the keyboard where it was`, async () => {
      const text = await press(act);
      assert.deepEqual(titlesIn(text), titles);
      assert.match(text, focused);
      assert.equal(await form('tableware-2'), undefined);
    });
  }

  test('fields are in the order of the page, whatever their numbers', async () => {
    const text = await (await owner.post(`${here}/new`, [['name', 'Any'], ['act', 'show'], ['f.7.title', 'First'], ['f.2.title', 'Second'], ['f.7.type', 'email']])).text();
    assert.deepEqual(titlesIn(text), ['First', 'Second']);
  });

  test('dragging is a script of the service\'s own, for the owner only', async () => {
    const path = /<script type="module" src="([^"]+)"/.exec(await press('show'))![1]!;
    const answer = await owner.get(path);
    assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.match(await answer.text(), /pointermove/);
    assert.equal((await fetch(run.address + path)).status, 401);
  });

  test('a kind asks for what it needs, and keeps what another one knew', async () => {
    const asked = await press('kind.0', [{ type: 'radio', title: 'Clay', placeholder: 'Any' }]);
    assert.match(asked, /<textarea id="f\.0\.options"/);
    assert.match(asked, /type="hidden" name="f\.0\.placeholder" value="Any"/);
    assert.match(await press('kind.0', [{ type: 'password', title: 'Word' }]), /Only a hash is stored/);
  });

  test('the preview is the service\'s own page of the form, before it is stored', async () => {
    const text = await press('show', [{ type: 'radio', title: 'Clay', options: 'Ash\nTin', description: 'Which one' }]);
    const preview = text.slice(text.indexOf('owner-preview'));
    assert.match(preview, /<option>Ash[^]*Which one/);
    assert.match(preview, /<button class="button" type="button" disabled>/);
  });
});

describe('a form is not saved', () => {
  const rows: [title: string, rows: readonly Row[], more: Row, says: RegExp][] = [
    ['without a name', tableware, { name: '' }, /Enter a form name/],
    ['with a wrong id', tableware, { id: 'a b' }, /Enter an ID with only letters/],
    ['with the id of another', tableware, { id: 'contact' }, /A form with the ID “contact” already exists/],
    ['without fields', [], {}, /Add at least one field/],
    ['with headings only', [{ type: 'section', title: 'A' }], {}, /Add at least one field/],
    ['with too many fields', Array.from({ length: 61 }, (_, at) => ({ title: `T${at}` })), {}, /There are 61 fields/],
    ['without a title', [{ type: 'text', title: ' ' }], {}, /<a href="#f\.0">Field 1: enter a title/],
    ['with a long title', [{ title: 'x'.repeat(201) }], {}, /up to 200 characters/],
    ['with a list of nothing', [{ type: 'select', title: 'Day' }], {}, /enter the options/],
    ['with an option twice', [{ type: 'radio', title: 'Day', options: 'A\nA' }], {}, /“A” is listed twice/],
    ['with too many options', [{ type: 'radio', title: 'Day', options: Array.from({ length: 61 }, (_, at) => at).join('\n') }], {}, /61 options/],
    ['with an invalid length', [{ type: 'textarea', title: 'Day', maxLength: '-3' }], {}, /instead of “-3”/],
    ['with a file that is too large', [{ type: 'file', title: 'Day', maxFileBytes: '900' }], {}, /enter a size up to 10 MB/],
    ['with an unknown file type', [{ type: 'file', title: 'Day', accept: 'pdf' }], {}, /“pdf” isn’t a file type/],
    ['with an invalid amount', [{ type: 'currency', title: 'Gift', amounts: '10 x' }], {}, /“x” isn’t a valid amount/],
    ['with an amount that can be read in two ways', [{ type: 'currency', title: 'Gift', amounts: '10 12.505', currencySymbol: '€' }], {}, /“12\.505” isn’t a valid amount\. Please enter the amount without a thousands separator/],
    ['with an amount in another currency', [{ type: 'currency', title: 'Gift', amounts: '$10', currencySymbol: '€' }], {}, /“\$10” isn’t a valid amount\. Please enter the amount in the currency of this field/],
    ['with an amount that its currency has no places for', [{ type: 'currency', title: 'Gift', amounts: '10.5', currencySymbol: 'JPY' }], {}, /fewer decimal places/],
    ['with an invalid size', [{ type: 'file', title: 'Day', maxFileBytes: 'two' }], {}, /enter a size up to 10 MB/],
    ['with a page of thanks elsewhere', tableware, { thanksPath: '//evil.example/x' }, /isn’t a path on this site/],
    ['with a script as its page of thanks', tableware, { thanksPath: 'javascript:alert(1)' }, /isn’t a path on this site/],
    ['with a captcha that is not set up', tableware, { captcha: 'turnstile' }, /isn’t set up/],
    ['with a list of subscribers and no email', [{ title: 'Name' }], { subscribes: 'yes' }, /needs a field of type/],
    ['with an id that hides what forms have', [{ id: 'submit', title: 'Day' }], {}, /can’t be used as a field ID/],
    ['with one id twice', [{ id: 'a', title: 'Day' }, { id: 'a', title: 'Night' }], {}, /same ID/],
  ];
  for (const [title, fields, more, says] of rows) {
    test(`${title}, and nothing that was typed is lost`, async () => {
      const answer = await send(`${here}/new`, fields, { id: 'faulty', thanksText: 'Kept <b>', ...more });
      const text = await answer.text();
      assert.equal(answer.status, 400);
      assert.match(text, /role="alert"/);
      assert.match(text, says);
      assert.match(text, /Kept &lt;b&gt;/);
      const sent = fields.map(({ title: one }) => one!.trim().slice(0, 300));
      assert.deepEqual(sent.filter(one => one && !text.includes(`value="${one}"`)), []);
      assert.equal(await form('faulty'), undefined);
    });
  }

  test('without the session\'s token, or without a login', async () => {
    for (const path of [`${here}/new`, `${here}/edit/contact`, `${here}/edit/contact/delete`]) {
      assert.equal((await owner.post(path, rowsOf(tableware), 'wrong')).status, 403, path);
      assert.equal((await fetch(run.address + path, { method: 'POST', body: new URLSearchParams({ csrf: owner.csrf }) })).status, 401, path);
    }
    for (const path of [here, `${here}/new`, `${here}/edit/contact`, `${here}/edit/contact/paste`]) {
      assert.equal((await fetch(run.address + path, { redirect: 'manual', headers: { accept: 'text/html' } })).status, 303, path);
    }
  });

  test('as markup: what an owner types is text', async () => {
    const hostile = '"></script><script>alert(1)</script>';
    assert.equal((await send(`${here}/new`, [{ type: 'select', title: hostile, options: hostile, description: hostile }], { name: hostile, id: 'hostile', thanksText: hostile })).status, 303);
    for (const path of [here, `${here}/edit/hostile`, `${here}/edit/hostile/paste`]) assert.doesNotMatch(await (await owner.get(path)).text(), /<script>alert/, path);
    assert.doesNotMatch(await (await fetch(`${run.address}/forms/hostile/thanks`)).text(), /<script>alert/);
  });
});

test('titles in any script, titles that are equal and titles that forms cannot have get ids of their own', async () => {
  await send(`${here}/new`, ['Größe', 'Größe', '名前', '???', 'Submit'].map(title => ({ type: 'text', title })), { id: 'ids' });
  assert.deepEqual((await form('ids'))!.fields.map(({ id }) => id), ['grosse', 'grosse-2', 'field', 'field-2', 'field-submit'].map(id => id.replace('grosse', 'gro-e')));
});

describe('what is pasted', () => {
  /** The text of a box, as a browser gives it to the clipboard. */
  const snippet = async (id: string, box: string) => {
    const text = await (await owner.get(`${here}/edit/${id}/paste`)).text();
    const written = new RegExp(`<textarea class="owner-code" id="${box}"[^>]*>\\n([^<]*)</textarea>`).exec(text)![1]!;
    return written.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', '\'').replaceAll('&amp;', '&');
  };

  test('as a list of fields holds all of them, and nothing that ends its block', async () => {
    const list = await snippet('every-field', 'list');
    const block = /<script type="application\/json">([^]*?)<\/script>/.exec(list)![1]!;
    assert.deepEqual(JSON.parse(block).fields, (await form('every-field'))!.fields);
    assert.match(list, /<site-form form-id="every-field" sync redirect="\/saltmarsh\/thanks">/);
    const hostile = await snippet('hostile', 'list');
    assert.equal(hostile.match(/<\/script>/g)!.length, 1);
    assert.match(await snippet('commission', 'list'), /captcha="altcha"/);
  });

  test('as a tag alone leads to the form\'s own page where there are no scripts', async () => {
    const tag = await snippet('every-field', 'tag');
    assert.match(tag, /^<site-form form-id="every-field">\s*<p data-site-fallback><a href="[^"]*\/forms\/every-field">[^<]+<\/a><\/p>\s*<\/site-form>$/);
  });

  test('as markup and as a plain form names every field, and the service takes what it sends', async () => {
    const names = (markup: string) => new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name!));
    const every = (await form('every-field'))!;
    for (const box of ['markup', 'plain']) {
      const markup = await snippet('every-field', box);
      for (const { id, type } of every.fields) assert.ok(type === 'section' || [...names(markup)].some(name => name === id || name.startsWith(`${id}.`)), id);
      assert.equal(markup.startsWith('<site-form'), box === 'markup');
    }
    assert.match(await snippet('contact', 'plain'), new RegExp(`<form action="${run.address.replace('127.0.0.1', '127\\.0\\.0\\.1')}/forms/contact" method="post"`));
    assert.match(await snippet('repair', 'markup'), /enctype="multipart\/form-data"[^]*type="file" accept="image\/\*" multiple/);
    const filled: Row = {
      'name': 'Ada', 'email': 'ada@example.com', 'phone': '+44 1328 555 010', 'home.line1': '1 Quay', 'home.city': 'Wells', 'home.country': 'GB', 'birthday': '1815-12-10', 'pieces': '2', 'budget': '20',
      'day': 'Friday', 'hour': '14:30', 'clay': 'Porcelain', 'glazes': 'Ash', 'feeling.A mug should be heavy': '2', 'agree': 'yes', 'source': 'example', 'website': 'example.com',
    };
    const known = names(await snippet('every-field', 'plain'));
    assert.deepEqual(Object.keys(filled).filter(name => !known.has(name)), []);
    assert.equal((await fetch(`${run.address}/forms/every-field`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(filled) })).status, 303);
  });
});

test('every kind of field can be added', async () => {
  const rows = fieldTypes.map((type): Row => ({ type, title: `A ${type}`, options: 'One\nTwo', ...type === 'calculation' && { formula: '1 + 1' } }));
  assert.equal((await send(`${here}/new`, rows, { id: 'kinds' })).status, 303);
  assert.deepEqual((await form('kinds'))!.fields.map(({ type }) => type), fieldTypes);
  assert.equal((await fetch(`${run.address}/forms/kinds`)).status, 200);
});

test('the forms are led to from the owner\'s other pages', async () => {
  assert.match(await (await owner.get('/owner/submissions')).text(), /<a href="\/owner\/forms">Forms/);
  assert.match(await (await owner.get(`${here}/edit/contact`)).text(), /<a href="\/owner\/forms" aria-current="true">/);
});
