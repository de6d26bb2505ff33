import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ShippingLocation, TaxRule } from 'site-elements/contract/cart';
import { couponForTest, priceForTest, type ProductForTest, shippingForTest, taxForTest } from './rules-for-test.js';
import { rulesAt, computeTaxes } from './taxes.js';
import { countryOfVatId, isReverseCharge, tidyVatId } from './vat-id.js';

const canada = [
  taxForTest({ id: 'gst', country: 'CA', basisPoints: 500, isIncluded: false }),
  taxForTest({ id: 'pst', country: 'CA', region: 'BC', basisPoints: 700, isIncluded: false }),
  taxForTest({ id: 'qst', country: 'CA', region: 'QC', basisPoints: 997.5, isIncluded: false }),
  taxForTest({ id: 'hst', country: 'CA', region: 'ON', basisPoints: 1300, isIncluded: false, isInstead: true }),
  taxForTest({ id: 'books', country: 'CA', region: 'ON', basisPoints: 500, isIncluded: false, taxClass: 'reduced' }),
];
const germany = [
  taxForTest({ id: 'mwst' }),
  taxForTest({ id: 'less', taxClass: 'reduced', basisPoints: 700 }),
  taxForTest({ id: 'island', postcodes: ['27498'], basisPoints: 0, isInstead: true }),
];
const states = [
  taxForTest({ id: 'state', country: 'US', region: 'NY', basisPoints: 400, isIncluded: false }),
  taxForTest({ id: 'city', country: 'US', region: 'NY', postcodes: ['10001-10292'], basisPoints: 450, isIncluded: false }),
];

describe('the taxes of a place', () => {
  const places: [place: ShippingLocation, taxClass: string, ids: string[]][] = [
    [{ country: 'CA' }, 'standard', ['gst']],
    [{ country: 'CA', region: 'AB' }, 'standard', ['gst']],
    [{ country: 'CA', region: 'BC' }, 'standard', ['gst', 'pst']],
    [{ country: 'CA', region: 'QC' }, 'standard', ['gst', 'qst']],
    [{ country: 'CA', region: 'ON' }, 'standard', ['hst']],
    [{ country: 'CA', region: 'ON' }, 'reduced', ['books']],
    [{ country: 'CA', region: 'BC' }, 'reduced', []],
    [{ country: 'CA', region: 'ON' }, 'zero', []],
    [{ country: 'DE', postalCode: '10115' }, 'standard', ['mwst']],
    [{ country: 'DE', postalCode: '27498' }, 'standard', ['island']],
    [{ country: 'DE', postalCode: '27498' }, 'reduced', ['less']],
    [{ country: 'US', region: 'NY', postalCode: '10001' }, 'standard', ['state', 'city']],
    [{ country: 'US', region: 'NY', postalCode: '12207' }, 'standard', ['state']],
    [{ country: 'US', region: 'NJ', postalCode: '10001' }, 'standard', []],
    [{ country: 'FR' }, 'standard', []],
  ];
  for (const [place, taxClass, ids] of places) {
    test(`${Object.values(place).join(' ')}, ${taxClass}: ${ids.join(' + ') || 'none'}`, () =>
      assert.deepEqual(rulesAt([...canada, ...germany, ...states], place, taxClass).map(({ id }) => id), ids));
  }
});

test('the taxes of a wider area precede those of a region, whatever their order in the shop', () =>
  assert.deepEqual(rulesAt([...canada].reverse(), { country: 'CA', region: 'BC' }, 'standard').map(({ id }) => id), ['gst', 'pst']));

