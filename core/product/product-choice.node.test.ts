import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptyCart, withEntry } from '../contract/store/cart.js';
import { createCartEntry, firstChoice, getLineId, findCartRefusal, showProduct, type BuyerInput, type SelectedProduct } from './product-choice.js';
import { readProduct, type ProductDetails } from './product-details.js';

const read = (given: object): ProductDetails => readProduct(given).product!;
const nothing: BuyerInput = { values: {}, details: [] };
const of = (glaze: string, size: string) => [{ optionName: 'Glaze', value: glaze }, { optionName: 'Size', value: size }];
const mug = read({
  name: 'Mug', maxPerOrder: 8,
  variants: [
    { sku: 'a-s', price: 2800, qtyInStock: 0, optionValues: of('Ash', 'Small') }, { sku: 'a-l', price: 3400, qtyInStock: 5, optionValues: of('Ash', 'Large') },
    { sku: 't-s', price: 2800, salePrice: 2200, onSale: true, unlimited: true, optionValues: of('Tide', 'Small') },
  ],
});
const chosen = (options: Record<string, string>, plan = '') => ({ options, plan, quantity: 1 });

describe('what is given as a product', () => {
  for (const [fact, given] of [['nothing', {}], ['null', null], ['a text', 'mug'], ['variants without a price', { variants: [{ sku: 'a' }] }], ['a SKU of 61 characters', { sku: 'x'.repeat(61), price: 1 }]] as const) {
    test(`${fact}: no product`, () => assert.equal(readProduct(given).product, null));
  }
  for (const [fact, variant] of [['a price as text', { sku: 'a', price: '2800' }], ['half a cent', { sku: 'a', price: 0.5 }], ['too high a price', { sku: 'a', price: 100_000_001 }], ['no SKU', { price: 1 }]] as const) {
    test(`${fact} is named, and left out`, () => {
      const { product, faults } = readProduct({ variants: [variant, { sku: 'fine', price: 1 }] });
      assert.deepEqual([product!.variants.length, faults.length], [1, 1]);
      assert.match(faults[0]!, /expected/);
    });
  }
  test('a product without variants is one', () => assert.deepEqual(read({ sku: 'vase', priceCents: 9000, stock: 2 }).variants.map(({ sku, price, qtyInStock, unlimited }) => [sku, price, qtyInStock, unlimited]), [['vase', 9000, 2, false]]));
  test('without a stock there is no end', () => assert.equal(read({ sku: 'vase', priceCents: 9000 }).variants[0]!.unlimited, true));
  test('options are those of the variants, in their order', () => assert.deepEqual(mug.options, [{ name: 'Glaze', values: ['Ash', 'Tide'] }, { name: 'Size', values: ['Small', 'Large'] }]));
  test('a type may be its code', () => assert.equal(read({ sku: 'a', price: 1, productType: 4 }).productType, 'giftCard'));
});

describe('what is shown', () => {
  const rows: [fact: string, product: ProductDetails, choice: ReturnType<typeof chosen>, shown: Partial<SelectedProduct>][] = [
    ['a sold-out variant', mug, chosen({ Glaze: 'Ash', Size: 'Small' }), { status: 'sold-out', stock: 0, priceCents: 2800, maxQuantity: 1 }],
    ['few of a variant', mug, chosen({ Glaze: 'Ash', Size: 'Large' }), { status: 'low', stock: 5, maxQuantity: 5 }],
    ['a sale without an end', mug, chosen({ Glaze: 'Tide', Size: 'Small' }), { status: 'available', stock: null, priceCents: 2200, compareAtCents: 2800, maxQuantity: 8 }],
    ['values that are not sold together', mug, chosen({ Glaze: 'Tide', Size: 'Large' }), { status: 'unavailable', variant: null, isFrom: true, priceCents: 2200 }],
    ['a digital product with no stock', read({ sku: 'pdf', price: 900, productType: 'digital', qtyInStock: 0 }), chosen({}), { status: 'available', stock: null }],
    ['a plan with a discount', read({ sku: 'clay', price: 1999, plans: [{ id: 'm', billingPeriod: { value: 1, unit: 'month' }, percentOff: 10 }] }), chosen({}, 'm'), { priceCents: 1799, compareAtCents: 1999 }],
  ];
  for (const [fact, product, choice, expected] of rows) {
    test(fact, () => {
      const shown = showProduct(product, choice);
      for (const [key, value] of Object.entries(expected)) assert.deepEqual(shown[key as keyof SelectedProduct], value, key);
    });
  }
  test('of each value, whether it can be had with the rest', () => {
    const { groups } = showProduct(mug, chosen({ Glaze: 'Ash', Size: 'Small' }));
    assert.deepEqual(groups.flatMap(({ values }) => values.map(({ value, availability }) => `${value} ${availability}`)), ['Ash sold-out', 'Tide available', 'Small sold-out', 'Large available']);
    assert.equal(showProduct(mug, chosen({ Glaze: 'Tide', Size: 'Small' })).groups[1]!.values[1]!.availability, 'unavailable');
  });
  test('at first the first variant that can be had', () => assert.deepEqual(firstChoice(mug).options, { Glaze: 'Ash', Size: 'Large' }));
  test('at first the first plan, where there is no other way', () => assert.equal(firstChoice(read({ sku: 'a', price: 1, isSoldOnce: false, plans: [{ id: 'w', billingPeriod: { value: 1, unit: 'week' } }] })).plan, 'w'));
});

