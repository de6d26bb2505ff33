import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RequestResult } from './request-result.js';
import { fetchStates, type FetchState } from './fetch-state.js';

const success: RequestResult<number> = { kind: 'success', status: 200, data: 7 };
const failure: RequestResult<number> = { kind: 'failure', reason: 'refused', status: 400, message: 'No.', body: null };

/** A request whose response the test releases. */
function question() {
  let answer!: (answer: RequestResult<number>) => void;
  const given = new Promise<RequestResult<number>>(resolve => { answer = resolve; });
  return { answer, ask: () => given };
}

describe('fetchStates', () => {
  const rows: [answer: RequestResult<number>, last: FetchState<number>][] = [
    [success, { status: 'success', data: 7 }],
    [{ kind: 'empty', status: 204 }, { status: 'success', data: null }],
    [failure, { status: 'failed', failure }],
  ];
  for (const [answer, last] of rows) {
    it(`goes from pending to ${last.status} for ${answer.kind}`, async () => {
      const seen: FetchState<number>[] = [];
      await fetchStates<number>(state => seen.push(state), new AbortController().signal)(async () => answer);
      assert.deepEqual(seen, [{ status: 'pending' }, last]);
    });
  }

  it('hears only the latest question, in whatever order answers come', async () => {
    const seen: FetchState<number>[] = [];
    const signals: AbortSignal[] = [];
    const load = fetchStates<number>(state => seen.push(state), new AbortController().signal);
    const [first, second] = [question(), question()];
    const asked = [first, second].map(({ ask }) => load(signal => { signals.push(signal); return ask(); }));
    second.answer(success);
    first.answer(failure);
    await Promise.all(asked);
    assert.deepEqual(seen, [{ status: 'pending' }, { status: 'pending' }, { status: 'success', data: 7 }]);
    assert.deepEqual(signals.map(({ aborted }) => aborted), [true, false]);
  });

  it('is silent once its owner has left', async () => {
    const seen: FetchState<number>[] = [];
    const owner = new AbortController();
    const load = fetchStates<number>(state => seen.push(state), owner.signal);
    const { ask, answer } = question();
    const asked = load(ask);
    owner.abort();
    answer(success);
    await asked;
    await load(ask);
    assert.deepEqual(seen, [{ status: 'pending' }]);
  });
});