describe('the taxes of amounts', () => {
  const sumsOf = (rules: readonly TaxRule[]) => rules.map(({ id, netCents, taxCents }) => [id, netCents, taxCents]);
  const taxes = [...canada, ...germany, ...states];
  const inGermany = { place: { country: 'DE' }, home: { country: 'DE' } };
  const of = (amounts: [string, number][], place: ShippingLocation, isReverse = false) =>
    computeTaxes(amounts.map(([taxClass, cents]) => ({ taxClass, cents })), taxes, { place, home: { country: 'DE' }, isReverseCharge: isReverse });

  test('that prices hold', () => {
    const { rules, taxCents, addedCents } = of([['standard', 1190], ['reduced', 1070]], { country: 'DE' });
    assert.deepEqual([sumsOf(rules), taxCents, addedCents], [[['less', 1000, 70], ['mwst', 1000, 190]], 260, 0]);
  });
  test('have rates of thousandths of a percent', () => {
    const { rules } = of([['standard', 2000]], { country: 'CA', region: 'QC' });
    assert.deepEqual(sumsOf(rules), [['gst', 2000, 100], ['qst', 2000, 200]]);
    assert.equal(of([['standard', 1_000_000]], { country: 'CA', region: 'QC' }).taxCents, 50_000 + 99_750);
  });
  test('that are added', () => {
    const { rules, taxCents, addedCents } = of([['standard', 999]], { country: 'CA', region: 'BC' });
    assert.deepEqual([sumsOf(rules), taxCents, addedCents], [[['gst', 999, 50], ['pst', 999, 70]], 120, 120]);
  });
  test('are rounded once for each class', () => {
    assert.equal(of([['standard', 3], ['standard', 3], ['standard', 3]], { country: 'DE' }).taxCents, 1);
  });
  test('two that prices hold divide what the prices hold', () => {
    const both = [taxForTest({ id: 'a', basisPoints: 1000 }), taxForTest({ id: 'b', basisPoints: 900 })];
    const { rules, taxCents } = computeTaxes([{ taxClass: 'standard', cents: 1190 }], both, { ...inGermany, isReverseCharge: false });
    assert.deepEqual([sumsOf(rules), taxCents], [[['a', 1000, 100], ['b', 1000, 90]], 190]);
  });
  test('what is added is on what prices do not hold', () => {
    const both = [taxForTest({ id: 'held' }), taxForTest({ id: 'added', basisPoints: 1000, isIncluded: false })];
    const { taxCents, addedCents } = computeTaxes([{ taxClass: 'standard', cents: 1190 }], both, { ...inGermany, isReverseCharge: false });
    assert.deepEqual([taxCents, addedCents], [290, 100]);
  });
  test('that the buyer owes are taken off', () => {
    const { rules, taxCents, addedCents } = of([['standard', 1190]], { country: 'DE' }, true);
    assert.deepEqual([sumsOf(rules), taxCents, addedCents], [[['mwst', 1000, 0]], 0, -190]);
  });
  test('are unknown where the place is', () => {
    assert.deepEqual(computeTaxes([{ taxClass: 'standard', cents: 1190 }], taxes, { place: null, home: { country: 'DE' }, isReverseCharge: false }), { rules: [], taxCents: 0, addedCents: 0 });
  });
});

describe('a cart', () => {
  const mug: ProductForTest = { id: 'mug', cents: 1190 };
  const bread: ProductForTest = { id: 'bread', cents: 1070, taxClass: 'reduced' };
  const rules = { taxes: germany, shipping: [shippingForTest({ id: 'post', cents: 452 })] };

  test('has a tax for each class, and shipping is taxed as what is sent', () => {
    const { taxCents, applicableTaxRules, grandTotalCents } = priceForTest({ products: [mug, bread], rules });
    // Shipping for 4.52: 2.38 go with the mug and 2.14 with the bread.
    assert.deepEqual(applicableTaxRules.map(({ id, taxCents: cents }) => [id, cents]), [['less', 84], ['mwst', 228]]);
    assert.deepEqual([taxCents, grandTotalCents], [312, 2712]);
  });
  test('has shipping under a class of its own', () => {
    const shipping = [shippingForTest({ id: 'post', cents: 119, taxClass: 'standard' })];
    const { applicableTaxRules } = priceForTest({ products: [bread], rules: { ...rules, shipping } });
    assert.deepEqual(applicableTaxRules.map(({ id, taxCents }) => [id, taxCents]), [['less', 70], ['mwst', 19]]);
  });
  test('has no tax on gift cards and donations', () => {
    const { taxCents, grandTotalCents } = priceForTest({
      products: [{ id: 'card', cents: 5000, productType: 'giftCard' }, { id: 'gift', cents: 700, productType: 'service', isDonation: true }], rules,
    });
    assert.deepEqual([taxCents, grandTotalCents], [0, 5700]);
  });
  test('is taxed after its discount', () => {
    const coupons = [couponForTest({ code: 'HALF', percent: 50 })];
    const { taxCents, grandTotalCents } = priceForTest({ products: [mug], coupons: ['HALF'], rules: { taxes: germany, shipping: [], coupons } });
    assert.deepEqual([taxCents, grandTotalCents], [95, 595]);
  });
  test('that is picked up is taxed where the shop is', () => {
    const shipping = [shippingForTest({ id: 'shop', cents: 0, isPickup: true }), shippingForTest({ id: 'post', cents: 0 })];
    const all = { taxes: canada, shipping, home: { country: 'CA', region: 'ON' } };
    const ids = (shippingOption: string) =>
      priceForTest({ products: [mug], location: { country: 'CA', region: 'BC' }, shippingOption, rules: all }).applicableTaxRules.map(({ id }) => id);
    assert.deepEqual([ids('shop'), ids('post')], [['hst'], ['gst', 'pst']]);
  });
  test('of a business in another country of the union has none', () => {
    const sell = (vatId: string | null, country: string, hasReverseCharge = true) => {
      const { reverseChargeCents, taxCents, grandTotalCents } = priceForTest({
        products: [mug], vatId, location: { country },
        rules: { taxes: [...germany, taxForTest({ id: 'at', country: 'AT', basisPoints: 2000 })], hasReverseCharge },
      });
      return [reverseChargeCents, taxCents, grandTotalCents];
    };
    assert.deepEqual(sell('ATU13585627', 'AT'), [198, 0, 992]);
    assert.deepEqual(sell('ATU13585627', 'AT', false), [undefined, 198, 1190]);
    assert.deepEqual(sell(null, 'AT'), [undefined, 198, 1190]);
    assert.deepEqual(sell('ATU13585627', 'DE'), [undefined, 190, 1190]);
    assert.deepEqual(sell('DE136695976', 'AT'), [undefined, 198, 1190]);
  });
});

