import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { forms, submissions } from './forms.schema.js';
import { type OwnerVisitor, ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';

const password = 'correct horse battery';
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password } });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

const here = '/owner/forms';
const stored = async (id: string) => (await run.service.database.select().from(forms).where(eq(forms.id, id)))[0]!;
const last = async () => (await run.service.database.select().from(submissions).orderBy(desc(submissions.createdAt)).limit(1))[0]!;
const call = async (form: Record<string, unknown>) => run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId: 'shipping', form });
const plain = (fields: Record<string, string>, files: Record<string, File> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...files })) body.append(name, value);
  return fetch(`${run.address}/forms/shipping`, { method: 'POST', redirect: 'manual', body });
};
type Row = Record<string, string>;
const rows: Row[] = [
  { type: 'radio', title: 'How', options: 'Post\r\nPick-up', required: 'yes' },
  { type: 'section', title: 'Where to', when: 'How = post' },
  { type: 'text', title: 'Street', required: 'yes' },
  { type: 'number', title: 'Floor', when: 'street is filled' },
  { type: 'section', title: 'More' },
  { type: 'number', title: 'Guests' },
  { type: 'textarea', title: 'Allergies', requiredWhen: 'guests >= 7' },
  { type: 'password', title: 'Door code', when: 'How is post' },
  { type: 'file', title: 'Plan', when: 'How is post', requiredWhen: 'floor is at least 3' },
];
const save = (path: string, list: readonly Row[], name = 'Shipping') => owner.post(path, [
  ['name', name], ...list.flatMap((row, at) => Object.entries(row).map(([key, value]): [string, string] => [`f.${at}.${key}`, value])),
]);

describe('conditions of a form', () => {
  test('are written by its owner with titles, and stored with ids', async () => {
    const answer = await save(`${here}/new`, rows);
    assert.equal(answer.status, 303, await answer.clone().text());
    const { fields } = await stored('shipping');
    assert.deepEqual(fields.map(({ id, when, requiredWhen }) => [id, when, requiredWhen].filter(Boolean).join(': ')), [
      'how', 'where-to: how is post', 'street', 'floor: street is filled', 'more', 'guests', 'allergies: guests is at least 7', 'door-code: how is post',
      'plan: how is post: floor is at least 3',
    ]);
  });

  for (const [condition, said] of [
    ['hows is post', /There is no field “hows”/], ['guests &gt;= many', /“many” is not a number/], ['how is', /Enter a value to compare with\./], ['how (post)', /Write it like this: delivery = post/],
    ['allergies is filled', /It depends on itself/], ['how is guests', /“guests” is also a field/],
  ] as const) test(`that cannot be read are given back with the reason: ${condition}`, async () => {
    const list = rows.map(row => (row.title === 'Allergies' ? { ...row, when: condition.replace('&gt;', '>') } : row));
    const answer = await save(`${here}/new`, list, 'Another');
    assert.equal(answer.status, 400);
    const page = await answer.text();
    assert.match(page, said);
    assert.ok(page.includes(`value="${condition}"`), 'what was written is still there');
  });

  test('are checked again: no hidden field is required', async () => {
    assert.equal((await call({ how: 'Pick-up' })).status, 200);
    assert.deepEqual((await last()).values, { how: 'Pick-up' });
    const answer = await call({ how: 'Post' });
    assert.equal(answer.status, 400);
    assert.deepEqual(Object.keys((await answer.json()).errors), ['street']);
    assert.equal((await call({ how: 'Post', street: '1 Quay', floor: '2' })).status, 200);
    assert.deepEqual((await last()).values, { how: 'Post', street: '1 Quay', floor: 2 });
  });

  test('require by other answers, files too', async () => {
    assert.deepEqual(Object.keys((await (await call({ how: 'Pick-up', guests: '7' })).json()).errors), ['allergies']);
    assert.equal((await call({ how: 'Pick-up', guests: '7', allergies: 'Nuts' })).status, 200);
    assert.equal((await call({ how: 'Pick-up', guests: '6' })).status, 200);
    assert.deepEqual(Object.keys((await (await call({ how: 'Post', street: '1 Quay', floor: '3' })).json()).errors), ['plan']);
  });

  test('set aside what comes all the same, and the owner reads that it was not asked for', async () => {
    const answer = await plain({ how: 'Pick-up', street: '1 Quay', floor: 'second', guests: '2', 'door-code': 'hunter2!' });
    assert.equal(answer.status, 303, await answer.text());
    const { id, values, context } = await last();
    assert.deepEqual([values.how, values.street, values.floor, values.guests], ['Pick-up', '1 Quay', 'second', 2]);
    assert.deepEqual(context.notAsked, ['street', 'floor', 'door-code']);
    assert.ok(!JSON.stringify([values, context]).includes('hunter2'), 'a password is stored as no text');
    const page = await (await owner.get(`/owner/submissions/${id}`)).text();
    assert.match(page, /Street[^<]* <small>filled in although the form did not ask for it<\/small><\/dt>\s*<dd>[^]*1 Quay/);
    assert.doesNotMatch(page, /Guests[^<]* <small>/);
  });

  test('leave out a file of a hidden field, and the visitor is informed', async () => {
    const png = new File([Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')], 'plan.png', { type: 'image/png' });
    const answer = await plain({ how: 'Pick-up' }, { plan: png });
    assert.equal(answer.status, 303, await answer.clone().text());
    const thanks = await (await fetch(run.address + answer.headers.get('location')!)).text();
    assert.match(thanks, /plan\.png/);
  });

  test('show all fields where there are no scripts, and no browser asks for what may be hidden', async () => {
    const page = await (await fetch(`${run.address}/forms/shipping`)).text();
    assert.match(page, /<form [^>]*novalidate/);
    for (const id of ['street', 'floor', 'allergies']) assert.ok(page.includes(`name="${id}"`), id);
    assert.doesNotMatch(await (await fetch(`${run.address}/forms/contact`)).text(), /novalidate/);
  });

  test('are in all that an owner pastes', async () => {
    const page = (await (await owner.get(`${here}/edit/shipping/paste`)).text()).replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    assert.match(page, /<div data-site-when="how is post">\s*<h3>Where to<\/h3>[^]*?name="street"[^]*?<div data-site-when="street is filled">[^]*?name="floor"[^]*?<\/div>\s*<\/div>/);
    assert.match(page, /<div data-site-required-when="guests is at least 7">/);
    assert.match(page, /"when":"how is post"/);
  });

  test('of a section end with the next one', async () => {
    assert.equal((await call({ how: 'Pick-up', guests: '3' })).status, 200);
    assert.equal((await last()).values.guests, 3);
  });
});
