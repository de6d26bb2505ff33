import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isConsentMissing, getMarkupError, loadsByItself, VideoState, type VideoFacts } from './video.state.js';
import { findVideo } from './video-source.js';

const page = 'https://pottery.example/visit';
const find = (src: string) => findVideo({ src, embed: '', link: '', hasVideo: src === 'element' }, page).source;
const sources = {
  none: null,
  element: findVideo({ src: '', embed: '', link: '', hasVideo: true }, page).source,
  own: find('/tide.webm'),
  file: find('https://videos.example/tide.webm'),
  youtube: find('https://youtu.be/aqz-KE-bpKQ'),
  wistia: find('https://home.wistia.com/medias/e4a27b971d'),
};
const facts = (part: Partial<VideoFacts>): VideoFacts => ({
  source: sources.youtube, page: null, hasImage: false, hasOverlay: true, isInactive: false,
  consentRule: 'auto', consent: 'unasked', allowedHosts: [], isNear: true, isComplete: true, ...part,
});

function stateWith(part: Partial<VideoFacts>) {
  const effects: string[] = [];
  const state = new VideoState();
  state.connect({
    claim: () => effects.push('claim'),
    play: () => effects.push('play'),
    played: () => effects.push('played'),
    stopped: () => effects.push('stopped'),
  });
  state.updateFacts(facts(part));
  return { state, effects, snapshot: () => state.$state.get() };
}

describe('the placeholder asks, once or always', () => {
  const rows: [keyof typeof sources, Partial<VideoFacts>, boolean][] = [
    ['youtube', {}, true],
    ['youtube', { consent: 'declined' }, true],
    ['youtube', { consent: 'accepted' }, false],
    ['youtube', { allowedHosts: ['YouTube'] }, false],
    ['youtube', { allowedHosts: ['Vimeo'] }, true],
    ['file', {}, true],
    ['own', {}, false],
    ['own', { consentRule: 'required' }, true],
    ['element', { consentRule: 'required' }, false],
  ];
  for (const [source, part, expected] of rows) {
    it(`${expected ? 'for' : 'not for'} ${source} with ${JSON.stringify(part)}`, () =>
      assert.equal(isConsentMissing(facts({ source: sources[source], ...part })), expected));
  }
});

describe('a video loads automatically', () => {
  const rows: [keyof typeof sources, Partial<VideoFacts>, boolean][] = [
    ['own', { hasOverlay: false }, true],
    ['own', { hasOverlay: false, isNear: false }, false],
    ['own', { hasOverlay: false, isInactive: true }, false],
    ['own', { hasOverlay: true }, false],
    ['element', { hasOverlay: false }, true],
    ['youtube', { hasOverlay: false }, false],
    ['youtube', { hasOverlay: false, consent: 'accepted' }, false],
    ['youtube', { hasOverlay: false, allowedHosts: ['YouTube'] }, true],
    ['none', { hasOverlay: false }, false],
  ];
  for (const [source, part, expected] of rows) {
    it(`${source} ${expected ? 'does' : 'does not'} with ${JSON.stringify(part)}`, () => {
      assert.equal(loadsByItself(facts({ source: sources[source], ...part })), expected);
      assert.equal(stateWith({ source: sources[source], ...part }).snapshot().isShown, expected);
    });
  }
});

describe('the error of a page', () => {
  const rows: [Partial<VideoFacts>, string | null][] = [
    [{ source: null }, 'invalid'],
    [{ source: null, hasImage: true }, 'imageOnly'],
    [{ source: null, hasImage: true, hasOverlay: false }, 'invalid'],
    [{ source: null, hasImage: true, page: { address: page, host: 'Vimeo', isOfService: true } }, 'notVideo'],
    [{ source: null, page: { address: page, host: 'example.com', isOfService: false } }, 'invalid'],
    [{ hasImage: true }, null],
  ];
  for (const [part, expected] of rows) it(`is ${expected} with ${Object.keys(part)}`, () => assert.equal(getMarkupError(facts(part)), expected));
});

