import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matchesPostcode, readPostcodes } from './postcodes.js';

describe('postal codes as an owner lists them', () => {
  const lists: [country: string, text: string, patterns: string[], wrong?: string[]][] = [
    ['DE', '27498', ['27498']],
    ['DE', '10115-10999\n27498, 2784*', ['10115-10999', '27498', '2784*']],
    ['DE', '10115 – 10999', ['10115-10999']],
    ['DE', '10999-10115', [], ['10999-10115']],
    ['CA', 'm5v 2t6; M*', ['M5V2T6', 'M*']],
    ['CA', 'M1A-M9Z', ['M1A-M9Z']],
    ['GB', 'bt*, IM1-IM9', ['BT*', 'IM1-IM9']],
    // A dash in the middle of one code makes no range.
    ['JP', '100-0001', ['1000001']],
    ['JP', '100-0001..100-9999', ['1000001-1009999']],
    ['PL', '00-950', ['00950']],
    ['IR', '11936-12345', ['1193612345']],
    ['DE', 'Berlin!', [], ['Berlin!']],
    ['DE', '*', [], ['*']],
    ['DE', '27498, 27498', ['27498']],
    ['DE', ' \n ', []],
  ];
  for (const [country, text, patterns, wrong = []] of lists) {
    test(`${country}: ${JSON.stringify(text)}`, () => assert.deepEqual(readPostcodes(text, country), { patterns, wrong }));
  }

  const codes: [patterns: string[], code: string, has: boolean][] = [
    [['27498'], '27498', true],
    [['27498'], '27499', false],
    [['27498'], '274981', false],
    [['10115-10999'], '10115', true],
    [['10115-10999'], '10999', true],
    [['10115-10999'], '11000', false],
    [['M*'], 'm5v 2t6', true],
    [['M*'], 'K1A 0B1', false],
    [['M1A-M9Z'], 'M5V 2T6', true],
    [['M1A-M4Z'], 'M5V 2T6', false],
    [['BT*'], 'bt1 5gs', true],
    [['27498', 'M*'], 'M1', true],
    [['1000001-1009999'], '100-0005', true],
    [['10115-10999'], '', false],
    [[], '10115', false],
  ];
  for (const [patterns, code, has] of codes) {
    test(`${patterns.join(', ') || 'no pattern'} ${has ? 'has' : 'does not have'} "${code}"`, () => assert.equal(matchesPostcode(patterns, code), has));
  }
});
