import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { Budget } from './budget.js';
import { RateLimit } from './rate-limit.js';

const start = Date.UTC(2026, 10, 23);
let open: OpenDatabase;
before(async () => { open = await openDatabase(process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL } : {}); });
after(() => open.close());

const budgets = (name: string, max: number, now: () => number, processes = 2) =>
  Array.from({ length: processes }, () => new Budget({ database: open.database, name, rate: { max, windowMs: 1000 }, now }));

describe('a budget', () => {
  /** Moment, spender, amount, and how long it has to wait. */
  const rows: [title: string, max: number, steps: [at: number, spender: string, amount: number, wait: number][]][] = [
    ['lasts for a window', 2, [[0, 'a', 1, 0], [1, 'a', 1, 0], [2, 'a', 1, 998], [999, 'a', 1, 1], [1000, 'a', 2, 0], [1001, 'a', 1, 999]]],
    ['belongs to each spender alone', 2, [[0, 'a', 2, 0], [0, 'b', 2, 0], [0, 'a', 1, 1000], [0, 'b', 1, 1000]]],
    ['is spent in amounts', 100, [[0, 'a', 60, 0], [0, 'a', 41, 1000], [0, 'a', 40, 0]]],
    ['refuses more than it ever has', 10, [[0, 'a', 11, 1000], [1, 'a', 5, 0]]],
    ['keeps its count when time steps back by a little', 3, [[5, 'a', 2, 0], [4, 'a', 1, 0], [3, 'a', 1, 1000], [0, 'a', 1, 1000], [6, 'a', 1, 999]]],
    ['of nothing refuses all', 0, [[0, 'a', 1, 1000]]],
  ];
  for (const [title, max, steps] of rows) {
    test(title, async () => {
      let now = start;
      const [budget] = budgets(title, max, () => now, 1);
      for (const [at, spender, amount, wait] of steps) {
        now = start + at;
        assert.equal(await budget!.spend(spender, amount), wait, `${spender} spends ${amount} at ${at}`);
      }
    });
  }

  test('is one for two processes whose clocks differ by milliseconds', async () => {
    const [early, late] = [-8, 8].map(ms => budgets('apart', 6, () => start + ms, 1)[0]!);
    const waits = [];
    for (let at = 0; at < 12; at += 1) waits.push(await [late!, early!][at % 2]!.spend('a'));
    assert.equal(waits.filter(wait => wait === 0).length, 6);
  });

  test('is shared by all processes: accepts exactly its maximum of a thousand concurrent requests', async () => {
    const both = budgets('race', 300, () => start);
    const waits = await Promise.all(Array.from({ length: 1000 }, (_, at) => both[at % 2]!.spend('a')));
    assert.equal(waits.filter(wait => wait === 0).length, 300);
  });

  test('costs few statements, and none once it is spent', async () => {
    let statements = 0;
    const database = new Proxy(open.database, { get: (target, name) => { if (name === 'insert') statements += 1; return Reflect.get(target, name); } });
    const budget = new Budget({ database, name: 'cheap', rate: { max: 1000, windowMs: 1000 }, now: () => start });
    for (let at = 0; at < 2000; at += 1) await budget.spend('a');
    assert.ok(statements <= 21, `${statements} statements`);
  });
});

describe('a clock that is set back by a day', () => {
  test('locks no client out for longer than a window: budgets and limits, in this process and the next', async () => {
    let now = start;
    const [budget, next] = budgets('clock', 1, () => now);
    const limit = new RateLimit({ database: open.database, name: 'clock', rate: { max: 1, windowMs: 1000 }, now: () => now });
    assert.deepEqual([await budget!.spend('a'), await limit.waitFor('a', '1')], [0, 0]);
    assert.deepEqual([await budget!.spend('a'), await limit.waitFor('a', '2')], [1000, 1000]);
    now -= 86_400_000;
    assert.deepEqual([await budget!.spend('a'), await limit.waitFor('a', '3')], [0, 0]);
    assert.deepEqual([await next!.spend('a'), await limit.waitFor('a', '4')], [1000, 1000]);
  });

  test('leaves no row that is kept for ever', async () => {
    const { rows } = (await open.database.execute(
      sql`select count(*)::int as count from rate_limits where sender like '%clock%'`,
    )) as unknown as { rows: { count: number }[] };
    assert.equal(rows[0]!.count, 2);
  });
});
