import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOrder, tokenIn } from './read-order.js';

const token = 'A_token-of-32-characters-aaaaaaa';

describe('the token of an order', () => {
  const rows: [address: string, expected: string][] = [
    [`/thanks?token=${token}`, token],
    [`/checkout/confirmed/${token}`, token],
    [`/checkout/status/${token}?pay`, token],
    ['/thanks', ''],
    ['/shop/a-mug-of-thirty-two-characters-x', ''],
    [`/order/${token}`, token],
    ['/', ''],
    ['/thanks?token=no', ''],
    [`/thanks?token=${token}<`, ''],
  ];
  for (const [address, expected] of rows) it(`in ${address} is "${expected}"`, () => assert.equal(tokenIn(`https://example.com${address}`), expected));
});

describe('an order', () => {
  const line = { name: 'Mug', quantity: 2, priceCents: 2800 };

  it('is read as far as it goes, sums of its own reckoned', () => {
    const order = readOrder({ number: 12, state: 'paid', lines: [line, null, { name: 'no quantity' }], created: 'yesterday', coupons: ['A', 1] })!;
    assert.deepEqual(
      [order.lines.length, order.lines[0]!.totalCents, order.subtotalCents, order.grandTotalCents, order.created, order.coupons],
      [1, 5600, 5600, 5600, '', ['A']],
    );
  });

  it('keeps the sums that a shop has reckoned', () => {
    const order = readOrder({
      number: 12,
      state: 'paid',
      lines: [{ ...line, totalCents: 5000 }],
      subtotalCents: 5000,
      discountCents: 500,
      giftCardCents: 1000,
      grandTotalCents: 3500,
      isTaxIncluded: false,
    })!;
    assert.deepEqual([order.lines[0]!.totalCents, order.giftCardCents, order.grandTotalCents, order.isTaxIncluded], [5000, 1000, 3500, false]);
  });

  for (const none of [null, 'order', {}, { state: 'lost', lines: [line] }, { state: 'paid', lines: [] }, { state: 'paid' }]) {
    it(`is not an order: ${JSON.stringify(none)}`, () => assert.equal(readOrder(none), null));
  }
});
