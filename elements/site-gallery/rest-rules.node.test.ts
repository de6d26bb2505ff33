import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeRest, type Silence } from './rest-rules.js';

const silence: Silence = { place: 2, isTouched: false, isSure: false };

describe('a row that is silent', () => {
  const rows: [string, Partial<Silence>, ReturnType<typeof judgeRest>][] = [
    ['rests on a slide', {}, 'at rest'],
    ['rests there when a little is missing', { place: 1.97 }, 'at rest'],
    ['is under way between two slides', { place: 1.4 }, null],
    ['is under way where a hand pauses', { place: 1.6, isTouched: true }, null],
    ['has been left between two', { place: 1.6, isSure: true }, 'between'],
    ['is not pulled from under a finger', { place: 1.6, isTouched: true, isSure: true }, 'at rest'],
  ];
  for (const [title, more, expected] of rows) it(title, () => assert.equal(judgeRest({ ...silence, ...more }), expected));
});
