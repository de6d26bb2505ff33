import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { TaxRule } from 'site-elements/contract/cart';
import type { Database } from '../../../kernel/database/database.js';
import { roundedShare } from '../pricing/exact.js';
import { refunds } from '../refund.schema.js';
import { refundsOfAll } from '../refunds.js';
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

const namesOf = (rates: readonly TaxRule[]): Pick<Part, 'name' | 'basisPoints'> =>
  ({ name: rates.map(rule => rule.name).join(' + '), basisPoints: rates.reduce((sum, rule) => sum + rule.basisPoints, 0) });

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
    return [{ ...place({}), region: '', ...namesOf(taxRules), netCents: total - taxCents, taxCents }];
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

/** Orders that are counted in full: paid in the period, and nothing of them was paid back. */
const soldInFull = ({ from, until }: Period) => sql`${
  orders.paidAt} >= ${from.toISOString()}::timestamptz and ${orders.paidAt} < ${until.toISOString()}::timestamptz
  and not exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'settled')
  and not (${orders.state} in ('refunded', 'canceled') and ${orders.grandTotalCents} = 0)`;

interface FullSale extends TaxReportRow {
  /** Rates of an earlier order, which have no amounts. */
  readonly rates: TaxRule[] | null;
}

/** What the orders that are counted in full come to, summed by the database: the same parts as `partsOf` takes of a single order. */
async function readFullSales(database: Database, period: Period): Promise<FullSale[]> {
  const { rows } = await database.execute(sql`
    with sale as (
      select ${orders.currency} as currency, coalesce(${orders.location} ->> 'country', '') as country,
        coalesce(${orders.location} ->> 'region', '') as region, ${orders.isReverseCharge} as reverse, ${orders.taxRules} as rules,
        ${orders.taxCents} as tax, ${orders.grandTotalCents} + ${orders.giftCardCents} as total,
        jsonb_path_exists(${orders.taxRules}, '$[*] ? (!exists(@.taxCents))') as is_of_before
      from ${orders} where ${soldInFull(period)}
    ), part as (
      select currency, case when reverse or not jsonb_exists(rule, 'country') then country else rule ->> 'country' end as country,
        case when reverse then '' when jsonb_exists(rule, 'country') then coalesce(rule ->> 'region', '') else region end as region,
        rule ->> 'name' as name, (rule ->> 'basisPoints')::float8 as points, reverse, null::jsonb as rates,
        (rule ->> 'netCents')::bigint as net, (rule ->> 'taxCents')::bigint as tax
      from sale, jsonb_array_elements(rules) rule where not is_of_before and (rule ->> 'netCents')::bigint > 0
      union all
      select currency, case when reverse and rules = '[]' then country else '' end, '', '', null, reverse and rules = '[]', null, net, 0
      from (select sale.*, total - tax - coalesce((
          select sum(net) from (select max((rule ->> 'netCents')::bigint) as net from jsonb_array_elements(rules) rule group by rule ->> 'taxClass') classes
        ), 0) as net from sale where not is_of_before) untaxed
      where net <> 0 or (reverse and rules = '[]')
      union all
      select currency, country, '', '', null, reverse, rules, total - tax, tax from sale where is_of_before
    )
    select currency, country, region, name, points as "basisPoints", reverse as "isReverseCharge", rates,
      sum(net)::float8 as "netCents", sum(tax)::float8 as "taxCents", count(*)::int as orders
    from part group by currency, country, region, name, points, reverse, rates`) as unknown as { rows: FullSale[] };
  return rows;
}

/** Orders of which something was paid back, if they or a refund of them are in the period. */
async function findRefunded(database: Database, { from, until }: Period): Promise<string[]> {
  const isSettled = eq(refunds.state, 'settled');
  const rows = await database.selectDistinct({ id: refunds.orderId }).from(refunds)
    .where(and(isSettled, gte(refunds.createdAt, from), lt(refunds.createdAt, until)))
    .union(database.selectDistinct({ id: refunds.orderId }).from(orders).innerJoin(refunds, eq(refunds.orderId, orders.id))
      .where(and(isSettled, gte(orders.paidAt, from), lt(orders.paidAt, until))));
  return rows.map(({ id }) => id);
}

/**
 * What was sold in a period by rate, in orders that were paid in it, less what was paid back in it: a refund takes off net sales and tax by its
 * share of the order. Sums are exact: what is paid back as a whole leaves nothing.
 */
export async function readTaxReport(database: Database, period: Period): Promise<TaxReportRow[]> {
  const { from, until } = period;
  const report = new Report();
  for (const { netCents, taxCents, orders: count, rates, ...part } of await readFullSales(database, period))
    report.add({ ...part, ...rates && namesOf(rates), netCents, taxCents }, { netCents, taxCents, orders: count });
  const refunded = await findRefunded(database, period);
  for (let at = 0; at < refunded.length; at += batch) {
    const ids = refunded.slice(at, at + batch);
    const rows = await database
      .select({
        id: orders.id, number: orders.number, state: orders.state, currency: orders.currency, location: orders.location, taxRules: orders.taxRules,
        taxCents: orders.taxCents, giftCardCents: orders.giftCardCents, grandTotalCents: orders.grandTotalCents, isReverseCharge: orders.isReverseCharge,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .where(and(inArray(orders.id, ids), isNotNull(orders.paidAt)));
    const made = await refundsOfAll(database, ids);
    for (const order of rows) {
      // Cards have paid for all of it, and have it again.
      if (isUndone(order.state) && order.grandTotalCents === 0) continue;
      const isSale = order.paidAt! >= from && order.paidAt! < until;
      const back = paidBack(order, made.get(order.id) ?? [], period);
      const left = (cents: number): number => {
        if (back.whole === 0) return isSale ? cents : 0;
        const goneBy = (share: number): number => roundedShare(cents, share, back.whole);
        return (isSale ? cents : 0) - (goneBy(back.after) - goneBy(isSale ? 0 : back.before));
      };
      for (const part of partsOf(order)) report.add(part, { netCents: left(part.netCents), taxCents: left(part.taxCents), orders: isSale ? 1 : 0 });
    }
  }
  return report.rows();
}
