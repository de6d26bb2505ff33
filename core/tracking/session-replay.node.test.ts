import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ReplayFacts, type ReplayObstacle, readReplayId, replayObstacle } from './session-replay.js';

describe('a visit', () => {
  const eligible: ReplayFacts = { mayTrack: true, hasFeature: true, isInVariant: true, cores: 8 };
  const rows: [title: string, facts: Partial<ReplayFacts>, obstacle: ReplayObstacle | null][] = [
    ['with the feature, in the variant, with enough cores', {}, null],
    ['of three cores', { cores: 3 }, null],
    ['of two cores', { cores: 2 }, 'too few cores'],
    ['of a browser that does not tell its cores', { cores: 0 }, 'too few cores'],
    ['of a browser that tells nonsense', { cores: NaN }, 'too few cores'],
    ['without the feature', { hasFeature: false }, 'feature off'],
    ['in another variant', { isInVariant: false }, 'other variant'],
    ['without consent', { mayTrack: false }, 'not allowed'],
    ['without consent, whatever else is missing', { mayTrack: false, hasFeature: false, isInVariant: false, cores: 1 }, 'not allowed'],
  ];
  for (const [title, facts, obstacle] of rows) {
    test(`${title} ${obstacle === null ? 'may be recorded' : `may not: ${obstacle}`}`, () => assert.equal(replayObstacle({ ...eligible, ...facts }), obstacle));
  }
});

describe('the id of a replay', () => {
  const rows: [answer: unknown, id: string | null][] = [
    [{ data: 'abc-1' }, 'abc-1'], [{ data: 'automated-mock-id' }, null], [{ data: '' }, null], [{ data: ' ' }, null], [{ data: 7 }, null],
    [{}, null], [null, null], [undefined, null], ['abc-1', null], [[], null], [{ data: { id: 'abc' } }, null],
  ];
  for (const [answer, id] of rows) test(`of ${JSON.stringify(answer)} is ${id}`, () => assert.equal(readReplayId(answer), id));
});
