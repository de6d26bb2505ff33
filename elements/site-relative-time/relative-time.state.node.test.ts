import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { RelativeTimeState } from './relative-time.state.js';

function setUp(ageMs: number, given: Partial<Pick<RelativeTimeState, 'precision' | 'maxDays'>> = {}) {
  const clock = new ManualClock();
  const drawnAt: number[] = [];
  const begin = 1_000_000_000_000;
  const state = new RelativeTimeState(() => { drawnAt.push(clock.now()); }, clock, () => begin + clock.now());
  Object.assign(state, { moment: { ms: begin - ageMs, isDay: false } }, given);
  return { clock, state, drawnAt };
}

describe('a time that is shown', () => {
  it('is refreshed every 5 seconds if it shows seconds', () => {
    const { clock, state, drawnAt } = setUp(0, { precision: 'second' });
    state.see(true);
    clock.pass(16_000);
    assert.deepEqual(drawnAt, [0, 5000, 10_000, 15_000]);
  });

  it('is refreshed when its words change where they change more seldom', () => {
    const { clock, state, drawnAt } = setUp(30_000);
    state.see(true);
    clock.pass(95_000);
    assert.deepEqual(drawnAt, [0, 30_000, 90_000]);
  });

  it('is refreshed when the next hour begins', () => {
    const { clock, state, drawnAt } = setUp(3.5 * 3_600_000);
    state.see(true);
    clock.pass(3_600_000);
    assert.deepEqual(drawnAt, [0, 1_800_000]);
  });

  it('has no timer while it is invisible, and is up to date when it becomes visible', () => {
    const { clock, state, drawnAt } = setUp(0, { precision: 'second' });
    state.see(true);
    state.see(false);
    assert.equal(clock.waiting, 0);
    clock.pass(60_000);
    state.see(true);
    assert.equal(drawnAt.at(-1), 60_000);
    state.end();
    assert.equal(clock.waiting, 0);
  });

  it('waits for nothing once the author\'s own words are shown', () => {
    const { clock, state } = setUp(3 * 86_400_000, { maxDays: 3 });
    state.see(true);
    assert.deepEqual([state.isPast, clock.waiting], [true, 0]);
  });

  it('waits for nothing without a moment', () => {
    const { clock, state } = setUp(0);
    state.moment = null;
    state.see(true);
    assert.equal(clock.waiting, 0);
  });
});
