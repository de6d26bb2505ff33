import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDefaults } from '../../core/settings/table.js';
import { emptyCart, type Cart } from '../../core/contract/store/cart.js';
import { addToCartSettings } from './add-to-cart.settings.js';
import { getAddition } from './get-addition.js';

const article = (more: object) => ({ ...getDefaults(addToCartSettings.settings), sku: 'mug', name: 'Mug', priceCents: 2800, ...more });
const holding = (quantity: number): Cart => ({ entries: [{ sku: 'mug', name: 'Mug', priceCents: 2800, quantity }] });

const entries: [title: string, more: object, quantity: number | undefined, expected: object][] = [
  ['the plain case', {}, undefined, { sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 1 }],
  ['without a name it is called by its sku', { name: '' }, undefined, { sku: 'mug', name: 'mug', priceCents: 2800, quantity: 1 }],
  ['a free article', { priceCents: 0 }, undefined, { sku: 'mug', name: 'Mug', priceCents: 0, quantity: 1 }],
  ['several at a press', { quantity: 3 }, undefined, { sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 3 }],
  ['the visitor\'s number goes first', { quantity: 3 }, 5, { sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 5 }],
  ['picture and page go along', { image: '/i', url: '/u' }, undefined, { sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 1, image: '/i', url: '/u' }],
];
for (const [title, more, quantity, expected] of entries) {
  test(`an entry: ${title}`, () => {
    assert.deepEqual(getAddition(article(more), emptyCart, quantity), { kind: 'entry', entry: expected });
  });
}

const faults: [more: object, message: RegExp][] = [
  [{ sku: '' }, /sku is missing/], [{ priceCents: null }, /price-cents of "mug" is missing/], [{ sku: 'x'.repeat(61) }, /at most 60 characters/],
];
for (const [more, message] of faults) {
  test(`a mistake of the author: ${message.source}`, () => {
    const addition = getAddition(article(more), emptyCart);
    assert.equal(addition.kind, 'fault');
    assert.match((addition as { message: string }).message, message);
  });
}

const stocks: [stock: number | null, there: number, wanted: number, outcome: string][] = [
  [null, 500, 500, 'entry'], [3, 0, 3, 'entry'], [3, 2, 1, 'entry'], [3, 2, 2, 'fewLeft'], [3, 3, 1, 'allInCart'], [3, 9, 1, 'allInCart'], [0, 0, 1, 'soldOut'],
];
for (const [stock, there, wanted, outcome] of stocks) {
  test(`${wanted} wanted with ${there} in the cart and ${stock} in stock: ${outcome}`, () => {
    const addition = getAddition(article({ stock }), there ? holding(there) : emptyCart, wanted);
    assert.equal(addition.kind === 'refused' ? addition.text : addition.kind, outcome);
  });
}
