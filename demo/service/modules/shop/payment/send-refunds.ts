import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { applyRefundResult, type OrderChange } from '../order-changes.js';
import { refunds, type StoredRefund } from '../refund.schema.js';
import { addRefund, bringForward, claimRefund, duePending, finishRefund, noteUnknown } from '../refunds.js';
import { orders, type StoredOrder } from '../shop.schema.js';
import type { PaymentProvider, RefundResult } from './provider.js';

/**
 * A refund is stored as pending before its provider is called, so that a process that ends in between repeats it: with the same key,
 * and only after the provider has been asked whether it knows it. An answer that is lost leaves it pending.
 */
export interface RefundSender {
  readonly desk: {
    readonly database: Database;
    provider(name: string): PaymentProvider | undefined;
    change(origin: string, make: (transaction: Database) => Promise<OrderChange | null>): Promise<OrderChange | null>;
  };
  readonly onError: (error: unknown) => void;
}

type Sending = PaymentProvider & Required<Pick<PaymentProvider, 'refund'>>;

/** Stores a refund and sends it. Resolves to its row; null where nothing can be refunded. */
export async function beginRefund(
  sender: RefundSender,
  { id, orderId, cents, origin }: { id: string; orderId: string; cents: number | 'rest'; origin: string },
): Promise<StoredRefund | null> {
  const { database } = sender.desk;
  const added = await database.transaction(transaction => addRefund(transaction, orderId, { id, cents, isByProvider: true }));
  if (!added) return null;
  await sendRefund(sender, id, origin);
  const [row] = await database.select().from(refunds).where(eq(refunds.id, id));
  return row?.orderId === orderId ? row : null;
}

/** Sends a pending refund to its provider, unless another request is doing so. */
export async function sendRefund({ desk, onError }: RefundSender, id: string, origin: string): Promise<void> {
  const refund = await claimRefund(desk.database, id, new Date());
  if (!refund) return;
  const [order] = await desk.database.select().from(orders).where(eq(orders.id, refund.orderId));
  const provider = desk.provider(order!.provider);
  try {
    // The shop no longer has this provider, or no longer its key: the refund waits until it has.
    if (!provider?.refund) throw new Error(`The payment provider ${order!.provider} is not set up.`);
    const result = await ask(provider as Sending, order!, refund);
    await desk.change(origin, async transaction => {
      const change = await applyRefundResult(transaction, await finishRefund(transaction, refund, result));
      return change && { order: change.order, ...change.refund.state === 'settled' ? { refundedCents: refund.cents } : { isSilent: true } };
    });
  } catch (error) {
    await noteUnknown(desk.database, id, { because: 'unknown' });
    onError(error);
  }
}

const ask = (provider: Sending, order: StoredOrder, { id, cents, reference, tries }: StoredRefund): Promise<RefundResult> =>
  provider.refund({ id, order, cents, reference, isRepeated: tries > 1 });

/** Sends pending refunds again that are due. */
export async function sendDueRefunds(sender: RefundSender, { now, origin }: { now: Date; origin: string }): Promise<void> {
  for (const { id } of await duePending(sender.desk.database, now)) await sendRefund(sender, id, origin);
}

/** Sends one again immediately whose answer was lost. */
export async function repeatRefund(sender: RefundSender, id: string, origin: string): Promise<void> {
  await bringForward(sender.desk.database, id, new Date());
  await sendRefund(sender, id, origin);
}
