import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextPhase, phases, type Phase, type PhaseEvent } from './phase.js';

describe('the phases of a map', () => {
  const table: Record<Phase, Record<PhaseEvent, Phase>> = {
    facade: { ask: 'loading', arrive: 'facade', fail: 'facade', withdraw: 'facade' },
    loading: { ask: 'loading', arrive: 'live', fail: 'failed', withdraw: 'facade' },
    live: { ask: 'live', arrive: 'live', fail: 'live', withdraw: 'facade' },
    failed: { ask: 'loading', arrive: 'failed', fail: 'failed', withdraw: 'facade' },
  };
  for (const [phase, row] of Object.entries(table)) {
    for (const [event, next] of Object.entries(row)) {
      it(`${event} makes ${phase} ${next === phase ? 'stay' : next}`, () => {
        assert.equal(nextPhase(phase as Phase, event as PhaseEvent), next);
      });
    }
  }

  it('lets every phase lead back to the drawing', () => {
    for (const phase of Object.keys(phases) as Phase[]) assert.equal(nextPhase(phase, 'withdraw'), 'facade');
  });
});
