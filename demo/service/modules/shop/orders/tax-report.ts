import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { TaxRule } from 'site-elements/contract/cart';
import type { Database } from '../../../kernel/database/database.js';
import { roundedShare } from '../pricing/exact.js';
import { refunds } from '../refund.schema.js';
import { orders } from '../shop.schema.js';

/** What was sold under one rate, in minor units of the currency. */
export interface TaxReportRow {
  readonly currency: string;
  /** ISO 3166-1 and the part behind it; empty for what has no rate. */
  readonly country: string;
  readonly region: string;
  readonly name: string;
  /** Null for what has no rate. */
  readonly basisPoints: number | null;
  readonly isReverseCharge: boolean;
  readonly netCents: number;
  readonly taxCents: number;
  readonly orders: number;
}

type ReportedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'number' | 'state' | 'currency' | 'location' | 'taxRules' | 'taxCents' | 'giftCardCents' | 'grandTotalCents' | 'isReverseCharge' | 'paidAt'
>;

/** An order that was paid is canceled by giving all of it back. */
const isUndone = (state: ReportedOrder['state']): boolean => state === 'refunded' || state === 'canceled';

/** As many orders as are read at a time. */
const batch = 500;

type Part = Omit<TaxReportRow, 'orders'>;

/** The parts of an order by rate, and what has none. Orders of before have their rates without amounts. */
function partsOf({ currency, location, taxRules, taxCents, giftCardCents, grandTotalCents, isReverseCharge }: ReportedOrder): Part[] {
  const total = grandTotalCents + giftCardCents;
  const { country = '', region = '' } = location ?? {};
  // The buyer owes the tax of a reverse charge in their own country, whichever rate the prices hold. A rate of a whole country has no region.
  const place = (rule: Partial<TaxRule>): Pick<Part, 'currency' | 'country' | 'region' | 'isReverseCharge'> => {
    if (isReverseCharge) return { currency, country, region: '', isReverseCharge };
    return { currency, ...rule.country === undefined ? { country, region } : { country: rule.country, region: rule.region ?? '' }, isReverseCharge };
  };
  const withoutRate = { name: '', basisPoints: null, taxCents: 0 };
  if (isReverseCharge && taxRules.length === 0) return [{ ...place({}), ...withoutRate, netCents: total }];
  if (taxRules.length > 0 && taxRules.some(rule => rule.taxCents === undefined)) {
    const [name, basisPoints] = [taxRules.map(rule => rule.name).join(' + '), taxRules.reduce((sum, rule) => sum + rule.basisPoints, 0)];
    return [{ ...place({}), region: '', name, basisPoints, netCents: total - taxCents, taxCents }];
  }
  const taxed = taxRules
    .filter(rule => rule.netCents! > 0)
    .map(rule => ({ ...place(rule), name: rule.name, basisPoints: rule.basisPoints, netCents: rule.netCents!, taxCents: rule.taxCents! }));
  // Rates of one class are on the same amount.
  const netByClass = new Map(taxRules.map(rule => [rule.taxClass, rule.netCents!]));
  const untaxed = total - taxCents - [...netByClass.values()].reduce((sum, cents) => sum + cents, 0);
  return untaxed === 0 ? taxed
    : [...taxed, { currency, country: '', region: '', isReverseCharge: false, ...withoutRate, netCents: untaxed }];
}

/** How much of an order has been paid back, before and after a period, as shares of the same whole. */
function paidBack(
  { state, giftCardCents, grandTotalCents }: ReportedOrder,
  made: readonly { readonly cents: number; readonly createdAt: Date | null }[],
  { from, until }: Period,
): { readonly before: number; readonly after: number; readonly whole: number } {
  const sumOf = (list: typeof made): number => list.reduce((sum, { cents }) => sum + cents, 0);
  const whole = grandTotalCents + giftCardCents;
  // Cards have their balance again once all money is back.
  const shareOf = (cents: number): number => (isUndone(state) && cents >= grandTotalCents ? whole : cents);
  return {
    before: shareOf(sumOf(made.filter(({ createdAt }) => !createdAt || createdAt < from))),
    after: shareOf(sumOf(made.filter(({ createdAt }) => !createdAt || createdAt < until))),
    whole,
  };
}

/** Moments: from the first on, and before the second. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

class Report {
  readonly #rows = new Map<string, TaxReportRow>();

  add(part: Part, { netCents, taxCents, orders: count }: Pick<TaxReportRow, 'netCents' | 'taxCents' | 'orders'>): void {
    const { currency, country, region, name, basisPoints, isReverseCharge } = part;
    const key = JSON.stringify([currency, country, region, name, basisPoints, isReverseCharge]);
    const row = this.#rows.get(key) ?? { ...part, netCents: 0, taxCents: 0, orders: 0 };
    this.#rows.set(key, { ...row, netCents: row.netCents + netCents, taxCents: row.taxCents + taxCents, orders: row.orders + count });
  }

  /** By currency, place, name and rate; what has none comes last. */
  rows(): TaxReportRow[] {
    const keyOf = ({ currency, country, region, name, basisPoints }: TaxReportRow): string =>
      [currency, country || '~', region, name, String(Math.round((basisPoints ?? 0) * 100)).padStart(8, '0')].join('\0');
    return [...this.#rows.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
}

/**
 * What was sold in a period by rate, in orders that were paid in it, less what was paid back in it: a refund takes off net sales and tax by its
 * share of the order. Sums are exact: what is paid back as a whole leaves nothing.
 */
export async function readTaxReport(database: Database, period: Period): Promise<TaxReportRow[]> {
  const { from, until } = period;
  const report = new Report();
  const paidIn = and(gte(orders.paidAt, from), lt(orders.paidAt, until));
  const refundedIn = inArray(
    orders.id,
    database.select({ id: refunds.orderId }).from(refunds).where(and(gte(refunds.createdAt, from), lt(refunds.createdAt, until))),
  );
  for (let after = 0; ;) {
    const rows = await database
      .select({
        id: orders.id, number: orders.number, state: orders.state, currency: orders.currency, location: orders.location, taxRules: orders.taxRules,
        taxCents: orders.taxCents, giftCardCents: orders.giftCardCents, grandTotalCents: orders.grandTotalCents, isReverseCharge: orders.isReverseCharge,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .where(and(gt(orders.number, after), isNotNull(orders.paidAt), or(paidIn, refundedIn)))
      .orderBy(asc(orders.number))
      .limit(batch);
    if (rows.length === 0) return report.rows();
    after = rows.at(-1)!.number;
    const made = await database.select().from(refunds).where(and(inArray(refunds.orderId, rows.map(({ id }) => id)), eq(refunds.state, 'settled')));
    for (const order of rows) {
      // Cards have paid for all of it, and have it again.
      if (isUndone(order.state) && order.grandTotalCents === 0) continue;
      const isSale = order.paidAt! >= from && order.paidAt! < until;
      const back = paidBack(order, made.filter(({ orderId }) => orderId === order.id), period);
      const left = (cents: number): number => {
        if (back.whole === 0) return isSale ? cents : 0;
        const goneBy = (share: number): number => roundedShare(cents, share, back.whole);
        return (isSale ? cents : 0) - (goneBy(back.after) - goneBy(isSale ? 0 : back.before));
      };
      for (const part of partsOf(order)) report.add(part, { netCents: left(part.netCents), taxCents: left(part.taxCents), orders: isSale ? 1 : 0 });
    }
  }
}
