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
    {
      '@type': 'Offer', 'sku': 'large', 'price': '25.00', 'priceCurrency': 'EUR', 'availability': 'https://schema.org/InStock',
      'priceSpecification': {
        '@type': 'UnitPriceSpecification', 'priceType': 'https://schema.org/StrikethroughPrice', 'price': '28.00', 'priceCurrency': 'EUR',
      },
    },
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

/** What Google's documentation of merchant listings and product snippets says of each property that the element can know. */
const googleRules: readonly (readonly [property: string, of: 'product' | 'offer', need: 'required' | 'recommended', isRight: (value: unknown) => boolean])[] = [
  ['name', 'product', 'required', value => typeof value === 'string' && value !== ''],
  ['image', 'product', 'required', value => Array.isArray(value) && value.length > 0 && value.every(one => /^https?:\/\//.test(String(one)))],
  ['offers', 'product', 'required', value => Array.isArray(value) && value.length > 0],
  ['description', 'product', 'recommended', value => typeof value === 'string' && value !== ''],
  ['sku', 'product', 'recommended', value => typeof value === 'string' && !/\s/.test(value)],
  ['price', 'offer', 'required', value => /^\d+(?:\.\d{1,3})?$/.test(String(value)) && Number(value) > 0],
  ['priceCurrency', 'offer', 'required', value => /^[A-Z]{3}$/.test(String(value))],
  ['availability', 'offer', 'recommended', value => ['https://schema.org/InStock', 'https://schema.org/OutOfStock'].includes(String(value))],
  ['url', 'offer', 'recommended', value => /^https?:\/\//.test(String(value))],
  ['sku', 'offer', 'recommended', value => typeof value === 'string' && !/\s/.test(value)],
];
const whole = { ...mug, url: '/mug', description: 'Stoneware.', images: ['/mug.jpg', 'https://cdn.example/mug-2.jpg'] };
for (const [title, product, currency] of [
  ['with variants', whole, 'EUR'],
  ['with one variant', { ...whole, variants: [mug.variants[0]] }, 'EUR'],
  ['without decimals', whole, 'JPY'],
  ['with three decimals', whole, 'KWD'],
  ['that is digital', { ...whole, productType: 'digital' }, 'EUR'],
] as const) {
  const data = describe(product, currency) as unknown as Record<string, unknown>;
  for (const [property, of, need, isRight] of googleRules) {
    test(`a product ${title} has the ${need} ${property} of its ${of === 'offer' ? 'offers' : 'page'}`, () => {
      const nodes = of === 'offer' ? data.offers as Record<string, unknown>[] : [data];
      for (const node of nodes) assert.ok(isRight(node[property]), JSON.stringify(node));
    });
  }
}

test('offers of one page have different SKUs, and a regular price above the price', () => {
  const offers = describe(whole).offers as unknown as { sku: string; price: string; priceSpecification?: { price: string } }[];
  assert.equal(new Set(offers.map(({ sku }) => sku)).size, offers.length);
  for (const { price, priceSpecification } of offers) if (priceSpecification) assert.ok(Number(priceSpecification.price) > Number(price));
  const notReduced = { name: 'Mug', variants: [{ sku: 'a', price: 2200, salePrice: 2200, onSale: true }, { sku: 'b', price: 2200, salePrice: 1000 }] };
  assert.deepEqual(offersOf(notReduced).offers.map(offer => Object.hasOwn(offer, 'priceSpecification')), [false, false]);
});

test('ratings, brands and conditions that the element does not know are not made up', () => {
  const data = JSON.stringify(describe(whole));
  for (const property of ['aggregateRating', 'review', 'brand', 'gtin', 'itemCondition', 'priceValidUntil']) assert.doesNotMatch(data, new RegExp(property));
});
