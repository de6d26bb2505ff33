import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MarqueeState } from './marquee.state.js';

/** A line that moves, but for what the row says. */
const stateWith = (facts: Partial<MarqueeState>): MarqueeState => Object.assign(new MarqueeState(), { canMove: true, isOnScreen: true }, facts);

describe('a marquee', () => {
  const rows: [fact: string, facts: Partial<MarqueeState>, isMarquee: boolean, runs: boolean, runsWithPauseOnHover: boolean][] = [
    ['in view moves', {}, true, true, true],
    ['without room for its content stands still', { canMove: false }, false, false, false],
    ['of a visitor who wants less motion stands still', { isWelcome: false }, false, false, false],
    ['out of view rests', { isOnScreen: false }, true, false, false],
    ['that a visitor has paused rests', { isPaused: true }, true, false, false],
    ['with the focus in it rests', { hasFocus: true }, true, false, false],
    ['under the pointer rests where that is asked for', { isHovered: true }, true, true, false],
    ['under the pointer, and paused, rests', { isHovered: true, isPaused: true }, true, false, false],
  ];
  for (const [fact, facts, isMarquee, runs, runsWithPauseOnHover] of rows) {
    it(fact, () => {
      const state = stateWith(facts);
      assert.deepEqual([state.isMarquee, state.isRunning(false), state.isRunning(true)], [isMarquee, runs, runsWithPauseOnHover]);
    });
  }
  it('moves only when it is known that it can', () => assert.equal(new MarqueeState().isRunning(false), false));
});
