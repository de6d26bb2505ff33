import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fractionDigits } from 'site-elements/contract/store';
import { couponForTest, priceForTest, type ProductForTest, shippingForTest, taxForTest } from './rules-for-test.js';
import type { StoredCoupon } from './discounts.js';
import type { StoredShipping } from './shipping.js';
import type { StoredTax } from './taxes.js';

// The sums of random carts are compared with fractions of whole numbers, which have no rounding.

type Fraction = readonly [above: bigint, below: bigint];
const fraction = (above: number, below = 1): Fraction => [BigInt(above), BigInt(below)];
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
/** Whether an integer is at most this many halves away. */
const isNear = (value: number, [above, below]: Fraction, halves: number): boolean => {
  const away = 2n * (BigInt(value) * below - above);
  return (away < 0n ? -away : away) <= BigInt(halves) * below;
};

const classes = ['standard', 'reduced', 'zero'];
const currencies = ['EUR', 'JPY', 'KWD', 'CHF'];

/** Repeatable numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomCart(seed: number) {
  const random = seededRandom(seed);
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)]!;
  const products: ProductForTest[] = Array.from({ length: whole(1, 12) }, (_, at) => ({
    id: `p${at}`,
    // Prices as people have them, and those that no number holds exactly once they are multiplied.
    cents: random() < 0.1 ? whole(50_000_000, 100_000_000) : whole(0, 20_000),
    taxClass: pick(classes),
    productType: random() < 0.15 ? 'giftCard' : pick(['physical', 'digital', 'service']),
    isDonation: random() < 0.1,
    grams: whole(0, 3000),
    categories: [pick(['a', 'b'])],
  }));
  const taxes: StoredTax[] = classes.slice(0, 2).flatMap((taxClass, at) => [
    taxForTest({ id: `held${at}`, taxClass, basisPoints: whole(0, 2700) }),
    ...(random() < 0.3 ? [taxForTest({ id: `more${at}`, taxClass, basisPoints: whole(0, 1500) })] : []),
    ...(random() < 0.4 ? [taxForTest({ id: `added${at}`, taxClass, basisPoints: whole(0, 15_000) / 10, isIncluded: false })] : []),
  ]);
  const shipping: StoredShipping[] = [shippingForTest({
    id: 'post', cents: whole(0, 2000), taxClass: pick(['goods', 'standard', 'reduced', 'zero']), basis: pick(['flat', 'weight', 'number', 'price']),
    steps: [{ from: whole(1, 3000), cents: whole(0, 5000) }], freeFromCents: random() < 0.3 ? whole(0, 50_000) : null,
  })];
  const coupons: StoredCoupon[] = [
    couponForTest({ code: 'SHARE', percent: whole(0, 100), categoryIds: random() < 0.5 ? ['a'] : [] }),
    couponForTest({ code: 'AMOUNT', cents: whole(0, 30_000), productIds: random() < 0.5 ? ['p0', 'p1'] : [] }),
    couponForTest({ code: 'SENT', freeShipping: true }),
  ];
  return {
    products,
    quantities: Object.fromEntries(products.map(({ id }) => [id, random() < 0.05 ? 999 : whole(1, 9)])),
    coupons: coupons.map(({ code }) => code).filter(() => random() < 0.4),
    giftCards: random() < 0.3 ? ['CARD'] : [],
    settings: { currency: pick(currencies) },
    rules: {
      taxes, shipping, coupons,
      giftCards: [{ code: 'CARD', orderId: '', lineAt: 0, initialCents: 5000, balanceCents: 5000, isVoid: false, createdAt: new Date(0) }],
    },
  };
}

describe('1,000 random carts', () => {
  test('come to what fractions come to', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const cart = randomCart(seed);
      const sums = priceForTest(cart);
      const at = `cart ${seed}`;
      const { taxes, coupons } = cart.rules;
      const isFull = (id: string) => cart.products.some(product => product.id === id && (product.productType === 'giftCard' || product.isDonation));
      const lines = sums.entries.map(({ productId: id, priceCents, quantity }) => ({ id, cents: priceCents * quantity }));
      assert.equal(sums.subtotalCents, lines.reduce((sum, { cents }) => sum + cents, 0), at);

      // Discounts: never more than what they count for, and what they say where there is one.
      const counted = lines.filter(({ id }) => !isFull(id)).reduce((sum, { cents }) => sum + cents, 0);
      assert.ok(sums.discountCents <= counted, at);
      const eligibleOf = ({ categoryIds, productIds }: StoredCoupon) => lines.filter(({ id }) => !isFull(id)
        && (categoryIds.length === 0 || cart.products.some(product => product.id === id && product.categories!.some(one => categoryIds.includes(one))))
        && (productIds.length === 0 || productIds.includes(id))).reduce((sum, { cents }) => sum + cents, 0);
      const [only, ...others] = sums.validCoupons.flatMap(code => coupons.find(one => one.code === code)!);
      if (only && others.length === 0) {
        const off = add(times(fraction(eligibleOf(only)), fraction(only.percent, 100)), fraction(only.cents));
        assert.ok(sums.discountCents === eligibleOf(only) || isNear(sums.discountCents, off, 1), `${at}: discount`);
      }

      // Taxes: each by its rate, and together what prices hold or what comes on top.
      const applied = sums.applicableTaxRules.map(rule => ({ ...rule, taxClass: taxes.find(({ id }) => id === rule.id)!.taxClass }));
      let added = 0;
      for (const { taxClass, netCents = 0, taxCents = 0, basisPoints, isIncluded, id } of applied) {
        assert.ok(isNear(taxCents, times(fraction(netCents), fraction(Math.round(basisPoints * 100), 1_000_000)), isIncluded ? 3 : 1), `${at}: ${id}`);
        assert.ok(applied.filter(one => one.taxClass === taxClass).every(one => one.netCents === netCents), `${at}: net of ${taxClass}`);
        if (!isIncluded) added += taxCents;
      }
      const byClass = [...new Map(applied.map(rule => [rule.taxClass, rule.netCents!]))];
      const held = applied.filter(({ isIncluded }) => isIncluded).reduce((sum, { taxCents = 0 }) => sum + taxCents, 0);
      const taxed = byClass.reduce((sum, [, netCents]) => sum + netCents, 0) + held;
      const all = counted - sums.discountCents + sums.shippingCostCents;
      // What is under a class without a tax is not among them.
      if (cart.products.every(({ taxClass }) => taxClass !== 'zero') && cart.rules.shipping[0]!.taxClass !== 'zero' && applied.length > 0) assert.equal(taxed, all, at);
      else assert.ok(taxed <= all, at);
      for (const [taxClass, netCents] of byClass) {
        const share = applied.filter(rule => rule.taxClass === taxClass && rule.isIncluded).reduce((sum, { basisPoints }) => sum + basisPoints, 0);
        const gross = netCents + applied.filter(rule => rule.taxClass === taxClass && rule.isIncluded).reduce((sum, { taxCents = 0 }) => sum + taxCents, 0);
        assert.ok(isNear(netCents, times(fraction(gross), fraction(10_000, 10_000 + share)), 1), `${at}: what ${taxClass} holds`);
      }
      assert.equal(sums.taxCents, held + added, at);

      // Cards pay neither more than they have nor other cards.
      const cards = lines.filter(({ id }) => cart.products.some(product => product.id === id && product.productType === 'giftCard'))
        .reduce((sum, { cents }) => sum + cents, 0);
      const payable = sums.subtotalCents - sums.discountCents + sums.shippingCostCents + added;
      assert.equal(sums.giftCardCents, cart.giftCards.length === 0 ? 0 : Math.min(5000, payable - cards), at);
      assert.equal(sums.grandTotalCents, payable - sums.giftCardCents, at);
      assert.equal(sums.subtotalAmount, sums.subtotalCents / 10 ** fractionDigits(cart.settings.currency), at);
    }
  });

  test('come to the same less all tax where the buyer owes it, whichever rates and methods other zones have', () => {
    const vatId = 'ATU13585627';
    const elsewhere = {
      taxes: [taxForTest({ id: 'french', country: 'FR', basisPoints: 2000 }), taxForTest({ id: 'ontario', country: 'CA', region: 'ON', basisPoints: 1300, isIncluded: false })],
      shipping: [shippingForTest({ id: 'french', cents: 0, countries: ['FR'] }), shippingForTest({ id: 'styrian', cents: 0, countries: ['AT'], postcodes: ['8*'] })],
    };
    let taxed = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const { rules, ...cart } = randomCart(seed);
      const zones = { ...rules, taxes: [...elsewhere.taxes, ...rules.taxes], shipping: [...elsewhere.shipping, ...rules.shipping] };
      const inVienna = { ...cart, location: { country: 'AT', postalCode: '1010' } };
      const shopper = priceForTest({ ...inVienna, rules: zones });
      const business = priceForTest({ ...inVienna, vatId, rules: { ...zones, hasReverseCharge: true } });
      const payable = ({ grandTotalCents, giftCardCents }: typeof business): number => grandTotalCents + giftCardCents;
      const at = `cart ${seed}`;
      assert.ok(shopper.applicableTaxRules.every(({ id }) => !['french', 'ontario'].includes(id)), at);
      assert.ok(shopper.shippingOptions.every(({ id }) => id === 'post'), at);
      assert.equal(business.taxCents, 0, at);
      assert.equal(payable(business), payable(shopper) - shopper.taxCents, at);
      assert.deepEqual([business.discountCents, business.shippingCostCents], [shopper.discountCents, shopper.shippingCostCents], at);
      if (shopper.taxCents > 0) taxed += 1;
    }
    assert.ok(taxed > 500, `${taxed} carts have tax`);
  });

  test('count a coupon from its minimum on, and not below it', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const { rules, ...cart } = randomCart(seed);
      const { discountCents } = priceForTest({ ...cart, coupons: ['SHARE'], rules });
      if (discountCents === 0) continue;
      const withMinimum = (minimumCents: number) => priceForTest({
        ...cart, coupons: ['SHARE'], rules: { ...rules, coupons: rules.coupons.map(coupon => ({ ...coupon, minimumCents })) },
      });
      const most = 2 ** 31 - 1;
      const { subtotalCents } = withMinimum(most);
      assert.deepEqual([withMinimum(1).discountCents, withMinimum(subtotalCents + 1).discountCents], [discountCents, 0], `cart ${seed}`);
    }
  });
});
