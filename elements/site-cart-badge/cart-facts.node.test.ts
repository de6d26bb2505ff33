import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CartEntry } from '../../core/contract/store/cart.js';
import { $cart } from '../../core/stores/cart.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { fill } from '../../core/text/fill.js';
import { cartBadgeSettings } from './cart-badge.settings.js';
import { CartBadgeState } from './cart-badge.state.js';
import { cartFacts, countKey, countText, type BadgeHost } from './cart-facts.js';

describe('the count of a badge', () => {
  const rows: [count: number, shown: string, key: string][] = [
    [0, '0', 'none'], [1, '1', 'one'], [2, '2', 'many'], [99, '99', 'many'], [100, '100', 'many'],
    [101, '100+', 'moreThanHundred'], [9999, '100+', 'moreThanHundred'],
  ];
  for (const [count, shown, key] of rows) {
    it(`of ${count} items is ${shown}, and is named by the text ${key}`, () => assert.deepEqual([countText(count), countKey(count)], [shown, key]));
  }
});

describe('what a badge says of a cart', () => {
  const entry = (quantity: number, priceCents: number): CartEntry => ({ sku: `a${priceCents}`, name: 'A', priceCents, quantity });
  const hostOf = (entries: readonly CartEntry[], currency = 'EUR', locale = 'en-IE') => ({
    read: (store: unknown) => (store === $cart ? { entries } : store === $currency ? currency : { ...$site.get(), locale }),
    text: (key: keyof typeof cartBadgeSettings.texts, values?: Record<string, number>) => fill(cartBadgeSettings.texts[key], values, 'en'),
  }) as unknown as BadgeHost;
  const rows: [fact: string, host: BadgeHost, countText: string, subtotal: string, name: string][] = [
    ['no sum of an empty one', hostOf([]), '0', '', 'No items in cart'],
    ['one piece, and what it costs', hostOf([entry(1, 2800)]), '1', '€28.00', '1 item in cart, €28.00'],
    ['pieces, not lines', hostOf([entry(2, 2800), entry(3, 100)]), '5', '€59.00', '5 items in cart, €59.00'],
    ['the sum of what is free', hostOf([entry(1, 0)]), '1', '€0.00', '1 item in cart, €0.00'],
    ['no number beyond a hundred', hostOf([entry(101, 100)]), '100+', '€101.00', 'More than 100 items in cart, €101.00'],
    ['a currency without cents', hostOf([entry(1, 500)], 'JPY'), '1', 'JP¥500', '1 item in cart, JP¥500'],
    ['prices in the currency of their product', hostOf([{ ...entry(2, 2800), currency: 'EUR' }], 'JPY'), '2', '€56.00', '2 items in cart, €56.00'],
    ['no sum of prices in two currencies', hostOf([{ ...entry(1, 2800), currency: 'EUR' }, entry(1, 500)], 'JPY'), '2', '', '2 items in cart'],
  ];
  for (const [fact, host, count, subtotal, name] of rows) {
    it(fact, () => {
      const { countText: shown, ...facts } = cartFacts(host);
      assert.deepEqual([shown, facts.subtotal, facts.name], [count, subtotal, name]);
    });
  }

  it('begins without a panel, with what was drawn first', () => {
    const state = new CartBadgeState('Cart', false);
    assert.deepEqual([state.label, state.hasOwnControl, state.$panel.get()], ['Cart', false, null]);
  });
});
