import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comesByItself, isOffering, errorOf, VideoMachine, type VideoFacts } from './video.state.js';
import { findVideo } from './video-source.js';

const page = 'https://pottery.example/visit';
const find = (src: string) => findVideo({ src, embed: '', link: '', hasVideo: src === 'element' }, page).source;
const sources = {
  none: null,
  element: findVideo({ src: '', embed: '', link: '', hasVideo: true }, page).source,
  own: find('/tide.webm'),
  file: find('https://films.example/tide.webm'),
  youtube: find('https://youtu.be/aqz-KE-bpKQ'),
  wistia: find('https://home.wistia.com/medias/e4a27b971d'),
};
const facts = (part: Partial<VideoFacts>): VideoFacts => ({
  source: sources.youtube, hasPicture: false, hasOverlay: true, isInactive: false,
  consentRule: 'auto', consent: 'unasked', allowedHosts: [], isNear: true, ...part,
});

function machineWith(part: Partial<VideoFacts>) {
  const heard: string[] = [];
  const machine = new VideoMachine({ claimed: () => heard.push('claimed'), played: () => heard.push('played'), stopped: () => heard.push('stopped') });
  machine.learn(facts(part));
  return { machine, heard, state: () => machine.$state.get() };
}

describe('the placeholder offers once or always', () => {
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
    it(`${expected ? 'for' : 'not for'} ${source} with ${JSON.stringify(part)}`, () => assert.equal(isOffering(facts({ source: sources[source], ...part })), expected));
  }
});

describe('a film comes by itself', () => {
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
      assert.equal(comesByItself(facts({ source: sources[source], ...part })), expected);
      assert.equal(machineWith({ source: sources[source], ...part }).state().isShown, expected);
    });
  }
});

describe('the error of a page', () => {
  const rows: [Partial<VideoFacts>, string | null][] = [
    [{ source: null }, 'invalid'],
    [{ source: null, hasPicture: true }, 'imageOnly'],
    [{ source: null, hasPicture: true, hasOverlay: false }, 'invalid'],
    [{ hasPicture: true }, null],
  ];
  for (const [part, expected] of rows) it(`is ${expected} with ${Object.keys(part)}`, () => assert.equal(errorOf(facts(part)), expected));
});

describe('a film', () => {
  it('is shown when it is asked for, and claims the page', () => {
    const { machine, heard, state } = machineWith({});
    assert.equal(machine.ask(), true);
    assert.deepEqual([state().isShown, state().take, heard], [true, 1, ['claimed']]);
  });
  it('is not shown while it is inactive, or where there is none', () => {
    for (const part of [{ isInactive: true }, { source: null }]) {
      const { machine, state } = machineWith(part);
      assert.equal(machine.ask(), false);
      assert.equal(state().isShown, false);
    }
  });
  it('tells once that it plays and once that it has stopped', () => {
    const { machine, heard } = machineWith({});
    machine.ask();
    machine.playing();
    machine.playing();
    machine.stopped();
    machine.stopped();
    assert.deepEqual(heard, ['claimed', 'claimed', 'played', 'stopped']);
  });
  it('stops when another is shown', () => {
    const { machine, heard, state } = machineWith({});
    machine.ask();
    machine.playing();
    machine.hide();
    assert.equal(state().isShown, false);
    assert.equal(heard.at(-1), 'stopped');
  });
  for (const [source, stays] of [['youtube', true], ['own', true], ['wistia', false]] as const) {
    it(`of ${source} ${stays ? 'keeps its player' : 'loses its player'} behind the overlay`, () => {
      const { machine, state } = machineWith({ source: sources[source] });
      machine.ask();
      machine.hide();
      assert.equal(state().hasPlayer, stays);
      machine.ask();
      assert.equal(state().take, stays ? 1 : 2);
    });
  }
  it('is made anew when its mode changes', () => {
    const { machine, state } = machineWith({});
    machine.reload();
    assert.equal(state().take, 0);
    machine.ask();
    machine.reload();
    assert.equal(state().take, 2);
  });
  it('gives way to another source', () => {
    const { machine, state } = machineWith({});
    machine.ask();
    machine.learn({ source: sources.wistia });
    assert.deepEqual([state().isShown, state().hasPlayer], [false, false]);
  });
});
