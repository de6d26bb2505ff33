import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cartSums, type CartChoices, type CartSums } from './cart-sums.js';

const cart = { entries: [{ sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 2 }, { sku: 'cup', name: 'Cup', priceCents: 999, quantity: 1 }] };
const options = [{ name: 'Post', cents: 495, countries: ['IE'], freeFromCents: 6000 }, { name: 'Courier', cents: 1200 }];
const coupons = [
  { code: 'SPRING', percent: 10 }, { code: 'FIVE', cents: 500 }, { code: 'SENT', freeShipping: true },
  { code: 'BIG', percent: 50, minimumCents: 10_000 }, { code: 'ALL', cents: 99_999 },
];
const sums = (choices: Partial<CartChoices> = {}, of = cart) =>
  cartSums(of, { options, coupons, choices: { codes: [], country: 'IE', shipping: '', ...choices } });

describe('what a cart comes to', () => {
  const rows: [string, Partial<CartChoices>, Partial<CartSums>][] = [
    ['with the first way to send it', {}, { subtotalCents: 6599, shippingCostCents: 0, grandTotalCents: 6599 }],
    ['by courier', { shipping: 'Courier' }, { shippingCostCents: 1200, grandTotalCents: 7799 }],
    ['where the post does not go', { country: 'FR', shipping: 'Post' }, { shippingCostCents: 1200 }],
    ['with a share off, rounded', { codes: [' spring '] }, { discountCents: 660, validCoupons: ['SPRING'], shippingCostCents: 495, grandTotalCents: 6434 }],
    ['with two codes', { codes: ['SPRING', 'FIVE'] }, { discountCents: 1160 }],
    ['sent for nothing', { codes: ['SENT'], shipping: 'Courier' }, { shippingCostCents: 0 }],
    ['with a code nobody knows', { codes: ['NO'] }, { discountCents: 0, invalidCoupons: ['NO'] }],
    ['with a code for larger carts', { codes: ['BIG'] }, { discountCents: 0, invalidCoupons: ['BIG'] }],
    ['never less than nothing', { codes: ['ALL', 'SENT'] }, { discountCents: 6599, grandTotalCents: 0 }],
  ];
  for (const [fact, choices, expected] of rows) {
    it(fact, () => {
      const found = sums(choices);
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map(name => [name, found[name as keyof CartSums]])), expected);
    });
  }

  describe('gift cards and donations have no discount', () => {
    const card = { sku: 'card', name: 'Gift card', priceCents: 10_000, quantity: 1, isNeverDiscounted: true };
    const mixed = { entries: [...cart.entries, card] };
    for (const [fact, codes, of, expected] of [
      ['by a share of the rest', ['SPRING'], mixed, { subtotalCents: 16_599, discountCents: 660 }],
      ['by an amount beyond the rest', ['ALL'], mixed, { discountCents: 6599, grandTotalCents: 10_495 }],
      ['by a coupon that counts from a sum', ['BIG'], mixed, { discountCents: 0, invalidCoupons: ['BIG'] }],
      ['where there is nothing else', ['SPRING', 'FIVE', 'SENT'], { entries: [card] }, { discountCents: 0, invalidCoupons: ['SPRING', 'FIVE', 'SENT'] }],
    ] as const) {
      it(fact, () => {
        const found = sums({ codes }, of as typeof cart);
        assert.deepEqual(Object.fromEntries(Object.keys(expected).map(name => [name, found[name as keyof CartSums]])), expected);
      });
    }

    it('and no parcel is free because of them', () => {
      assert.equal(sums({}, { entries: [{ ...cart.entries[1]!, quantity: 1 }, card] } as typeof cart).shippingCostCents, 495);
    });
  });

  it('an empty cart costs nothing', () => assert.equal(sums({ shipping: 'Courier' }, { entries: [] }).grandTotalCents, 0));
});
