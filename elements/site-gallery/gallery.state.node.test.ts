import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { galleryOf, next, previous, show, type Request } from './gallery-state.fixture.test.js';
import type { GalleryState } from './gallery.state.js';

describe('a request to a gallery', () => {
  const rows: [string, { count: number; index: number; isLooping: boolean }, Request, boolean, string[]][] = [
    ['next goes forward', { count: 3, index: 0, isLooping: false }, next, true, ['changed 0>1', 'transition 0>1']],
    ['previous goes back', { count: 3, index: 2, isLooping: false }, previous, true, ['changed 2>1', 'transition 2>1']],
    ['next stops at the end', { count: 3, index: 2, isLooping: false }, next, false, ['end']],
    ['previous stops at the beginning', { count: 3, index: 0, isLooping: false }, previous, false, ['beginning']],
    ['next wraps in a loop', { count: 3, index: 2, isLooping: true }, next, true, ['changed 2>0', 'transition 2>0 wrapping']],
    ['previous wraps in a loop', { count: 3, index: 0, isLooping: true }, previous, true, ['changed 0>2', 'transition 0>2 wrapping']],
    ['one slide has two ends', { count: 1, index: 0, isLooping: false }, next, false, ['end']],
    ['one slide in a loop has them too', { count: 1, index: 0, isLooping: true }, previous, false, ['beginning']],
    ['next without slides does nothing', { count: 0, index: 0, isLooping: true }, next, false, []],
    ['show goes far', { count: 9, index: 1, isLooping: false }, show(7), true, ['changed 1>7', 'transition 1>7']],
    ['show counts from the end', { count: 9, index: 1, isLooping: false }, show(-1), true, ['changed 1>8', 'transition 1>8']],
    ['show wraps past the end', { count: 9, index: 1, isLooping: false }, show(11), true, ['changed 1>2', 'transition 1>2']],
    ['show of the current slide does nothing', { count: 9, index: 1, isLooping: false }, show(1), false, []],
    ['show of no number does nothing', { count: 9, index: 1, isLooping: false }, show(NaN), false, []],
    ['show of a boundless number does nothing', { count: 9, index: 1, isLooping: false }, show(Infinity), false, []],
    ['show without slides does nothing', { count: 0, index: 0, isLooping: false }, show(2), false, []],
  ];
  for (const [title, start, request, answer, expected] of rows) {
    it(title, () => {
      const { state, log } = galleryOf(start.count, start);
      assert.equal(request(state, 'visitor'), answer);
      assert.deepEqual(log, expected);
    });
  }
});

describe('a carousel', () => {
  const rows: [string, { count: number; index: number; perGroup: number; isLooping?: boolean }, Request, string[]][] = [
    ['goes forward by a group', { count: 8, index: 0, perGroup: 3 }, next, ['changed 0>3', 'transition 0>3']],
    ['goes forward from inside a group', { count: 8, index: 4, perGroup: 3 }, next, ['changed 4>6', 'transition 4>6']],
    ['goes back by a group', { count: 8, index: 6, perGroup: 3 }, previous, ['changed 6>3', 'transition 6>3']],
    ['ends with the last group', { count: 8, index: 6, perGroup: 3 }, next, ['end']],
    ['ends inside the last group', { count: 8, index: 7, perGroup: 3 }, next, ['end']],
    ['goes back from inside a group to its beginning', { count: 8, index: 4, perGroup: 3 }, previous, ['changed 4>3', 'transition 4>3']],
    ['goes back to slides of the first group that are out of view', { count: 8, index: 2, perGroup: 3 }, previous, ['changed 2>0', 'transition 2>0']],
    ['begins with the first group', { count: 8, index: 0, perGroup: 3 }, previous, ['beginning']],
    ['starts again in a loop', { count: 8, index: 7, perGroup: 3, isLooping: true }, next, ['changed 7>0', 'transition 7>0 wrapping']],
    ['has nowhere to go when all slides fit in one row', { count: 3, index: 0, perGroup: 3, isLooping: true }, next, ['end']],
  ];
  for (const [title, start, request, expected] of rows) {
    it(title, () => {
      const { state, log } = galleryOf(start.count, start);
      request(state, 'visitor');
      assert.deepEqual(log, expected);
    });
  }

  it('is paged only where slides do not fit, and says at which end it is', () => {
    const states = [2, 3, 4, 6].map(count => {
      const { state } = galleryOf(count, { perGroup: 3, index: -1 });
      return [count, state.isPaged, state.isAtEnd(-1), state.isAtEnd(1)];
    });
    assert.deepEqual(states, [[2, false, true, true], [3, false, true, true], [4, true, false, true], [6, true, false, true]]);
  });

  it('keeps its slide when more or fewer fit', () => {
    const { state, log } = galleryOf(8, { perGroup: 3, index: 6 });
    state.setGroupSize(2);
    state.previous('page');
    for (const nonsense of [0, -3, NaN, Infinity]) state.setGroupSize(nonsense);
    assert.deepEqual([log, state.$state.get().perGroup], [['changed 6>4', 'transition 6>4'], Infinity]);
  });
});

