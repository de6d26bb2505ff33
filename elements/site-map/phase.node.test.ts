import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextPhase, phases, type Phase, type PhaseEvent } from './map.state.js';

describe('the phases of a map', () => {
  const table: Record<Phase, Record<PhaseEvent, Phase>> = {
    facade: { load: 'loading', arrive: 'facade', fail: 'facade', unload: 'facade' },
    loading: { load: 'loading', arrive: 'live', fail: 'failed', unload: 'facade' },
    live: { load: 'live', arrive: 'live', fail: 'live', unload: 'facade' },
    failed: { load: 'loading', arrive: 'failed', fail: 'failed', unload: 'facade' },
  };
  for (const [phase, row] of Object.entries(table)) {
    for (const [event, next] of Object.entries(row)) {
      it(`${event} makes ${phase} ${next === phase ? 'stay' : next}`, () => {
        assert.equal(nextPhase(phase as Phase, event as PhaseEvent), next);
      });
    }
  }

  it('lets every phase lead back to the drawing', () => {
    for (const phase of Object.keys(phases) as Phase[]) assert.equal(nextPhase(phase, 'unload'), 'facade');
  });
});
