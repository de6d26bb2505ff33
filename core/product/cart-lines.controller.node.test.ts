import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atom } from 'nanostores';
import { emptyCart, withEntry, withQuantity, type Cart, type CartEntry } from '../contract/store/cart.js';
import { CartEditState } from './cart-edit.state.js';
import { CartLinesController } from './cart-lines.controller.js';

/** A cart with this many mugs, and the field of their line. */
function mugs(quantity: number) {
  const cart = atom<Cart>(withEntry(emptyCart, { sku: 'mug', name: 'Mug', priceCents: 100, quantity }));
  const edit = new CartEditState({
    cart,
    add: (entry: CartEntry) => cart.set(withEntry(cart.get(), entry)),
    setQuantity: (id: string, count: number) => cart.set(withQuantity(cart.get(), id, count)),
  });
  edit.open(new AbortController().signal);
  const announced: string[] = [];
  const lines = new CartLinesController(edit, line => announced.push(line));
  const line = { dataset: { line: 'mug' } };
  const field = { value: String(quantity), dataset: {} as { isTyped?: string }, closest: () => line } as unknown as HTMLInputElement;
  const type = (text: string) => { field.value = text; lines.typed(field); };
  const press = (key: string) => {
    const event = { key, wasPrevented: false, preventDefault() { this.wasPrevented = true; } };
    lines.keydown(field, event as unknown as KeyboardEvent);
    return event.wasPrevented;
  };
  return { cart, lines, field, announced, type, press, count: () => edit.quantityOf('mug') };
}
type Mugs = ReturnType<typeof mugs>;

describe('the lines of a cart, of which there are three', () => {
  const rows: [does: string, act: (mugs: Mugs) => unknown, count: number, shown: string, announced: number][] = [
    ['one more', ({ lines, field }) => lines.step(field, 1), 4, '3', 1],
    ['one less', ({ lines, field }) => lines.step(field, -1), 2, '3', 1],
    ['removed', ({ lines, field }) => lines.remove(field), 0, '3', 1],
    ['removed and put back', ({ lines, field }) => { lines.remove(field); lines.undo(field); }, 3, '3', 2],
    ['a quantity that is typed counts at once', ({ type }) => type('12'), 12, '12', 1],
    ['0 waits until typing is over', ({ type }) => type('0'), 3, '0', 0],
    ['0 removes, once typing is over', ({ type, lines, field }) => { type('0'); lines.settle(field); }, 0, '0', 1],
    ['what is no quantity waits', ({ type }) => type('two'), 3, 'two', 0],
    ['what is no quantity is replaced, once typing is over', ({ type, lines, field }) => { type('two'); lines.settle(field); }, 3, '3', 0],
    ['an emptied field is replaced by the last valid quantity', ({ type, lines, field }) => { type('5'); type(''); lines.settle(field); }, 5, '5', 1],
    ['leaving a field that was not typed in changes nothing', ({ lines, field }) => lines.settle(field), 3, '3', 0],
    ['Enter ends typing', ({ type, press }) => { type('0'); press('Enter'); }, 0, '0', 1],
    ['arrow up is one more', ({ press }) => press('ArrowUp'), 4, '4', 1],
    ['arrow down is one less', ({ press }) => press('ArrowDown'), 2, '2', 1],
    ['an arrow key ends typing', ({ type, press, lines, field }) => { type('x'); press('ArrowUp'); lines.settle(field); }, 4, '4', 1],
    ['any other key is the field\'s', ({ press }) => press('7'), 3, '3', 0],
  ];
  for (const [does, act, count, shown, announced] of rows) {
    it(does, () => {
      const made = mugs(3);
      act(made);
      assert.deepEqual([made.count(), made.field.value, made.announced.length], [count, shown, announced]);
    });
  }

  it('an arrow key never removes the last one, and does not scroll the page where it counts', () => {
    const { press, count } = mugs(2);
    assert.deepEqual([press('ArrowDown'), count()], [true, 1]);
    assert.deepEqual([press('ArrowDown'), count()], [false, 1]);
    assert.equal(press('Tab'), false);
  });

  it('one less of the last one removes it', () => {
    const { lines, field, cart } = mugs(1);
    lines.step(field, -1);
    assert.deepEqual(cart.get().entries, []);
  });
});
