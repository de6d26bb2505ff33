import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CaptchaCalls } from './captcha-provider.js';
import { type CaptchaFacts, CaptchaState, needsLeave } from './captcha.state.js';

const host = 'captcha.example';

describe('leave to load a captcha', () => {
  const facts: CaptchaFacts = { host, solvesAlone: false, consent: 'unasked', allowedHosts: [], isAsked: false, isNear: true };
  const rows: [title: string, change: Partial<CaptchaFacts>, mustAsk: boolean][] = [
    ['has to be asked for before another host is', {}, true],
    ['has to be asked for after a general no', { consent: 'declined' }, true],
    ['is given by a general yes', { consent: 'accepted' }, false],
    ['is given by a yes to the host', { allowedHosts: [host] }, false],
    ['is not given by a yes to others', { allowedHosts: ['other.example'] }, true],
    ['is given by a press, this once', { consent: 'declined', isAsked: true }, false],
    ['is not needed by the site\'s own', { host: null, consent: 'declined' }, false],
  ];
  for (const [title, change, mustAsk] of rows) test(title, () => assert.equal(needsLeave({ ...facts, ...change }), mustAsk));
});

interface Started { readonly calls: CaptchaCalls; resets: number; isGone: boolean; arrive(): Promise<void>; fail(): Promise<void> }

function captcha(facts: Partial<Pick<CaptchaFacts, 'host' | 'solvesAlone'>> = {}) {
  const started: Started[] = [];
  const state = new CaptchaState({ host, solvesAlone: false, ...facts }, calls => new Promise((resolve, reject) => {
    const one: Started = {
      calls, resets: 0, isGone: false,
      async arrive() { resolve({ reset: () => { one.resets++; }, remove: () => { one.isGone = true; } }); },
      async fail() { reject(new Error('gone')); },
    };
    started.push(one);
  }));
  const seen = () => [state.phase, state.token, started.length];
  return { state, started, seen };
}

describe('a captcha of another host', () => {
  test('that the visitor has allowed this once is removed by a general no, and asks again', async () => {
    const { state, started, seen } = captcha();
    state.update({ consent: 'declined' });
    state.ask();
    await started[0]!.arrive();
    state.update({ isAsked: false });
    assert.deepEqual([seen(), started[0]!.isGone], [['asking', '', 1], true]);
  });

  test('asks first, and comes when the visitor wants it', async () => {
    const { state, started, seen } = captcha();
    state.update({ isNear: true });
    assert.deepEqual(seen(), ['asking', '', 0]);
    state.ask();
    assert.deepEqual(seen(), ['loading', '', 1]);
    await started[0]!.arrive();
    assert.deepEqual(seen(), ['open', '', 1]);
    started[0]!.calls.solved('token');
    assert.deepEqual(seen(), ['solved', 'token', 1]);
  });

  test('waits for the visitor even with leave', () => {
    const { state, seen } = captcha();
    state.update({ consent: 'accepted' });
    assert.deepEqual(seen(), ['waiting', '', 0]);
    state.update({ isNear: true });
    assert.deepEqual(seen(), ['loading', '', 1]);
    state.update({ isNear: true });
    assert.deepEqual(seen(), ['loading', '', 1], 'once');
  });

  async function solved() {
    const all = captcha();
    all.state.ask();
    await all.started[0]!.arrive();
    all.started[0]!.calls.solved('token');
    return all;
  }

  test('is solved again after a reset and when its token has expired', async () => {
    const { state, started, seen } = await solved();
    state.reset();
    assert.deepEqual([...seen(), started[0]!.resets], ['open', '', 1, 1]);
    started[0]!.calls.solved('second');
    started[0]!.calls.expired();
    assert.deepEqual([...seen(), started[0]!.resets], ['open', '', 1, 2]);
  });

  test('goes when the visitor takes the yes back', async () => {
    const { state, started, seen } = captcha();
    state.update({ consent: 'accepted', isNear: true });
    await started[0]!.arrive();
    started[0]!.calls.solved('token');
    state.update({ consent: 'declined' });
    assert.deepEqual([...seen(), started[0]!.isGone], ['asking', '', 1, true]);
    started[0]!.calls.solved('late');
    assert.deepEqual(seen(), ['asking', '', 1], 'what it still says is not heard');
  });

  test('that arrives after the yes was taken back is thrown away', async () => {
    const { state, started, seen } = captcha();
    state.update({ consent: 'accepted', isNear: true });
    state.update({ consent: 'declined' });
    await started[0]!.arrive();
    assert.deepEqual([...seen(), started[0]!.isGone], ['asking', '', 1, true]);
  });

  test('that did not come is tried again when asked for', async () => {
    const { state, started, seen } = captcha();
    state.ask();
    await started[0]!.fail();
    await Promise.resolve();
    assert.deepEqual(seen(), ['failed', '', 1]);
    state.update({ isNear: true });
    assert.deepEqual(seen(), ['failed', '', 1], 'not by itself');
    state.ask();
    assert.deepEqual(seen(), ['loading', '', 2]);
    started[0]!.calls.failed(new Error('late'));
    assert.deepEqual(seen(), ['loading', '', 2]);
  });

  test('rests after the form was sent, until it is filled in again', async () => {
    const { state, started, seen } = await solved();
    state.rest();
    assert.deepEqual([...seen(), started[0]!.isGone], ['waiting', '', 1, true]);
    state.update({ isNear: true });
    assert.deepEqual(seen(), ['loading', '', 2]);
  });
});

describe('the site\'s own captcha', () => {
  test('starts when the visitor approaches it, without consent, and is solved automatically', async () => {
    const { state, started, seen } = captcha({ host: null, solvesAlone: true });
    assert.deepEqual(seen(), ['waiting', '', 0]);
    state.update({ isNear: true });
    await started[0]!.arrive();
    assert.deepEqual(seen(), ['loading', '', 1]);
    started[0]!.calls.solved('token');
    assert.deepEqual(seen(), ['solved', 'token', 1]);
  });

  test('works again after a reset and when its token has expired', async () => {
    const { state, started, seen } = captcha({ host: null, solvesAlone: true });
    state.update({ isNear: true });
    await started[0]!.arrive();
    started[0]!.calls.solved('token');
    state.reset();
    assert.deepEqual([...seen(), started[0]!.resets], ['loading', '', 1, 1]);
    started[0]!.calls.solved('second');
    started[0]!.calls.expired();
    assert.deepEqual([...seen(), started[0]!.resets], ['loading', '', 1, 2]);
  });
});
