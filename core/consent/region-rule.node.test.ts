import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getRegionRule, type RegionLists, type RegionRule } from './region-rule.js';

const lists = (optOut: string, noBanner = '', optIn = ''): RegionLists => ({ optIn, optOut, noBanner });

describe('the rule of a region', () => {
  const rows: [title: string, region: string, lists: RegionLists, rule: RegionRule][] = [
    ['an unknown region is asked first', '', lists('US', 'JP'), 'opt-in'],
    ['so is one in no list', 'DE', lists('US', 'JP'), 'opt-in'],
    ['a country', 'US', lists('US', 'JP'), 'opt-out'],
    ['a part of a listed country', 'US-TX', lists('US'), 'opt-out'],
    ['a country of which only a part is listed', 'US', lists('US-TX'), 'opt-in'],
    ['another part of it', 'US-NY', lists('US-TX'), 'opt-in'],
    ['a part with a rule of its own', 'US-CA', lists('US', '', 'US-CA'), 'opt-in'],
    ['a part that is looser than its country', 'US-TX', lists('US-TX', '', 'US'), 'opt-out'],
    ['a region in two lists has the stricter rule', 'US', lists('US', 'US'), 'opt-out'],
    ['a region in all lists is asked', 'US', lists('US', 'US', 'US'), 'opt-in'],
    ['no banner', 'JP', lists('US', 'JP, BR'), 'no-banner'],
    ['any case, with blanks and commas', ' us-ca ', lists('br,us-ca'), 'opt-out'],
    ['what a CDN writes where it does not know', 'XX', lists('US'), 'opt-in'],
    ['what a CDN writes for Tor', 'T1', lists('US'), 'opt-in'],
    ['text that is no region', '<b>', lists('US'), 'opt-in'],
    ['a longer code', 'US-CA-1', lists('US'), 'opt-out'],
    ['a name of the language', '__proto__', lists('US'), 'opt-in'],
  ];
  for (const [title, region, given, rule] of rows) it(title, () => assert.equal(getRegionRule(region, given), rule));
});