describe('what goes into the cart', () => {
  test('is a line of its own for each plan and each thing filled in', () => {
    const ids = [getLineId({ sku: 'a' }), getLineId({ sku: 'a', plan: 'm' }), getLineId({ sku: 'a', form: { name: 'Anna' } }), getLineId({ sku: 'a', form: { name: 'Ben' } }), getLineId({ sku: 'a', form: { name: '' } })];
    assert.deepEqual([ids[0], new Set(ids).size, ids[4]], ['a', 4, 'a']);
    assert.equal(getLineId({ sku: 'a', form: { x: '1', y: '2' } }), getLineId({ sku: 'a', form: { y: '2', x: '1' } }));
  });
  test('is at most what there is, over all lines of an article', () => {
    const entry = (form: Record<string, string>, quantity: number) => createCartEntry(mug, showProduct(mug, chosen({ Glaze: 'Ash', Size: 'Large' })), { quantity, filled: { values: form, details: [] }, planText: '' })!;
    const cart = withEntry(withEntry(emptyCart, entry({ name: 'Anna' }, 2)), entry({ name: 'Ben' }, 2));
    assert.equal(findCartRefusal(mug, entry({}, 1), cart), null);
    assert.deepEqual(findCartRefusal(mug, entry({}, 2), cart), { text: 'fewLeft', stock: 5, there: 4 });
  });
  test('is at most what one order takes', () => {
    const entry = createCartEntry(mug, showProduct(mug, chosen({ Glaze: 'Tide', Size: 'Small' })), { quantity: 9, filled: nothing, planText: '' })!;
    assert.deepEqual(findCartRefusal(mug, entry, emptyCart), { text: 'mostPerOrder', stock: 8, there: 0 });
  });
  test('is nothing for values that are not sold together', () => assert.equal(createCartEntry(mug, showProduct(mug, chosen({ Glaze: 'Tide', Size: 'Large' })), { quantity: 1, filled: nothing, planText: '' }), null));
});

describe('the currency of a product', () => {
  const entryOf = (currency: unknown) => {
    const { product, faults } = readProduct({ sku: 'mug', name: 'Mug', price: 2800, currency });
    const shown = showProduct(product!, firstChoice(product!));
    return { entry: createCartEntry(product!, shown, { quantity: 1, filled: nothing, planText: '' })!, faults };
  };
  for (const [given, kept] of [['EUR', 'EUR'], ['eur', 'EUR'], [' kwd ', 'KWD'], ['', undefined], [undefined, undefined]] as const) {
    test(`${JSON.stringify(given)} goes into the cart as ${kept}`, () => assert.deepEqual([entryOf(given).entry.currency, entryOf(given).faults], [kept, []]));
  }
  for (const wrong of ['€', 'EURO', 'E1R']) {
    test(`"${wrong}" is named, and the page's currency is used`, () => {
      const { entry, faults } = entryOf(wrong);
      assert.equal('currency' in entry, false);
      assert.match(faults.join(), /^currency ".+" is unknown; expected a code such as EUR; using the page's currency\.$/);
    });
  }
  test('is that of the price that was added last', () => {
    const cart = withEntry(withEntry(emptyCart, entryOf('EUR').entry), entryOf('').entry);
    assert.deepEqual(cart.entries.map(({ currency, quantity }) => [currency, quantity]), [[undefined, 2]]);
  });
});
