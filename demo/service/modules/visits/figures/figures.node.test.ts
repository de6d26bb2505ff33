import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { VisitCount } from 'site-elements/contract/figures/visit-count';
import { isEverything } from '../../../../../test/engines/everything.js';
import type { LogEntry } from '../../../kernel/http/log-requests.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { figurePairs, figures } from '../figures.schema.js';
import { people, sendCount, createVisit } from './count-for-test.js';
import { saveFigureSettings } from './figure-settings.js';
import { FigureStore, mostNames } from './figure-store.js';
import { readCount } from './read-count.js';
import { deleteFigures, sweepFigures } from './sweep-figures.js';

let run: TestService;
let now = new Date('2026-11-30T10:00:00Z');
const log: LogEntry[] = [];
before(async () => { run = await startForTest({ clock: () => now.getTime(), countryHeader: 'CF-IPCountry', trustedProxies: 1, log: entry => log.push(entry) }); });
after(() => run.stop());
beforeEach(async () => {
  await deleteFigures(run.service.database);
  await saveFigureSettings(run.service.database, { isOn: true });
});

const sumsOf = async (period: string, kind: string) => Object.fromEntries(
  (await run.service.database.select().from(figures).where(sql`period = ${period} and kind = ${kind}`)).map(({ name, count, visits, onward }) => [name, [count, visits, onward]]),
);
const added = (all: readonly VisitCount[], of: (one: VisitCount) => string | undefined) => {
  const sums: Record<string, number> = {};
  for (const one of all) {
    const name = of(one);
    if (name !== undefined) sums[name] = (sums[name] ?? 0) + 1;
  }
  return sums;
};
const counts = (sums: Record<string, number[]>, at: number) => Object.fromEntries(Object.entries(sums).filter(([, values]) => values[at]! > 0).map(([name, values]) => [name, values[at]]));

/** With TEST_ALL, as many as the issue of counting has named; fewer differ only in number. */
const visitCount = isEverything ? 1000 : 100;

test(`${visitCount} visits of 100 people are sums: no row and no line of the log holds anything of a person`, async () => {
  const all = people();
  const sent: VisitCount[] = [];
  for (let from = 0; from < visitCount; from += 50) {
    await Promise.all(Array.from({ length: 50 }, async (_, index) => {
      const person = all[(from + index) % all.length]!;
      for (const body of createVisit(person, from + index)) {
        sent.push(body);
        const response = await sendCount(run.address, body, person.headers);
        assert.equal(response.status, 204);
        assert.equal(response.headers.get('set-cookie'), null);
      }
    }));
  }
  const views = sent.length;
  for (const period of ['2026-11-30', '2026-11']) {
    assert.deepEqual(await sumsOf(period, 'total'), { '': [views, visitCount, views - visitCount] });
    const pages = await sumsOf(period, 'page');
    assert.deepEqual(counts(pages, 0), added(sent, ({ page }) => page));
    assert.deepEqual(counts(pages, 1), added(sent, ({ page, isEntry }) => (isEntry ? page : undefined)));
    assert.deepEqual(counts(pages, 2), added(sent, ({ from }) => from));
    for (const [kind, of] of [['referrer', 'referrer'], ['campaign', 'campaign'], ['device', 'device'], ['language', 'language']] as const)
      assert.deepEqual(counts(await sumsOf(period, kind), 0), added(sent, body => body[of]), kind);
    assert.deepEqual(Object.keys(await sumsOf(period, 'country')).sort(), ['DE', 'IE']);
  }
  // Every row of every table, but for the limits, which count hashed networks for a minute.
  const { rows: tables } = await run.service.database.execute<{ name: string }>(sql`select table_name as name from information_schema.tables where table_schema = 'public'`) as unknown as { rows: { name: string }[] };
  assert.ok(tables.length > 30);
  for (const { name } of tables) {
    const { rows } = await run.service.database.execute(sql`select * from ${sql.identifier(name)}`) as unknown as { rows: object[] };
    const text = JSON.stringify(rows);
    assert.doesNotMatch(text, /person-\d|10\.1\.0\.|Firefox|ss_cvr/, name);
    if (['figures', 'figure_pairs'].includes(name)) assert.ok(rows.length > 20 && rows.length < 400, `${name}: ${rows.length}`);
    if (name.startsWith('analytics_')) assert.equal(rows.length, 0, name);
  }
  assert.doesNotMatch(JSON.stringify(log), /person-\d|10\.1\.0\.|Firefox|search\.example/);
  const bodies = new Set(sent.map(body => JSON.stringify(Object.keys(body).sort())));
  const known = ['campaign', 'device', 'event', 'from', 'isEntry', 'language', 'page', 'referrer'];
  assert.ok([...bodies].every(keys => (JSON.parse(keys) as string[]).every(key => known.includes(key))));
  assert.ok(new Set(sent.map(body => JSON.stringify(body))).size < (isEverything ? 300 : views * 0.8), 'many people send the same');
});

