import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packColumns } from './pack-columns.js';

describe('overlapping events', () => {
  const rows: [said: string, spans: [from: number, to: number][], expected: string][] = [
    ['one event has all the width', [[9, 10]], '0/1'],
    ['events that only touch do not overlap', [[9, 10], [10, 11]], '0/1 0/1'],
    ['two are side by side', [[9, 11], [10, 12]], '0/2 1/2'],
    ['the longer of two that begin together is first', [[9, 10], [9, 12]], '1/2 0/2'],
    ['a third one uses the column that is free again', [[9, 10], [9, 12], [10, 11]], '1/2 0/2 1/2'],
    ['events that overlap through others share their columns', [[9, 12], [10, 11], [11, 13]], '0/2 1/2 1/2'],
    ['an event fills empty columns beside it', [[9, 10], [9, 10], [9, 10], [9, 13], [10, 12]], '1/4 2/4 3/4 0/4 1/4+3'],
    ['a wide event stops before a taken column', [[9, 13], [9, 10], [9, 11], [10, 11]], '0/3 2/3 1/3 2/3'],
    ['groups are independent', [[9, 11], [9, 11], [14, 15]], '0/2 1/2 0/1'],
    ['a long event keeps its group open', [[8, 18], [9, 10], [16, 17]], '0/2 1/2 1/2'],
    ['no events', [], ''],
  ];
  for (const [said, spans, expected] of rows) {
    it(said, () => {
      const placed = packColumns(spans.map(([from, to]) => ({ from, to })));
      assert.equal(placed.map(({ column, columns, width }) => `${column}/${columns}${width > 1 ? `+${width}` : ''}`).join(' '), expected);
    });
  }

  it('never cover each other', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 200; round++) {
      const spans = Array.from({ length: 1 + random(12) }, () => {
        const from = random(40);
        return { from, to: from + 1 + random(12) };
      });
      const placed = packColumns(spans);
      for (const [a, one] of placed.entries()) {
        assert.ok(one.column + one.width <= one.columns);
        for (const [b, other] of placed.entries()) {
          if (a === b || spans[a]!.from >= spans[b]!.to || spans[b]!.from >= spans[a]!.to) continue;
          assert.equal(one.columns, other.columns);
          assert.ok(one.column + one.width <= other.column || other.column + other.width <= one.column, JSON.stringify({ spans, placed }));
        }
      }
    }
  });
});
