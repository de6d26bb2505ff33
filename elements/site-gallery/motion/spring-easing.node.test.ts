import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settledTime, springEasing } from './spring-easing.js';
import { settledShare } from './track-position.js';

const times = Array.from({ length: 101 }, (_, at) => at / 100);

describe('the easing of a spring', () => {
  for (const speed of [0, 0.5, 3, 7, 40, -2, Infinity]) {
    it(`released at velocity ${speed} goes from its beginning to its end, and never back or past it`, () => {
      const way = times.map(time => springEasing(speed).at(time));
      assert.deepEqual([way[0], way[100]], [0, 1]);
      for (let at = 1; at < way.length; at += 1) assert.ok(way[at]! >= way[at - 1]! && way[at]! <= 1, `at ${at}`);
    });
  }

  it('takes over the velocity of the pointer', () => {
    for (const speed of [1, 3, 6]) assert.ok(Math.abs(springEasing(speed).at(0.001) / 0.001 / speed - 1) < 0.05);
  });

  it('is as good as there before its time is over', () => assert.ok(springEasing(0).at(settledTime) >= 1 - settledShare));

  it('is the same for the browser\'s animations', () => {
    const points = /^linear\(([\d.,]+)\)$/.exec(springEasing(2).css)![1]!.split(',').map(Number);
    points.forEach((point, at) => assert.ok(Math.abs(point - springEasing(2).at(at / (points.length - 1))) < 0.0001));
    assert.deepEqual([points[0], points.at(-1)], [0, 1]);
  });
});
