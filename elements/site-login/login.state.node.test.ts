import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Failure } from '../../core/request/request-result.js';
import { explainFailure } from './explain-failure.js';
import { LoginState, type Move, nextPhase, type Phase } from './login.state.js';

const phases: Phase[] = ['out', 'submitting', 'in', 'leaving'];
const moves: Move[] = ['submit', 'arrive', 'refuse', 'leave', 'end'];
const table: Record<Phase, (Phase | null)[]> = {
  //           submit        arrive refuse leave      end
  out: ['submitting', 'in', null, null, null],
  submitting: [null, 'in', 'out', null, null],
  in: [null, null, null, 'leaving', 'out'],
  leaving: [null, null, 'in', null, 'out'],
};

describe('a login', () => {
  for (const phase of phases) {
    for (const [at, move] of moves.entries())
      test(`${phase}: ${move} leads to ${table[phase][at]}`, () => assert.equal(nextPhase(phase, move), table[phase][at]));
  }

  test('that is refused twice in the same words is news twice', () => {
    const state = new LoginState();
    const rounds = ['a', 'a'].map(message => {
      state.move('submit');
      state.move('refuse', message);
      return state.$snapshot.get().round;
    });
    assert.deepEqual(rounds, [1, 2]);
    state.move('submit');
    assert.equal(state.$snapshot.get().message, '', 'a new try has nothing against it');
  });

  test('hides the password again with each try', () => {
    const state = new LoginState();
    state.reveal(true);
    state.move('submit');
    assert.equal(state.$snapshot.get().isRevealed, false);
  });

  test('draws nothing as long as there is nothing', () => {
    const state = new LoginState();
    assert.equal(state.isViewNeeded, false);
    state.ask('Please log in.');
    assert.equal(state.isViewNeeded, true);
  });

  test('does not prompt a visitor who is logged in', () => {
    const state = new LoginState();
    state.move('arrive');
    state.ask('Please log in.');
    assert.equal(state.$snapshot.get().message, '');
  });
});

describe('a failure', () => {
  const failure: Failure = { kind: 'failure', reason: 'refused', status: 0, message: '', body: null };
  const rows: [given: Partial<Failure>, text: string][] = [
    [{ reason: 'connection' }, 'unconnected'], [{ status: 401 }, 'wrong'], [{ status: 403 }, 'wrong'], [{ status: 400 }, 'wrong'],
    [{ status: 403, reason: 'crumb' }, 'failed'], [{ status: 429, retryAfterMs: 61_000 }, 'tooMany 2'], [{ status: 429 }, 'tooMany 1'],
    [{ status: 429, retryAfterMs: 0 }, 'tooMany 1'], [{ status: 503 }, 'busy'], [{ status: 500 }, 'failed'], [{ status: 200, reason: 'unreadable' }, 'failed'],
  ];
  for (const [given, text] of rows) {
    test(`${JSON.stringify(given)} says ${text}`, () => {
      assert.equal(explainFailure({ ...failure, ...given }, (key, values) => [key, ...Object.values(values ?? {})].join(' ')), text);
    });
  }
});
