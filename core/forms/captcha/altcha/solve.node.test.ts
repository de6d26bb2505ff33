import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import type { CaptchaChallenge } from '../../../contract/captcha.js';
import { lifetimeMs, readChallenge } from './read-challenge.js';
import { solutionKey, solve } from './solve.js';

const salt = '00ff?expires=1700000000&';
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const puzzle = (number: number, maxnumber = 500): CaptchaChallenge =>
  ({ algorithm: 'SHA-256', challenge: digest(salt + number), maxnumber, salt, signature: 'signed' });
const signal = new AbortController().signal;

describe('a puzzle', () => {
  for (const number of [0, 1, 63, 64, 65, 499, 500]) {
    test(`is solved where its number is ${number}`, async () => assert.equal(await solve(puzzle(number), { signal }), number));
  }

  test('whose number lies beyond its end is not solved', async () => assert.equal(await solve(puzzle(501), { signal }), null));

  test('is worked on in slices, and the page gets its turn between them', async () => {
    let time = 0;
    let rests = 0;
    const found = await solve(puzzle(500), { signal, now: () => (time += 10), rest: async () => { rests++; } });
    assert.equal(found, 500);
    assert.equal(rests, 8, 'once for every 64 numbers when each takes longer than a slice');
  });

  test('is no longer solved once its solution is not needed', async () => {
    const gone = new AbortController();
    let time = 0;
    assert.equal(await solve(puzzle(500), { signal: gone.signal, now: () => (time += 10), rest: async () => gone.abort() }), null);
  });

  test('goes with the submission as base64 of its JSON', () => {
    const { maxnumber, ...rest } = puzzle(7);
    assert.ok(maxnumber > 0);
    assert.deepEqual(JSON.parse(Buffer.from(solutionKey(puzzle(7), 7, 12), 'base64').toString()), { ...rest, number: 7, took: 12 });
  });
});

describe('of what a service sends', () => {
  const good = puzzle(7);
  test('a challenge in the public format is taken', () => assert.deepEqual(readChallenge({ ...good, more: 1 }), good));

  const bad: [title: string, data: unknown][] = [
    ['nothing', null], ['a text', 'x'], ['a list', []], ['another algorithm', { ...good, algorithm: 'SHA-512' }],
    ['a challenge that is no digest', { ...good, challenge: 'zz' }], ['a salt that is no text', { ...good, salt: 1 }],
    ['no signature', { ...good, signature: undefined }], ['a limit as text', { ...good, maxnumber: '500' }],
    ['a limit below nought', { ...good, maxnumber: -1 }], ['a part of a number as limit', { ...good, maxnumber: 1.5 }],
    ['work for minutes', { ...good, maxnumber: 1e8 }],
  ];
  for (const [title, data] of bad) test(`${title} is not taken`, () => assert.equal(readChallenge(data), null));
});

describe('a challenge lasts', () => {
  const endMs = 1_700_000_000_000;
  const rows: [title: string, salt: string, now: number, left: number | null][] = [
    ['until its end', salt, endMs - 1_200_000, 1_200_000],
    ['a minute at least, where this clock goes fast', salt, endMs - 1000, 60_000],
    ['for as long as a browser can wait, where it has no end', '00ff?expires=99999999999&', endMs, 2_147_483_647],
    ['nobody knows how long, where this clock is past its end', salt, endMs + 1, null],
    ['nobody knows how long, where it does not say', '00ff', endMs, null],
    ['until its end, among others', '00ff?a=b&expires=1700000000', endMs - 90_000, 90_000],
  ];
  for (const [title, text, now, left] of rows) test(title, () => assert.equal(lifetimeMs(text, now), left));
});
