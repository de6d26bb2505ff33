import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gt, lte } from 'drizzle-orm';
import { startForTest, type TestService } from '../../start-for-test.js';
import { readRange } from './figures/figures-range.js';
import { readSpeed } from './figures/read-speed.js';
import { addDays } from './site-days.js';
import { sumVitals } from './vital-sums.js';
import { analyticsVitals, analyticsVitalSums } from './visits.schema.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const today = '2026-11-30';
const now = new Date(`${today}T12:00:00Z`);
const ranges = ['1', '7', '28', 'months'].map(days => readRange({ days }, { now, timeZone: 'UTC' }));

const valuesOf = (day: string, at: number): (typeof analyticsVitals.$inferInsert)[] =>
  ['LCP', 'CLS'].flatMap(metric => Array.from({ length: 20 }, (_, page) => ['', 'site-map'].map(element => (
    { day, metric, page: `/page/${page}`, element, bucket: 100 + (page * 7 + at) % 50, count: 1 + page % 3 + at % 4 }))).flat());

describe('measured values that are added up', () => {
  test('are read as those of which they are the sums, for each range and for a page', async () => {
    const { database } = run.service;
    for (let at = 0; at < 70; at += 1) await database.insert(analyticsVitals).values(valuesOf(addDays(today, -at), at));
    const readAll = () => Promise.all(ranges.flatMap(range => [readSpeed(database, range, null), readSpeed(database, range, '/page/3')]));
    const expected = await readAll();
    assert.deepEqual([expected[4]!.pages.length, expected[4]!.elements.length, expected[5]!.pages.length], [15, 2, 1]);
    assert.ok(expected.every(({ metrics }) => metrics.find(({ metric }) => metric === 'LCP')!.count > 0));
    await sumVitals(database, today);
    assert.deepEqual(await readAll(), expected);
    const end = addDays(today, -3);
    assert.equal(await database.$count(analyticsVitalSums, gt(analyticsVitalSums.day, end)), 0, 'the latest days are open');
    await database.delete(analyticsVitals).where(lte(analyticsVitals.day, end));
    const { metrics, elements } = await readSpeed(database, ranges[2]!, null);
    assert.deepEqual([metrics, elements], [expected[4]!.metrics, expected[4]!.elements], 'sums are read in place of values');
  });

  test('are added up once, and each day after the last', async () => {
    const { database } = run.service;
    const sums = () => database.select().from(analyticsVitalSums).orderBy(analyticsVitalSums.day, analyticsVitalSums.list, analyticsVitalSums.name, analyticsVitalSums.metric);
    const before = await sums();
    await sumVitals(database, today);
    assert.deepEqual(await sums(), before);
    const tomorrow = addDays(today, 1);
    await Promise.all([sumVitals(database, tomorrow), sumVitals(database, tomorrow)]);
    const added = (await sums()).filter(({ day }) => day === addDays(today, -2));
    // Two metrics of 20 pages and 2 elements, and of all.
    assert.deepEqual(added.filter(({ list, name }) => list === 'page' && name === '/page/3').map(({ count }) => count), [2 * (1 + 0 + 2), 2 * (1 + 0 + 2)]);
  });
});
