import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { readElementsPath } from '../../../options-from-environment.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { hiddenMark } from '../visible-form.js';
import { findForm } from '../find-form.js';
import { forms, submissions } from '../forms.schema.js';
import { type FieldResults, readResults } from './read-results.js';
import { getRange } from './results-range.js';
import { resultsPath } from './results-path.js';

const fields: FormField[] = [
  { id: 'intro', type: 'section', title: 'About you' },
  { id: 'who', type: 'name', title: 'Name' },
  { id: 'size', type: 'radio', title: 'Size', options: ['small', 'large'] },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['lid', 'gift wrap', 'card'] },
  { id: 'terms', type: 'checkbox', title: 'Terms' },
  { id: 'glaze', type: 'select', title: 'Glaze', options: ['blue', 'white'], when: 'size = large' },
  { id: 'mood', type: 'likert', title: 'Mood' },
  { id: 'opinion', type: 'likert', title: 'Opinion', options: ['The tea was hot', 'I would return'] },
  { id: 'people', type: 'number', title: 'People' },
  { id: 'weight', type: 'number', title: 'Weight' },
  { id: 'gift', type: 'currency', title: 'Gift', currencySymbol: '€' },
  { id: 'total', type: 'calculation', title: 'Total', formula: 'people * 45', currency: 'EUR' },
  { id: 'day', type: 'date', title: 'Day' },
  { id: 'hour', type: 'time', title: 'Hour' },
  { id: 'sketch', type: 'file', title: 'Sketch' },
  { id: 'secret', type: 'password', title: 'Secret' },
  { id: 'campaign', type: 'hidden', title: 'Campaign', value: '' },
];

let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  ({ run, owner } = await startWithOwner({ elementsPath: '/cdn' }));
  await run.service.database.insert(forms).values([{ id: 'party', name: 'Party', fields }, { id: 'other', name: 'Other', fields }]);
});
after(() => run.stop());
beforeEach(async () => { await run.service.database.delete(submissions); });

type Row = typeof submissions.$inferInsert;
let at = 0;
const row = (values: Record<string, FieldValue>, more: Partial<Row> = {}): Row => {
  at += 1;
  return { id: `s${at}`, formId: 'party', payloadHash: String(at), values, context: {}, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)), ...more };
};
const add = async (rows: readonly Row[]) => {
  for (let from = 0; from < rows.length; from += 500) await run.service.database.insert(submissions).values(rows.slice(from, from + 500));
};
const now = new Date('2026-01-02T12:00:00Z');
const read = async (days: 7 | 'all' = 'all') => {
  const form = await findForm(run.service.database, 'party');
  const results = await readResults(run.service.database, { form, range: getRange(days, form.timeZone, now), now });
  return { ...results, of: (id: string) => results.fields.find(({ field }) => field.id === id)! };
};
const answersOf = ({ answers }: FieldResults) => Object.fromEntries((answers ?? []).map(({ answer, count }) => [answer, count]));

