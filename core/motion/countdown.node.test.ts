import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManualClock } from '../platform/manual-clock.fixture.test.js';
import { Countdown } from './countdown.js';

function setUp() {
  const clock = new ManualClock();
  let ends = 0;
  const countdown = new Countdown(() => { ends++; }, clock);
  return { clock, countdown, ends: () => ends };
}

test('it happens once, when the time is over', () => {
  const { clock, countdown, ends } = setUp();
  countdown.start(2000);
  clock.pass(1999);
  assert.deepEqual([ends(), countdown.isRunning, countdown.leftMs], [0, true, 1]);
  clock.pass(1);
  assert.deepEqual([ends(), countdown.isRunning, countdown.leftMs], [1, false, 0]);
  countdown.resume();
  clock.pass(9000);
  assert.equal(ends(), 1);
});

test('held time does not count, however often it is held', () => {
  const { clock, countdown, ends } = setUp();
  countdown.start(2000);
  for (let i = 0; i < 3; i++) {
    clock.pass(500);
    countdown.pause();
    countdown.pause();
    clock.pass(10_000);
    countdown.resume();
    countdown.resume();
  }
  clock.pass(499);
  assert.equal(ends(), 0);
  clock.pass(1);
  assert.equal(ends(), 1);
});

test('stopped, it never happens; started again, the whole time counts', () => {
  const { clock, countdown, ends } = setUp();
  countdown.start(2000);
  clock.pass(1500);
  countdown.stop();
  countdown.resume();
  clock.pass(9000);
  assert.equal(ends(), 0);
  countdown.start(2000);
  clock.pass(100);
  countdown.start(2000);
  clock.pass(1999);
  assert.deepEqual([ends(), clock.waiting], [0, 1]);
});
