import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptyCart, lineId, storedCart, withEntry, withQuantity, type Cart, type CartEntry } from '../contract/store/cart.js';
import { mergeCarts as mergeAt, withTimes } from './merge-carts.js';

const mug: CartEntry = { sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 1 };
const bowl: CartEntry = { sku: 'bowl', name: 'Bowl', priceCents: 3400, quantity: 1 };
const vase: CartEntry = { sku: 'vase', name: 'Vase', priceCents: 9000, quantity: 1 };

const now = 10_000;
const mergeCarts = (own: Cart, stored: Cart) => mergeAt(own, stored, now);
const add = (cart: Cart, entry: CartEntry, now: number) => withTimes(cart, withEntry(cart, entry), now);
const set = (cart: Cart, id: string, quantity: number, now: number) => withTimes(cart, withQuantity(cart, id, quantity), now);
const lines = ({ entries }: Cart) => entries.map(entry => `${lineId(entry)} ${entry.quantity}`).sort();

describe('two tabs that start from one mug', () => {
  const start = add(emptyCart, mug, 1000);
  /** What each tab does, and what both hold in the end. */
  const rows: [string, (cart: Cart) => Cart, (cart: Cart) => Cart, string[]][] = [
    ['add two articles', cart => add(cart, bowl, 2000), cart => add(cart, vase, 2001), ['bowl 1', 'mug 1', 'vase 1']],
    ['change one line: the later change counts', cart => set(cart, 'mug', 5, 2000), cart => set(cart, 'mug', 3, 2001), ['mug 3']],
    ['remove a line and add another', cart => set(cart, 'mug', 0, 2000), cart => add(cart, vase, 2001), ['vase 1']],
    ['remove a line that is changed later', cart => set(cart, 'mug', 0, 2000), cart => set(cart, 'mug', 2, 2001), ['mug 2']],
    ['remove a line that was changed before', cart => set(cart, 'mug', 0, 2002), cart => set(cart, 'mug', 2, 2001), []],
    ['do nothing', cart => cart, cart => cart, ['mug 1']],
  ];
  for (const [fact, first, second, expected] of rows) {
    test(`${fact}, and come to the same`, () => {
      const [one, other] = [first(start), second(start)];
      assert.deepEqual(lines(mergeCarts(one, other)), expected);
      assert.deepEqual(lines(mergeCarts(other, one)), expected);
    });
  }
  test('act within the same millisecond, and come to the same', () => {
    const [one, other] = [set(start, 'mug', 5, 2000), set(start, 'mug', 3, 2000)];
    assert.deepEqual(lines(mergeCarts(one, other)), lines(mergeCarts(other, one)));
  });
});

test('a clock that is set back does not lose the change after it', () => {
  const later = set(add(emptyCart, mug, 5000), 'mug', 4, 1000);
  assert.deepEqual(lines(mergeCarts(add(emptyCart, mug, 5000), later)), ['mug 4']);
});

test('a cart without times, of an older version, is taken as it is', () => {
  assert.deepEqual(mergeCarts(add(emptyCart, mug, 1), { entries: [bowl] }), { entries: [bowl] });
});

test('two lines of one article are distinguished by their ID', () => {
  const engraved = { ...mug, id: 'mug:Anna', details: [{ name: 'Engraving', value: 'Anna' }] };
  const cart = [mug, engraved, engraved].reduce(withEntry, emptyCart);
  assert.deepEqual(lines(cart), ['mug 1', 'mug:Anna 2']);
  assert.deepEqual(lines(withQuantity(cart, 'mug', 0)), ['mug:Anna 2']);
});

test('what was taken out is not remembered for ever', () => {
  let cart: Cart = emptyCart;
  for (let at = 0; at < 400; at += 1) cart = set(add(cart, { ...mug, id: `mug-${at}` }, at * 2), `mug-${at}`, 0, at * 2 + 1);
  assert.equal(Object.keys(cart.changed!).length, 300);
  assert.ok(cart.changed!['mug-399']);
});

test('broken times, details and lines are left out, and no other line counts as taken out', () => {
  assert.deepEqual(
    storedCart({ entries: [mug, { ...bowl, details: [{ name: 1 }] }, { ...vase, id: '' }], changed: { mug: 5, bowl: 'x', cup: 9 } }),
    { entries: [mug, { ...bowl, details: [] }], changed: { mug: 5, bowl: 0 } },
  );
});
