import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../../core/platform/manual-clock.fixture.test.js';
import { SlideshowState } from './slideshow.state.js';

/** A lightbox of three slides with a slideshow of five seconds. */
function setUp({ isLooping = true, index = 0 } = {}) {
  const clock = new ManualClock();
  const changes: string[] = [];
  const lightbox = {
    index, isReady: true, refuses: false, durationMs: 5000,
    go(to: number) {
      if (lightbox.refuses) return;
      lightbox.index = to;
      slideshow.slideChanged();
    },
  };
  const slideshow = new SlideshowState({
    durationMs: () => lightbox.durationMs,
    isReady: () => lightbox.isReady,
    isAtEnd: () => !isLooping && lightbox.index === 2,
    advance: () => lightbox.go((lightbox.index + 1) % 3),
    rewind: () => lightbox.go(0),
    changed: isByItself => changes.push(`${slideshow.isPlaying ? 'plays' : 'stops'}${isByItself ? ' by itself' : ''}`),
  }, clock);
  return { clock, changes, lightbox, slideshow };
}

describe('a slideshow', () => {
  it('starts on request, and not before', () => {
    const { clock, lightbox, slideshow } = setUp();
    clock.pass(60_000);
    assert.deepEqual([lightbox.index, slideshow.isPlaying, clock.waiting], [0, false, 0]);
  });

  it('shows each slide for its time, round and round', () => {
    const { clock, lightbox, slideshow } = setUp();
    slideshow.toggle();
    clock.pass(4999);
    assert.equal(lightbox.index, 0);
    clock.pass(1);
    assert.equal(lightbox.index, 1);
    clock.pass(10_000);
    assert.equal(lightbox.index, 0);
  });

  it('stops at the button, and leaves no timer', () => {
    const { clock, changes, lightbox, slideshow } = setUp();
    slideshow.toggle();
    slideshow.toggle();
    clock.pass(60_000);
    assert.deepEqual([lightbox.index, clock.waiting, changes], [0, 0, ['plays', 'stops']]);
  });

  it('stops at a visitor\'s own move', () => {
    const { clock, changes, lightbox, slideshow } = setUp();
    slideshow.toggle();
    lightbox.go(2);
    assert.deepEqual([slideshow.isPlaying, clock.waiting, changes], [false, 0, ['plays', 'stops']]);
  });

  it('distinguishes its own steps from a visitor\'s', () => {
    const { slideshow } = setUp();
    assert.equal(slideshow.slideChanged(), true);
  });

  it('stops automatically at the end of slides that do not loop, after the duration of the last', () => {
    const { clock, changes, lightbox, slideshow } = setUp({ isLooping: false, index: 1 });
    slideshow.toggle();
    clock.pass(5000);
    assert.deepEqual([lightbox.index, slideshow.isPlaying], [2, true]);
    clock.pass(5000);
    assert.deepEqual([lightbox.index, slideshow.isPlaying, changes], [2, false, ['plays', 'stops by itself']]);
  });

  it('starts again at the first slide if it is requested at the end', () => {
    const { lightbox, slideshow } = setUp({ isLooping: false, index: 2 });
    slideshow.toggle();
    assert.deepEqual([lightbox.index, slideshow.isPlaying], [0, true]);
  });

  it('waits for a slide that is still loading', () => {
    const { clock, lightbox, slideshow } = setUp();
    slideshow.toggle();
    lightbox.isReady = false;
    clock.pass(7500);
    assert.equal(lightbox.index, 0);
    lightbox.isReady = true;
    clock.pass(500);
    assert.equal(lightbox.index, 1);
  });

  it('tries again where the page refuses', () => {
    const { clock, lightbox, slideshow } = setUp();
    lightbox.refuses = true;
    slideshow.toggle();
    clock.pass(5000);
    assert.deepEqual([lightbox.index, slideshow.isPlaying], [0, true]);
    lightbox.refuses = false;
    clock.pass(5000);
    assert.equal(lightbox.index, 1);
  });

  it('takes a new duration with the next slide', () => {
    const { clock, lightbox, slideshow } = setUp();
    slideshow.toggle();
    lightbox.durationMs = 1000;
    clock.pass(6000);
    assert.equal(lightbox.index, 2);
  });
});
