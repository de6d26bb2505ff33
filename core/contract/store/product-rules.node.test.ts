import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { orderSummaryField } from './order-summary-field.js';
import {
  currentPrice, findVariant, giftCardValues, hasVaryingPrices, isAvailable, isOnSale, isSoldOut, priceRange, type ProductContent, type ProductType, productTypes, type Variant, workflowLabel,
} from './product-state.js';
import { generateSku, isPrice, isSku } from './sku.js';
import { subscriptionText, subscriptionTexts } from './subscription-text.js';

const variant = (own: Partial<Variant> = {}): Variant => ({ sku: 'mug', price: 2800, salePrice: 2000, onSale: false, qtyInStock: 5, unlimited: false, optionValues: [], ...own });
const product = (productType: ProductType, variants: Partial<Variant>[], own: Partial<ProductContent> = {}): ProductContent => ({ productType, variants: variants.map(variant), ...own });
const [gone, endless, sale] = [{ qtyInStock: 0 }, { qtyInStock: 0, unlimited: true }, { onSale: true }];

describe('a product', () => {
  /** Kind, variants, own flags; whether it is sold out, on sale, of several prices. spec: commerce-forms-data §4 */
  const rows: [type: ProductType, variants: Partial<Variant>[], own: Partial<ProductContent>, soldOut: boolean, onSale: boolean, varies: boolean][] = [
    ['physical', [{}], {}, false, false, false],
    ['physical', [gone], {}, true, false, false],
    ['physical', [gone, {}], {}, false, false, false],
    ['physical', [gone, gone], {}, true, false, false],
    ['physical', [gone, endless], {}, false, false, false],
    ['physical', [{ qtyInStock: -1 }], {}, true, false, false],
    ['physical', [], {}, true, false, false],
    ['physical', [{}, sale], {}, false, true, true],
    ['physical', [sale, sale], {}, false, true, false],
    ['physical', [{}, { price: 2900 }], {}, false, false, true],
    ['physical', [{}, { salePrice: 1900 }], {}, false, false, true],
    ['service', [gone], {}, true, false, false],
    ['service', [endless], {}, false, false, false],
    ['giftCard', [{ ...endless, price: 2500 }, { ...endless, price: 5000 }], {}, false, false, true],
    ['giftCard', [gone], {}, true, false, false],
    ['digital', [], {}, false, false, false],
    ['digital', [gone], { onSale: true }, false, true, false],
    ['digital', [sale], { onSale: false }, false, false, false],
    ['paywall', [gone], {}, false, false, false],
    ['paywall', [sale], {}, false, true, false],
  ];
  for (const [type, variants, own, soldOut, onSale, varies] of rows) {
    test(`${type} ${JSON.stringify(variants)} ${JSON.stringify(own)}: sold out ${soldOut}, on sale ${onSale}, prices vary ${varies}`, () => {
      const it = product(type, variants, own);
      assert.deepEqual([isSoldOut(it), isOnSale(it), hasVaryingPrices(it)], [soldOut, onSale, varies]);
    });
  }

  test('costs what its variants cost now', () => {
    assert.deepEqual([currentPrice(variant()), currentPrice(variant(sale))], [2800, 2000]);
    assert.deepEqual(priceRange(product('physical', [{}, sale, { price: 3100 }])), { from: 2000, to: 3100 });
    assert.deepEqual(priceRange(product('digital', [], { priceCents: 900, salePriceCents: 700, onSale: true })), { from: 700, to: 700 });
    assert.deepEqual(priceRange(product('digital', [], { priceCents: 900 })), { from: 900, to: 900 });
    assert.equal(priceRange(product('physical', [])), null);
  });

  const colors = product('physical', [
    { sku: 'a', optionValues: [{ optionName: 'Glaze', value: 'Ash' }, { optionName: 'Size', value: 'S' }] },
    { sku: 'b', optionValues: [{ optionName: 'Glaze', value: 'Ash' }, { optionName: 'Size', value: 'L' }], ...gone },
    { sku: 'c', optionValues: [{ optionName: 'Glaze', value: 'Salt' }, { optionName: 'Size', value: 'L' }] },
  ]);
  for (const [chosen, sku] of [[{ Glaze: 'Ash', Size: 'L' }, 'b'], [{ Glaze: 'Salt', Size: 'S' }, undefined], [{ Glaze: 'Ash' }, undefined], [{ toString: 'x' }, undefined]] as const) {
    test(`${JSON.stringify(chosen)} is variant ${sku}`, () => assert.equal(findVariant(colors, chosen as Record<string, string>)?.sku, sku));
  }
  for (const [chosen, name, value, is] of [
    [{}, 'Size', 'S', true], [{ Glaze: 'Ash' }, 'Size', 'S', true], [{ Glaze: 'Ash' }, 'Size', 'L', false], [{ Glaze: 'Salt' }, 'Size', 'S', false], [{ Glaze: 'Ash', Size: 'L' }, 'Glaze', 'Salt', true],
  ] as const) {
    test(`with ${JSON.stringify(chosen)} the ${name} ${value} can ${is ? '' : 'not '}be had`, () => assert.equal(isAvailable(colors, chosen as Record<string, string>, name, value), is));
  }

  test('that is a gift card offers each of its values once', () => {
    assert.deepEqual(giftCardValues(product('giftCard', [{ price: 5000 }, { price: 2500 }, { price: 5000 }])), [2500, 5000]);
  });

  test('has the codes of the builder', () => assert.deepEqual(productTypes, { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 }));

  for (const [state, label] of [['published', 'Available'], ['scheduled', 'Scheduled'], ['draft', 'Hidden'], ['deleted', 'Unsupported'], ['', 'Unsupported'], ['constructor', 'Unsupported']]) {
    test(`in the state "${state}" is called ${label}`, () => assert.equal(workflowLabel(state!), label));
  }
});