describe('a swipe', () => {
  it('counts every slide it passes, and settles on one', () => {
    const { state, log } = galleryOf(5);
    for (const index of [0, 1, 1, 2]) state.scrolledTo(index);
    state.settled(2);
    assert.deepEqual(log, ['changed 0>1', 'changed 1>2']);
    assert.equal(state.phase, 'idle');
  });

  it('continues in a transition from where it was released', () => {
    const { state, log } = galleryOf(5);
    state.scrolledTo(1);
    state.release(0, false);
    assert.deepEqual(log, ['changed 0>1', 'changed 1>0', 'transition 1>0']);
    assert.equal(state.phase, 'idle');
  });
});

describe('an announcement', () => {
  const announced = (act: (state: GalleryState) => void) => {
    const { state } = galleryOf(5, { index: 1 });
    act(state);
    return state.$state.get().announcement;
  };
  const rows: [string, (state: GalleryState) => void, string][] = [
    ['follows the visitor\'s request', state => { state.next('visitor'); }, 'slide 3'],
    ['follows the visitor\'s swipe', state => { state.scrolledTo(2); state.settled(2); }, 'slide 3'],
    ['does not follow a swipe that went back', state => { state.scrolledTo(2); state.scrolledTo(1); state.settled(1); }, ''],
    ['does not follow the page\'s request', state => { state.next('page'); }, ''],
    ['does not follow the page\'s setting', state => { state.request(3); }, ''],
    ['does not follow a refusal at the end', state => { state.show(4, 'page'); state.next('visitor'); }, ''],
    ['does not follow new slides', state => { state.setSlides(9, 2); }, ''],
    ['is news again after the page has moved the gallery', state => { state.next('visitor'); state.next('page'); }, ''],
  ];
  for (const [title, act, expected] of rows) it(title, () => assert.equal(announced(act), expected));
});

describe('a gallery whose slides come late', () => {
  it('shows the slide the page asks for as soon as it is there', () => {
    const { state, log } = galleryOf(0, { index: 3 });
    for (const [count, index] of [[1, 0], [3, 0], [4, 3], [6, 3]] as const) {
      state.setSlides(count, state.index);
      assert.equal(state.index, index, `of ${count}`);
    }
    assert.deepEqual(log, ['jump 3']);
  });

  it('stays at the end when the page asks for the last one', () => {
    const { state } = galleryOf(0, { index: -1 });
    for (const count of [1, 2, 5]) {
      state.setSlides(count, state.index);
      assert.equal(state.index, count - 1);
    }
  });

  it('follows the current slide to its new place, and says nothing', () => {
    const { state, log } = galleryOf(4, { index: 1 });
    state.setSlides(6, 3);
    assert.equal(state.index, 3);
    assert.deepEqual(log, ['jump 3']);
  });

  it('forgets a request of the page once the visitor has settled on that slide', () => {
    const { state } = galleryOf(5, { isSlow: true });
    state.show(4, 'visitor');
    state.request(2);
    state.settled(2);
    state.setSlides(6, 3);
    assert.equal(state.index, 3);
  });

  it('forgets a request of the page once the visitor has changed the slide', () => {
    const { state } = galleryOf(3, { index: 7 });
    assert.equal(state.index, 1);
    state.next('visitor');
    state.setSlides(9, state.index);
    assert.equal(state.index, 2);
  });

  it('is at the first slide when all are gone', () => {
    const { state } = galleryOf(3, { index: 2 });
    state.setSlides(0, 0);
    assert.deepEqual(state.$state.get(), { index: 0, count: 0, perGroup: 1, announcement: '' });
  });
});

describe('the setting `current`', () => {
  it('is followed where the page changes it', () => {
    const { state, log } = galleryOf(5);
    state.request(3);
    assert.deepEqual(log, ['changed 0>3', 'transition 0>3']);
  });

  it('is kept for slides still to come', () => {
    const { state, log } = galleryOf(0);
    state.request(-1); // the last slide, also of those still to come
    state.setSlides(2, 0);
    state.setSlides(4, 1);
    assert.deepEqual([state.index, log], [3, ['jump 1', 'jump 3']]);
  });

  it('is a request again once it has been something else', () => {
    const { state } = galleryOf(5);
    state.request(2);
    state.next('visitor');
    state.request(3);
    state.request(2);
    assert.equal(state.index, 2);
  });
});
