import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spread } from './spread.js';

describe('texts along a line', () => {
  const cases: [name: string, wanted: number[], sizes: number[], line: [number, number], placed: number[] | null][] = [
    ['stay where there is room', [10, 50, 90], [10, 10, 10], [0, 100], [10, 50, 90]],
    ['move apart evenly', [50, 50], [10, 10], [0, 100], [45, 55]],
    ['keep their order along the line, whatever their order in the list', [52, 48], [10, 10], [0, 100], [55, 45]],
    ['push a neighbor away', [40, 45, 52], [10, 10, 10], [0, 100], [(40 + 35 + 32) / 3, (40 + 35 + 32) / 3 + 10, (40 + 35 + 32) / 3 + 20]],
    ['stay on the line', [2, 99], [10, 20], [0, 100], [5, 90]],
    ['fill the line if they are as long as it', [50, 50, 50], [20, 40, 40], [0, 100], [10, 40, 80]],
    ['do not fit', [50, 50], [60, 60], [0, 100], null],
    ['are none', [], [], [0, 100], []],
  ];
  for (const [name, wanted, sizes, line, placed] of cases) it(name, () => {
    assert.deepEqual(spread(wanted, sizes, line)?.map(at => Math.round(at * 100) / 100) ?? null, placed?.map(at => Math.round(at * 100) / 100) ?? null);
  });
});