describe('figures of a form', () => {
  test('count each kind of field as its answers need', async () => {
    await add([
      row({ who: { first: 'Ada', last: 'L' }, size: 'small', extras: ['lid', 'card'], terms: true, mood: 2, opinion: { 'The tea was hot': 2, 'I would return': -1 },
        people: 2, gift: 10, total: 90, day: { year: 2026, month: 5, day: 2 }, hour: { hour: 9, minute: 5 }, campaign: 'spring',
        sketch: [{ id: 'f1', name: 'a.png', type: 'image/png', size: 1000 }, { name: 'b.exe', type: '', size: 5, notKept: 'fileType' }], secret: { hash: 'scrypt:x' } },
      { context: { [hiddenMark]: ['glaze'] } }),
      row({ who: { first: 'Eve', last: '' }, size: 'large', extras: ['lid'], glaze: 'blue', mood: -2, opinion: { 'The tea was hot': 2 }, people: 4, gift: 5.5, total: 180,
        day: { year: 2026, month: 5, day: 3 }, hour: { hour: 21, minute: 0 } }),
      row({ size: 'huge', glaze: 'green', extras: 'lid', color: 'red' }),
      row({ size: 'small', glaze: 'blue' }, { context: { [hiddenMark]: ['glaze'] } }), // filled in all the same, without scripts
      row({ size: 'large' }, { isSpam: true }),
      row({ size: 'large' }, { deletedAt: now }),
      row({ size: 'large' }, { formId: 'other' }),
    ]);
    const results = await read();
    assert.equal(results.submitted, 4);
    assert.deepEqual(results.fields.map(({ field: { id }, asked, filled }) => `${id} ${filled}/${asked}`), [
      'who 2/4', 'size 4/4', 'extras 3/4', 'terms 1/4', 'glaze 2/2', 'mood 2/4', 'opinion 2/4', 'people 2/4', 'weight 0/4', 'gift 2/4', 'total 2/4', 'day 2/4',
      'hour 2/4', 'sketch 1/4', 'secret 1/4', 'campaign 1/4',
    ]);
    assert.deepEqual(results.of('size').answers, [{ answer: 'small', count: 2 }, { answer: 'large', count: 1 }, { answer: 'huge', count: 1, isRemoved: true }]);
    assert.deepEqual(answersOf(results.of('extras')), { lid: 3, 'gift wrap': 0, card: 1 });
    assert.deepEqual(results.of('terms').answers, [{ answer: 'true', count: 1 }]);
    assert.deepEqual(answersOf(results.of('glaze')), { blue: 1, white: 0, green: 1 });
    assert.deepEqual(answersOf(results.of('mood')), { '-2': 1, '-1': 0, 0: 0, 1: 0, 2: 1 });
    assert.deepEqual(results.of('opinion').statements, [
      { statement: 'The tea was hot', counts: [0, 0, 0, 0, 2] }, { statement: 'I would return', counts: [0, 1, 0, 0, 0] },
    ]);
    assert.deepEqual(results.of('people').numbers, { count: 2, min: 2, max: 4, mean: 3, sum: 6 });
    assert.deepEqual(results.of('gift').numbers, { count: 2, min: 5.5, max: 10, mean: 7.75, sum: 15.5 });
    assert.deepEqual(results.of('total').numbers, { count: 2, min: 90, max: 180, mean: 135, sum: 270 });
    assert.deepEqual(results.of('day').dates?.rows, [{ name: '2026-05-02', count: 1 }, { name: '2026-05-03', count: 1 }]);
    assert.deepEqual(results.of('hour').dates?.rows, [{ name: '09:00', count: 1 }, { name: '21:00', count: 1 }]);
    assert.deepEqual(results.of('sketch').files, { field: 'sketch', files: 1, bytes: 1000 });
    assert.deepEqual(answersOf(results.of('campaign')), { spring: 1 });
    assert.deepEqual(results.of('who').latest?.map(({ id, value }) => [id, value]), [['s2', { first: 'Eve', last: '' }], ['s1', { first: 'Ada', last: 'L' }]]);
    assert.deepEqual(results.lost, [{ name: 'color', filled: 1, answers: [{ answer: 'red', count: 1 }] }]);
    const page = await owner.read(`${resultsPath('party')}?days=all`);
    assert.match(page, /<h1>Results of “Party”<\/h1>[^]*<dd>4<\/dd>/);
    assert.match(page, /<bdi>huge <small>\(no longer in the form\)<\/small><\/bdi><meter min="0" max="2" value="1" aria-hidden="true"><\/meter><\/th><td data-value="1">1 \(25%\)/);
    assert.match(page, /€15\.5/);
    assert.match(page, /<a href="\/owner\/submissions\/s2"><bdi>Eve<\/bdi><\/a>/);
    assert.doesNotMatch(page, /scrypt|style=/);
    const file = await owner.get(`${resultsPath('party')}/file?days=all`);
    assert.match(file.headers.get('content-disposition')!, /^attachment; filename="party-results-/);
    const lines = (await file.text()).replace('\uFEFF', '').split('\r\n');
    assert.deepEqual(lines.slice(0, 2), ['Field,Answer,Submissions,Share', 'Submitted,,4,']);
    for (const line of [
      'Name,,2,0.5', 'Size,small,2,0.5', 'Size,huge (no longer in the form),1,0.25', 'Glaze,,2,1', 'Gift,Sum,15.5,', 'Opinion: The tea was hot,Strongly Agree,2,1',
      'color (no longer in the form),red,1,0.25',
    ]) assert.ok(lines.includes(line), line);
    assert.doesNotMatch(lines.join(), /scrypt/);
  });

  test('say yes for a checkbox that was removed from the form', async () => {
    await add([row({ agreed: true }), row({ agreed: false })]);
    const page = await owner.read(`${resultsPath('party')}?days=all`);
    assert.match(page, /<bdi>yes<\/bdi>/);
    assert.doesNotMatch(page, /<bdi>true<\/bdi>/);
    const file = await owner.read(`${resultsPath('party')}/file?days=all`);
    assert.match(file, /\r\nagreed \(no longer in the form\),yes,1,0\.5\r\n/);
  });

  test('are a file in which no answer is a formula', async () => {
    await add([row({ size: '=1+1' }), row({ campaign: '@SUM(A1)' })]);
    const file = await owner.read(`${resultsPath('party')}/file?days=all`);
    assert.match(file, /\r\nSize,"'=1\+1 \(no longer in the form\)",1,0\.5\r\n/);
    assert.match(file, /\r\nCampaign,"'@SUM\(A1\)",1,0\.5\r\n/);
  });

  test('values of another kind than the field has now do no harm', async () => {
    await add([
      row({ people: 'many', day: { year: 'x', month: '', day: null }, hour: 'noon', opinion: 'fine', mood: { a: 1 }, size: { a: 'b' }, sketch: 'text', extras: [null, ['x']], total: '5' }),
      row({ day: { year: 2026, month: 99, day: 99 }, people: 1e308, weight: -0.5 }),
      row({ people: 1e308, weight: 0.25, campaign: 'x'.repeat(5000) }),
    ]);
    const results = await read();
    assert.deepEqual(results.of('people').numbers, { count: 2, min: 1e308, max: 1e308, mean: 1e308, sum: Infinity });
    assert.equal((await owner.get(`${resultsPath('party')}?days=all`)).status, 200);
  });

  test('of a field that few fill in are found behind many submissions', async () => {
    await add([row({ who: { first: 'Ada', last: '' } }), ...Array.from({ length: 700 }, () => row({ size: 'small' }))]);
    assert.deepEqual((await read()).of('who').latest?.map(({ value }) => value), [{ first: 'Ada', last: '' }]);
  });

  test('count days in the time zone of the form', async () => {
    await run.service.database.update(forms).set({ timeZone: 'Pacific/Auckland' });
    // Midnight in Auckland is 11:00 UTC.
    await add(['2025-12-27T10:59:59Z', '2025-12-27T11:00:00Z', '2026-01-02T10:59:59Z', '2026-01-02T11:00:00Z'].map(time => row({ size: 'small' }, { createdAt: new Date(time) })));
    const { periods, submitted } = await read(7);
    await run.service.database.update(forms).set({ timeZone: 'UTC' });
    assert.deepEqual([submitted, periods.names, periods.counts], [
      3, ['2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03'], [1, 0, 0, 0, 0, 1, 1],
    ]);
  });

  test('of 20,000 submissions are those of a sum in JavaScript', { timeout: 120_000 }, async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const extras = ['lid', 'gift wrap', 'card'];
    const rows = Array.from({ length: 20_000 }, () => {
      const isLarge = random(3) === 0;
      return row({
        ...random(10) > 0 && { size: isLarge ? 'large' : 'small' },
        extras: extras.filter(() => random(2) === 0),
        ...isLarge && random(2) === 0 && { glaze: ['blue', 'white', 'gone'][random(3)]! },
        people: random(8), weight: random(10_000) / 8, opinion: { 'The tea was hot': random(5) - 2 },
        day: { year: 2026, month: 1 + random(12), day: 1 + random(28) }, [`n${random(40)}`]: 'x', who: { first: `V${random(1e6)}`, last: '' },
      }, { createdAt: new Date(Date.UTC(2025, 0, 1) + random(360) * 86_400_000), isSpam: random(50) === 0, context: isLarge ? {} : { [hiddenMark]: ['glaze'] } });
    });
    await add(rows);
    const kept = rows.filter(({ isSpam }) => !isSpam);
    const count = (of: (values: Row['values']) => unknown) => kept.filter(({ values }) => of(values)).length;
    const memory = process.memoryUsage().heapUsed;
    const results = await read();
    assert.ok(process.memoryUsage().heapUsed - memory < 60e6, 'rows are not read into memory');
    assert.equal(results.submitted, kept.length);
    assert.equal(results.periods.unit, 'month');
    assert.deepEqual(results.periods.counts.slice(0, 12), Array.from({ length: 12 }, (_, month) => kept.filter(({ createdAt }) => createdAt!.getUTCMonth() === month).length));
    for (const size of ['small', 'large']) assert.equal(answersOf(results.of('size'))[size], count(values => values.size === size));
    for (const extra of extras) assert.equal(answersOf(results.of('extras'))[extra], count(values => (values.extras as string[]).includes(extra)));
    for (const glaze of ['blue', 'white', 'gone']) assert.equal(answersOf(results.of('glaze'))[glaze], count(values => values.glaze === glaze));
    assert.equal(results.of('glaze').asked, kept.filter(({ context }) => !(hiddenMark in (context as object))).length);
    for (let people = 0; people < 8; people++) assert.equal(answersOf(results.of('people'))[people], count(values => values.people === people));
    const weights = kept.map(({ values }) => values.weight as number);
    const { numbers, histogram } = results.of('weight');
    assert.deepEqual([numbers!.min, numbers!.max, numbers!.sum], [Math.min(...weights), Math.max(...weights), weights.reduce((sum, one) => sum + one, 0)]);
    assert.deepEqual(histogram!.map(({ count: found }) => found), histogram!.map(({ from, to }) => weights.filter(one => one >= from && one < to).length));
    assert.deepEqual(results.of('opinion').statements![0]!.counts, [-2, -1, 0, 1, 2].map(point => count(values => (values.opinion as Record<string, number>)['The tea was hot'] === point)));
    assert.deepEqual(results.of('day').dates!.rows.map(({ count: found }) => found), Array.from({ length: 12 }, (_, month) => count(values => (values.day as { month: number }).month === month + 1)));
    assert.equal(results.lost.length, 30);
    for (const { name, filled } of results.lost) assert.equal(filled, count(values => name in values));
    const page = await owner.get(`${resultsPath('party')}?days=all`);
    assert.ok((await page.text()).length < 300_000, 'the page has as many rows as the form has answers');
  });
});

