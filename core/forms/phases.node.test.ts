import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Move, nextPhase, type Phase } from './form.state.js';

const moves: Move[] = ['submit', 'refuse', 'succeed', 'fail', 'mend', 'reset'];
// spec: commerce-forms-data §4; a dot: nothing happens
const rows: [Phase, ...(Phase | '.')[]][] = [
  //             submit        refuse     succeed    fail       mend    reset
  ['idle',       'submitting', 'failure', '.',       '.',       '.',    '.'],
  ['submitting', '.',          '.',       'success', 'failure', '.',    '.'],
  ['success',    '.',          '.',       '.',       '.',       '.',    'idle'],
  ['failure',    'submitting', 'failure', '.',       '.',       'idle', 'idle'],
];

describe('the phases of a form', () => {
  for (const [phase, ...next] of rows) {
    moves.forEach((move, at) => {
      it(`${phase}: ${move} leads to ${next[at] === '.' ? 'nothing' : next[at]}`, () => {
        assert.equal(nextPhase(phase, move) ?? '.', next[at]);
      });
    });
  }
});
