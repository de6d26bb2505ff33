import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
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
}

interface Row extends Omit<Customer, 'firstAt' | 'lastAt' | 'paid' | 'isImported'> {
  readonly is_imported: boolean;
  readonly paid: Record<string, number> | null;
  readonly first_at: string | Date | null;
  readonly last_at: string | Date | null;
}

const dateOf = (value: string | Date | null): Date | null => (value === null ? null : new Date(value));

/** Customers by their last order, the newest first; those without an order follow, by email. */
export async function readCustomers(
  database: Database, { search = '', limit, offset }: { readonly search?: string; readonly limit: number; readonly offset: number },
): Promise<Customer[]> {
  const isFound = search === '' ? sql`true` : sql`strpos(lower(name || ' ' || email), lower(${search})) > 0`;
  const query = sql`
    with sums as (
      select lower(${orders.email}) as email, ${orders.currency} as currency, count(*) as orders, min(${orders.createdAt}) as first_at,
        max(${orders.createdAt}) as last_at, max(${orders.number}) as number,
        sum(case when ${orders.paidAt} is null then 0 else ${orders.grandTotalCents} - ${orders.refundedCents} end) as cents
      from ${orders} where ${orders.email} <> '' and ${orders.state} <> 'canceled' group by 1, 2
    ), buyers as (
      select email, sum(orders)::int as orders, json_object_agg(currency, cents) as paid, min(first_at) as first_at, max(last_at) as last_at,
        max(number) as number
      from sums group by email
    ), people as (
      select coalesce(b.email, c.email) as email, coalesce(nullif(c.name, ''), o.name, '') as name,
        coalesce(nullif(c.address, ''), o.address, '') as address, coalesce(nullif(c.phone, ''), o.buyer->>'phone', '') as phone,
        coalesce(c.note, '') as note, c.email is not null as is_imported, coalesce(b.orders, 0) as orders, b.paid, b.first_at, b.last_at
      from buyers b full join ${customers} c on c.email = b.email left join ${orders} o on o.number = b.number
    )
    select * from people where ${isFound} order by last_at desc nulls last, email limit ${limit} offset ${offset}`;
  const { rows } = await database.execute(query) as unknown as { rows: Row[] };
  return rows.map(({ is_imported: isImported, first_at: firstAt, last_at: lastAt, paid, email, name, address, phone, note, orders: count }) => ({
    email, name, address, phone, note, isImported, orders: Number(count), firstAt: dateOf(firstAt), lastAt: dateOf(lastAt),
    paid: Object.fromEntries(Object.entries(paid ?? {}).map(([currency, cents]) => [currency, Number(cents)])),
  }));
}
