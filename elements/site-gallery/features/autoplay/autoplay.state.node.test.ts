import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../../core/platform/manual-clock.fixture.test.js';
import { Autoplay, type PauseReason } from './autoplay.state.js';

/** Autoplay of a gallery of some slides, that writes down when which slide came. */
function playing({ count = 3, seconds = 5 } = {}) {
  const clock = new ManualClock();
  const log: string[] = [];
  const at = { index: 0, isMoving: false };
  const show = (index: number) => {
    at.index = index;
    log.push(`${clock.now() / 1000}s: ${index}`);
    autoplay.slideChanged();
  };
  const autoplay: Autoplay = new Autoplay(seconds * 1000, {
    advance() {
      if (at.isMoving) return false;
      show((at.index + 1) % count);
      return true;
    },
  }, clock);
  const state = () => autoplay.$state.get();
  return { autoplay, clock, log, at, show, state };
}

describe('autoplay', () => {
  it('changes the slide every five seconds', () => {
    const { autoplay, clock, log } = playing();
    autoplay.start();
    clock.pass(16_000);
    assert.deepEqual(log, ['5s: 1', '10s: 2', '15s: 0']);
  });

  it('shows a slide that the visitor has selected for its whole duration', () => {
    const { autoplay, clock, log, show } = playing({ count: 9 });
    autoplay.start();
    clock.pass(4000);
    show(5);
    clock.pass(5500);
    assert.deepEqual(log, ['4s: 5', '9s: 6']);
  });

  it('tries again a second later when the gallery was in transition', () => {
    const { autoplay, clock, log, at } = playing();
    autoplay.start();
    at.isMoving = true;
    clock.pass(6500);
    at.isMoving = false;
    clock.pass(1000);
    assert.deepEqual(log, ['7s: 1']);
  });

  it('does nothing before it is started, and nothing after it is stopped', () => {
    const { autoplay, clock, log, show } = playing();
    show(1);
    clock.pass(20_000);
    autoplay.start();
    autoplay.stop('visitor');
    show(0);
    clock.pass(20_000);
    assert.deepEqual([log, clock.waiting], [['0s: 1', '20s: 0'], 0]);
  });
});

describe('another duration', () => {
  it('applies to the current slide immediately, minus the time that has passed', () => {
    const { autoplay, clock, log } = playing({ count: 9 });
    autoplay.start();
    clock.pass(1500);
    autoplay.setDuration(2000);
    clock.pass(500);
    assert.deepEqual(log, ['2s: 1']);
    autoplay.setDuration(10_000);
    clock.pass(20_000);
    assert.deepEqual(log, ['2s: 1', '12s: 2', '22s: 3']);
  });

  it('changes the slide immediately if more time has passed already', () => {
    const { autoplay, clock, log } = playing();
    autoplay.start();
    clock.pass(4000);
    autoplay.setDuration(1000);
    clock.pass(2);
    assert.equal(log.length, 1);
  });

  it('is shown by the ring of the button', () => {
    const { autoplay, clock, state } = playing();
    autoplay.start();
    clock.pass(1000);
    const { turn } = state();
    autoplay.setDuration(8000);
    assert.deepEqual([state().durationMs, state().passedMs, state().turn], [8000, 1000, turn + 1]);
    autoplay.setDuration(8000);
    assert.equal(state().turn, turn + 1);
  });

  it('leaves a hold and a stop as they are', () => {
    const { autoplay, clock, log } = playing();
    autoplay.setDuration(3000);
    clock.pass(10_000);
    autoplay.start();
    autoplay.hold('pointer');
    autoplay.setDuration(2000);
    clock.pass(10_000);
    assert.deepEqual([log, clock.waiting], [[], 0]);
    autoplay.release('pointer');
    clock.pass(2000);
    assert.deepEqual(log, ['22s: 1']);
  });
});

