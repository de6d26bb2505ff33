import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GalleryState } from '../../gallery.state.js';
import { syncGalleries } from './sync-galleries.js';

/** Two linked galleries; what they do is done when a task has ended. */
function pair(counts: [main: number, strip: number] = [5, 5], { main: at = 0, strip: stripAt = 0 } = {}) {
  const slow = new Set<GalleryState>();
  const make = (count: number, index: number) => {
    const state = new GalleryState();
    state.effects = {
      startTransition: ({ to }) => { if (!slow.has(state)) state.settled(to); },
      jumpTo: () => {},
      finishMotion: () => true,
      changed: () => {},
      reached: () => {},
      describe: to => `slide ${to}`,
    };
    state.request(index);
    state.setSlides(count, 0);
    return state;
  };
  const strip = make(counts[1], stripAt);
  const main = make(counts[0], at);
  [strip.linked, main.linked] = [[main], [strip]];
  const apart = new AbortController();
  const link = () => syncGalleries(main, strip, apart.signal);
  const places = async () => {
    await Promise.resolve();
    return [main.index, strip.index];
  };
  return { main, strip, slow, apart, link, places };
}

describe('two linked galleries', () => {
  it('go together, whichever changes', async () => {
    const { main, strip, link, places } = pair();
    link();
    main.next('visitor');
    assert.deepEqual(await places(), [1, 1]);
    strip.show(4, 'visitor');
    assert.deepEqual(await places(), [4, 4]);
    main.scrolledTo(3);
    main.settled(3);
    assert.deepEqual(await places(), [3, 3]);
  });

  it('are announced once, by the one that was used', async () => {
    const { main, strip, link, places } = pair();
    link();
    strip.next('visitor');
    await places();
    assert.deepEqual([main, strip].map(({ $state }) => $state.get().announcement), ['', 'slide 1']);
  });

  it('refuse each other while one is in transition', async () => {
    const { main, strip, slow, link, places } = pair([5, 4]);
    link();
    slow.add(main);
    main.show(4, 'visitor');
    assert.deepEqual(await places(), [4, 0]);
    assert.equal(strip.next('visitor'), false);
    main.settled(4);
    assert.equal(strip.next('visitor'), true);
  });

  it('allow the next step when they are at the same slide', async () => {
    const { main, strip, slow, link, places } = pair();
    link();
    slow.add(strip);
    main.next('visitor');
    assert.deepEqual(await places(), [1, 1]);
    assert.equal(main.next('visitor'), true);
    assert.deepEqual(await places(), [2, 1]);
    assert.equal(main.next('visitor'), false);
    strip.settled(1);
    assert.deepEqual(await places(), [2, 2]);
  });

  it('take back a step that the other has not followed yet', async () => {
    const { main, strip, slow, link, places } = pair();
    link();
    slow.add(strip);
    main.next('visitor');
    await places();
    main.next('visitor');
    await places();
    main.request(1);
    await places();
    strip.settled(1);
    assert.deepEqual(await places(), [1, 1]);
  });

  it('begin where the named one is, unless only the other has moved', async () => {
    const fresh = pair([5, 5], { main: 2, strip: 4 });
    fresh.link();
    assert.deepEqual(await fresh.places(), [2, 2]);
    const moved = pair();
    moved.strip.show(3, 'page');
    moved.link();
    assert.deepEqual(await moved.places(), [3, 3]);
  });

  it('are independent once they are unlinked', async () => {
    const { main, strip, apart, link, places } = pair();
    link();
    main.next('visitor');
    apart.abort();
    assert.deepEqual(await places(), [1, 0]);
    strip.next('visitor');
    strip.next('visitor');
    assert.deepEqual(await places(), [1, 2]);
  });
});

describe('linked galleries of different length', () => {
  it('stay together as far as both go', async () => {
    const { main, strip, link, places } = pair([5, 3]);
    link();
    main.show(4, 'visitor');
    assert.deepEqual(await places(), [4, 0]);
    main.previous('visitor');
    assert.deepEqual(await places(), [3, 0]);
    main.previous('visitor');
    assert.deepEqual(await places(), [2, 2]);
    strip.previous('visitor');
    assert.deepEqual(await places(), [1, 1]);
  });

  it('meet as soon as the missing slide comes', async () => {
    const { main, strip, link, places } = pair([5, 0]);
    link();
    main.show(3, 'visitor');
    for (const [count, expected] of [[2, 0], [4, 3], [5, 3]] as const) {
      strip.setSlides(count, strip.index);
      assert.deepEqual(await places(), [3, expected], `of ${count}`);
    }
  });

  it('do not follow one that is emptied and filled again', async () => {
    const { strip, link, places } = pair([5, 5], { main: 3 });
    link();
    strip.setSlides(0, 0);
    assert.deepEqual(await places(), [3, 0]);
    strip.setSlides(5, 0);
    assert.deepEqual(await places(), [3, 3]);
  });

  it('read slides that come to both before they follow', async () => {
    const { main, strip, link, places } = pair([3, 3], { main: 1 });
    link();
    main.setSlides(5, 3);
    strip.setSlides(5, 3);
    assert.deepEqual(await places(), [3, 3]);
  });
});
