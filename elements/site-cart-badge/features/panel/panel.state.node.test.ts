import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atom } from 'nanostores';
import { emptyCart, maxQuantity, withEntry, withQuantity, type Cart, type CartEntry } from '../../../../core/contract/store/cart.js';
import { imageAddress, readQuantity, rowsAfter, type CartRow } from '../../../../core/product/cart-rows.js';
import { CartEditState } from '../../../../core/product/cart-edit.state.js';

const entry = (sku: string, quantity = 1): CartEntry => ({ sku, name: sku.toUpperCase(), priceCents: 100, quantity });
const cartOf = (...entries: CartEntry[]): Cart => ({ entries });
const show = (rows: readonly CartRow[]): string =>
  rows.map(({ entry: { sku, quantity }, isRemoved }) => (isRemoved ? `(${sku})` : `${sku}${quantity}`)).join(' ');

const typed: [text: string, quantity: number | null][] = [
  ['3', 3], [' 12 ', 12], ['007', 7], ['0', 0], ['３', 3], ['', null], ['-1', null], ['1.5', null], ['1e3', null], ['two', null],
  ['99999', maxQuantity],
];
for (const [text, quantity] of typed) {
  test(`"${text}" is read as ${quantity}`, () => assert.equal(readQuantity(text), quantity));
}

const images: [image: string, address: string | null][] = [
  ['/images/mug', '/images/mug?format=300w'], ['https://cdn.example/mug.jpg', 'https://cdn.example/mug.jpg?format=300w'],
  ['/images/mug?v=2', '/images/mug?v=2'], ['javascript:alert(1)', null], ['data:image/svg+xml,x', null], ['java\nscript:alert(1)', null],
];
for (const [image, address] of images) {
  test(`the image "${image}" comes from ${address}`, () => assert.equal(imageAddress(image), address));
}

test('lines stay in their place, new ones come last, and only what the visitor removed is shown as removed', () => {
  let rows = rowsAfter([], cartOf(entry('a'), entry('b'), entry('c')), new Set());
  rows = rowsAfter(rows, cartOf(entry('c'), entry('a', 5), entry('d')), new Set(['b']));
  assert.equal(show(rows), 'a5 (b) c1 d1');
  assert.equal(show(rowsAfter(rows, cartOf(entry('b', 2)), new Set())), 'b2');
});

function setUp(...entries: CartEntry[]) {
  const $cart = atom<Cart>(entries.reduce(withEntry, emptyCart));
  const state = new CartEditState({
    cart: $cart,
    add: added => $cart.set(withEntry($cart.get(), added)),
    setQuantity: (sku, quantity) => $cart.set(withQuantity($cart.get(), sku, quantity)),
  });
  const opened = new AbortController();
  state.open(opened.signal);
  return { $cart, state, opened };
}

test('a removed article can be restored as it was, in its place', () => {
  const { $cart, state } = setUp(entry('a', 3), entry('b'));
  state.remove('a');
  assert.equal(show(state.$rows.get()), '(a) b1');
  assert.equal(show(rowsAfter([], $cart.get(), new Set())), 'b1');
  state.undo('a');
  assert.equal(show(state.$rows.get()), 'a3 b1');
  assert.equal(state.$restored.get(), 'a');
  state.undo('a');
  assert.equal(show(state.$rows.get()), 'a3 b1');
});

test('one less of the last one removes it, and undo restores one', () => {
  const { state } = setUp(entry('a', 1));
  assert.equal(state.step('a', -1), 0);
  assert.equal(show(state.$rows.get()), '(a)');
  state.undo('a');
  assert.equal(show(state.$rows.get()), 'a1');
});

test('an open panel follows another tab, a closed one starts again', () => {
  const { $cart, state, opened } = setUp(entry('a'));
  state.remove('a');
  $cart.set(cartOf(entry('z', 4)));
  assert.equal(show(state.$rows.get()), '(a) z4');
  opened.abort();
  $cart.set(emptyCart);
  assert.equal(show(state.$rows.get()), '(a) z4');
  state.open(new AbortController().signal);
  assert.equal(show(state.$rows.get()), '');
});

test('checkout sends sku and quantity only, and reports a missing cart', () => {
  const { $cart, state } = setUp(entry('a', 2), entry('b'));
  assert.equal(state.checkout(), '[{"sku":"a","quantity":2},{"sku":"b","quantity":1}]');
  assert.equal(state.$hasNoCart.get(), false);
  $cart.set(emptyCart);
  assert.equal(state.checkout(), null);
  assert.equal(state.$hasNoCart.get(), true);
});
