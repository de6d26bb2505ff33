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
const call = async (form: Record<string, unknown>) => run.post('/api/form/SaveFormSubmission', { key: await run.key(), formId: 'estimate', form });
type Row = Record<string, string>;
const rows: Row[] = [
  { type: 'number', title: 'People', required: 'yes' },
  { type: 'select', title: 'Room', options: 'Small\r\nLarge', prices: 'Small = 80\r\nLarge = 120.50' },
  { type: 'checkbox', title: 'Extras', options: 'Lunch\r\nTour', prices: 'Lunch = 12.50\r\nTour = 30' },
  { type: 'number', title: 'Nights', when: 'room is large' },
  { type: 'calculation', title: 'Each', formula: 'Extras / people' },
  { type: 'calculation', title: 'Total', formula: 'people * 45 + Room * max(1, nights) + extras', currency: 'eur' },
  { type: 'text', title: 'Company', when: 'total is at least 300', required: 'yes' },
];
const save = (path: string, list: readonly Row[], name = 'Estimate') => owner.post(path, [
  ['name', name], ...list.flatMap((row, at) => Object.entries(row).map(([key, value]): [string, string] => [`f.${at}.${key}`, value])),
]);

describe('calculated fields of a form', () => {
  test('are written by its owner with titles, and stored with ids', async () => {
    const answer = await save(`${here}/new`, rows);
    assert.equal(answer.status, 303, await answer.clone().text());
    const { fields } = await stored('estimate');
    assert.deepEqual(fields.find(({ id }) => id === 'total'), {
      id: 'total', type: 'calculation', title: 'Total', formula: 'people * 45 + room * max(1, nights) + extras', currency: 'EUR',
    });
    assert.deepEqual(fields.find(({ id }) => id === 'extras')?.prices, { Lunch: 12.5, Tour: 30 });
  });

  for (const [formula, said] of [
    ['peoples * 2', /cannot be read at character 1\. There is no field “peoples”/], ['people *', /cannot be read at character 9\. Write it like this: guests \* 45/],
    ['total + 1', /It depends on itself/], ['alert(1)', /cannot be read at character 1/],
  ] as const) test(`that cannot be read are given back with the place of the mistake: ${formula}`, async () => {
    const answer = await save(`${here}/new`, rows.map(row => (row.title === 'Total' ? { ...row, formula } : row)), 'Another');
    assert.equal(answer.status, 400);
    const page = await answer.text();
    assert.match(page, said);
    assert.ok(page.includes(`value="${formula}"`), 'as it was typed');
  });

  for (const [changed, said] of [
    [{ title: 'Extras', prices: 'Lunch = much' }, /“much” isn’t a price/], [{ title: 'Extras', prices: 'Dinner = 5' }, /there is no option “Dinner” for a price/],
    [{ title: 'Total', currency: 'EURO' }, /Total/], [{ title: 'Total', currency: 'XQX' }, /“XQX” isn’t a currency code/], [{ title: 'Each', digits: '9' }, /isn’t a whole number from 0 to 6/],
  ] as const) test(`with a wrong setting are given back with the reason: ${JSON.stringify(changed)}`, async () => {
    const answer = await save(`${here}/new`, rows.map(row => (row.title === changed.title ? { ...row, ...changed } : row)), 'Another');
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), said);
  });

  test('are calculated by the service, whatever the page sends, and a difference is noted', async () => {
    const tampered = await call({ people: 2, room: 'Large', nights: 1, extras: ['Lunch', 'Tour'], total: '1.00', each: '21.25' });
    assert.equal(tampered.status, 200, await tampered.clone().text());
    const { values, context } = await last();
    assert.equal(values.total, 253);
    assert.equal(values.each, 21.25);
    assert.deepEqual(context.calculatedOtherwise, { total: '1.00' });
    const shown = await (await owner.get(`/owner/submissions/${(await last()).id}`)).text();
    assert.match(shown, /€253\.00/);
    assert.match(shown, /the page showed 1\.00/);
  });

  test('that agree with the page are noted nowhere', async () => {
    assert.equal((await call({ people: 1, room: 'Small', total: '125.00', each: '0.00' })).status, 200);
    const { values, context } = await last();
    assert.deepEqual([values.total, values.each, context.calculatedOtherwise], [125, 0, undefined]);
  });

  test('count a field that a condition hides as 0', async () => {
    assert.equal((await call({ people: 1, room: 'Small', nights: 9 })).status, 200);
    assert.equal((await last()).values.total, 125);
  });

  test('are read by conditions', async () => {
    const missing = await call({ people: 5, room: 'Small' });
    assert.equal(missing.status, 400);
    assert.deepEqual(Object.keys(((await missing.json()) as { errors: object }).errors), ['company']);
  });

  test('that divide by zero are not stored, and nothing else is lost', async () => {
    assert.equal((await call({ people: 0, room: 'Small' })).status, 200);
    const { values } = await last();
    assert.deepEqual([values.total, 'each' in values], [80, false]);
  });

  test('are shown after sending without scripts, and have no input anywhere', async () => {
    const page = await (await fetch(`${run.address}/forms/estimate`)).text();
    assert.doesNotMatch(page, /name="total"/);
    const body = new FormData();
    for (const [name, value] of Object.entries({ people: '2', room: 'Small' })) body.append(name, value);
    const answer = await fetch(`${run.address}/forms/estimate`, { method: 'POST', redirect: 'manual', body });
    assert.equal(answer.status, 303, await answer.clone().text());
    const thanks = await (await fetch(new URL(answer.headers.get('location')!, run.address))).text();
    assert.match(thanks, /<dt>Total<\/dt><dd>€170\.00<\/dd>/);
  });

  test('are in the code to paste and in the file for spreadsheets', async () => {
    const page = await (await owner.get(`${here}/edit/estimate/paste`)).text();
    assert.match(page, /data-site-calculation=/);
    assert.match(page, /data-site-option-price=/);
    assert.match(page, /&quot;formula&quot;/);
    assert.match(await (await owner.get(`/owner/submissions/estimate/file`)).text(), /253/);
  });
});
