import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RateLimit } from './rate-limit.js';

const rate = { max: 2, windowMs: 1000 };

/** Moment, sender, what is sent, and how long it has to wait. */
const rows: [title: string, tries: [at: number, sender: string, what: string, wait: number][]][] = [
  ['takes as many as it may', [[0, 'a', '1', 0], [1, 'a', '2', 0], [2, 'a', '3', 998]]],
  ['counts each sender alone', [[0, 'a', '1', 0], [0, 'a', '2', 0], [0, 'b', '1', 0], [0, 'a', '3', 1000], [0, 'b', '2', 0]]],
  ['counts a repeat once', [[0, 'a', '1', 0], [1, 'a', '1', 0], [2, 'a', '1', 0], [3, 'a', '2', 0], [4, 'a', '2', 0], [5, 'a', '3', 995]]],
  ['begins anew', [[0, 'a', '1', 0], [1, 'a', '2', 0], [999, 'a', '3', 1], [1000, 'a', '3', 0], [1001, 'a', '4', 0], [1002, 'a', '5', 998]]],
  ['counts no refused try', [[0, 'a', '1', 0], [0, 'a', '2', 0], [1, 'a', '3', 999], [2, 'a', '3', 998]]],
];
for (const [title, tries] of rows) {
  test(title, () => {
    let now = 0;
    const limit = new RateLimit(rate, () => now);
    for (const [at, sender, what, wait] of tries) {
      now = at;
      assert.equal(limit.waitFor(sender, what), wait, `${sender} sends ${what} at ${at}`);
    }
  });
}

test('a flood of senders does not fill the memory, and the last of them is still counted', () => {
  const limit = new RateLimit(rate, () => 0);
  for (let at = 0; at < 60_000; at += 1) limit.waitFor(`sender ${at}`, 'x');
  limit.waitFor('sender 59999', 'y');
  assert.equal(limit.waitFor('sender 59999', 'z'), 1000);
});
