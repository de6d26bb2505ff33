import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product, WithContext } from 'schema-dts';
import { readProduct } from '../../core/product/product-details.js';
import { structuredData } from './structured-data.js';

/** The compiler checks types, properties and their values against the vocabulary of schema.org. */
const describe = (given: object, currency = 'EUR'): Exclude<WithContext<Product>, string> => {
  const data = structuredData(readProduct(given).product!, currency, 'https://pots.example/shop/');
  const checked: WithContext<Product> = data;
  return checked as Exclude<WithContext<Product>, string>;
};
const offersOf = (given: object, currency?: string) => describe(given, currency) as unknown as { offers: Record<string, string>[] };

const mug = { name: 'Mug', variants: [{ sku: 'small', price: 2200, stock: 0 }, { sku: 'large', price: 2800, salePrice: 2500, onSale: true }] };

test('each variant is an offer with its price, currency and availability', () => {
  assert.deepEqual(offersOf(mug).offers, [
    { '@type': 'Offer', 'sku': 'small', 'price': '22.00', 'priceCurrency': 'EUR', 'availability': 'https://schema.org/OutOfStock' },
    { '@type': 'Offer', 'sku': 'large', 'price': '25.00', 'priceCurrency': 'EUR', 'availability': 'https://schema.org/InStock' },
  ]);
});

for (const [currency, price] of [['JPY', '2200'], ['KWD', '2.200'], ['USD', '22.00']] as const) {
  test(`prices in ${currency} have its decimals`, () => assert.equal(offersOf(mug, currency).offers[0]!.price, price));
}

for (const productType of ['digital', 'paywall']) {
  test(`a product of the type ${productType} never runs out`, () => {
    assert.equal(offersOf({ ...mug, productType }).offers[0]!.availability, 'https://schema.org/InStock');
  });
}

test('addresses are absolute, and missing values are left out', () => {
  const { url, ...rest } = offersOf({ ...mug, url: '/mug' }).offers[0]!;
  assert.deepEqual([url, Object.keys(rest)], ['https://pots.example/mug', ['@type', 'sku', 'price', 'priceCurrency', 'availability']]);
  assert.deepEqual(Object.keys(describe(mug)), ['@context', '@type', 'name', 'sku', 'offers']);
  assert.deepEqual(describe({ ...mug, images: ['../mug.jpg'] }).image, ['https://pots.example/mug.jpg']);
});
