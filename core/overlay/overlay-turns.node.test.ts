import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OverlayTurns, ranks } from './overlay-turns.js';

type Facts = Record<'isConsentPending' | 'isTyping' | 'isCovered', boolean>;

function begin(facts: Partial<Facts> = {}) {
  const now: Facts = { isConsentPending: false, isTyping: false, isCovered: false, ...facts };
  const watchers = new Set<() => void>();
  const turns = new OverlayTurns({
    isConsentPending: () => now.isConsentPending, isTyping: () => now.isTyping, isCovered: () => now.isCovered,
    watch(update, signal) {
      watchers.add(update);
      signal.addEventListener('abort', () => watchers.delete(update), { once: true });
    },
  });
  /** Notifies all watchers that the page has changed. */
  const tell = () => { for (const update of watchers) update(); };
  const log: string[] = [];
  const request = (name: keyof typeof ranks) => {
    const end = new AbortController();
    turns.request({ rank: ranks[name], show: () => log.push(`+${name}`), hide: () => log.push(`-${name}`) }, end.signal);
    return () => end.abort();
  };
  return { now, watchers, tell, turns, log, request };
}

describe('an overlay that opens automatically', () => {
  it('opens immediately if nothing blocks it', () => {
    const { log, request } = begin();
    request('mobileBar');
    assert.deepEqual(log, ['+mobileBar']);
  });

  for (const fact of ['isConsentPending', 'isTyping', 'isCovered'] as const) {
    it(`waits while ${fact}, and comes then`, () => {
      const { now, watchers, tell, log, request } = begin({ [fact]: true });
      request('popup');
      tell();
      assert.deepEqual([log, watchers.size], [[], 1]);
      now[fact] = false;
      tell();
      assert.deepEqual([log, watchers.size], [['+popup'], 0]);
    });

    it(`stays when ${fact} comes later`, () => {
      const { now, watchers, turns, log, request } = begin();
      request('popup');
      now[fact] = true;
      turns.update();
      assert.equal(watchers.size, 0);
      assert.deepEqual(log, ['+popup']);
    });
  }

  it('opens as soon as it is allowed to', () => {
    const { now, turns, log, request } = begin({ isConsentPending: true });
    request('announcement');
    now.isConsentPending = false;
    turns.update();
    assert.deepEqual(log, ['+announcement']);
  });

  it('is nowhere when it has ended before its turn', () => {
    const { now, watchers, turns, log, request } = begin({ isTyping: true });
    request('popup')();
    now.isTyping = false;
    turns.update();
    assert.deepEqual([log, watchers.size], [[], 0]);
  });
});

describe('of several', () => {
  it('one is shown, the others come when it has ended', () => {
    const { log, request } = begin();
    const end = request('popup');
    request('mobileBar');
    request('announcement');
    assert.deepEqual(log, ['+popup']);
    end();
    assert.deepEqual(log, ['+popup', '+announcement']);
  });

  it('a higher one takes the page, and gives it back', () => {
    const { log, request } = begin();
    request('mobileBar');
    const endAnnouncement = request('announcement');
    const endPopup = request('popup');
    endPopup();
    endAnnouncement();
    assert.deepEqual(log, ['+mobileBar', '-mobileBar', '+announcement', '-announcement', '+popup', '+announcement', '+mobileBar']);
  });

  it('an overlay that the visitor requests opens immediately, regardless of what blocks the others', () => {
    const { now, turns, log, request } = begin();
    request('announcement');
    now.isTyping = true;
    const end = new AbortController();
    turns.take({ rank: ranks.popup, show: () => log.push('+asked'), hide: () => log.push('-asked') }, end.signal);
    assert.deepEqual(log, ['+announcement', '-announcement']);
    now.isTyping = false;
    end.abort();
    assert.deepEqual(log, ['+announcement', '-announcement', '+announcement']);
  });

  it('of one rank the first that came is shown', () => {
    const { turns, log, request } = begin();
    const end = request('popup');
    request('popup');
    assert.equal(log.length, 1);
    end();
    assert.equal(log.length, 2);
    assert.ok(turns.shown);
  });

  it('a higher one waits for the visitor, the lower stays meanwhile', () => {
    const { now, tell, log, request } = begin();
    request('announcement');
    now.isTyping = true;
    request('popup');
    tell();
    assert.deepEqual(log, ['+announcement']);
    now.isTyping = false;
    tell();
    assert.deepEqual(log, ['+announcement', '-announcement', '+popup']);
  });
});
