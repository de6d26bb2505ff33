import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readProduct, type ProductDetails } from '../../core/product/product-details.js';
import { ProductState } from './product.state.js';

const read = (given: object): ProductDetails => readProduct(given).product!;
const glaze = (value: string) => ({ optionValues: [{ optionName: 'Glaze', value }] });
const monthly = { id: 'm', billingPeriod: { value: 1, unit: 'month' }, percentOff: 10 };
const mug = { id: 'mug', name: 'Mug', variants: [{ sku: 'ash', price: 2800, stock: 3, ...glaze('Ash') }, { sku: 'tide', price: 3000, ...glaze('Tide') }] };
const facts = ({ snapshot: { choice, shown } }: ProductState) => [choice.options.Glaze, choice.plan, choice.quantity, shown?.variant?.sku, shown?.priceCents];

describe('a product and what is chosen of it', () => {
  it('is empty until a product is known', () => {
    const state = new ProductState();
    state.choose({ quantity: 3 });
    state.read({ quantity: 3 });
    assert.deepEqual([state.snapshot.product, state.snapshot.shown, state.snapshot.isAuthored, state.snapshot.choice.quantity], [null, null, true, 1]);
  });

  it('is shown immediately if a server renders it', () => {
    const state = new ProductState(read(mug));
    assert.deepEqual([state.snapshot.isAuthored, ...facts(state)], [false, 'Ash', '', 1, 'ash', 2800]);
  });

  it('keeps the choice when the same product has other facts', () => {
    const state = new ProductState(read(mug));
    state.chooseOption('Glaze', 'Tide');
    state.choose({ quantity: 4 });
    state.take(read({ ...mug, variants: [mug.variants[0], { ...mug.variants[1]!, price: 3500 }] }), true);
    assert.deepEqual([state.snapshot.isAuthored, ...facts(state)], [true, 'Tide', '', 4, 'tide', 3500]);
  });

  const others: [fact: string, given: object][] = [
    ['a product without the value that is chosen', { ...mug, variants: [mug.variants[0]] }],
    ['another product', { ...mug, id: 'cup' }],
  ];
  for (const [fact, given] of others) {
    it(`starts again with ${fact}`, () => {
      const state = new ProductState(read(mug));
      state.choose({ options: { Glaze: 'Tide' }, quantity: 2 });
      state.take(read(given), false);
      assert.deepEqual(facts(state), ['Ash', '', 1, 'ash', 2800]);
    });
  }

  it('keeps a plan as long as there is one', () => {
    const sold = { ...mug, plans: [monthly] };
    const state = new ProductState(read(sold));
    state.choose({ plan: 'm' });
    assert.equal(state.snapshot.shown!.priceCents, 2520);
    state.take(read({ ...sold, name: 'Mug, large' }), false);
    assert.equal(state.snapshot.choice.plan, 'm');
    state.take(read(mug), false);
    assert.deepEqual([state.snapshot.choice.plan, state.snapshot.shown!.priceCents], ['', 2800]);
    state.take(read({ ...sold, isSoldOnce: false }), false);
    assert.equal(state.snapshot.choice.plan, 'm');
  });

  const quantities: [asked: number, quantity: number][] = [[2, 2], [3, 3], [4, 3], [0, 1], [-2, 1], [NaN, 1], [1.6, 2], [1e9, 3]];
  for (const [asked, quantity] of quantities) {
    it(`of 3 in stock ${asked} are ${quantity}`, () => {
      const state = new ProductState(read(mug));
      state.choose({ quantity: asked });
      assert.equal(state.snapshot.choice.quantity, quantity);
    });
  }

  it('takes what was said away with the visitor\'s next choice, not with what the author\'s fields have', () => {
    const state = new ProductState(read(mug));
    const message = { kind: 'added', text: 'Mug is in your cart.' } as const;
    state.say(message);
    state.read({ quantity: 2 });
    assert.deepEqual([state.snapshot.message, state.snapshot.choice.quantity], [message, 2]);
    state.choose({ quantity: 3 });
    assert.equal(state.snapshot.message, null);
  });

  it('shows nothing once the product is gone', () => {
    const state = new ProductState(read(mug));
    state.take(null, false);
    assert.deepEqual([state.snapshot.product, state.snapshot.shown], [null, null]);
  });
});