describe('a video', () => {
  it('is shown when it is requested, and claims the page', () => {
    const { state, effects, snapshot } = stateWith({});
    assert.equal(state.request(), true);
    assert.deepEqual([snapshot().isShown, snapshot().playerNumber, effects], [true, 1, ['claim']]);
  });
  it('is not shown while it is inactive, or missing', () => {
    for (const part of [{ isInactive: true }, { source: null }]) {
      const { state, snapshot } = stateWith(part);
      assert.equal(state.request(), false);
      assert.equal(snapshot().isShown, false);
    }
  });
  it('that has loaded automatically, or was paused by its own controls, plays when it is requested', () => {
    const { state, effects, snapshot } = stateWith({ source: sources.own, hasOverlay: false });
    state.request();
    assert.deepEqual([snapshot().isRequested, effects], [true, ['claim', 'play']]);
    state.playing();
    effects.length = 0;
    state.request();
    assert.deepEqual(effects, ['claim'], 'it plays already');
    state.stopped();
    state.request();
    assert.equal(effects.at(-1), 'play');
  });
  it('that is started by its own controls is left to them', () => {
    const { state, effects, snapshot } = stateWith({ source: sources.element });
    state.started();
    assert.deepEqual([snapshot().isShown, effects], [true, ['claim']]);
  });
  it('reports once that it plays and once that it has stopped', () => {
    const { state, effects } = stateWith({});
    state.request();
    state.playing();
    state.playing();
    state.stopped();
    state.stopped();
    assert.deepEqual(effects, ['claim', 'claim', 'played', 'stopped']);
  });
  it('stops when another is shown', () => {
    const { state, effects, snapshot } = stateWith({});
    state.request();
    state.playing();
    state.hide();
    assert.equal(snapshot().isShown, false);
    assert.equal(effects.at(-1), 'stopped');
  });
  for (const [source, stays] of [['youtube', true], ['own', true], ['wistia', false]] as const) {
    it(`of ${source} ${stays ? 'keeps its player' : 'loses its player'} behind the overlay`, () => {
      const { state, snapshot } = stateWith({ source: sources[source] });
      state.request();
      state.hide();
      assert.equal(snapshot().hasPlayer, stays);
      state.request();
      assert.equal(snapshot().playerNumber, stays ? 1 : 2);
    });
  }
  it('is made again when its mode changes', () => {
    const { state, snapshot } = stateWith({});
    state.reload();
    assert.equal(snapshot().playerNumber, 0);
    state.request();
    state.reload();
    assert.equal(snapshot().playerNumber, 2);
  });
  it('that failed is behind its overlay until it is requested again, or another takes its place', () => {
    const { state, effects, snapshot } = stateWith({ source: sources.own, hasOverlay: false });
    state.playing();
    state.fail();
    assert.deepEqual([snapshot().isShown, snapshot().hasFailed, effects.at(-1)], [false, true, 'stopped']);
    state.updateFacts({ consent: 'accepted' });
    assert.equal(snapshot().isShown, false);
    state.request();
    assert.deepEqual([snapshot().isShown, snapshot().hasFailed], [true, false]);
    state.fail();
    state.updateFacts({ source: sources.youtube });
    assert.equal(snapshot().hasFailed, false);
  });
  it('reports an error of the page only when its markup is complete', () => {
    const { state, snapshot } = stateWith({ source: null, isComplete: false });
    assert.equal(snapshot().error, null);
    state.updateFacts({ isComplete: true });
    assert.equal(snapshot().error, 'invalid');
  });
  it('gives way to another source', () => {
    const { state, snapshot } = stateWith({});
    state.request();
    state.updateFacts({ source: sources.wistia });
    assert.deepEqual([snapshot().isShown, snapshot().hasPlayer], [false, false]);
  });
});

describe('a general no', () => {
  const rows: [title: string, source: keyof typeof sources, part: Partial<VideoFacts>, hasPlayer: boolean][] = [
    ['removes a player of another host that the visitor has requested', 'youtube', { consent: 'declined' }, false],
    ['removes one that cannot be paused', 'wistia', {}, false],
    ['removes one that asks even for its own host', 'own', { consentRule: 'required' }, false],
    ['leaves the site\'s own video', 'own', { consent: 'declined' }, true],
    ['leaves the author\'s own video', 'element', { consent: 'declined' }, true],
  ];
  for (const [title, source, part, hasPlayer] of rows) {
    it(title, () => {
      const { state, snapshot } = stateWith({ source: sources[source], ...part });
      state.request();
      assert.equal(snapshot().hasPlayer, true);
      state.refuse();
      assert.deepEqual([snapshot().hasPlayer, snapshot().isShown], [hasPlayer, hasPlayer]);
    });
  }
});
