import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DonationButtonState, readDonationPlans, type DonationProblem } from './donation-button.state.js';

const monthly = { id: 'monthly', billingPeriod: { value: 1, unit: 'month' as const }, numBillingCycles: 0 };
const offer = { amounts: [1000, 2500], minCents: 100, maxCents: 5000, plans: [monthly], context: { currency: 'EUR', locale: 'en' } };
function made(more: object = {}): DonationButtonState {
  const state = new DonationButtonState();
  state.take({ ...offer, ...more });
  return state;
}

describe('a donation', () => {
  const rows: [string, (state: DonationButtonState) => void, cents: number | null, problem: DonationProblem | null][] = [
    ['begins with the first amount', () => {}, 1000, null],
    ['takes a suggested one', state => state.suggest(2500), 2500, null],
    ['takes a written one', state => state.type('12,50'), 1250, null],
    ['goes back to the first where the written one is deleted', state => { state.type('12'); state.type(' '); }, 1000, null],
    ['forgets the written one', state => { state.type('12'); state.suggest(2500); }, 2500, null],
    ['is not a number', state => state.type('a lot'), null, 'wrongAmount'],
    ['takes a currency sign in place of the decimal separator', state => state.type('12€50'), 1250, null],
    ['asks back what can be read in two ways', state => state.type('12.505'), null, 'unclearAmount'],
    ['asks back more decimals than the currency has', state => state.type('12.5055'), null, 'manyDecimals'],
    ['asks back another currency', state => state.type('$12'), null, 'otherCurrency'],
    ['is negative', state => state.type('-5'), -500, 'tooLittle'],
    ['is too little', state => state.type('0.99'), 99, 'tooLittle'],
    ['is the least', state => state.type('1'), 100, null],
    ['is the most', state => state.type('50'), 5000, null],
    ['is too much', state => state.type('50.01'), 5001, 'tooMuch'],
  ];
  for (const [fact, act, cents, problem] of rows) {
    it(fact, () => {
      const state = made();
      act(state);
      assert.equal(state.cents, cents);
      assert.equal(state.check(), problem === null);
      assert.equal(state.$choice.get().problem, problem);
    });
  }

  it('without suggestions waits for an amount', () => {
    const state = made({ amounts: [] });
    assert.equal(state.check(), false);
    assert.equal(state.$choice.get().problem, 'noAmount');
    state.type('5');
    assert.equal(state.$choice.get().problem, null);
  });

  it('names amounts outside of its limits, and keeps what was chosen as long as it is there', () => {
    const state = made();
    state.suggest(2500);
    assert.deepEqual(state.take({ ...offer, amounts: [2500, 9000, 2500, 1.5] }), [9000, 1.5]);
    assert.deepEqual([state.offer.amounts, state.cents], [[2500], 2500]);
    state.take({ ...offer, amounts: [500] });
    assert.equal(state.cents, 500);
  });

  it('is given once, or by a plan that there is', () => {
    const state = made();
    for (const [plan, chosen] of [['monthly', 'monthly'], ['daily', ''], ['', '']] as const) {
      state.choosePlan(plan);
      assert.equal(state.$choice.get().plan, chosen);
    }
  });

  it('offers plans that can be read', () => {
    const wrong = [null, 'monthly', { id: '' }, { id: 'a', billingPeriod: { value: 0, unit: 'month' } }, { id: 'a', billingPeriod: { value: 1, unit: 'day' } }];
    assert.deepEqual(readDonationPlans([monthly, ...wrong, { id: 'y', billingPeriod: { value: 1, unit: 'year' } }]), {
      plans: [monthly, { id: 'y', billingPeriod: { value: 1, unit: 'year' }, numBillingCycles: 0 }], wrong,
    });
    assert.deepEqual(readDonationPlans('monthly'), { plans: [], wrong: [] });
  });
});
