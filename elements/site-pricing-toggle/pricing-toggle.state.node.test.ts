import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PricingToggleState } from './pricing-toggle.state.js';

describe('the options of a pricing toggle', () => {
  const rows: [found: string[], wanted: string, options: string[], option: string][] = [
    [[], '', [], ''],
    [['Monthly', 'Yearly'], '', ['Monthly', 'Yearly'], 'Monthly'],
    [['Monthly', 'Yearly', 'Monthly', 'Yearly'], 'Yearly', ['Monthly', 'Yearly'], 'Yearly'],
    [['Monthly', 'Yearly'], 'Weekly', ['Monthly', 'Yearly'], 'Monthly'],
    [['Monthly', 'Yearly', 'Weekly'], 'Weekly', ['Monthly', 'Yearly'], 'Monthly'],
    [['Monthly'], '', ['Monthly'], 'Monthly'],
  ];
  for (const [found, wanted, options, option] of rows) {
    it(`${found.join(', ') || 'none'}; wanted "${wanted}"`, () => {
      const state = new PricingToggleState();
      state.read(found, wanted);
      const choice = state.$choice.get();
      assert.deepEqual([choice.options, choice.option], [options, option]);
    });
  }
});
