import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GalleryMachine, type Cause } from './gallery.state.js';
import type { Travel } from './transitions/transition.js';

/** A machine on a page that does as it is told and writes down what that was. */
function galleryOf(count: number, { index = 0, isLooping = false, isSlow = false, perGroup = 1, isHeld = (): boolean => false } = {}) {
  const log: string[] = [];
  const machine: GalleryMachine = new GalleryMachine({
    travel({ from, to, isWrapping }: Travel) {
      log.push(`travel ${from}>${to}${isWrapping ? ' wrapping' : ''}`);
      if (!isSlow) machine.settled(to);
    },
    place: at => { log.push(`place ${at}`); },
    changed: detail => { log.push(`changed ${detail.previousIndex}>${detail.index}`); },
    reached: end => { log.push(end); },
    isHeld,
    describe: at => `slide ${at + 1}`,
  });
  machine.isLooping = isLooping;
  machine.regroup(perGroup);
  machine.want(index);
  machine.recount(count, 0);
  log.length = 0;
  return { machine, log };
}

type Request = (machine: GalleryMachine, cause: Cause) => boolean;
const next: Request = (machine, cause) => machine.next(cause);
const previous: Request = (machine, cause) => machine.previous(cause);
const show = (index: number): Request => (machine, cause) => machine.show(index, cause);

describe('a request to a gallery', () => {
  const rows: [string, { count: number; index: number; isLooping: boolean }, Request, boolean, string[]][] = [
    ['next goes on', { count: 3, index: 0, isLooping: false }, next, true, ['changed 0>1', 'travel 0>1']],
    ['previous goes back', { count: 3, index: 2, isLooping: false }, previous, true, ['changed 2>1', 'travel 2>1']],
    ['next stops at the end', { count: 3, index: 2, isLooping: false }, next, false, ['end']],
    ['previous stops at the beginning', { count: 3, index: 0, isLooping: false }, previous, false, ['beginning']],
    ['next wraps in a loop', { count: 3, index: 2, isLooping: true }, next, true, ['changed 2>0', 'travel 2>0 wrapping']],
    ['previous wraps in a loop', { count: 3, index: 0, isLooping: true }, previous, true, ['changed 0>2', 'travel 0>2 wrapping']],
    ['one slide has two ends', { count: 1, index: 0, isLooping: false }, next, false, ['end']],
    ['one slide in a loop has them too', { count: 1, index: 0, isLooping: true }, previous, false, ['beginning']],
    ['no slides answer nothing', { count: 0, index: 0, isLooping: true }, next, false, []],
    ['show goes far', { count: 9, index: 1, isLooping: false }, show(7), true, ['changed 1>7', 'travel 1>7']],
    ['show counts from the end', { count: 9, index: 1, isLooping: false }, show(-1), true, ['changed 1>8', 'travel 1>8']],
    ['show wraps past the end', { count: 9, index: 1, isLooping: false }, show(11), true, ['changed 1>2', 'travel 1>2']],
    ['show of the current slide does nothing', { count: 9, index: 1, isLooping: false }, show(1), false, []],
    ['show of no number does nothing', { count: 9, index: 1, isLooping: false }, show(NaN), false, []],
    ['show of a boundless number does nothing', { count: 9, index: 1, isLooping: false }, show(Infinity), false, []],
    ['show without slides does nothing', { count: 0, index: 0, isLooping: false }, show(2), false, []],
  ];
  for (const [title, start, request, answer, expected] of rows) {
    it(title, () => {
      const { machine, log } = galleryOf(start.count, start);
      assert.equal(request(machine, 'visitor'), answer);
      assert.deepEqual(log, expected);
    });
  }
});

