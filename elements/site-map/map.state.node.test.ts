import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { MapMachine, scriptTimeoutMs, settleMs, type Live } from './map.state.js';
import { tileSource } from './tile-source.js';

const source = tileSource('/tiles/{z}/{x}/{y}.png', 'https://studio.example/');
const passed = async () => { for (let turn = 0; turn < 10; turn++) await Promise.resolve(); };

function start() {
  const machine = new MapMachine();
  const calls: string[] = [];
  const errors: unknown[] = [];
  const arrivals: { arrive(): void; fail(error: unknown): void }[] = [];
  const live: Live = {
    apply: () => calls.push('apply'),
    zoomBy: steps => calls.push(`zoom ${steps}`),
    remove: () => calls.push('remove'),
  };
  const controller = new AbortController();
  machine.connect({
    load: () => new Promise((resolve, reject) => {
      arrivals.push({ arrive: () => resolve(() => { calls.push('put'); return live; }), fail: reject });
    }),
    onFail: error => errors.push(error),
  }, controller.signal);
  machine.learn({ source, consentRule: 'required' });
  return { machine, calls, errors, arrivals, controller, phase: () => machine.$state.get().phase };
}

describe('the machine of a map', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('loads nothing until it may', () => {
    const { arrivals, phase } = start();
    assert.equal(arrivals.length, 0);
    assert.equal(phase(), 'facade');
  });

  it('goes live when asked, once for many asks', async () => {
    const { machine, arrivals, calls, phase } = start();
    machine.ask();
    machine.ask();
    assert.equal(phase(), 'loading');
    assert.equal(arrivals.length, 1);
    arrivals[0]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
    assert.deepEqual(calls, ['put']);
  });

  it('goes live by itself on consent once it is near', async () => {
    const { machine, arrivals, phase } = start();
    machine.learn({ consent: 'accepted' });
    assert.equal(phase(), 'facade');
    machine.learn({ isNear: true });
    arrivals[0]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
  });

  it('takes the live map down when consent is withdrawn, and keeps one the visitor asked for', async () => {
    for (const [isAsked, expected] of [[false, 'facade'], [true, 'live']] as const) {
      const { machine, arrivals, calls, phase } = start();
      machine.learn({ consent: 'accepted', isNear: true, isAsked });
      arrivals[0]!.arrive();
      await passed();
      machine.learn({ consent: 'declined' });
      assert.equal(phase(), expected);
      assert.equal(calls.includes('remove'), !isAsked);
    }
  });

  it('hides on demand, stays hidden, and comes back on demand', async () => {
    const { machine, arrivals, phase } = start();
    machine.learn({ consent: 'accepted', isNear: true });
    arrivals[0]!.arrive();
    await passed();
    machine.hide();
    machine.learn({ allowedHosts: ['studio.example'] });
    assert.equal(phase(), 'facade');
    machine.ask();
    arrivals[1]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
  });

  it('gives up after thirty seconds, ignores what comes later, and tries again on demand', async () => {
    const { machine, arrivals, calls, errors, phase } = start();
    machine.ask();
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
    machine.ask();
    assert.equal(phase(), 'loading');
    arrivals[1]!.arrive();
    await passed();
    assert.equal(phase(), 'live');
    assert.equal(errors.length, 1);
  });

  it('fails when the script fails', async () => {
    const { machine, arrivals, errors, phase } = start();
    machine.ask();
    arrivals[0]!.fail(new Error('404'));
    await passed();
    assert.equal(phase(), 'failed');
    assert.equal(errors.length, 1);
  });

  it('race: a map that arrives after it was withdrawn never reaches the page', async () => {
    const { machine, arrivals, calls, phase } = start();
    machine.ask();
    machine.hide();
    arrivals[0]!.arrive();
    await passed();
    assert.equal(phase(), 'facade');
    assert.deepEqual(calls, []);
  });

  it('hands a run of changes on as one', async () => {
    const { machine, arrivals, calls } = start();
    machine.ask();
    arrivals[0]!.arrive();
    await passed();
    for (let change = 0; change < 5; change++) machine.settingsChanged();
    mock.timers.tick(settleMs - 1);
    assert.deepEqual(calls, ['put']);
    mock.timers.tick(1);
    assert.deepEqual(calls, ['put', 'apply']);
  });

  it('removal: releases the live map and every timer', async () => {
    const { machine, arrivals, calls, controller } = start();
    machine.ask();
    arrivals[0]!.arrive();
    await passed();
    machine.settingsChanged();
    machine.hint('wheelHint');
    controller.abort();
    mock.timers.tick(60_000);
    assert.deepEqual(calls, ['put', 'remove']);
    machine.ask();
    assert.equal(arrivals.length, 1);
  });

  it('shows a hint for a while', () => {
    const { machine } = start();
    machine.hint('touchHint');
    assert.equal(machine.$state.get().hint, 'touchHint');
    mock.timers.tick(1800);
    assert.equal(machine.$state.get().hint, null);
  });
});
