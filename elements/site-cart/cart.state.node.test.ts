import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atom } from 'nanostores';
import type { StoreCart } from '../../core/contract/cart.js';
import { withEntry, withQuantity, type Cart } from '../../core/contract/store/cart.js';
import type { CartChoices, CartSums } from '../../core/contract/store/cart-sums.js';
import { CartState } from './cart.state.js';

const options = [{ name: 'Post', cents: 495, countries: ['IE', 'FR'] }, { name: 'Ferry', cents: 900, countries: ['IE'] }, { name: 'Courier', cents: 1200 }];
const coupons = [{ code: 'Spring', percent: 10 }, { code: 'SENT', freeShipping: true }];
const told: StoreCart = {
  id: 'c',
  websiteId: 'w',
  orderId: null,
  created: '2026-11-01T00:00:00Z',
  isPurchased: false,
  currency: 'EUR',
  entries: [],
  notices: [],
  requiresShipping: true,
  hasDigital: false,
  purelyDigital: false,
  shippingOptions: [{ id: 'p', name: 'Post', cents: 700, countries: ['DE'], freeFromCents: null }],
  selectedShippingOption: null,
  shippingLocation: null,
  shippingCountries: ['DE', 'AT'],
  totalQuantity: 3,
  subtotalCents: 6000,
  subtotalAmount: 60,
  discountCents: 0,
  shippingCostCents: 700,
  taxCents: 0,
  grandTotalCents: 6700,
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
};

function setUp({ shop = null, takesCoupons = false, isOffering = true }: { shop?: StoreCart | null; takesCoupons?: boolean; isOffering?: boolean } = {}) {
  const $cart = atom<Cart>({ entries: [{ sku: 'mug', name: 'Mug', priceCents: 2800, quantity: 2 }] });
  const $answer = atom({ cart: shop });
  const state = new CartState(
    { cart: $cart, add: entry => $cart.set(withEntry($cart.get(), entry)), setQuantity: (id, quantity) => $cart.set(withQuantity($cart.get(), id, quantity)) },
    { answer: $answer, takesCoupons: () => takesCoupons },
  );
  if (isOffering) state.offer({ options, coupons });
  return { state, $cart, $answer };
}

describe('the cart page without a shop', () => {
  const rows: [fact: string, choices: Partial<CartChoices>, sums: Partial<CartSums>][] = [
    ['goes to the first country by the first way', {}, { shippingCostCents: 495, grandTotalCents: 6095 }],
    ['goes by the way that is chosen', { shipping: 'Ferry' }, { shippingCostCents: 900 }],
    ['goes by the first way there is to another country', { shipping: 'Ferry', country: 'FR' }, { shippingCostCents: 495 }],
    ['goes to a country that only the courier knows', { country: 'JP' }, { shippingCostCents: 1200 }],
  ];
  for (const [fact, choices, sums] of rows) {
    it(fact, () => {
      const { state } = setUp();
      state.choose(choices);
      const found = state.sums();
      assert.deepEqual(Object.fromEntries(Object.keys(sums).map(name => [name, found[name as keyof CartSums]])), sums);
    });
  }

  it('offers each country once, and no coupons or shipping that are not there', () => {
    const { state } = setUp();
    assert.deepEqual([state.countries, state.choices.country, state.hasCoupons, state.hasShipping, state.isPlaceOpen], [['IE', 'FR'], 'IE', true, true, false]);
    const { state: bare } = setUp({ isOffering: false });
    assert.deepEqual([bare.countries, bare.choices.country, bare.hasCoupons, bare.hasShipping, bare.sums().grandTotalCents], [[], '', false, false, 5600]);
  });

  it('takes a code however it is typed, and once', () => {
    const { state } = setUp();
    assert.equal(state.addCode('  spring '), 'SPRING');
    assert.equal(state.addCode('SPRING'), 'SPRING');
    assert.deepEqual([state.choices.codes, state.sums().validCoupons, state.sums().discountCents], [['SPRING'], ['Spring'], 560]);
  });

  it('keeps the codes that apply when another is typed, and forgets those that do not', () => {
    const { state } = setUp();
    for (const code of ['spring', 'nope', 'sent']) state.addCode(code);
    assert.deepEqual([state.sums().validCoupons, state.sums().invalidCoupons], [['Spring', 'SENT'], []]);
    state.addCode('gone');
    assert.deepEqual(state.sums().invalidCoupons, ['GONE']);
    state.removeCode('Spring');
    assert.deepEqual(state.choices.codes, ['SENT', 'GONE']);
  });

  it('ignores an empty code, and cuts a long one to the maximum length', () => {
    const { state } = setUp();
    assert.equal(state.addCode('   '), '');
    assert.deepEqual(state.choices.codes, []);
    assert.equal(state.addCode('x'.repeat(100_000)).length, 60);
  });

  it('follows what the page offers later', () => {
    const { state } = setUp();
    state.addCode('spring');
    state.offer({ options: [], coupons: [] });
    assert.deepEqual([state.sums().invalidCoupons, state.sums().grandTotalCents, state.hasShipping], [['SPRING'], 5600, false]);
  });
});

