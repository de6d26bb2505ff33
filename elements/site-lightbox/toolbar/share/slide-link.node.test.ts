import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slideAtAddress } from '../../history/deep-links.js';
import { slideLink } from './slide-link.js';

describe('the link of a slide', () => {
  const page = 'https://shop.example/pots?page=2#kiln';
  const rows: [string, string][] = [
    ['', page],
    ['bowl', 'https://shop.example/pots?page=2#bowl'],
    ['bowls/wide', 'https://shop.example/pots?page=2#bowls/wide'],
    ['größe 100%', 'https://shop.example/pots?page=2#gr%C3%B6%C3%9Fe%20100%25'],
  ];
  for (const [name, link] of rows) {
    it(name || 'without a name is the page\'s', () => {
      assert.equal(slideLink(page, name), link);
      if (name) assert.equal(slideAtAddress([{ id: name, url: '' }], new URL(link)), 0, 'it opens the slide');
    });
  }
});
