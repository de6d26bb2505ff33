import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManualClock } from '../platform/manual-clock.fixture.test.js';
import { throttle } from './throttle.js';

/** A function whose calls take the given times, the last of them from then on. */
function setUp(takeMs: number[], signal?: AbortSignal) {
  const clock = new ManualClock();
  const calls: [given: string, at: number][] = [];
  const act = throttle((given: string) => {
    calls.push([given, clock.now()]);
    clock.pass(takeMs[calls.length - 1] ?? takeMs.at(-1)!);
  }, { clock, signal });
  return { clock, calls, act };
}

test('the first call is made immediately', () => {
  const { act, calls } = setUp([5]);
  act('a');
  assert.deepEqual(calls, [['a', 0]]);
});

test('between two calls lies twice what a call takes, and the last of those between is made', () => {
  const { clock, act, calls } = setUp([5]);
  act('a'); // until 5, then wait 10
  act('b');
  act('c');
  clock.pass(9);
  assert.equal(calls.length, 1);
  clock.pass(1);
  assert.deepEqual(calls.at(-1), ['c', 15]);
  clock.pass(100);
  assert.equal(calls.length, 2);
});

test('after a pause, a call is made immediately again', () => {
  const { clock, act, calls } = setUp([5]);
  act('a');
  clock.pass(10);
  act('b');
  assert.deepEqual(calls.at(-1), ['b', 15]);
});

test('the wait follows the average', () => {
  const { clock, act, calls } = setUp([4, 20, 0]);
  act('a'); // 0-4, average 4, wait 8
  act('b'); // at 12-32, average 12, wait 24
  clock.pass(8);
  assert.deepEqual(calls.at(-1), ['b', 12]);
  act('c');
  clock.pass(23);
  assert.equal(calls.length, 2);
  clock.pass(1);
  assert.deepEqual(calls.at(-1), ['c', 56]);
});

for (const [quick, waitMs] of [[21, 2 * 220 / 22], [22, 0]]) {
  test(`a slow call that ${quick} quick ones have followed ${waitMs ? 'still counts' : 'is forgotten'}`, () => {
    const { clock, act, calls } = setUp([220, 0]);
    act('slow');
    for (let i = 0; i < quick; i++) {
      clock.pass(440);
      act('quick');
    }
    const since = clock.now();
    act('next');
    clock.pass(1000);
    assert.deepEqual([calls.length, calls.at(-1)![1] - since], [quick + 2, waitMs]);
  });
}

test('a function that throws is called again', () => {
  const clock = new ManualClock();
  let calls = 0;
  const act = throttle(() => { calls++; throw new Error('on purpose'); }, { clock });
  assert.throws(act, /on purpose/);
  clock.pass(1);
  assert.throws(act, /on purpose/);
  assert.equal(calls, 2);
});

test('a function that calls itself does so later, not without end', () => {
  const clock = new ManualClock();
  let calls = 0;
  const act: () => void = throttle(() => { calls++; if (calls < 3) act(); }, { clock });
  act();
  assert.equal(calls, 1);
  clock.pass(1);
  assert.equal(calls, 3);
});

test('its signal calls off what waits', () => {
  const ended = new AbortController();
  const { clock, act, calls } = setUp([5], ended.signal);
  act('a');
  act('b');
  ended.abort();
  clock.pass(100);
  act('c');
  assert.equal(calls.length, 1);
});
