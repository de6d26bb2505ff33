import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { forms, submissions } from './forms.schema.js';
import { type OwnerVisitor, ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { previewPath } from './editor/form-preview.js';

const password = 'correct horse battery';
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password } });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

const here = '/owner/forms';
const stored = async () => (await run.service.database.select().from(forms).where(eq(forms.id, 'residency')))[0]!;
type Row = Record<string, string>;
const rows: readonly Row[] = [
  { type: 'email', title: 'Email', required: 'yes' },
  { type: 'section', title: 'Your pots', step: 'yes', when: 'level = years' },
  { type: 'text', title: 'Studio', required: 'yes' },
  { type: 'section', title: 'Pictures' },
  { type: 'text', title: 'Link', required: 'yes' },
  { type: 'section', title: 'Last', step: 'yes' },
  { type: 'text', title: 'Level' },
];
const draft = (act: string, summary = true): [string, string][] => [
  ['name', 'Residency'], ...summary ? [['summary', 'yes'] as [string, string]] : [], ['act', act],
  ...rows.flatMap((row, at) => Object.entries(row).map(([key, value]): [string, string] => [`f.${at}.${key}`, value])),
];

describe('a form with several pages', () => {
  test('is previewed page by page', async () => {
    const pagesOf = (html: string) => [...html.matchAll(/class="owner-page">([^<]+)/g)].map(([, text]) => text);
    const page = await (await owner.post(`${here}/new`, draft('show'))).text();
    // As for a visitor, a page that the answers skip is not counted.
    assert.deepEqual(pagesOf(page), ['Page 1 of 2', 'Page 2 of 2']);
    const answered = await (await owner.post(previewPath, [...draft('show'), ['preview-level', 'years']])).text();
    assert.deepEqual(pagesOf(answered), ['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
    assert.match(page, /name="f\.1\.step" value="yes" checked/);
    assert.match(page, /name="summary" value="yes" checked/);
    assert.match(page, /[a-z], new page</);
  });

  test('is stored as its owner says', async () => {
    const answer = await owner.post(`${here}/new`, draft('save'));
    assert.equal(answer.status, 303, await answer.clone().text());
    const { fields, summary } = await stored();
    assert.equal(summary, true);
    assert.deepEqual(fields.filter(({ step }) => step).map(({ id }) => id), ['your-pots', 'last']);
    const edit = await (await owner.get(`${here}/edit/residency`)).text();
    assert.match(edit, /name="f\.1\.step" value="yes" checked/);
    assert.doesNotMatch(edit, /name="f\.3\.step" value="yes" checked/);
  });

  test('is pasted as pages in each of the ways', async () => {
    const page = (await (await owner.get(`${here}/edit/residency/paste`)).text()).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    const [list, markup, plain] = ['list', 'markup', 'plain'].map(id => new RegExp(`<textarea[^>]*id="${id}"[^>]*>([^]*?)</textarea>`).exec(page)![1]!);
    assert.match(list!, /<site-form form-id="residency" sync show-summary>/);
    assert.match(list!, /"id":"your-pots"[^\n]*"step":true/);
    for (const text of [markup!, plain!]) {
      assert.equal(text.match(/<fieldset data-site-step/g)?.length, 3);
      assert.match(text, /<fieldset data-site-step data-site-when="level is years">\s*<legend>Your pots<\/legend>/);
      assert.match(text, /<h3>Pictures<\/h3>/);
    }
    assert.match(markup!, /<site-form form-id="residency" show-summary>/);
  });

  test('is one page with headings without scripts, and a page that is skipped is not required', async () => {
    const page = await (await fetch(`${run.address}/forms/residency`)).text();
    assert.deepEqual([...page.matchAll(/<h2>([^<]+)/g)].map(([, text]) => text), ['Your pots', 'Pictures', 'Last']);
    const send = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return fetch(`${run.address}/forms/residency`, { method: 'POST', redirect: 'manual', body });
    };
    assert.equal((await send({ email: 'ada@example.com', level: 'new', studio: '', link: '' })).status, 303);
    const refused = await send({ email: 'ada@example.com', level: 'years', studio: '', link: '' });
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /href="#studio"[^]*href="#link"/);
    const kept = await run.service.database.select().from(submissions).where(eq(submissions.formId, 'residency'));
    assert.deepEqual(kept.map(({ values }) => values), [{ email: 'ada@example.com', level: 'new' }]);
  });
});
