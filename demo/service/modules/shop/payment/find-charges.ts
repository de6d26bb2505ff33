import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { noteCharge } from '../order-changes.js';
import { orders, type StoredOrder } from '../shop.schema.js';
import type { PaymentProvider } from './provider.js';

// What a provider reports of refunds and disputes names the money that it took, and not our order.

/** Longer than a bank takes a dispute. */
const lookBackMs = 180 * 24 * 60 * 60_000;

export interface ChargeFinder {
  readonly database: Database;
  provider(name: string): PaymentProvider | undefined;
  onError(error: unknown): void;
}

/** Asks the provider of an order that was paid what it calls the money, where no message has had it. After a lost answer, the hourly cleanup asks again. */
export async function findCharge({ database, provider, onError }: ChargeFinder, order: StoredOrder): Promise<void> {
  const find = provider(order.provider)?.findCharge;
  if (!find || order.chargeReference !== null || order.paidAt === null) return;
  try {
    const charge = await find(order);
    if (charge !== null) await noteCharge(database, order, charge);
  } catch (error) {
    onError(error);
  }
}

/** The same for the latest orders that have none. */
export async function findCharges(finder: ChargeFinder, providers: readonly PaymentProvider[], now: Date): Promise<void> {
  const names = providers.flatMap(({ name, findCharge: find }) => (find ? [name] : []));
  if (names.length === 0) return;
  const rows = await finder.database.select().from(orders)
    .where(and(inArray(orders.provider, names), isNull(orders.chargeReference), gt(orders.paidAt, new Date(now.getTime() - lookBackMs))))
    .orderBy(desc(orders.paidAt)).limit(100);
  for (const order of rows) await findCharge(finder, order);
}

/** The same for the order of a payment. */
export async function findChargeByReference(finder: ChargeFinder, provider: string, reference: string): Promise<void> {
  const [order] = await finder.database.select().from(orders).where(and(eq(orders.provider, provider), eq(orders.reference, reference)));
  if (order) await findCharge(finder, order);
}
