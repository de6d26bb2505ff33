import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PlayMarks } from './play-marks.js';

/** What is reached as a player reports its moments: a text starts or continues a recording at a moment. */
function reached(steps: readonly (number | readonly [address: string, seconds: number])[], duration = 100): number[] {
  const marks = new PlayMarks();
  return steps.flatMap(step => (typeof step === 'number' ? marks.reach(step, duration) : marks.begin(...step)));
}
/** Every four seconds. */
const from = (start: number, end: number) => Array.from({ length: Math.floor((end - start) / 4) + 1 }, (_, at) => start + at * 4);

describe('marks of a recording', () => {
  const rows: [title: string, steps: Parameters<typeof reached>[0], expected: number[], duration?: number][] = [
    ['the start and each quarter, once', [['a', 0], ...from(0, 100)], [0, 25, 50, 75, 100]],
    ['nothing before it is played', from(0, 100), []],
    ['the start once, after pauses too', [['a', 0], 4, ['a', 4], ['a', 4], 8], [0]],
    ['no quarter that a seek has skipped', [['a', 0], 4, 60, ...from(60, 80)], [0, 75]],
    ['no quarter again after a seek back', [['a', 0], ...from(0, 28), 0, ...from(0, 28)], [0, 25]],
    ['what is left of a recording that continues where it was', [['a', 60], ...from(60, 100)], [0, 75, 100]],
    ['the end of a player that loops before it', [['a', 94], 98, 99.6, 0.2, 4], [0, 100]],
    ['another recording from its own start', [['a', 0], ...from(0, 28), ['b', 0], ...from(0, 28), ['a', 28], ...from(28, 52)], [0, 25, 0, 25, 50]],
    ['all of one that is as short as a step', [['a', 0], 0.3, 0.8], [0, 25, 50, 75, 100], 0.8],
    ['the start alone where no length is known', [['a', 0], ...from(0, 100)], [0], NaN],
    ['the start alone of a live stream', [['a', 0], ...from(0, 100)], [0], Infinity],
    ['the start alone where the moment is unknown', [['a', NaN], NaN, NaN], [0]],
  ];
  for (const [title, steps, expected, duration] of rows) test(`are ${title}`, () => assert.deepEqual(reached(steps, duration), expected));
});
