import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { SaveSubmissionAnswer } from 'site-elements/contract/answers';
import type { FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { forms, submissions, uploads } from '../forms.schema.js';
import { readForm } from './read-form-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  ({ run, owner } = await startWithOwner());
  await run.service.database.insert(forms).values({ id: 'files', name: 'Files', fields, editDays: 7 });
});
after(() => run.stop());

const fields: FormField[] = [
  { id: 'note', type: 'text', title: 'Note' },
  { id: 'plan', type: 'file', title: 'Plan', required: true },
  { id: 'pictures', type: 'file', title: 'Pictures', maxFiles: 3 },
];
const pdf = (name: string) => new File([Buffer.from('%PDF-1.4\n%%EOF\n')], name, { type: 'application/pdf' });
const submission = async (id: string) => (await run.service.database.select().from(submissions).where(eq(submissions.id, id)))[0]!;
const filesOf = async (id: string, field: string) => ((await submission(id)).values[field] ?? []) as { id: string; name: string }[];
const namesOf = async (id: string, field: string) => (await filesOf(id, field)).map(({ name }) => name);
const rowsOf = async (id: string) => (await run.service.database.select().from(uploads).where(eq(uploads.submissionId, id))).map(({ name }) => name).sort();

async function send(pictures: string[] = ['one.pdf', 'two.pdf']): Promise<{ id: string; url: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ key: await run.key('files'), formId: 'files', form: JSON.stringify({ note: 'x' }) })) body.append(name, value);
  body.append('file.plan', pdf('plan.pdf'));
  for (const name of pictures) body.append('file.pictures', pdf(name));
  const answer = await fetch(`${run.address}/api/form/SaveFormSubmission`, { method: 'POST', body });
  assert.equal(answer.status, 200, await answer.clone().text());
  const { id, edit } = await answer.json() as SaveSubmissionAnswer;
  return { id, url: edit!.url };
}
const read = async (url: string) => (await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text();

/** Opens the page, ticks boxes of stored files, chooses others and posts it as a browser without scripts. */
async function edit(url: string, { remove = [], choose = {} }: { remove?: string[]; choose?: Record<string, string[]> }) {
  const page = await read(url);
  const body = new FormData();
  for (const [name, value] of readForm(page).body) body.append(name, value);
  for (const name of remove) {
    const [, id] = new RegExp(`name="_remove" value="([^"]+)"> Remove \u2068${name}\u2069`).exec(page)!;
    body.append('_remove', id!);
  }
  for (const [field, names] of Object.entries(choose)) for (const name of names) body.append(field, pdf(name));
  return fetch(url, { method: 'POST', redirect: 'manual', headers: { accept: 'text/html', 'accept-language': 'en' }, body });
}

test('a visitor removes one of several files: it is deleted once the edit is stored, and the owner sees its name', async () => {
  const { id, url } = await send();
  const [one] = await filesOf(id, 'pictures');
  assert.match(await read(url), /Stored: [^<]*one\.pdf[^<]*two\.pdf[^<]*\. Files that you choose are added\./);
  assert.equal((await edit(url, { remove: ['one.pdf'] })).status, 303);
  assert.deepEqual([await namesOf(id, 'pictures'), await namesOf(id, 'plan'), await rowsOf(id)], [['two.pdf'], ['plan.pdf'], ['plan.pdf', 'two.pdf']]);
  assert.equal((await fetch(`${run.address}/owner/files/${one!.id}`, { headers: { cookie: owner.cookie } })).status, 404);
  const page = await owner.read(paths.ownerSubmission.replace(':id', id));
  assert.match(page, /one\.pdf/, 'the owner sees what was there before');
  assert.doesNotMatch(page, new RegExp(one!.id), 'without a link to it');
  assert.match(page, new RegExp((await filesOf(id, 'pictures'))[0]!.id));
});

test('a visitor replaces one of several files, and the limit counts those that stay', async () => {
  const { id, url } = await send();
  assert.equal((await edit(url, { choose: { pictures: ['three.pdf'] } })).status, 303);
  assert.deepEqual(await namesOf(id, 'pictures'), ['one.pdf', 'two.pdf', 'three.pdf']);
  const full = await edit(url, { remove: ['one.pdf'], choose: { pictures: ['four.pdf', 'five.pdf'] } });
  assert.equal(full.status, 400);
  const page = await full.text();
  assert.match(page, /id="pictures-error">[^<]*3/);
  assert.match(page, /name="_remove" value="[^"]+" checked> Remove \u2068one\.pdf/, 'stays ticked');
  assert.deepEqual([await namesOf(id, 'pictures'), (await rowsOf(id)).length], [['one.pdf', 'two.pdf', 'three.pdf'], 4], 'nothing is deleted by a refused edit');
  assert.equal((await edit(url, { remove: ['one.pdf'], choose: { pictures: ['four.pdf'] } })).status, 303);
  assert.deepEqual(await namesOf(id, 'pictures'), ['two.pdf', 'three.pdf', 'four.pdf']);
});

test('a required file cannot be removed without another one', async () => {
  const { id, url } = await send();
  const refused = await edit(url, { remove: ['plan.pdf'] });
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /id="plan-error">/);
  assert.deepEqual(await namesOf(id, 'plan'), ['plan.pdf']);
  assert.equal((await edit(url, { remove: ['plan.pdf'], choose: { plan: ['new.pdf'] } })).status, 303);
  assert.deepEqual([await namesOf(id, 'plan'), await rowsOf(id)], [['new.pdf'], ['new.pdf', 'one.pdf', 'two.pdf']]);
});

test('all files of an optional field can be removed, and only files of this submission', async () => {
  const { id, url } = await send();
  const other = await send();
  const [foreign] = await filesOf(other.id, 'pictures');
  const { body } = readForm(await read(url));
  body.append('_remove', foreign!.id);
  assert.equal((await fetch(url, { method: 'POST', redirect: 'manual', body })).status, 303);
  assert.equal((await rowsOf(other.id)).length, 3);
  assert.equal((await edit(url, { remove: ['one.pdf', 'two.pdf'] })).status, 303);
  assert.deepEqual([(await submission(id)).values.pictures, await rowsOf(id)], [undefined, ['plan.pdf']]);
  assert.doesNotMatch(await read(url), /Remove \u2068one/);
});
