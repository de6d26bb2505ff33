import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { $cart, addToCart, clearCart, replaceCartLine, setCartQuantity } from './cart.js';

const mug = { sku: 'mug', name: 'Mug', priceCents: 2800 };
const held = () => $cart.get().entries.map(({ sku, quantity }) => [sku, quantity]);

describe('the cart without a page', () => {
  afterEach(() => { clearCart(); });

  it('is changed as in a page, for as long as the program runs', () => {
    addToCart(mug);
    addToCart({ ...mug, quantity: 2 });
    assert.deepEqual(held(), [['mug', 3]]);
    setCartQuantity('mug', 5);
    assert.deepEqual(held(), [['mug', 5]]);
    replaceCartLine('mug', { ...mug, quantity: 1 });
    assert.deepEqual(held(), [['mug', 1]]);
    clearCart();
    assert.deepEqual(held(), []);
  });

  for (const [fact, entry] of Object.entries<object>({
    image: { ...mug, image: 7 }, url: { ...mug, url: {} }, details: { ...mug, details: [{ name: 'Glaze' }] }, stock: { ...mug, stock: -1 },
    form: { ...mug, form: { word: () => {} } }, quantity: { ...mug, quantity: 1.5 }, name: { sku: 'mug', priceCents: 1 },
  })) {
    it(`refuses an entry with a wrong ${fact}, and names the field`, () => {
      assert.throws(
        () => addToCart(entry as never),
        ({ name, message }: Error) =>
          name === 'RangeError' && message.startsWith(`cart: entry.${fact}`) && message.endsWith('nothing was added.'),
      );
      assert.throws(() => replaceCartLine('mug', { quantity: 1, ...entry } as never), RangeError);
      assert.deepEqual(held(), []);
    });
  }

  for (const quantity of [NaN, '2', null, undefined]) {
    it(`refuses a quantity of ${String(quantity)}`, () => {
      addToCart(mug);
      assert.throws(() => setCartQuantity('mug', quantity as number), RangeError);
      assert.deepEqual(held(), [['mug', 1]]);
    });
  }
});