describe('a shop in the union that has no tax for the country of its buyer', () => {
  const mug: ProductForTest = { id: 'mug', cents: 1190 };
  const sell = (country: string, { vatId = null, taxes = germany, home = 'DE' }: { vatId?: string | null; taxes?: typeof germany; home?: string } = {}) => {
    const { applicableTaxRules, reverseChargeCents, taxCents, grandTotalCents } = priceForTest({
      products: [mug], vatId, location: { country }, rules: { taxes, hasReverseCharge: true, home: { country: home } },
    });
    return [applicableTaxRules.map(({ id }) => id).join(), reverseChargeCents, taxCents, grandTotalCents];
  };

  test('charges a consumer in the union the tax of its own country', () => assert.deepEqual(sell('AT'), ['mwst', undefined, 190, 1190]));
  test('takes it off for a business', () => assert.deepEqual(sell('AT', { vatId: 'ATU13585627' }), ['mwst', 190, 0, 1000]));
  test('adds nothing for a business where prices hold no tax', () => {
    const taxes = [taxForTest({ id: 'added', isIncluded: false })];
    assert.deepEqual([sell('AT', { taxes }), sell('AT', { taxes, vatId: 'ATU13585627' })], [['added', undefined, 226, 1416], ['added', 0, 0, 1190]]);
  });
  test('says reverse charge where it has no tax at all', () =>
    assert.deepEqual(sell('AT', { vatId: 'ATU13585627', taxes: [] }), ['', 0, 0, 1190]));
  test('charges nothing outside the union, and a shop outside nothing within', () =>
    assert.deepEqual([sell('CH'), sell('AT', { home: 'CH' })], [['', undefined, 0, 1190], ['', undefined, 0, 1190]]));
  test('charges nothing where the owner has entered a rate of zero', () =>
    assert.deepEqual(sell('AT', { taxes: [...germany, taxForTest({ id: 'none', country: 'AT', basisPoints: 0 })] }), ['none', undefined, 0, 1190]));
});

describe('numbers for value added tax', () => {
  const numbers: [typed: string, country: string | null][] = [
    ['DE136695976', 'DE'],
    ['de 136 695 976', 'DE'],
    ['DE-136.695.976', 'DE'],
    ['ATU13585627', 'AT'],
    ['EL094259216', 'GR'],
    ['FR83404833048', 'FR'],
    ['GB980780684', 'GB'],
    ['DE136695977', null], // its check digit is 6
    ['136695976', null],
    ['', null],
    ['US123456789', null],
    ['DE'.padEnd(400, '1'), null],
  ];
  for (const [typed, country] of numbers) {
    test(`${typed.slice(0, 20) || 'nothing'} is ${country ? `of ${country}` : 'none'}`, () => assert.equal(countryOfVatId(tidyVatId(typed)), country));
  }
  test('sell nothing without tax between countries that are not in the union', () => {
    const shop = { country: 'DE', hasReverseCharge: true };
    assert.equal(isReverseCharge(shop, 'GB980780684', { country: 'GB' }), false);
    assert.equal(isReverseCharge({ ...shop, country: 'GB' }, 'DE136695976', { country: 'DE' }), false);
    assert.equal(isReverseCharge(shop, 'ATU13585627', { country: 'FR' }), true);
    assert.equal(isReverseCharge(shop, 'ATU13585627', null), false);
  });
});
