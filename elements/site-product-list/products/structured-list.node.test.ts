import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItemList, WithContext } from 'schema-dts';
import { structuredList } from './structured-list.js';

/** The compiler checks types and properties against the vocabulary of schema.org. */
const list = (products: Parameters<typeof structuredList>[0]) => {
  const data = structuredList(products, 'https://pots.example/shop/');
  const checked: Exclude<WithContext<ItemList>, string> | null = data;
  return checked as typeof data;
};

test('a list is a summary page: positions from 1, and an absolute address for each product', () => {
  assert.deepEqual(list([{ name: 'Mug', url: '/mug' }, { name: 'Bowl', url: 'bowl' }]), {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    'numberOfItems': 2,
    'itemListElement': [
      { '@type': 'ListItem', 'position': 1, 'name': 'Mug', 'url': 'https://pots.example/mug' },
      { '@type': 'ListItem', 'position': 2, 'name': 'Bowl', 'url': 'https://pots.example/shop/bowl' },
    ],
  });
});

test('products without an address, with an invalid one or with that of another product are left out', () => {
  const names = (products: Parameters<typeof structuredList>[0]) => list(products)?.itemListElement.map(({ position, url }) => `${position} ${url}`);
  assert.deepEqual(
    names([{ name: 'A', url: '' }, { name: 'B', url: 'https://' }, { name: 'C', url: '/c' }, { name: 'C2', url: '../c' }, { name: 'D', url: '/d' }]),
    ['1 https://pots.example/c', '2 https://pots.example/d'],
  );
  assert.equal(list([{ name: 'A', url: '' }]), null);
  assert.equal(list([]), null);
});
