import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { TaxRule } from 'site-elements/contract/cart';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { refunds } from '../refund.schema.js';
import { orders } from '../shop.schema.js';
import { taxChanges, taxDays, type TaxReportRow } from '../tax-day.schema.js';
import { sweepTaxDays } from './tax-days.js';
import { readTaxReport } from './tax-report.js';
import { type Period, readTaxSales } from './tax-sales.js';

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

  /** Numbers that are the same in each run. */
  const createRandom = (seed: number) => {
    let state = seed;
    return (most: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
  };
  const now = Date.parse('2026-05-03T10:00:00Z');
  const hour = 60 * 60_000;
  /** Days of UTC, days of other time zones, parts of a day, days that are not over, and all of time. */
  const periods: readonly Period[] = [
    period, { from: new Date('2026-02-28T23:00:00Z'), until: new Date('2026-03-31T22:00:00Z') },
    { from: new Date('2026-03-10T18:30:00Z'), until: new Date('2026-03-11T18:30:00Z') }, { from: new Date('2026-03-12T03:00:00Z'), until: new Date('2026-03-12T20:00:00Z') },
    { from: new Date('2026-05-01T00:00:00Z'), until: new Date('2026-06-01T00:00:00Z') }, { from: new Date('1990-01-01T00:00:00Z'), until: new Date('2090-01-01T00:00:00Z') },
  ];

  test('adds up what is kept by day to the sums of all orders, after each change of an order or a refund', async () => {
    const { database } = run.service;
    const random = createRandom(7);
    const moment = () => new Date(Date.UTC(2026, 1, 20) + random(75 * 24) * hour);
    const any = () => `o${random(200)}`;
    let [made, refunded] = [200, 0];
    const refund = () => ({
      id: `x${refunded += 1}`, orderId: any(), cents: 1 + random(900), createdAt: random(8) === 0 ? null : moment(), state: (['settled', 'settled', 'pending', 'failed'] as const)[random(4)]!,
    });
    const someRefund = () => sql`${refunds.id} = ${`x${1 + random(refunded + 1)}`}`;
    const changes: readonly (() => Promise<unknown>)[] = [
      () => database.insert(orders).values({ ...order(made), paidAt: random(6) === 0 ? null : moment(), number: (made += 1) + 5000 }),
      () => database.insert(refunds).values(refund()),
      () => database.insert(refunds).values([refund(), refund()]),
      () => database.update(refunds).set({ state: (['settled', 'failed'] as const)[random(2)]! }).where(someRefund()),
      () => database.update(refunds).set({ cents: 1 + random(500), createdAt: moment() }).where(someRefund()),
      () => database.delete(refunds).where(someRefund()),
      () => database.update(orders).set({ state: (['paid', 'fulfilled', 'canceled', 'refunded'] as const)[random(4)]! }).where(eq(orders.id, any())),
      () => database.update(orders).set({ paidAt: random(4) === 0 ? null : moment() }).where(eq(orders.id, any())),
      () => database.update(orders).set({ taxRules: [vat(100 + random(500))], taxCents: 50, isReverseCharge: random(5) === 0 }).where(eq(orders.id, any())),
      () => database.update(orders).set({ note: 'Fragile' }).where(eq(orders.id, any())),
      async () => {
        const id = any();
        await database.delete(refunds).where(eq(refunds.orderId, id));
        await database.delete(orders).where(eq(orders.id, id));
        await database.insert(orders).values({ ...order(Number(id.slice(1))), paidAt: moment(), grandTotalCents: 0, subtotalCents: 500, giftCardCents: 500, taxRules: [] });
      },
    ];
    await sweepTaxDays(database, now);
    for (let at = 0; at < 220; at += 1) {
      await changes[at % changes.length]!();
      if (at % 3 > 0) continue;
      const chosen = periods[random(periods.length)]!;
      const [expected] = await readTaxSales(database, [chosen]);
      assert.deepEqual(await readTaxReport(database, chosen, now), expected, `change ${at}`);
    }
    for (const chosen of periods) assert.deepEqual(await readTaxReport(database, chosen, now), (await readTaxSales(database, [chosen]))[0]);
    assert.ok((await database.select().from(taxDays)).length > 60);
  });

  test('periods one after another add up to the whole of them', async () => {
    const { database } = run.service;
    const [whole, ...parts] = await readTaxSales(database, [period, ...Array.from({ length: 31 }, (_, at): Period =>
      ({ from: new Date(Date.UTC(2026, 2, 1 + at)), until: new Date(Date.UTC(2026, 2, 2 + at)) }))]);
    const sum = (rows: readonly TaxReportRow[], name: 'netCents' | 'taxCents' | 'orders') => rows.reduce((all, row) => all + row[name], 0);
    for (const name of ['netCents', 'taxCents', 'orders'] as const) assert.equal(sum(parts.flat(), name), sum(whole!, name), name);
  });

  test('reads no order again of a day that is over and unchanged, and forgets changes that are in the sums', async () => {
    const { database } = run.service;
    await sweepTaxDays(database, now);
    assert.equal(await database.$count(taxChanges, sql`day < '2026-05-03'`), 0);
    const [before] = await readTaxSales(database, [period]);
    const day = '2026-03-15';
    await database.update(taxDays).set({ rows: [] }).where(eq(taxDays.day, day));
    assert.notDeepEqual(await readTaxReport(database, period, now), before, 'what is kept is read');
    await database.insert(taxChanges).values({ day });
    assert.deepEqual(await readTaxReport(database, period, now), before);
  });
});