describe('a gallery in motion', () => {
  for (const [name, request] of Object.entries({ next, previous, show: show(0) })) {
    it(`refuses ${name} until it has settled`, () => {
      const { machine } = galleryOf(5, { index: 2, isSlow: true });
      machine.next('visitor');
      assert.equal(request(machine, 'page'), false);
      assert.equal(machine.index, 3);
      machine.settled(3);
      assert.equal(request(machine, 'page'), true);
    });
  }

  it('refuses requests while the visitor swipes', () => {
    const { machine } = galleryOf(5);
    machine.carried(0);
    assert.equal(machine.next('page'), false);
    machine.settled(0);
    assert.equal(machine.next('page'), true);
  });

  it('does not take the way it travels for a swipe', () => {
    const { machine, log } = galleryOf(5, { isSlow: true });
    machine.next('visitor');
    machine.carried(0);
    assert.equal(machine.index, 1);
    assert.deepEqual(log, ['changed 0>1', 'travel 0>1']);
  });

  it('believes the page when the visitor has stopped it elsewhere', () => {
    const { machine, log } = galleryOf(5, { isSlow: true });
    machine.show(4, 'visitor');
    machine.settled(3);
    assert.equal(machine.index, 3);
    assert.equal(log.at(-1), 'changed 4>3');
  });

  it('keeps what the page wants until it has settled', () => {
    const { machine } = galleryOf(5, { isSlow: true });
    machine.next('visitor');
    machine.want(4);
    assert.equal(machine.index, 1);
    machine.settled(1);
    assert.equal(machine.index, 4);
  });
});

describe('a gallery that is linked to one in motion', () => {
  for (const [name, request] of Object.entries({ next, previous, show: show(0) })) {
    it(`refuses ${name} until that has settled`, () => {
      let isHeld = true;
      const { machine, log } = galleryOf(5, { index: 2, isHeld: () => isHeld });
      assert.equal(request(machine, 'visitor'), false);
      assert.deepEqual(log, []);
      isHeld = false;
      assert.equal(request(machine, 'visitor'), true);
    });
  }

  it('goes where the link leads it', () => {
    const { machine, log } = galleryOf(5, { index: 2, isHeld: () => true });
    machine.want(3);
    assert.deepEqual(log, ['changed 2>3', 'travel 2>3']);
  });
});

describe('a carousel', () => {
  const rows: [string, { count: number; index: number; perGroup: number; isLooping?: boolean }, Request, string[]][] = [
    ['goes on by a group', { count: 8, index: 0, perGroup: 3 }, next, ['changed 0>3', 'travel 0>3']],
    ['goes on from inside a group', { count: 8, index: 4, perGroup: 3 }, next, ['changed 4>6', 'travel 4>6']],
    ['goes back by a group', { count: 8, index: 6, perGroup: 3 }, previous, ['changed 6>3', 'travel 6>3']],
    ['ends with the last group', { count: 8, index: 6, perGroup: 3 }, next, ['end']],
    ['ends inside the last group', { count: 8, index: 7, perGroup: 3 }, next, ['end']],
    ['begins with the first group', { count: 8, index: 2, perGroup: 3 }, previous, ['beginning']],
    ['begins anew in a loop', { count: 8, index: 7, perGroup: 3, isLooping: true }, next, ['changed 7>0', 'travel 7>0 wrapping']],
    ['has nowhere to go when all slides fit in one row', { count: 3, index: 0, perGroup: 3, isLooping: true }, next, ['end']],
  ];
  for (const [title, start, request, expected] of rows) {
    it(title, () => {
      const { machine, log } = galleryOf(start.count, start);
      request(machine, 'visitor');
      assert.deepEqual(log, expected);
    });
  }

  it('is paged only where slides do not fit, and says at which end it is', () => {
    const states = [2, 3, 4, 6].map(count => {
      const { machine } = galleryOf(count, { perGroup: 3, index: -1 });
      return [count, machine.isPaged, machine.isAtEnd(-1), machine.isAtEnd(1)];
    });
    assert.deepEqual(states, [[2, false, true, true], [3, false, true, true], [4, true, false, true], [6, true, false, true]]);
  });

  it('keeps its slide when more or fewer fit', () => {
    const { machine, log } = galleryOf(8, { perGroup: 3, index: 6 });
    machine.regroup(2);
    machine.previous('page');
    for (const nonsense of [0, -3, NaN, Infinity]) machine.regroup(nonsense);
    assert.deepEqual([log, machine.$state.get().perGroup], [['changed 6>4', 'travel 6>4'], Infinity]);
  });
});

