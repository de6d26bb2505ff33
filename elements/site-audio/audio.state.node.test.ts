import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AudioState, clockText, parseMediaFragment, storedPlaces, withPlace } from './audio.state.js';

const tracks = ['a', 'b', 'c'].map(address => ({ title: address.toUpperCase(), address }));
function stateOf(change: Partial<AudioState> = {}) {
  const state = new AudioState();
  state.read(tracks);
  return Object.assign(state, change);
}

describe('a moment', () => {
  const shown: [seconds: number, text: string][] = [
    [0, '0:00'],
    [59.9, '0:59'],
    [60, '1:00'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
    [-1, '0:00'],
  ];
  for (const [seconds, text] of shown) it(`${seconds} s is shown as ${text}`, () => assert.equal(clockText(seconds), text));

  const read: [hash: string, seconds: number | null][] = [
    ['#t=90', 90], ['#t=1:30', 90], ['#t=1:00:00.5', 3600.5], ['#t=npt:10', 10], ['#t=', null], ['#t=a', null], ['#top', null], ['#t=1:2:3:4', null],
  ];
  for (const [hash, seconds] of read) it(`${hash} is ${seconds}`, () => assert.equal(parseMediaFragment(hash), seconds));
});

describe('the queue', () => {
  it('has a next track until the last, and a previous one that is the beginning after three seconds', () => {
    const state = stateOf();
    assert.deepEqual([state.hasPrevious, state.hasNext], [false, true]);
    state.seconds = 4;
    assert.deepEqual([state.hasPrevious, state.previousMeans], [true, 'restart']);
    assert.equal(state.select(2), true);
    assert.deepEqual([state.seconds, state.hasNext, state.previousMeans], [0, false, 'track']);
    assert.equal(state.select(3), false);
    assert.equal(state.index, 2);
  });

  it('keeps the track that plays when others come or go', () => {
    const state = stateOf({ index: 1 });
    state.read([{ title: 'New', address: 'n' }, ...tracks]);
    assert.equal(state.index, 2);
    state.read([tracks[2]!]);
    assert.equal(state.index, 0);
    state.read([]);
    assert.equal(state.track, null);
  });

  it('takes 60 tracks', () => {
    const state = new AudioState();
    state.read(Array.from({ length: 61 }, (_, index) => ({ title: '', address: String(index) })));
    assert.equal(state.tracks.length, 60);
  });
});

describe('the chapter that is heard', () => {
  it('is the last that has begun, in whatever order they are written', () => {
    const state = stateOf({ chapters: [10, 0, 20] });
    assert.deepEqual([0, 9.9, 10, 25].map(seconds => Object.assign(state, { seconds }).chapter), [1, 1, 0, 2]);
    assert.equal(stateOf({ chapters: [10] }).chapter, -1);
  });
});

describe('the place that is kept', () => {
  it('is 0 near the beginning and the end', () => {
    assert.deepEqual(withPlace({}, 'a', 60, 600), { a: 60 });
    assert.deepEqual(withPlace({ a: 60 }, 'a', 2, 600), {});
    assert.deepEqual(withPlace({ a: 60 }, 'a', 598, 600), {});
    assert.deepEqual(withPlace({}, 'a', 60, Number.NaN), { a: 60 });
  });

  it('is one of fifty, the oldest go', () => {
    let places = {};
    for (let at = 0; at < 60; at++) places = withPlace(places, `track ${at}`, 60, 600);
    assert.deepEqual([Object.keys(places).length, Object.keys(places)[0]], [50, 'track 10']);
  });

  it('is read from whatever was stored', () => {
    for (const bad of [null, undefined, 'x', 1, [], { a: 'b', c: -1, d: null }]) assert.deepEqual(storedPlaces(bad) ?? {}, {});
    assert.deepEqual(storedPlaces({ a: 3, b: 'x' }), { a: 3 });
  });
});
