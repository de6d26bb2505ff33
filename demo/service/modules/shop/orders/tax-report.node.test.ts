import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TaxRule } from 'site-elements/contract/cart';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { refunds } from '../refund.schema.js';
import { orders } from '../shop.schema.js';
import { readTaxReport } from './tax-report.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const period = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-04-01T00:00:00Z') };
const vat = (netCents: number, more: Partial<TaxRule> = {}): TaxRule => ({
  id: 'vat', name: 'VAT', basisPoints: 1900, isIncluded: true, country: 'DE', taxClass: 'standard', netCents, taxCents: Math.round(netCents * 0.19), ...more,
});
const { netCents: _, taxCents: __, ...withoutAmounts } = vat(0);

/** Every kind of an order's taxes. */
const kinds: readonly Partial<typeof orders.$inferInsert>[] = [
  { taxRules: [vat(1000)], taxCents: 190 },
  { taxRules: [vat(700, { taxClass: 'reduced', basisPoints: 700, taxCents: 49 }), vat(800)], taxCents: 201, giftCardCents: 500 },
  // Two rates of one class, on the same amount, and something untaxed.
  { taxRules: [vat(1000, { country: 'CA', region: 'QC', basisPoints: 500, taxCents: 50 }), vat(1000, { country: 'CA', basisPoints: 997.5, taxCents: 100 })], taxCents: 150 },
  { taxRules: [vat(0)], taxCents: 0 },
  { taxRules: [], taxCents: 0, location: { country: 'FR' } },
  { taxRules: [], taxCents: 0, isReverseCharge: true, location: { country: 'FR' } },
  { taxRules: [vat(900, { taxCents: 0 })], taxCents: 0, isReverseCharge: true, location: { country: 'AT', region: '9' } },
  // Orders of before: rates without a country, and without amounts.
  { taxRules: [{ ...vat(1000), country: undefined }], taxCents: 190, location: { country: 'IT', region: 'RM' } },
  { taxRules: [withoutAmounts, { ...withoutAmounts, name: 'Other', basisPoints: 100 }], taxCents: 180, location: { country: 'IT', region: 'RM' } },
  { taxRules: [vat(1000)], taxCents: 190, currency: 'CHF', state: 'refunded' },
];

const order = (at: number): typeof orders.$inferInsert => {
  const grandTotalCents = 2000 + at * 7;
  const made = {
    id: `o${at}`, token: `t${at}`, key: `k${at}`, cartId: `c${at}`, state: 'paid', provider: 'demo', email: 'ada@example.com', name: 'Ada', address: 'Lane', currency: 'EUR',
    lines: [], coupons: [], subtotalCents: 0, discountCents: 0, shippingCostCents: 0, addedTaxCents: 0, grandTotalCents,
    paidAt: new Date(Date.UTC(2026, 2, 1 + at % 31)), ...kinds[at % kinds.length],
  } as typeof orders.$inferInsert;
  return { ...made, subtotalCents: grandTotalCents + (made.giftCardCents ?? 0) };
};

describe('the tax report', () => {
  test('sums by the database what it sums order by order once something is paid back later', async () => {
    const { database } = run.service;
    const made = Array.from({ length: 200 }, (_, at) => order(at));
    await database.insert(orders).values(made);
    const bySql = await readTaxReport(database, period);
    assert.equal(bySql.reduce((sum, row) => sum + row.taxCents, 0), made.reduce((sum, { taxCents }) => sum + taxCents, 0));
    assert.ok(bySql.length >= 10, JSON.stringify(bySql));
    await database.insert(refunds).values(made.map(({ id }) => ({ id: `r${id}`, orderId: id!, cents: 1, createdAt: period.until })));
    assert.deepEqual(await readTaxReport(database, period), bySql);
    assert.deepEqual(await readTaxReport(database, { from: new Date('2026-02-01T00:00:00Z'), until: period.from }), []);
  });
});