test('nothing is stored until the owner turns it on, and of bots', async () => {
  const view = { event: 'view', page: '/', isEntry: true } as const;
  await saveFigureSettings(run.service.database, { isOn: false });
  assert.equal((await sendCount(run.address, view)).status, 204);
  await saveFigureSettings(run.service.database, { isOn: true });
  assert.equal((await sendCount(run.address, view, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status, 204);
  assert.deepEqual([await run.service.database.$count(figures), await run.service.database.$count(figurePairs)], [0, 0]);
});

test('a request that cannot be read adds nothing', async () => {
  for (const body of ['', '{', '[]', 'null', '{"event":"view"}', '{"event":"view","page":"/","visitor":"1"}', '{"event":"view","page":"/\\u0000"}', '{"event":"view","page":"/","page":"/x"}'])
    assert.equal((await fetch(run.address + paths.count, { method: 'POST', body, headers: { 'user-agent': 'Mozilla/5.0 Firefox' } })).status, 400, body);
  assert.equal((await fetch(run.address + paths.count)).status, 405);
  assert.equal(await run.service.database.$count(figures), 0);
});

test('days and months begin in the time zone of the site', async () => {
  const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'] as const;
  for (const [at, day] of ['2026-12-01', '2026-11-30', '2026-11-30'].entries()) {
    await deleteFigures(run.service.database);
    const store = new FigureStore({ database: run.service.database, timeZone: () => Promise.resolve(zones[at]!), now: () => new Date('2026-11-30T12:30:00Z') });
    await store.add(readCount({ event: 'view', page: '/' }, { country: '' }));
    const periods = (await run.service.database.select().from(figures).where(sql`kind = 'total'`)).map(({ period }) => period).sort();
    assert.deepEqual(periods, [day.slice(0, 7), day, '2026-11-30T12:30'].sort());
  }
});

describe('what is stored ends', () => {
  const count = async (page: string, times = 1) => { for (let time = 0; time < times; time++) await sendCount(run.address, { event: 'view', page, device: 'phone' }); };
  const periods = async (table: typeof figures | typeof figurePairs) =>
    [...new Set((await run.service.database.select({ period: table.period }).from(table)).map(({ period }) => period))].sort();

  test('minutes after half an hour', async () => {
    now = new Date('2026-11-30T10:00:00Z');
    await count('/');
    now = new Date('2026-11-30T10:31:00Z');
    await count('/');
    assert.deepEqual(await periods(figures), ['2026-11', '2026-11-30', '2026-11-30T10:31']);
    now = new Date('2026-11-30T11:05:00Z');
    await run.service.sweep();
    assert.deepEqual(await periods(figures), ['2026-11', '2026-11-30']);
  });

  test('rare pairs when their day and their month are over', async () => {
    now = new Date('2026-11-29T10:00:00Z');
    await count('/rare', 2);
    await count('/often', 3);
    const names = async (period: string) => (await run.service.database.select().from(figurePairs).where(sql`period = ${period}`)).map(({ otherName }) => otherName).sort();
    await run.service.sweep();
    assert.deepEqual([await names('2026-11-29'), await names('2026-11')], [['/often', '/rare'], ['/often', '/rare']]);
    now = new Date('2026-11-30T00:00:01Z');
    await run.service.sweep();
    assert.deepEqual([await names('2026-11-29'), await names('2026-11')], [['/often'], ['/often', '/rare']]);
    now = new Date('2026-12-01T00:00:01Z');
    await run.service.sweep();
    assert.deepEqual([await names('2026-11-29'), await names('2026-11')], [['/often'], ['/often']]);
    assert.deepEqual(Object.keys(await sumsOf('2026-11', 'page')).sort(), ['/often', '/rare']);
  });

  test('days after 400 days, months when the owner has set it', async () => {
    now = new Date('2026-01-15T10:00:00Z');
    await count('/', 3);
    const sweepAt = (moment: string, keptMonths: number | null) => sweepFigures(run.service.database, { timeZone: 'UTC', keptMonths, now: new Date(moment) });
    for (const [moment, kept, left] of [
      ['2027-02-19T00:00:00Z', 25, ['2026-01', '2026-01-15']], ['2027-02-20T00:00:00Z', 25, ['2026-01']], ['2060-01-01T00:00:00Z', null, ['2026-01']],
      ['2028-02-29T00:00:00Z', 25, ['2026-01']], ['2028-03-01T00:00:00Z', 25, []],
    ] as const) {
      await sweepAt(moment, kept);
      assert.deepEqual([await periods(figures), await periods(figurePairs)], [left, left], moment);
    }
    now = new Date('2026-11-30T10:00:00Z');
  });
});

test('made-up names fill one row', async () => {
  const store = new FigureStore({ database: run.service.database, timeZone: () => Promise.resolve('UTC'), now: () => now });
  await Promise.all(Array.from({ length: mostNames + 50 }, (_, at) => store.add(readCount({ event: 'press', page: '/', name: `n${at}` }, { country: '' }))));
  const presses = await sumsOf('2026-11-30', 'press');
  assert.deepEqual([Object.keys(presses).length, presses['(other)']], [mostNames + 1, [50, 0, 0]]);
});

test('a failing database answers with an error, and the next request is counted', async () => {
  let isBroken = true;
  const store = new FigureStore({ database: run.service.database, timeZone: () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve('UTC')), now: () => now });
  const counted = readCount({ event: 'view', page: '/' }, { country: '' });
  await assert.rejects(store.add(counted), /away/);
  isBroken = false;
  await store.add(counted);
  assert.deepEqual(await sumsOf('2026-11-30', 'page'), { '/': [1, 0, 0] });
});
