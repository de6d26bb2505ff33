import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { count } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { rateLimits } from '../database/schema.js';
import { RateLimit } from './rate-limit.js';

const rate = { max: 2, windowMs: 1000 };
const start = Date.UTC(2026, 10, 23);

/** Moment, sender, what is sent, and how long it has to wait. */
const rows: [title: string, tries: [at: number, sender: string, what: string, wait: number][]][] = [
  ['takes as many as it may', [[0, 'a', '1', 0], [1, 'a', '2', 0], [2, 'a', '3', 998]]],
  ['counts each sender alone', [[0, 'a', '1', 0], [0, 'a', '2', 0], [0, 'b', '1', 0], [0, 'a', '3', 1000], [0, 'b', '2', 0]]],
  ['counts a repeat once', [[0, 'a', '1', 0], [1, 'a', '1', 0], [2, 'a', '1', 0], [3, 'a', '2', 0], [4, 'a', '2', 0], [5, 'a', '3', 995]]],
  ['starts again', [[0, 'a', '1', 0], [1, 'a', '2', 0], [999, 'a', '3', 1], [1000, 'a', '3', 0], [1001, 'a', '4', 0], [1002, 'a', '5', 998]]],
  ['keeps its count when the clock steps back by a little', [[5, 'a', '1', 0], [4, 'a', '2', 0], [3, 'a', '3', 1000], [0, 'a', '4', 1000], [6, 'a', '3', 999]]],
  ['starts again when the clock was set back by more than its window', [[5000, 'a', '1', 0], [5000, 'a', '2', 0], [5000, 'a', '3', 1000], [0, 'a', '3', 0], [1, 'a', '4', 0], [2, 'a', '5', 998]]],
  ['counts no refused try', [[0, 'a', '1', 0], [0, 'a', '2', 0], [1, 'a', '3', 999], [2, 'a', '3', 998]]],
];

let open: OpenDatabase;
before(async () => { open = await openDatabase(process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL } : {}); });
after(() => open.close());

for (const [title, tries] of rows) {
  test(title, async () => {
    let now = start;
    // Two processes: what one has counted, the other knows.
    const limits = [0, 1].map(() => new RateLimit({ database: open.database, name: title, rate, now: () => now }));
    for (const [index, [at, sender, what, wait]] of tries.entries()) {
      now = start + at;
      assert.equal(await limits[index % 2]!.waitFor(sender, what), wait, `${sender} sends ${what} at ${at}`);
    }
  });
}

test('accepts exactly the maximum of a hundred concurrent requests', async () => {
  const limits = [0, 1].map(() => new RateLimit({ database: open.database, name: 'race', rate: { max: 30, windowMs: 60_000 } }));
  const waits = await Promise.all(Array.from({ length: 100 }, (_, at) => limits[at % 2]!.waitFor('a', String(at))));
  assert.equal(waits.filter(wait => wait === 0).length, 30);
});

test('what is forgotten counts no more, and what is over is swept', async () => {
  let now = start;
  const limit = new RateLimit({ database: open.database, name: 'swept', rate, now: () => now });
  for (const what of ['1', '2']) assert.equal(await limit.waitFor('a', what), 0);
  await limit.forget('a');
  assert.equal(await limit.waitFor('a', '3'), 0);
  now += 5000;
  for (let at = 0; at < 500; at += 1) await limit.waitFor('b', '1');
  const [row] = await open.database.select({ rows: count() }).from(rateLimits);
  assert.ok(row!.rows <= 2, `${row!.rows} rows`);
});

test('the table stores no sender in clear text', async () => {
  await new RateLimit({ database: open.database, name: 'private', rate }).waitFor('203.0.113.9', 'secret');
  assert.doesNotMatch(JSON.stringify(await open.database.select().from(rateLimits)), /203\.0\.113\.9|secret/);
});
