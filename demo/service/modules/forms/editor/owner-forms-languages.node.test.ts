import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fieldTypes, type FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import { forms, submissions } from '../forms.schema.js';
import { unknownFieldsMark } from '../detect-fields.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { findUntranslated } from '../../../owner-shell/find-untranslated.js';
import { type OwnerVisitor, ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';

const password = 'correct horse battery';
/** An owner's own texts are not texts of the service: here, all of them are figures. */
const fields = fieldTypes.map((type, at): FormField => ({ id: `f${at}`, type, title: `${at}7`, required: true, options: ['1', '2'], amounts: [5] }));
const ofForm = `${paths.ownerForms}/edit/all-kinds`;
const seeded = new Set<string>();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password } });
  owner = await ownerVisitor(run, password);
  const { database } = run.service;
  for (const { name } of await database.select().from(forms)) seeded.add(name);
  await database.insert(forms).values({ id: 'all-kinds', name: '77', fields });
  const context = { isOverlayForm: true, [unknownFieldsMark]: ['7'] };
  const sent = { formId: 'all-kinds', payloadHash: '7', values: { f0: '7' }, context };
  await database.insert(submissions).values([
    { ...sent, id: '71' }, { ...sent, id: '72', isSpam: true, suspicion: 'filled in a hidden field' }, { ...sent, id: '73', deletedAt: new Date() },
  ]);
});
after(() => run.stop());

/** Names that the seed's owner wrote, ids, addresses, and words that are the same in the languages asked for. */
const sameInAll = (word: string): boolean => seeded.has(word) || /^(ID|Captcha|CSV|Spam|CSRF|reCAPTCHA|Turnstile|hCaptcha|\d+|https?:\S+|[a-z\d-]+)$/.test(word);

const inboxOfForm = `${paths.ownerSubmissions}?form=all-kinds`;
const pages = [
  paths.ownerForms, `${paths.ownerForms}/new`, ofForm, `${ofForm}?saved`, `${ofForm}/paste`,
  inboxOfForm, `${inboxOfForm}&view=table`, `${paths.ownerSubmissions}?folder=spam`, `${paths.ownerSubmissions}?folder=deleted&done=delete&count=3&moment=2026-07-01`,
  `${paths.ownerSubmissions}?search=7777`, `${paths.ownerSubmissions}/71`, `${paths.ownerSubmissions}/72`, `${paths.ownerSubmissions}/none`,
];

describe('the pages of forms and submissions', () => {
  for (const path of pages) {
    test(`leave nothing in English: ${path}`, async () => {
      const [english, ...others] = await Promise.all(['en', 'pl', 'ja'].map(language => owner.speaking(language).read(path)));
      for (const other of others) assert.deepEqual(findUntranslated(english!, other).filter(word => !sameInAll(word)), []);
    });
  }

  const drafts: [what: string, fields: Readonly<Record<string, string>>][] = [
    ['everything that is wrong with a form', {
      'id': '7 7', 'name': '', 'thanksPath': '//7.example', 'notify': '7', 'captcha': 'turnstile', 'subscribes': 'yes', 'thanksText': '7'.repeat(1001),
      'f.0.id': 'submit', 'f.0.type': 'select', 'f.1.title': '7'.repeat(201), 'f.2.type': 'textarea', 'f.2.maxLength': '-7', 'f.3.type': 'currency', 'f.3.amounts': '0',
      'f.4.type': 'file', 'f.4.accept': '7', 'f.4.maxFileBytes': '77', 'f.5.type': 'radio', 'f.5.options': '7\n7', 'f.6.type': 'likert', 'f.6.description': '7'.repeat(501),
    }],
    ...['show', 'add', 'up.1', 'down.0', 'kind.0', 'remove.0', 'detect.7'].map((act): [string, Record<string, string>] => [act, { act, 'f.0.title': '7', 'f.1.title': '77' }]),
  ];
  for (const [what, sent] of drafts) {
    test(`leave nothing in English after a button: ${what}`, async () => {
      const [english, ...others] = await Promise.all(['en', 'pl', 'ja'].map(async language => (await owner.speaking(language).post(`${paths.ownerForms}/new`, sent)).text()));
      for (const other of others) assert.deepEqual(findUntranslated(english!, other).filter(word => !sameInAll(word)), []);
    });
  }

  test('say what is wrong with a field in one sentence of the language', async () => {
    const answer = await owner.speaking('de').post(`${paths.ownerForms}/new`, { 'name': '7', 'f.0.title': 'Größe', 'f.0.type': 'textarea', 'f.0.placeholder': 'x'.repeat(201) });
    assert.match(await answer.text(), /<a href="#f\.0">„Größe“: „Platzhalter“ hat höchstens 200 Zeichen\.<\/a>/);
  });

  test('isolate names and addresses from the direction of a right-to-left page', async () => {
    assert.match(await owner.speaking('ar').read(`${paths.ownerForms}/new`), /مثل \u2068\/thanks\u2069/);
    assert.match(await owner.speaking('he').read(`${inboxOfForm}&search=7777`), /”\u20687777\u2069“/);
    assert.doesNotMatch(await owner.speaking('de').read(`${paths.ownerForms}/new`), /[\u2066-\u2069]/);
  });

  test('begin a form with fields of the language, each with an id that can be typed', async () => {
    const page = await owner.speaking('ja').read(`${paths.ownerForms}/new`);
    assert.deepEqual([...page.matchAll(/<summary><strong>([^<]*)/g)].map(([, title]) => title), ['お名前', 'メールアドレス', 'メッセージ']);
    const answer = await owner.speaking('ja').post(`${paths.ownerForms}/new`, { 'id': 'in-japanese', 'name': '予約', 'f.0.title': 'お名前', 'f.0.type': 'name', 'f.1.title': '内容', 'f.1.type': 'textarea', 'f.2.title': '陶器' });
    assert.equal(answer.status, 303, await answer.clone().text());
    const stored = (await run.service.database.select().from(forms)).find(({ id }) => id === 'in-japanese')!;
    assert.deepEqual(stored.fields.map(({ id }) => id), ['name', 'textarea', 'field']);
  });

  test('count and name what was done as the language does', async () => {
    const done = async (language: string, count: number) => /class="owner-notice"><p>([^<]*)/.exec(await owner.speaking(language).read(`${paths.ownerSubmissions}?done=restore&count=${count}`))![1];
    assert.deepEqual([await done('ar', 2), await done('he', 1), await done('sv', 3)], ['استُرجعت رسالتان.', 'פנייה אחת הוחזרה.', '3 återställda.']);
  });

  test('give what is pasted the words of the language, and the file its headings', async () => {
    const polish = owner.speaking('pl');
    const pasted = await polish.read(`${ofForm}/paste`);
    for (const word of ['Kod pocztowy', 'Zdecydowanie się zgadzam', 'Inna kwota', '&lt;button&gt;Wyślij&lt;/button&gt;']) assert.ok(pasted.includes(word), word);
    const [heading = '', first = ''] = (await polish.read(paths.ownerSubmissionsFile.replace(':formId', 'all-kinds'))).split('\r\n');
    assert.match(heading, /Otrzymano \(UTC\),.*,Spam,Możliwy spam,Wysłano z nakładki,Inne wartości,Identyfikator$/);
    assert.match(first, /,tak,/);
  });
});
