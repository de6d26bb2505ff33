import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { MapState, scriptTimeoutMs, settleMs, type Live } from './map.state.js';
import { tileSource } from './tiles/tile-source.js';

const source = tileSource({ template: '/tiles/{z}/{x}/{y}.png', attribution: '' }, 'https://studio.example/');
const passed = async () => { for (let turn = 0; turn < 10; turn++) await Promise.resolve(); };

function start() {
  const state = new MapState();
  const calls: string[] = [];
  const errors: unknown[] = [];
  const arrivals: { arrive(): void; fail(error: unknown): void }[] = [];
  const live: Live = {
    apply: () => calls.push('apply'),
    zoomBy: steps => calls.push(`zoom ${steps}`),
    closePopup: () => calls.push('close popup'),
    openMarker: ({ title }) => calls.push(`open ${title}`),
    showPosition: at => calls.push(`position ${at.join()}`),
    remove: () => calls.push('remove'),
  };
  const controller = new AbortController();
  state.connect({
    load: () => new Promise((resolve, reject) => {
      arrivals.push({ arrive: () => resolve(() => { calls.push('put'); return live; }), fail: reject });
    }),
    onFail: error => errors.push(error),
  }, controller.signal);
  state.updateFacts({ source, hasPlace: true, consentRule: 'required' });
  return { state, calls, errors, arrivals, controller, phase: () => state.$state.get().phase };
}

describe('the state of a map', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('loads nothing until it may', () => {
    const { arrivals, phase } = start();
    assert.equal(arrivals.length, 0);
    assert.equal(phase(), 'facade');
  });

  it('goes live when asked, once for many asks', async () => {
    const { state, arrivals, calls, phase } = start();
    state.request();
    state.request();
    assert.equal(phase(), 'loading');
    assert.equal(arrivals.length, 1);
    arrivals[0]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
    assert.deepEqual(calls, ['put']);
  });

  it('that a visitor has opened is removed by a general no, also by the second one', async () => {
    const { state, arrivals, calls, phase } = start();
    state.updateFacts({ consent: 'declined' });
    state.request();
    arrivals[0]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
    state.refuse();
    assert.deepEqual([phase(), calls], ['facade', ['put', 'remove']]);
  });

  it('becomes live automatically on consent once it is near the viewport', async () => {
    const { state, arrivals, phase } = start();
    state.updateFacts({ consent: 'accepted' });
    assert.equal(phase(), 'facade');
    state.updateFacts({ isNear: true });
    arrivals[0]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
  });

  it('removes the live map when consent is withdrawn, and keeps one the visitor asked for', async () => {
    for (const [isRequested, expected] of [[false, 'facade'], [true, 'live']] as const) {
      const { state, arrivals, calls, phase } = start();
      state.updateFacts({ consent: 'accepted', isNear: true, isRequested });
      arrivals[0]!.arrive();
      await passed();
      state.updateFacts({ consent: 'declined' });
      assert.equal(phase(), expected);
      assert.equal(calls.includes('remove'), !isRequested);
    }
  });

  it('is hidden on demand, stays hidden, and is shown again on demand', async () => {
    const { state, arrivals, phase } = start();
    state.updateFacts({ consent: 'accepted', isNear: true });
    arrivals[0]!.arrive();
    await passed();
    state.hide();
    state.updateFacts({ allowedHosts: ['studio.example'] });
    assert.equal(phase(), 'facade');
    state.request();
    arrivals[1]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
  });

  it('gives up after thirty seconds, ignores what comes later, and tries again on demand', async () => {
    const { state, arrivals, calls, errors, phase } = start();
    state.request();
    mock.timers.tick(scriptTimeoutMs - 1);
    await passed();
    assert.equal(phase(), 'loading');
    mock.timers.tick(1);
    await passed();
    assert.equal(phase(), 'failed');
    assert.match(String(errors[0]), /30000 ms/);
    arrivals[0]!.arrive();
    await passed();
    assert.deepEqual(calls, []);
    state.request();
    assert.equal(phase(), 'loading');
    arrivals[1]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
    assert.equal(errors.length, 1);
  });

  it('fails when the script fails', async () => {
    const { state, arrivals, errors, phase } = start();
    state.request();
    arrivals[0]!.fail(new Error('404'));
    await passed();
    assert.equal(phase(), 'failed');
    assert.equal(errors.length, 1);
  });

  it('race: a map that arrives after it was removed never reaches the page', async () => {
    const { state, arrivals, calls, phase } = start();
    state.request();
    state.hide();
    arrivals[0]!.arrive();
    await passed();
    assert.equal(phase(), 'facade');
    assert.deepEqual(calls, []);
  });

  it('removes the live map when its place is no longer known', async () => {
    const { state, arrivals, calls, phase } = start();
    state.request();
    arrivals[0]!.arrive();
    await passed();
    state.updateFacts({ hasPlace: false });
    assert.deepEqual([phase(), state.$state.get().waiting, calls.includes('remove')], ['facade', 'place', true]);
  });

  it('shows markers and the visitor on a live map only', async () => {
    const { state, arrivals, calls } = start();
    const marker = { at: [1, 2] as const, title: 'Kiln', lines: [], link: null };
    assert.equal(state.openMarker(marker), false);
    state.showPosition([3, 4], 10);
    state.request();
    arrivals[0]!.arrive();
    await passed();
    assert.equal(state.openMarker(marker), true);
    state.showPosition([3, 4], 10);
    assert.deepEqual(calls, ['put', 'open Kiln', 'position 3,4']);
    assert.equal(state.$state.get().position, 'shown');
  });

  it('hands a run of changes on as one', async () => {
    const { state, arrivals, calls } = start();
    state.request();
    arrivals[0]!.arrive();
    await passed();
    for (let change = 0; change < 5; change++) state.settingsChanged();
    mock.timers.tick(settleMs - 1);
    assert.deepEqual(calls, ['put']);
    mock.timers.tick(1);
    assert.deepEqual(calls, ['put', 'apply']);
  });

  it('removal: releases the live map and every timer', async () => {
    const { state, arrivals, calls, controller } = start();
    state.request();
    arrivals[0]!.arrive();
    await passed();
    state.settingsChanged();
    state.hint('wheelHint');
    controller.abort();
    mock.timers.tick(60_000);
    assert.deepEqual(calls, ['put', 'remove']);
    state.request();
    assert.equal(arrivals.length, 1);
  });

  it('shows a hint for a while', () => {
    const { state } = start();
    state.hint('touchHint');
    assert.equal(state.$state.get().hint, 'touchHint');
    mock.timers.tick(1800);
    assert.equal(state.$state.get().hint, null);
  });
});