describe('the cart page with a shop', () => {
  it('shows what the shop has worked out, not what the page offers', () => {
    const { state } = setUp({ shop: told });
    assert.deepEqual([state.sums().grandTotalCents, state.countries, state.hasShipping], [6700, ['DE', 'AT'], true]);
  });

  it('chooses no country for a visitor whom the shop will ask', () => {
    const { state, $answer } = setUp({ shop: told });
    assert.deepEqual([state.isPlaceOpen, state.choices.country], [true, '']);
    state.choose({ country: 'AT' });
    assert.equal(state.choices.country, 'AT');
    $answer.set({ cart: { ...told, shippingLocation: { country: 'DE' } } });
    assert.deepEqual([state.isPlaceOpen, state.choices.country], [false, 'DE']);
  });

  it('asks for coupons where the shop takes them, and for no shipping of what is downloaded', () => {
    const { state } = setUp({ shop: { ...told, requiresShipping: false }, takesCoupons: true, isOffering: false });
    assert.deepEqual([state.hasCoupons, state.hasShipping], [true, false]);
  });

  it('adds it up itself until the shop has answered', () => {
    const { state, $answer } = setUp();
    assert.equal(state.sums().grandTotalCents, 6095);
    $answer.set({ cart: told });
    assert.equal(state.sums().grandTotalCents, 6700);
  });
});

describe('the currency of a cart', () => {
  const page = { currency: 'JPY', locale: 'en-IE' };
  const entry = (sku: string, currency?: string) => ({ sku, name: sku, priceCents: 2800, quantity: 1, ...currency && { currency } });
  const moneyOf = (entries: Cart['entries'], { shop = null, isOffering = false }: { shop?: StoreCart | null; isOffering?: boolean } = {}) => {
    const state = new CartState({ cart: atom<Cart>({ entries }), change: () => {}, replace: () => {} } as never, { answer: atom({ cart: shop }), takesCoupons: () => false });
    if (isOffering) state.offer({ options, coupons });
    const money = state.money(page);
    return [money.sum(5600), ...entries.map(each => money.price(each)(2800))];
  };
  const rows: [fact: string, got: string[], expected: string[]][] = [
    ['is that of its articles', moneyOf([entry('a', 'EUR'), entry('b', 'EUR')]), ['€56.00', '€28.00', '€28.00']],
    ['is the page\'s where they have none', moneyOf([entry('a')]), ['JP¥5,600', 'JP¥2,800']],
    ['is empty where they differ', moneyOf([entry('a', 'EUR'), entry('b')]), ['', '€28.00', 'JP¥2,800']],
    ['is empty where the page offers shipping in another one', moneyOf([entry('a', 'EUR')], { isOffering: true }), ['', '€28.00']],
    ['is the shop\'s where it has calculated the sums', moneyOf([entry('a')], { shop: told }), ['€56.00', 'JP¥2,800']],
  ];
  for (const [fact, got, expected] of rows) it(fact, () => assert.deepEqual(got, expected));
});
