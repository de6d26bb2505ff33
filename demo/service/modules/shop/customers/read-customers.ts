import { and, asc, inArray, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { hasWords, isAmong } from '../../../kernel/database/word-search.js';
import type { ListEdge, ListOrder } from '../../../kernel/owner/list-page.js';
import { customers } from '../customer.schema.js';
import { orders } from '../shop.schema.js';

/** A buyer, or a customer that the owner has imported; one for each email address. */
export interface Customer {
  readonly email: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly note: string;
  readonly isImported: boolean;
  /** Orders that are not canceled. */
  readonly orders: number;
  /** What was paid, minus refunds, by currency, in minor units. */
  readonly paid: Readonly<Record<string, number>>;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  /** Its place in the list. */
  readonly cursor: string;
}

/** Buyers by their last order, the newest first; customers without an order follow, by email. */
export const customerOrder: ListOrder = { by: [[sql`is_buyer`, 'boolean'], [sql`at`, 'timestamptz'], [sql`email`, 'text']], shown: 50 };

/** A row of the list with what its latest order says. The database writes the moment: it has more digits than a Date. */
interface Place {
  readonly email: string;
  readonly at: string;
  readonly isBuyer: boolean;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

const noOrderAt = '1970-01-01 00:00:00+00';
const emailOfOrder = sql<string>`lower(${orders.email})`;
const isCounted = and(ne(orders.email, ''), ne(orders.state, 'canceled'));

interface PartRequest {
  readonly search: string;
  readonly limit: number;
  /** Where this part of the list begins; undefined for its beginning, or for its end on the way back. */
  readonly from: readonly string[] | undefined;
  readonly isBack: boolean;
}

/** Email addresses of those whose name or address has these words: in any of their orders, or as imported. */
function findEmails(database: Database, search: string): SQL {
  const bought = database.select({ email: emailOfOrder }).from(orders).where(and(isCounted, hasWords(search, orders.name, orders.email) ?? sql`false`));
  const imported = database.select({ email: customers.email }).from(customers).where(hasWords(search, customers.name, customers.email) ?? sql`false`);
  return sql`${bought} union ${imported}`;
}

/** A part of those who have ordered: each order that is the latest of its buyer. Orders are read by their date, and no more of them than the page needs. */
async function readBuyers(database: Database, { search, limit, from, isBack }: PartRequest): Promise<Place[]> {
  // Not as "there is no later one": that would be planned as a join of all orders.
  const isLatest = sql`${orders.number} = (select later.number from ${orders} later where lower(later.email) = ${emailOfOrder} and later.state <> 'canceled'
    order by later.created_at desc, later.number desc limit 1)`;
  const isFound = search === '' ? undefined : sql`${emailOfOrder} = any(array(${findEmails(database, search)}))`;
  const isBehind = from && sql`(${orders.createdAt}, ${emailOfOrder}) ${sql.raw(isBack ? '>' : '<')} (${from[1]}::timestamptz, ${from[2]})`;
  const direction = sql.raw(isBack ? 'asc' : 'desc');
  return database.select({
    email: emailOfOrder, at: sql<string>`${orders.createdAt}::text`, isBuyer: sql<boolean>`true`, name: orders.name, address: orders.address,
    phone: sql<string>`coalesce(${orders.buyer}->>'phone', '')`,
  }).from(orders).where(and(isCounted, isLatest, isFound, isBehind))
    .orderBy(sql`${orders.createdAt} ${direction}`, sql`${emailOfOrder} ${direction}`).limit(limit);
}

/** A part of those who were imported and have not ordered. */
async function readOthers(database: Database, { search, limit, from, isBack }: PartRequest): Promise<Place[]> {
  const bought = database.select({ one: sql`1` }).from(orders).where(and(sql`${emailOfOrder} = ${customers.email}`, isCounted));
  const isFound = search === '' ? undefined : isAmong(customers.email, hasWords(search, customers.name, customers.email));
  const isBehind = from && sql`${customers.email} ${sql.raw(isBack ? '<' : '>')} ${from[2]}`;
  return database.select({
    email: customers.email, at: sql<string>`${noOrderAt}`, isBuyer: sql<boolean>`false`, name: sql<string>`''`, address: sql<string>`''`,
    phone: sql<string>`''`,
  }).from(customers).where(and(notExists(bought), isFound, isBehind)).orderBy(sql`${customers.email} ${sql.raw(isBack ? 'desc' : 'asc')}`).limit(limit);
}

async function readPlaces(database: Database, { search, edge, limit }: { search: string; edge: ListEdge | null; limit: number }): Promise<Place[]> {
  const { isBack = false, values } = edge ?? {};
  const parts = isBack ? [readOthers, readBuyers] : [readBuyers, readOthers];
  // The part with the row beside the page is the first or the second one; the other one is read from its beginning.
  const begins = values === undefined ? 0 : parts.indexOf(values[0] === 'true' ? readBuyers : readOthers);
  const found: Place[] = [];
  for (const [at, read] of parts.entries()) {
    if (at < begins || found.length >= limit) continue;
    found.push(...await read(database, { search, limit: limit - found.length, isBack, from: at === begins ? values : undefined }));
  }
  return found;
}

/** A part of the list of customers; on the way back from its edge, the other way round. */
export async function readCustomers(
  database: Database, { search = '', edge = null, limit }: { readonly search?: string; readonly edge?: ListEdge | null; readonly limit: number },
): Promise<Customer[]> {
  const places = await readPlaces(database, { search, edge, limit });
  if (places.length === 0) return [];
  const emails = places.map(({ email }) => email);
  const sums = await database.select({
    email: emailOfOrder, currency: orders.currency, count: sql<number>`count(*)`.mapWith(Number),
    firstAt: sql<Date>`min(${orders.createdAt})`.mapWith(orders.createdAt), lastAt: sql<Date>`max(${orders.createdAt})`.mapWith(orders.createdAt),
    cents: sql<number>`sum(case when ${orders.paidAt} is null then 0 else ${orders.grandTotalCents} - ${orders.refundedCents} end)`.mapWith(Number),
  }).from(orders).where(and(inArray(emailOfOrder, emails), isCounted)).groupBy(emailOfOrder, orders.currency).orderBy(asc(orders.currency));
  const imported = new Map((await database.select().from(customers).where(inArray(customers.email, emails))).map(row => [row.email, row]));
  return places.map(({ email, at, isBuyer, name, address, phone }) => {
    const own = sums.filter(row => row.email === email);
    const given = imported.get(email);
    const moments = (column: 'firstAt' | 'lastAt') => own.map(row => row[column].getTime());
    return {
      email, name: given?.name || name, address: given?.address || address, phone: given?.phone || phone, note: given?.note ?? '',
      isImported: given !== undefined,
      orders: own.reduce((sum, { count }) => sum + count, 0), paid: Object.fromEntries(own.map(({ currency, cents }) => [currency, cents])),
      firstAt: own.length === 0 ? null : new Date(Math.min(...moments('firstAt'))), lastAt: own.length === 0 ? null : new Date(Math.max(...moments('lastAt'))),
      cursor: JSON.stringify([String(isBuyer), at, email]),
    };
  });
}