describe('a subscription', () => {
  for (const [value, unit, count, key] of [
    [1, 'week', 0, 'weekly'], [2, 'week', 0, 'weeks'], [1, 'month', 0, 'monthly'], [3, 'month', 0, 'months'], [1, 'year', 0, 'yearly'], [2, 'year', 0, 'years'],
    [1, 'week', 6, 'weeklyFinite'], [2, 'week', 6, 'weeksFinite'], [1, 'month', 12, 'monthlyFinite'], [3, 'month', 4, 'monthsFinite'], [1, 'year', 2, 'yearlyFinite'], [2, 'year', 2, 'yearsFinite'],
    [1, 'month', 1, 'once'],
  ] as const) {
    test(`of every ${value} ${unit}, ${count || 'no end of'} payments, is described by "${key}"`, () => {
      assert.deepEqual(subscriptionText({ billingPeriod: { value, unit }, numBillingCycles: count }), { key, values: { value, count } });
      assert.ok(subscriptionTexts[key]);
    });
  }
});

describe('a SKU', () => {
  for (const [number, sku] of [[0, 'SQ0000000'], [0.1234567, 'SQ1234567'], [0.99999999, 'SQ9999999'], [0.00000012, 'SQ0000001']] as const) {
    test(`made of ${number} is ${sku}`, () => assert.equal(generateSku(() => number), sku));
  }
  test('is one of its kind by chance', () => assert.match(generateSku(), /^SQ\d{7}$/));
  for (const [sku, is] of [['SQ0000000', true], ['x'.repeat(60), true], ['x'.repeat(61), false], ['', false], [' ', false], [7, false], [null, false]] as const) {
    test(`${JSON.stringify(sku)?.slice(0, 20)} is ${is ? 'one' : 'none'}`, () => assert.equal(isSku(sku), is));
  }
});

for (const [cents, is] of [[0, true], [100_000_000, true], [100_000_001, false], [-1, false], [0.5, false], ['5', false], [NaN, false]] as const) {
  test(`${String(cents)} is ${is ? 'a' : 'no'} price`, () => assert.equal(isPrice(cents), is));
}

describe('a field of an order', () => {
  const field = (type: Parameters<typeof orderSummaryField>[0]['type']) => ({ id: 'a', type, title: 'Engraving' });
  const rows: [type: Parameters<typeof field>[0], value: Parameters<typeof orderSummaryField>[1], text: string | null, values?: string[]][] = [
    ['text', 'For Ada', 'For Ada', ['For Ada']], ['text', '', null], ['text', undefined, null], ['section', 'x', null], ['number', 3, '3', ['3']],
    ['name', { first: 'Ada', last: 'Byron' }, 'Ada Byron', ['Ada', 'Byron']], ['address', { line1: '1 Quay', line2: '', city: 'Wells' }, '1 Quay, Wells', ['1 Quay', 'Wells']],
    ['checkbox', true, 'Yes', ['Yes']], ['checkbox', false, null], ['checkbox', ['Ash', 'Salt'], 'Ash, Salt', ['Ash', 'Salt']], ['radio', null, null],
  ];
  for (const [type, value, text, values] of rows) {
    test(`${type} ${JSON.stringify(value)} reads ${text}`, () => {
      assert.deepEqual(orderSummaryField(field(type), value), text === null ? null : { type, rawTitle: 'Engraving', value: text, values });
    });
  }
});
