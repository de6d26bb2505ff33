import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isPayable, nextPaymentState, type PaymentState, paymentStates } from './payment-state.js';

/** What follows a state by a change of the same order, and of an order before it. */
const table: Record<PaymentState, { same: readonly PaymentState[]; earlier: readonly PaymentState[]; payable: boolean }> = {
  waiting: { same: ['paid', 'failed', 'canceled', 'expired'], earlier: ['paid'], payable: true },
  failed: { same: ['paid'], earlier: ['paid'], payable: true },
  expired: { same: ['paid'], earlier: ['paid'], payable: true },
  canceled: { same: ['paid'], earlier: ['paid'], payable: false },
  paid: { same: ['paid', 'canceled', 'refunded'], earlier: [], payable: false },
  refunded: { same: [], earlier: [], payable: false },
};

describe('the state of a payment', () => {
  for (const state of paymentStates) for (const change of paymentStates) for (const orderId of ['same', 'earlier'] as const) {
    const follows = table[state][orderId].includes(change);
    test(`${state}: ${change} of ${orderId === 'same' ? 'its order' : 'an earlier order'} ${follows ? 'counts' : 'changes nothing'}`, () => {
      assert.equal(nextPaymentState({ state, orderId: 'same' }, { state: change, orderId }), follows ? change : null);
    });
  }

  for (const state of paymentStates) {
    test(`${state} ${table[state].payable ? 'can' : 'cannot'} be paid`, () => assert.equal(isPayable(state), table[state].payable));
  }

  test('before the first attempt, only money counts', () => {
    assert.equal(nextPaymentState({ state: 'waiting', orderId: null }, { state: 'expired', orderId: 'one' }), null);
    assert.equal(nextPaymentState({ state: 'waiting', orderId: null }, { state: 'paid', orderId: 'one' }), 'paid');
  });
});
