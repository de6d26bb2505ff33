import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { blockType, collectionType, contentStatus, isBlockVariant, pageType, recordType, siteStatus, websiteRole, websiteType } from './enumerations.js';

describe('enumerations', () => {
  for (const [name, codes] of Object.entries({ blockType, collectionType, contentStatus, pageType, recordType, siteStatus, websiteRole, websiteType })) {
    test(`${name}: no code stands for two`, () => assert.equal(new Set(Object.values(codes)).size, Object.keys(codes).length));
  }

  // As the specification counts them.
  for (const [codes, name, code] of [
    [blockType, 'gallery', 8], [blockType, 'shape', 71], [recordType, 'storeItem', 11], [recordType, 'lesson', 62], [collectionType, 'products', 13],
    [pageType, 'cart', 205], [websiteRole, 'websiteManager', 15], [contentStatus, 'deleted', 6],
  ] as const) {
    test(`${name} is ${code}`, () => assert.equal((codes as Record<string, number>)[name], code));
  }

  for (const [code, expected] of [[999, false], [1000, true], [1019, true], [1020, false], [1000.5, false], ['1000', false], [null, false]] as const) {
    test(`${JSON.stringify(code)} is ${expected ? 'a' : 'no'} block variant`, () => assert.equal(isBlockVariant(code), expected));
  }
});
