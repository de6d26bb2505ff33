import { and, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { TaxRule } from 'site-elements/contract/cart';
import type { Database } from '../../../kernel/database/database.js';
import { roundedShare } from '../pricing/exact.js';
import { refunds } from '../refund.schema.js';
import { refundsOfAll } from '../refunds.js';
import { orders } from '../shop.schema.js';
import type { TaxReportRow } from '../tax-day.schema.js';

type ReportedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'state' | 'currency' | 'location' | 'taxRules' | 'taxCents' | 'giftCardCents' | 'grandTotalCents' | 'isReverseCharge' | 'paidAt'
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

/** Moments: from the first on, and before the second. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** Sums by currency, place, rate and reverse charge. */
export class TaxSums {
  readonly #rows = new Map<string, TaxReportRow>();

  add({ netCents, taxCents, orders: count, ...part }: TaxReportRow): void {
    const { currency, country, region, name, basisPoints, isReverseCharge } = part;
    const key = JSON.stringify([currency, country, region, name, basisPoints, isReverseCharge]);
    const row = this.#rows.get(key) ?? { currency, country, region, name, basisPoints, isReverseCharge, netCents: 0, taxCents: 0, orders: 0 };
    this.#rows.set(key, { ...row, netCents: row.netCents + netCents, taxCents: row.taxCents + taxCents, orders: row.orders + count });
  }

  /** By currency, place, name and rate; what has none comes last. */
  get rows(): TaxReportRow[] {
    const keyOf = ({ currency, country, region, name, basisPoints, isReverseCharge }: TaxReportRow): string =>
      [currency, country || '~', region, name, String(Math.round((basisPoints ?? 0) * 100)).padStart(8, '0'), isReverseCharge].join('\0');
    return [...this.#rows.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
}

/** Orders that are counted in full: nothing of them was paid back. */
const isSoldInFull = sql`not exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'settled')
  and not (${orders.state} in ('refunded', 'canceled') and ${orders.grandTotalCents} = 0)`;

/** The periods as rows, by their place in the list. */
const asRows = (periods: readonly Period[]): SQL => sql`(select (row ->> 0)::int as at, (row ->> 1)::timestamptz as first, (row ->> 2)::timestamptz as until
  from json_array_elements(${JSON.stringify(periods.map(({ from, until }, at) => [at, from, until]))}::json) row) as period`;

interface FullSale extends TaxReportRow {
  readonly at: number;
  /** Rates of an earlier order, which have no amounts. */
  readonly rates: TaxRule[] | null;
}

/** What the orders that are counted in full come to, summed by the database: the same parts as `partsOf` takes of a single order. */
async function readFullSales(database: Database, periods: readonly Period[]): Promise<FullSale[]> {
  // Each period is read by the index of its moments.
  const { rows } = await database.execute(sql`
    with sale as (
      select period.at, sold.* from ${asRows(periods)} cross join lateral (
        select ${orders.currency} as currency, coalesce(${orders.location} ->> 'country', '') as country,
          coalesce(${orders.location} ->> 'region', '') as region, ${orders.isReverseCharge} as reverse, ${orders.taxRules} as rules,
          ${orders.taxCents} as tax, ${orders.grandTotalCents} + ${orders.giftCardCents} as total,
          jsonb_path_exists(${orders.taxRules}, '$[*] ? (!exists(@.taxCents))') as is_of_before
        from ${orders} where ${orders.paidAt} >= period.first and ${orders.paidAt} < period.until and ${isSoldInFull} offset 0
      ) sold
    ), part as (
      select at, currency, case when reverse or not jsonb_exists(rule, 'country') then country else rule ->> 'country' end as country,
        case when reverse then '' when jsonb_exists(rule, 'country') then coalesce(rule ->> 'region', '') else region end as region,
        rule ->> 'name' as name, (rule ->> 'basisPoints')::float8 as points, reverse, null::jsonb as rates,
        (rule ->> 'netCents')::bigint as net, (rule ->> 'taxCents')::bigint as tax
      from sale, jsonb_array_elements(rules) rule where not is_of_before and (rule ->> 'netCents')::bigint > 0
      union all
      select at, currency, case when reverse and rules = '[]' then country else '' end, '', '', null, reverse and rules = '[]', null, net, 0
      from (select sale.*, total - tax - coalesce((
          select sum(net) from (select max((rule ->> 'netCents')::bigint) as net from jsonb_array_elements(rules) rule group by rule ->> 'taxClass') classes
        ), 0) as net from sale where not is_of_before) untaxed
      where net <> 0 or (reverse and rules = '[]')
      union all
      select at, currency, country, '', '', null, reverse, rules, total - tax, tax from sale where is_of_before
    )
    select at, currency, country, region, name, points as "basisPoints", reverse as "isReverseCharge", rates,
      sum(net)::float8 as "netCents", sum(tax)::float8 as "taxCents", count(*)::int as orders
    from part group by at, currency, country, region, name, points, reverse, rates`) as unknown as { rows: FullSale[] };
  return rows;
}

/** Orders of which something was paid back, if they or a refund of them are in one of the periods. */
async function findRefunded(database: Database, periods: readonly Period[]): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${refunds.orderId} as id from ${asRows(periods)}
      join ${refunds} on ${refunds.createdAt} >= period.first and ${refunds.createdAt} < period.until where ${refunds.state} = 'settled'
    union select ${orders.id} from ${asRows(periods)}
      join ${orders} on ${orders.paidAt} >= period.first and ${orders.paidAt} < period.until
      join ${refunds} on ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'settled'`) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

type Refund = Pick<typeof refunds.$inferSelect, 'cents' | 'createdAt'>;

/** What an order adds to a period: its sale, less what of it was paid back until the end of the period and not before. */
function* takeOff(order: ReportedOrder, made: readonly Refund[], { from, until }: Period): Generator<TaxReportRow> {
  const paidAt = order.paidAt!;
  // Nothing is paid back before it is paid.
  const moments = made.map(({ cents, createdAt }) => ({ cents, moment: createdAt && createdAt > paidAt ? createdAt : paidAt }));
  const isIn = (moment: Date): boolean => moment >= from && moment < until;
  if (!isIn(paidAt) && !moments.some(({ moment }) => isIn(moment))) return;
  // Cards have paid for all of it, and have it again.
  if (isUndone(order.state) && order.grandTotalCents === 0) return;
  const whole = order.grandTotalCents + order.giftCardCents;
  const backBefore = (end: Date): number => {
    const cents = moments.reduce((sum, one) => sum + (one.moment < end ? one.cents : 0), 0);
    // Cards have their balance again once all money is back.
    return isUndone(order.state) && cents >= order.grandTotalCents ? whole : cents;
  };
  const isSale = isIn(paidAt);
  const [before, after] = [isSale ? 0 : backBefore(from), backBefore(until)];
  const left = (cents: number): number => {
    const sold = isSale ? cents : 0;
    return whole === 0 ? sold : sold - (roundedShare(cents, after, whole) - roundedShare(cents, before, whole));
  };
  for (const part of partsOf(order)) yield { ...part, netCents: left(part.netCents), taxCents: left(part.taxCents), orders: isSale ? 1 : 0 };
}

/**
 * What was sold in each period by rate, in orders that were paid in it, less what was paid back in it: a refund takes off net sales and tax by its
 * share of the order. Sums are exact: what is paid back as a whole leaves nothing, and periods one after another add up to the whole of them.
 * Statements follow one another: call in a transaction that reads all of them as of one moment.
 */
export async function readTaxSales(transaction: Database, periods: readonly Period[]): Promise<TaxReportRow[][]> {
  if (periods.length === 0) return [];
  const sums = periods.map(() => new TaxSums());
  for (const { at, rates, ...row } of await readFullSales(transaction, periods)) sums[at]!.add({ ...row, ...rates && namesOf(rates) });
  const refunded = await findRefunded(transaction, periods);
  for (let at = 0; at < refunded.length; at += batch) {
    const ids = refunded.slice(at, at + batch);
    const rows = await transaction
      .select({
        id: orders.id, state: orders.state, currency: orders.currency, location: orders.location, taxRules: orders.taxRules, taxCents: orders.taxCents,
        giftCardCents: orders.giftCardCents, grandTotalCents: orders.grandTotalCents, isReverseCharge: orders.isReverseCharge, paidAt: orders.paidAt,
      })
      .from(orders)
      .where(and(inArray(orders.id, ids), isNotNull(orders.paidAt)));
    const made = await refundsOfAll(transaction, ids);
    for (const order of rows) {
      for (const [index, period] of periods.entries()) for (const row of takeOff(order, made.get(order.id) ?? [], period)) sums[index]!.add(row);
    }
  }
  return sums.map(one => one.rows);
}
