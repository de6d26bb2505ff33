import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSiteContext } from '../contract/site-context.js';
import { hasFeature, isInternalSite, getVariant } from './variant.js';

describe('variants and flags', () => {
  const context = parseSiteContext({ variants: { checkout: 'a' }, featureFlags: [3] });
  const rows: [status: number | null, host: string, search: string, variant: string][] = [
    [8, 'pots.example', '', 'a'], [8, 'pots.example', '?variant.checkout=b', 'a'], [6, 'pots.example', '?variant.checkout=b', 'b'],
    [null, 'localhost', '?variant.checkout=b', 'b'], [8, 'pots.internal', '?variant.checkout=b', 'b'], [8, 'internal.pots.example', '?variant.checkout=b', 'a'],
  ];
  for (const [siteStatus, host, search, variant] of rows) {
    test(`${host}${search} of status ${siteStatus}: ${variant}`, () =>
      assert.equal(getVariant({ ...context, siteStatus } as typeof context, 'checkout', { host, search }), variant));
  }
  test('an unknown experiment has no variant', () => assert.equal(getVariant(context, 'constructor', { host: 'a.example', search: '' }), ''));
  test('flags', () => assert.deepEqual([hasFeature(context, 3), hasFeature(context, 4), isInternalSite(context, 'a.example')], [true, false, false]));
});
