import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { couponForTest, priceForTest, type ProductForTest } from './rules-for-test.js';
import type { StoredCoupon } from './discounts.js';

const parents = new Map([['bowls', null], ['soup-bowls', 'bowls'], ['mugs', null]]);
const products: ProductForTest[] = [
  { id: 'mug', cents: 2000, categories: ['mugs'] },
  { id: 'bowl', cents: 3000, categories: ['soup-bowls'] },
  { id: 'card', cents: 5000, productType: 'giftCard', categories: ['mugs'] },
];
const now = new Date('2026-06-01T12:00:00Z');
const hour = 3_600_000;

function priced(coupons: (Partial<StoredCoupon> & { code: string })[], codes = coupons.map(({ code }) => code), of = products) {
  const { discountCents, validCoupons, notices } = priceForTest({
    products: of, coupons: codes, rules: { coupons: coupons.map(couponForTest), categoryParents: parents, now },
  });
  return { discountCents, validCoupons, codes: notices.filter(({ values }) => values.coupon).map(({ code }) => code) };
}

describe('a coupon', () => {
  const rows: [fact: string, coupon: Partial<StoredCoupon>, discount: number, problem?: string][] = [
    ['for all products but gift cards', { percent: 10 }, 500],
    ['for one product', { percent: 10, productIds: ['mug'] }, 200],
    ['for a category', { percent: 10, categoryIds: ['mugs'] }, 200],
    ['for a category above that of the product', { percent: 10, categoryIds: ['bowls'] }, 300],
    ['for products and categories', { percent: 10, productIds: ['mug'], categoryIds: ['bowls'] }, 500],
    ['of an amount, for one product', { cents: 700, productIds: ['mug'] }, 700],
    ['of more than the product costs', { cents: 9900, productIds: ['mug'] }, 2000],
    ['for products that are not in the cart', { percent: 10, productIds: ['vase'] }, 0, 'coupon-excluded'],
    ['for gift cards', { percent: 10, productIds: ['card'] }, 0, 'coupon-excluded'],
    ['with a minimum that its products reach', { percent: 10, productIds: ['bowl'], minimumCents: 3000 }, 300],
    ['with a minimum that its products do not reach', { percent: 10, productIds: ['mug'], minimumCents: 3000 }, 0, 'coupon-minimum'],
    ['that has begun', { percent: 10, startsAt: new Date(now.getTime()) }, 500],
    ['that begins later', { percent: 10, startsAt: new Date(now.getTime() + hour) }, 0, 'coupon-not-yet'],
    ['that has ended', { percent: 10, expiresAt: now }, 0, 'coupon-expired'],
    ['that is used up', { percent: 10, mostUses: 3, uses: 3 }, 0, 'coupon-used-up'],
  ];
  for (const [fact, coupon, discount, problem] of rows) {
    test(`${fact}: ${problem ?? discount}`, () => {
      const found = priced([{ code: 'CODE', ...coupon }]);
      assert.deepEqual(found, { discountCents: discount, validCoupons: problem ? [] : ['CODE'], codes: problem ? [problem] : [] });
    });
  }
});

describe('two coupons', () => {
  test('count for the same prices', () => {
    assert.equal(priced([{ code: 'A', percent: 10 }, { code: 'B', percent: 10, productIds: ['mug'] }]).discountCents, 700);
  });
  test('make no product cheaper than nothing', () => {
    assert.equal(priced([{ code: 'A', cents: 1500, productIds: ['mug'] }, { code: 'B', cents: 1500, productIds: ['mug'] }]).discountCents, 2000);
  });
  test('take from the products that have room, where both count for them', () => {
    assert.equal(priced([{ code: 'A', percent: 100, productIds: ['mug'] }, { code: 'B', cents: 1000 }]).discountCents, 3000);
  });
  test('of which one stands alone: the first counts', () => {
    const both = [{ code: 'A', percent: 10, isAlone: true }, { code: 'B', percent: 20 }];
    assert.deepEqual(priced(both), { discountCents: 500, validCoupons: ['A'], codes: ['coupon-alone'] });
    assert.deepEqual(priced(both, ['B', 'A']), { discountCents: 1000, validCoupons: ['B'], codes: ['coupon-alone'] });
  });
  test('in an empty cart wait for what they count for', () => {
    assert.deepEqual(priced([{ code: 'A', percent: 10, productIds: ['mug'] }], ['A', 'NEW'], []), { discountCents: 0, validCoupons: ['A', 'NEW'], codes: [] });
  });
});
