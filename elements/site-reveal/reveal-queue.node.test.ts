import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartTimes } from './reveal-queue.js';

const rows: [what: string, staggerMs: number, comeAtMs: number[], waitMs: number[]][] = [
  ['alone', 100, [0], [0]],
  ['together', 100, [0, 0, 0], [0, 100, 200]],
  ['together, without a stagger', 0, [0, 0, 0], [0, 0, 0]],
  ['one long after the other', 100, [0, 5000], [0, 0]],
  ['one shortly after the other', 100, [0, 40], [0, 60]],
  ['together, then alone', 100, [0, 0, 1000], [0, 100, 0]],
  ['while others still wait', 100, [0, 0, 50], [0, 100, 150]],
  ['with so long a stagger that the last would never come', 1000, [0, 0, 0, 0], [0, 1000, 1500, 1500]],
];
for (const [what, staggerMs, comeAtMs, waitMs] of rows) {
  test(`parts that come ${what} take their turns`, () => {
    const times = new StartTimes();
    assert.deepEqual(comeAtMs.map(atMs => times.take(atMs, staggerMs)), waitMs);
  });
}