describe('a hold', () => {
  for (const by of ['pointer', 'focus', 'hidden tab', 'out of view', 'video', 'lightbox', 'single slide'] satisfies PauseReason[]) {
    it(`by ${by} keeps the slide, keeps the button pressed and leaves no timer`, () => {
      const { autoplay, clock, log, state } = playing();
      autoplay.start();
      clock.pass(2000);
      autoplay.hold(by);
      assert.deepEqual([clock.waiting, state().isPlaying, state().isHeld], [0, true, true]);
      clock.pass(60_000);
      autoplay.release(by);
      assert.equal(state().isHeld, false);
      clock.pass(3500);
      assert.deepEqual(log, ['65s: 1']);
    });
  }

  it('leaves the slide at least another second', () => {
    const { autoplay, clock, log } = playing();
    autoplay.start();
    clock.pass(4900);
    autoplay.hold('pointer');
    autoplay.release('pointer');
    clock.pass(2000);
    assert.deepEqual(log, ['5.9s: 1']);
  });

  it('is over when the last one is', () => {
    const { autoplay, clock, log } = playing();
    autoplay.start();
    for (const by of ['pointer', 'video', 'hidden tab'] as const) autoplay.hold(by);
    autoplay.release('pointer');
    autoplay.release('pointer');
    autoplay.release('hidden tab');
    clock.pass(20_000);
    assert.deepEqual(log, []);
    autoplay.release('video');
    clock.pass(5000);
    assert.deepEqual(log, ['25s: 1']);
  });

  it('does not start what is stopped', () => {
    const { autoplay, clock, log } = playing();
    autoplay.start();
    autoplay.hold('out of view');
    autoplay.stop('visitor');
    autoplay.release('out of view');
    clock.pass(20_000);
    assert.deepEqual([log, clock.waiting], [[], 0]);
  });

  it('shows a slide that became current meanwhile for its whole duration', () => {
    const { autoplay, clock, log, show } = playing();
    autoplay.start();
    clock.pass(4000);
    autoplay.hold('pointer');
    show(1);
    autoplay.release('pointer');
    clock.pass(5000);
    assert.deepEqual(log, ['4s: 1', '9s: 2']);
  });
});

describe('the button of autoplay', () => {
  it('stops and starts', () => {
    const { autoplay, clock, log, state } = playing();
    autoplay.start();
    autoplay.toggle();
    assert.equal(state().isPlaying, false);
    clock.pass(20_000);
    autoplay.toggle();
    clock.pass(5000);
    assert.deepEqual([log, state().isPlaying], [['25s: 1'], true]);
  });

  it('starts although pointer and focus are on it, but not out of view and not over a video', () => {
    const rows: [PauseReason, boolean][] = [['pointer', false], ['focus', false], ['video', true], ['out of view', true], ['hidden tab', true]];
    for (const [by, isHeld] of rows) {
      const { autoplay, state } = playing();
      autoplay.hold(by);
      autoplay.toggle();
      assert.deepEqual([by, state().isPlaying, state().isHeld], [by, true, isHeld]);
    }
  });

  it('wins: the end of reduced motion starts nothing that the visitor has stopped', () => {
    const { autoplay, state } = playing();
    autoplay.start();
    autoplay.toggle();
    autoplay.stop('reduced motion');
    autoplay.allow('reduced motion');
    assert.equal(state().isPlaying, false);
  });
});

describe('reduced motion', () => {
  it('stops autoplay, and its end starts it again', () => {
    const { autoplay, clock, log, state } = playing();
    autoplay.stop('reduced motion');
    assert.deepEqual([state().isPlaying, clock.waiting], [false, 0]);
    autoplay.allow('reduced motion');
    clock.pass(5000);
    assert.deepEqual(log, ['5s: 1']);
  });

  it('leaves the button working: who presses it asks for motion', () => {
    const { autoplay, clock, log } = playing();
    autoplay.stop('reduced motion');
    autoplay.toggle();
    clock.pass(5000);
    assert.deepEqual(log, ['5s: 1']);
  });
});

describe('the ring around the button', () => {
  it('begins a turn with every slide and with every hold that ends, as far as time had passed', () => {
    const { autoplay, clock, state } = playing();
    autoplay.start();
    const turns = [[state().turn, state().passedMs, state().durationMs]];
    clock.pass(2000);
    autoplay.hold('pointer');
    autoplay.release('pointer');
    turns.push([state().turn, state().passedMs, state().durationMs]);
    clock.pass(3000);
    turns.push([state().turn, state().passedMs, state().durationMs]);
    assert.deepEqual(turns, [[1, 0, 5000], [2, 2000, 5000], [3, 0, 5000]]);
  });
});
