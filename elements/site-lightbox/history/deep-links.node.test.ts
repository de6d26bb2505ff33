import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slideAtAddress } from './deep-links.js';

describe('an address names a slide', () => {
  const slides = [{ id: 'a1', url: 'bowls/wide' }, { id: '', url: '/jugs' }, { id: 'größe', url: '' }, { id: '', url: '' }];
  const rows: [string, string, number][] = [
    ['#a1', '/', 0],
    ['#bowls/wide', '/', 0],
    ['#jugs', '/', 1],
    ['#gr%C3%B6%C3%9Fe', '/', 2],
    ['', '/collection/bowls/wide', 0],
    ['', '/collection/jugs/', 1],
    ['', '/collection/my-jugs', -1],
    ['#contact', '/', -1],
    ['#contact', '/jugs', 1],
    ['#', '/', -1],
    ['', '', -1],
    ['#%E0%A4%A', '/', -1],
  ];
  for (const [hash, pathname, index] of rows) {
    it(`${pathname}${hash}: ${index < 0 ? 'none' : `the slide at ${index}`}`, () => assert.equal(slideAtAddress(slides, { hash, pathname }), index));
  }
  it('but none of no slides', () => assert.equal(slideAtAddress([], { hash: '#a1', pathname: '/' }), -1));
});
