import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { galleryOf, next, previous, show } from './gallery-state.fixture.test.js';
import type { GalleryState } from './gallery.state.js';

describe('a gallery in transition', () => {
  for (const [name, request] of Object.entries({ next, previous, show: show(0) })) {
    it(`refuses ${name} until it has settled`, () => {
      const { state } = galleryOf(5, { index: 2, isSlow: true });
      state.next('visitor');
      assert.equal(request(state, 'page'), false);
      assert.equal(state.index, 3);
      state.settled(3);
      assert.equal(request(state, 'page'), true);
    });
  }

  it('refuses requests while the visitor swipes', () => {
    const { state } = galleryOf(5);
    state.scrolledTo(0);
    assert.equal(state.next('page'), false);
    state.settled(0);
    assert.equal(state.next('page'), true);
  });

  const quick: [string, (state: GalleryState) => boolean[], number, string[]][] = [
    ['three quick steps lead three slides on', state => [1, 2, 3].map(() => state.next('visitor')), 3,
      ['changed 0>1', 'transition 0>1', 'changed 1>2', 'transition 1>2', 'changed 2>3', 'transition 2>3']],
    ['a step back undoes one forward', state => [state.next('visitor'), state.previous('visitor')], 0,
      ['changed 0>1', 'transition 0>1', 'changed 1>0', 'transition 1>0']],
    ['a thumbnail is reached', state => [state.next('visitor'), state.show(4, 'visitor')], 4,
      ['changed 0>1', 'transition 0>1', 'changed 1>4', 'transition 1>4']],
    ['a step after a swipe counts from the slide in view', state => { state.scrolledTo(2); return [state.next('visitor')]; }, 3,
      ['changed 0>2', 'changed 2>3', 'transition 2>3']],
    ['the visitor overrules the page', state => [state.next('page'), state.next('visitor')], 2,
      ['changed 0>1', 'transition 0>1', 'changed 1>2', 'transition 1>2']],
  ];
  for (const [title, act, index, expected] of quick) {
    it(`is finished immediately for the visitor: ${title}`, () => {
      const { state, log } = galleryOf(5, { isSlow: true });
      assert.ok(act(state).every(answer => answer));
      assert.deepEqual([state.index, log], [index, expected]);
    });
  }

  it('is left alone by a visitor who asks for the slide it leads to', () => {
    const { state, log } = galleryOf(5, { isSlow: true });
    state.next('visitor');
    assert.equal(state.show(1, 'visitor'), false);
    assert.deepEqual([state.phase, log], ['transition', ['changed 0>1', 'transition 0>1']]);
  });

  it('drops a stored request of the page when the visitor asks for another slide', () => {
    const { state } = galleryOf(5, { isSlow: true });
    state.next('visitor');
    state.request(4);
    state.previous('visitor');
    state.settled(0);
    assert.equal(state.index, 0);
  });

  it('refuses the visitor too while a pointer holds its slides', () => {
    const { state } = galleryOf(5, { isHeld: true });
    state.scrolledTo(1);
    assert.equal(state.next('visitor'), false);
    assert.equal(state.index, 1);
  });

  it('does not take the scrolling of its own transition for a swipe', () => {
    const { state, log } = galleryOf(5, { isSlow: true });
    state.next('visitor');
    state.scrolledTo(0);
    assert.equal(state.index, 1);
    assert.deepEqual(log, ['changed 0>1', 'transition 0>1']);
  });

  it('takes the slide in view as current when the visitor has stopped it elsewhere', () => {
    const { state, log } = galleryOf(5, { isSlow: true });
    state.show(4, 'visitor');
    state.settled(3);
    assert.equal(state.index, 3);
    assert.equal(log.at(-1), 'changed 4>3');
  });

  it('stores a request of the page until it has settled', () => {
    const { state } = galleryOf(5, { isSlow: true });
    state.next('visitor');
    state.request(4);
    assert.equal(state.index, 1);
    state.settled(1);
    assert.equal(state.index, 4);
  });
});

describe('a gallery that is linked to one in transition', () => {
  for (const [name, request] of Object.entries({ next, previous, show: show(0) })) {
    it(`refuses ${name} until that has settled`, () => {
      const { state, log } = galleryOf(5, { index: 2 });
      const { state: other } = galleryOf(5, { index: 2, isSlow: true });
      state.linked = [other];
      other.next('visitor');
      assert.equal(request(state, 'visitor'), false);
      assert.deepEqual(log, []);
      other.settled(2);
      assert.equal(request(state, 'visitor'), true);
    });
  }

  it('goes where the link leads it', () => {
    const { state, log } = galleryOf(5, { index: 2 });
    const { state: other } = galleryOf(5, { index: 2, isSlow: true });
    state.linked = [other];
    other.next('visitor');
    state.request(3);
    assert.deepEqual(log, ['changed 2>3', 'transition 2>3']);
  });
});