describe('the page of results', () => {
  test('opens with the owner\'s password only, and is linked from the list, the editor and the inbox', async () => {
    for (const path of [resultsPath('party'), `${resultsPath('party')}/file`, '/owner/forms/results.css'])
      assert.equal((await fetch(run.address + path, { redirect: 'manual' })).status, 401, path);
    for (const from of ['/owner/forms', '/owner/forms/edit/party', '/owner/submissions?form=party'])
      assert.ok((await owner.read(from)).includes(`href="${resultsPath('party')}"`), from);
    assert.equal((await owner.get(resultsPath('none'))).status, 404);
  });

  test('without submissions shows a message, in every range', async () => {
    for (const days of ['7', '30', '90', 'all', 'x']) assert.match(await owner.read(`${resultsPath('party')}?days=${days}`), /No submissions in this range\./, days);
  });

  test('draws charts with the elements of its own host, if it knows where they are', async () => {
    await add([row({ size: 'small' }, { createdAt: new Date() })]);
    assert.match(await owner.read(resultsPath('party')), /<script type="module" src="\/cdn\/site-chart\.js">/);
    assert.deepEqual([readElementsPath('/site-elements/'), readElementsPath(''), readElementsPath(' ')], ['/site-elements', undefined, undefined]);
    for (const path of ['https://cdn.example/x', '//cdn.example', 'site-elements', '/a"b']) assert.throws(() => readElementsPath(path), /ELEMENTS_PATH/, path);
  });
});

test('a form stores which fields its conditions hid', async () => {
  const save = async (form: Record<string, FieldValue>) => {
    const answer = await run.post('/api/form/SaveFormSubmission', { key: await run.key('party'), formId: 'party', form, filledInMs: 60_000 });
    assert.equal(answer.status, 200, await answer.clone().text());
  };
  await save({ size: 'small' });
  await save({ size: 'large' });
  const { of } = await read();
  assert.deepEqual([of('glaze').asked, of('glaze').filled, of('size').asked], [1, 0, 2]);
});
