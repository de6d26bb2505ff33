import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextChange, phaseAt } from './form-phase.js';
import { momentText } from './moment-text.js';

const rows: readonly [name: string, opens: number | null, closes: number | null, now: number, phase: string, next: number | null][] = [
  ['no limit', null, null, 5, 'open', null],
  ['before it opens', 10, null, 9, 'notYet', 10],
  ['the moment it opens', 10, null, 10, 'open', null],
  ['before both', 10, 20, 5, 'notYet', 10],
  ['between both', 10, 20, 15, 'open', 20],
  ['a millisecond before it closes', null, 20, 19, 'open', 20],
  ['the moment it closes', null, 20, 20, 'closed', null],
  ['long after', 10, 20, 9e15, 'closed', null],
  ['a closing time before the opening time', 20, 10, 5, 'notYet', 10],
  ['a closing time before the opening time, between both', 20, 10, 15, 'closed', null],
  ['times before 1970', -20, -10, -15, 'open', -10],
];

describe('the phase of a form', () => {
  for (const [name, opens, closes, now, phase, next] of rows)
    it(`is ${phase}: ${name}`, () => assert.deepEqual([phaseAt({ opens, closes }, now), nextChange({ opens, closes }, now)], [phase, next]));
});

describe('the text of a moment', () => {
  const ms = Date.UTC(2026, 2, 3, 16, 5);
  it('has the time of the zone, and names it', () => {
    assert.match(momentText(ms, 'en', 'Europe/Berlin'), /March 3, 2026.*5:05.PM.*GMT\+1/);
    assert.match(momentText(ms, 'de', 'America/New_York'), /3\. März 2026.*11:05.*GMT-5/);
  });
  it('is in UTC if the zone is unknown or empty', () => {
    for (const zone of ['', 'Nowhere/Land', '\u0000']) assert.match(momentText(ms, 'en', zone), /4:05.PM.*UTC/);
  });
});
