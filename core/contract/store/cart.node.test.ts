import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyCart, faultOfEntry, maxQuantity, storedCart, subtotalCents, totalQuantity, withEntry, withQuantity, type CartEntry } from './cart.js';

const mug: CartEntry = { sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 1 };
const bowl: CartEntry = { sku: 'bowl', name: 'Bowl', priceCents: 1999, quantity: 3 };

test('an empty cart holds and costs nothing', () => {
  assert.equal(totalQuantity(emptyCart), 0);
  assert.equal(subtotalCents(emptyCart), 0);
});

test('adding keeps the order, grows what is there and takes its newer name and price', () => {
  const cart = [mug, bowl, { ...mug, name: 'Dune mug', priceCents: 2900, quantity: 2 }].reduce(withEntry, emptyCart);
  assert.deepEqual(cart.entries.map(({ sku, quantity }) => [sku, quantity]), [['mug', 3], ['bowl', 3]]);
  assert.equal(cart.entries[0]!.name, 'Dune mug');
  assert.equal(totalQuantity(cart), 6);
  assert.equal(subtotalCents(cart), 3 * 2900 + 3 * 1999);
});

test('adding and setting leave the given cart as it was', () => {
  const cart = withEntry(emptyCart, mug);
  withEntry(cart, mug);
  withQuantity(cart, 'mug', 5);
  assert.equal(totalQuantity(cart), 1);
});

for (const [wanted, held] of [[5, 5], [1, 1], [0, 0], [-3, 0], [2.4, 2], [1e9, maxQuantity]] as const) {
  test(`a quantity of ${wanted} becomes ${held}`, () => {
    assert.equal(totalQuantity(withQuantity(withEntry(emptyCart, mug), 'mug', wanted)), held);
  });
}

test('an unknown article changes nothing', () => {
  assert.deepEqual(withQuantity(withEntry(emptyCart, mug), 'vase', 4), { entries: [mug] });
});

test('no article grows beyond the most one may hold', () => {
  assert.equal(totalQuantity([{ ...mug, quantity: maxQuantity }, mug].reduce(withEntry, emptyCart)), maxQuantity);
});

for (const stored of [null, undefined, 5, 'x', [], {}, { entries: 'x' }, { entries: [null, 1, 'x', {}, [mug]] }]) {
  test(`the stored value ${JSON.stringify(stored)} is not a cart`, () => assert.equal(storedCart(stored), undefined));
}

for (const [fact, broken] of [
  ['without sku', { ...mug, sku: '' }],
  ['with a sku of 61 signs', { ...mug, sku: 'x'.repeat(61) }],
  ['with a price of text', { ...mug, priceCents: '2800' }],
  ['with a broken price', { ...mug, priceCents: 0.5 }],
  ['above the highest price', { ...mug, priceCents: 100_000_001 }],
  ['with a negative price', { ...mug, priceCents: -1 }],
  ['with a plan that is no text', { ...mug, plan: 7 }],
  ['with a form that is a list', { ...mug, form: ['x'] }],
  ['with a checkout that is no text', { ...mug, checkoutUrl: {} }],
  ['of none', { ...mug, quantity: 0 }],
  ['of half a piece', { ...mug, quantity: 0.5 }],
  ['without a name', { ...mug, name: undefined }],
] as const) {
  test(`an entry ${fact} goes, its neighbours stay`, () => {
    assert.deepEqual(storedCart({ entries: [mug, broken, bowl] })?.entries, [mug, bowl]);
    assert.match(faultOfEntry(broken)!, /^entry\.\w+ is .+; expected /);
  });
}

for (const [fact, wrong] of Object.entries({ image: 7, url: {}, details: 'x', stock: '5' })) {
  test(`a line with a wrong ${fact} stays without it, and can not be added`, () => {
    assert.deepEqual(storedCart({ entries: [{ ...mug, [fact]: wrong }, bowl] }), { entries: [mug, bowl] });
    assert.match(faultOfEntry({ ...mug, [fact]: wrong })!, new RegExp(`^entry.${fact} is .+; expected `));
  });
}

test('of two lines with one id the first stays', () => {
  assert.deepEqual(storedCart({ entries: [mug, bowl, { ...mug, quantity: 9 }] })?.entries, [mug, bowl]);
});

test('fields of a newer version stay', () => {
  assert.deepEqual(storedCart({ entries: [{ ...mug, wrapping: 'paper' }] }), { entries: [{ ...mug, wrapping: 'paper' }] });
});