describe('a swipe', () => {
  it('counts every slide it passes, and settles on one', () => {
    const { machine, log } = galleryOf(5);
    for (const index of [0, 1, 1, 2]) machine.carried(index);
    machine.settled(2);
    assert.deepEqual(log, ['changed 0>1', 'changed 1>2']);
    assert.equal(machine.phase, 'still');
  });

  it('travels on from where the hand let it go', () => {
    const { machine, log } = galleryOf(5);
    machine.carried(1);
    machine.release(0, false);
    assert.deepEqual(log, ['changed 0>1', 'changed 1>0', 'travel 1>0']);
    assert.equal(machine.phase, 'still');
  });
});

describe('an announcement', () => {
  const announced = (act: (machine: GalleryMachine) => void) => {
    const { machine } = galleryOf(5, { index: 1 });
    act(machine);
    return machine.$state.get().announcement;
  };
  const rows: [string, (machine: GalleryMachine) => void, string][] = [
    ['follows the visitor\'s request', machine => { machine.next('visitor'); }, 'slide 3'],
    ['follows the visitor\'s swipe', machine => { machine.carried(2); machine.settled(2); }, 'slide 3'],
    ['does not follow a swipe that went back', machine => { machine.carried(2); machine.carried(1); machine.settled(1); }, ''],
    ['does not follow the page\'s request', machine => { machine.next('page'); }, ''],
    ['does not follow the page\'s wish', machine => { machine.want(3); }, ''],
    ['does not follow a refusal at the end', machine => { machine.show(4, 'page'); machine.next('visitor'); }, ''],
    ['does not follow new slides', machine => { machine.recount(9, 2); }, ''],
    ['is news again after the page has moved the gallery', machine => { machine.next('visitor'); machine.next('page'); }, ''],
  ];
  for (const [title, act, expected] of rows) it(title, () => assert.equal(announced(act), expected));
});

describe('a gallery whose slides come late', () => {
  it('shows the slide the page wants as soon as it is there', () => {
    const { machine, log } = galleryOf(0, { index: 3 });
    for (const [count, index] of [[1, 0], [3, 0], [4, 3], [6, 3]] as const) {
      machine.recount(count, machine.index);
      assert.equal(machine.index, index, `of ${count}`);
    }
    assert.deepEqual(log, ['place 3']);
  });

  it('stays at the end when the page wants the last one', () => {
    const { machine } = galleryOf(0, { index: -1 });
    for (const count of [1, 2, 5]) {
      machine.recount(count, machine.index);
      assert.equal(machine.index, count - 1);
    }
  });

  it('follows the current slide to its new place, and says nothing', () => {
    const { machine, log } = galleryOf(4, { index: 1 });
    machine.recount(6, 3);
    assert.equal(machine.index, 3);
    assert.deepEqual(log, ['place 3']);
  });

  it('forgets what the page wanted where the visitor has brought it there', () => {
    const { machine } = galleryOf(5, { isSlow: true });
    machine.show(4, 'visitor');
    machine.want(2);
    machine.settled(2);
    machine.recount(6, 3);
    assert.equal(machine.index, 3);
  });

  it('forgets what the page wanted once the visitor has moved', () => {
    const { machine } = galleryOf(3, { index: 7 });
    assert.equal(machine.index, 1);
    machine.next('visitor');
    machine.recount(9, machine.index);
    assert.equal(machine.index, 2);
  });

  it('is at the first slide when all are gone', () => {
    const { machine } = galleryOf(3, { index: 2 });
    machine.recount(0, 0);
    assert.deepEqual(machine.$state.get(), { index: 0, count: 0, perGroup: 1, announcement: '' });
  });
});
