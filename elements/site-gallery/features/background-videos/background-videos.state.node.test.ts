import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BackgroundVideos, countNearbySlides, type Choice, type Reasons } from './background-videos.state.js';

type Step = Partial<Reasons> | 'press';
const after = (steps: readonly Step[], choice: Choice = null) => {
  const videos = new BackgroundVideos(choice);
  videos.setReasons({});
  for (const step of steps) step === 'press' ? videos.toggle() : videos.setReasons(step);
  return videos;
};

describe('background videos', () => {
  const still = { isMotionBlocked: true };
  const moving = { isMotionBlocked: false };
  const rows: [string, readonly Step[], boolean][] = [
    ['play by themselves', [], true],
    ['are still under reduced motion', [still], false],
    ['are still while data is saved', [{ savesData: true }], false],
    ['are still where the browser refuses', [{ isRefused: true }], false],
    ['play again when reduced motion ends', [still, moving], true],
    ['play under reduced motion when the visitor starts them', [still, 'press'], true],
    ['continue when the same state is set again', [still, 'press', still], true],
    ['become still when the visitor begins to prefer it after all', ['press', 'press', still], false],
    ['stay paused as the visitor has left them', ['press', still, moving], false],
    ['play while data is saved when the visitor starts them', [{ savesData: true }, 'press'], true],
    ['are paused by the second press', [still, 'press', 'press'], false],
    ['play by a press after a refusal', [{ isRefused: true }, 'press'], true],
    ['are still when a press is refused as well', [{ isRefused: true }, 'press', { isRefused: true }], false],
  ];
  for (const [title, steps, isOn] of rows) it(title, () => assert.equal(after(steps).isOn, isOn));

  it('remember what the visitor chose', () => {
    const { choice } = after(['press']);
    assert.deepEqual([choice, after([], choice).isOn], ['pause', false]);
  });
});

describe('what is fetched of a video', () => {
  for (const [title, steps, facts, preload] of [
    ['that is far away is nothing', [], { isNear: false, hasPoster: false }, 'none'],
    ['that will play is all', [], { isNear: true, hasPoster: true }, 'auto'],
    ['that is still is nothing behind a poster', [{ isMotionBlocked: true }], { isNear: true, hasPoster: true }, 'none'],
    ['that is still is its first frame without one', [{ isMotionBlocked: true }], { isNear: true, hasPoster: false }, 'metadata'],
    ['is nothing while data is saved', [{ savesData: true }], { isNear: true, hasPoster: false }, 'none'],
  ] as const) {
    it(title, () => assert.equal(after(steps).preloadOf(facts), preload));
  }
});

describe('the slides that come next', () => {
  for (const [title, row, expected] of [
    ['are one on either side', { index: 2, count: 9, perGroup: 1, isLooping: false }, [1, 2, 3]],
    ['end where the gallery ends', { index: 0, count: 9, perGroup: 1, isLooping: false }, [0, 1]],
    ['go round in a loop', { index: 0, count: 9, perGroup: 1, isLooping: true }, [8, 0, 1]],
    ['are a group of a carousel', { index: 3, count: 9, perGroup: 2, isLooping: false }, [0, 1, 2, 3, 4, 5, 6]],
    ['are each there once', { index: 0, count: 2, perGroup: 2, isLooping: true }, [1, 0]],
    ['are empty without slides', { index: 0, count: 0, perGroup: 1, isLooping: true }, []],
  ] as const) {
    it(title, () => assert.deepEqual(countNearbySlides(row), expected));
  }
});
