import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManualClock } from '../platform/manual-clock.fixture.test.js';
import { easings } from './easings.js';
import { Tween, type TweenOptions } from './tween.js';

function setUp(options: TweenOptions = {}) {
  const clock = new ManualClock();
  const values: number[] = [];
  let ends = 0;
  const tween = new Tween(value => values.push(value), { clock, isReduced: () => false, onEnd: () => { ends++; }, ...options });
  return { clock, values, tween, ends: () => ends, flags: () => [tween.isRunning, tween.isPaused] };
}

for (const step of [undefined, null, 'step', {}, 3]) {
  test(`${JSON.stringify(step)} is not a step`, () => {
    assert.throws(() => new Tween(step as never), { message: '[Tween] First parameter needs to be a function.' });
  });
}

for (const duration of [NaN, Infinity, '300', null, {}]) {
  test(`${String(duration)} is not a duration`, () => {
    assert.throws(() => new Tween(() => {}, { duration: duration as never }), { message: '[Tween] Duration is not a finite number.' });
  });
}

test('a tween takes 300 ms, from 0 to 1 in a straight line, and ends once', () => {
  const { clock, values, tween, ends, flags } = setUp();
  assert.deepEqual(flags(), [false, false]);
  tween.start();
  assert.deepEqual([values, flags()], [[0], [true, false]]);
  clock.pass(150);
  assert.equal(values.at(-1), 0.5);
  clock.pass(140);
  assert.deepEqual([ends(), flags()], [0, [true, false]]);
  clock.pass(10);
  assert.deepEqual([values.at(-1), ends(), flags()], [1, 1, [false, false]]);
  clock.pass(1000);
  assert.deepEqual([values.filter(value => value === 1).length, clock.waiting], [1, 0]);
});

test('time that is paused does not count', () => {
  const { clock, values, tween, flags } = setUp({ duration: 100 });
  tween.start();
  clock.pass(50);
  tween.pause();
  assert.deepEqual(flags(), [true, true]);
  const count = values.length;
  clock.pass(5000);
  assert.equal(values.length, count);
  tween.resume();
  assert.deepEqual(flags(), [true, false]);
  clock.pass(40);
  assert.equal(values.at(-1), 0.9);
  clock.pass(10);
  assert.deepEqual([values.at(-1), flags()], [1, [false, false]]);
});

type Act = (tween: Tween, clock: ManualClock) => void;
const lastSteps: [what: string, act: Act, options?: TweenOptions][] = [
  ['runs out', (_, clock) => clock.pass(1000)],
  ['is ended half-way', (tween, clock) => { clock.pass(150); tween.end(); }],
  ['is ended while it is paused', (tween, clock) => { clock.pass(10); tween.pause(); tween.end(); }],
  ['is ended twice', tween => { tween.end(); tween.end(); }],
  ['has an easing that goes beyond 1', (_, clock) => clock.pass(1000), { easing: easings.easeOutBack }],
  ['jumps over its end in one frame', (_, clock) => clock.pass(1000), { duration: 3 }],
  ['has no time', () => {}, { duration: 0 }],
  ['has less than no time', () => {}, { duration: -5 }],
  ['must be still', () => {}, { isReduced: () => true }],
];
for (const [what, act, options] of lastSteps) {
  test(`the final step of a tween that ${what} is 1, once`, () => {
    const { clock, values, tween, ends, flags } = setUp(options);
    tween.start();
    act(tween, clock);
    assert.deepEqual([values.at(-1), values.filter(value => value === 1).length, ends(), flags()], [1, 1, 1, [false, false]]);
  });
}

test('a still tween takes the final step alone', () => {
  const { values, tween } = setUp({ isReduced: () => true });
  tween.start();
  assert.deepEqual(values, [1]);
});

test('an easing shapes the values', () => {
  const { clock, values, tween } = setUp({ easing: easings.easeInBack, duration: 100 });
  tween.start();
  clock.pass(30);
  assert.ok(values.at(-1)! < 0);
});

test('a tween that starts again starts from the beginning, and only one runs', () => {
  const { clock, values, tween, ends } = setUp({ duration: 100 });
  tween.start();
  clock.pass(60);
  tween.start();
  assert.equal(values.at(-1), 0);
  clock.pass(60);
  assert.deepEqual([values.at(-1), clock.waiting, ends()], [0.6, 1, 0]);
});

test('a tween may be started again by its own end', () => {
  let runs = 0;
  const { clock, tween } = setUp({ duration: 100, onEnd: () => { if (++runs < 3) tween.start(); } });
  tween.start();
  clock.pass(1000);
  assert.deepEqual([runs, tween.isRunning], [3, false]);
});

test('its signal stops a tween where it is, for good', () => {
  const stopped = new AbortController();
  const { clock, values, tween, ends, flags } = setUp({ signal: stopped.signal });
  tween.start();
  clock.pass(150);
  stopped.abort();
  clock.pass(1000);
  tween.start();
  assert.deepEqual([values.at(-1), ends(), flags(), clock.waiting], [0.5, 0, [false, false], 0]);
});

test('pause, resume and end of a tween that does not run do nothing', () => {
  const { values, tween, flags } = setUp();
  tween.pause();
  tween.resume();
  tween.end();
  assert.deepEqual([values, flags()], [[], [false, false]]);
});
