import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order } from '../../core/contract/order.js';
import { lineId, type CartEntry } from '../../core/contract/store/cart.js';
import { getRemainingEntries, OrderSummaryState } from './order-summary.state.js';
import { readOrder } from './read-order.js';

const order = readOrder({ id: 'a', number: 12, state: 'paid', lines: [{ sku: 'mug', name: 'Mug', quantity: 2, priceCents: 2800 }] })!;
const other = { ...order, id: 'b', number: 13 };

describe('the order that is shown', () => {
  const shown = (id: string) => `shown ${id}`;
  const rows: [fact: string, given: Order | null, act: (state: OrderSummaryState) => void, view: string][] = [
    ['is not shown at first: the author\'s markup is', null, () => {}, 'authored'],
    ['is that of the settings at first', order, () => {}, shown('a')],
    ['is on its way', null, state => state.load('one'), 'loading'],
    ['has come', null, state => { state.load('one'); state.show(order, 'one'); }, shown('a')],
    ['is unknown to the shop', null, state => { state.load('one'); state.miss(); }, 'missing'],
    ['does not come', null, state => { state.load('one'); state.fail(); }, 'failed'],
    ['is asked for once more after a failure', null, state => { state.fail(); state.load('one'); }, 'loading'],
    ['stays while it is asked for again', order, state => state.load('one'), shown('a')],
    ['stays where the shop does not answer again', order, state => { state.load('one'); state.fail(); }, shown('a')],
    ['goes where the shop no longer knows it', order, state => { state.load('one'); state.miss(); }, 'missing'],
    ['goes while another one is asked for', order, state => state.load('two'), 'loading'],
    ['is not shown in the place of another one that does not come', order, state => { state.load('two'); state.fail(); }, 'failed'],
    ['is another one', order, state => { state.load('two'); state.show(other, 'two'); }, shown('b')],
    ['gives way to the author\'s markup', order, state => state.leave(), 'authored'],
  ];
  for (const [fact, given, act, expected] of rows) {
    it(fact, () => {
      const state = new OrderSummaryState(given, 'one');
      act(state);
      const view = state.$view.get();
      assert.equal(view.kind === 'shown' ? shown(view.order.id) : view.kind, expected);
      assert.equal(state.order?.id ?? null, view.kind === 'shown' ? view.order.id : null);
    });
  }
});

describe('what an order leaves in the cart', () => {
  const entry = (sku: string, quantity: number, more: Partial<CartEntry> = {}): CartEntry => ({ sku, name: sku, priceCents: 100, quantity, ...more });
  const line = (sku: string, quantity: number, plan?: string) => ({ ...order.lines[0]!, sku, quantity, subscriptionPlan: plan ? { id: plan } as never : null });
  const [ada, bob] = [entry('mug', 2, { id: 'mug Ada' }), entry('mug', 1, { id: 'mug Bob' })];
  const rows: [fact: string, entries: CartEntry[], lines: Order['lines'], left: [CartEntry, number][]][] = [
    ['nothing of what was ordered', [entry('mug', 2)], [line('mug', 2)], [[entry('mug', 2), 0]]],
    ['what came into it since', [entry('mug', 3)], [line('mug', 2)], [[entry('mug', 3), 1]]],
    ['nothing less than nothing', [entry('mug', 1)], [line('mug', 2)], [[entry('mug', 1), 0]]],
    ['what was not ordered', [entry('bowl', 1)], [line('mug', 2)], []],
    [
      'the same without a subscription, or with another',
      [entry('tea', 1), entry('tea', 1, { id: 'tea weekly', plan: 'weekly' })],
      [line('tea', 1, 'monthly')],
      [],
    ],
    [
      'nothing of a subscription',
      [entry('tea', 1), entry('tea', 1, { id: 'tea monthly', plan: 'monthly' })],
      [line('tea', 1, 'monthly')],
      [[entry('tea', 1, { id: 'tea monthly', plan: 'monthly' }), 0]],
    ],
    [
      'nothing of two entries with one SKU',
      [ada, bob],
      [line('mug', 2), line('mug', 1)],
      [
        [ada, 0],
        [bob, 0],
      ],
    ],
    [
      'nothing of them in another order of lines',
      [ada, bob],
      [line('mug', 1), line('mug', 2)],
      [
        [ada, 0],
        [bob, 0],
      ],
    ],
    ['one piece of them', [ada, bob], [line('mug', 2)], [[ada, 0]]],
    ['all of it where nothing was ordered', [ada], [], []],
  ];
  for (const [fact, entries, lines, left] of rows) {
    it(fact, () => assert.deepEqual([...getRemainingEntries({ lines }, { entries })], left.map(([each, quantity]) => [lineId(each), quantity])));
  }
});
