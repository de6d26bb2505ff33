import { and, eq, inArray } from 'drizzle-orm';
import type { WebhookDispute, WebhookEventType, WebhookOrder } from 'site-elements/contract/webhook-event';
import type { Database } from '../../kernel/database/database.js';
import type { Events } from '../../kernel/events.js';
import type { DisputeChange } from './disputes/disputes.js';
import { orderReports } from './order-report.schema.js';
import { refunds } from './refund.schema.js';
import { orderNumber, products, type StoredOrder, variants } from './shop.schema.js';

/** Lines of an order or a subscription. */
export const lineData = (lines: StoredOrder['lines']): WebhookOrder['lines'] =>
  lines.map(({ sku, name, quantity, totalCents }) => ({ sku, name, quantity, cents: totalCents }));

const orderData = (order: StoredOrder): WebhookOrder => {
  const { id, state, email, name, currency, grandTotalCents, refundedCents, lines, createdAt } = order;
  return {
    id, number: orderNumber(order), state, email, name, currency, grandTotalCents, refundedCents,
    lines: lineData(lines), createdAt: createdAt.toISOString(),
  };
};

interface OrderEvent { readonly name: string; readonly type: WebhookEventType; readonly more?: object }

/** Emits what webhooks receive about orders and stock. */
export class OrderEvents {
  constructor(private readonly events: Events) {}

  /**
   * Emits what has happened to an order since it was reported last. It compares with what was reported, so that each event is sent once
   * whatever has changed the order. Call inside the transaction that changes it. The payment of a submission has an event of its own.
   */
  async report(transaction: Database, order: StoredOrder): Promise<void> {
    if (order.returnPath !== null) return;
    const happened: OrderEvent[] = [
      ...order.paidAt !== null ? [{ name: 'paid', type: 'order.paid' as const }] : [],
      ...order.state === 'fulfilled' ? [{ name: 'sent', type: 'order.sent' as const }] : [],
      ...order.state === 'canceled' ? [{ name: 'canceled', type: 'order.canceled' as const }] : [],
      ...await this.#refundsOf(transaction, order),
    ];
    if (happened.length === 0) return;
    const isNew = await transaction
      .insert(orderReports)
      .values(happened.map(({ name }) => ({ orderId: order.id, event: name })))
      .onConflictDoNothing()
      .returning({ event: orderReports.event });
    for (const { name, type, more } of happened) {
      if (!isNew.some(({ event }) => event === name)) continue;
      await this.events.emit('webhook.event', { transaction, type, data: { order: orderData(order), ...more } });
    }
  }

  /** Emits what has happened to a dispute. The payment of a submission has no order that webhooks know. */
  async reportDispute(transaction: Database, { order, dispute }: DisputeChange): Promise<void> {
    if (order.returnPath !== null) return;
    const { id, state, reason, cents, currency, dueAt } = dispute;
    const data = { order: orderData(order), dispute: { id, state, reason, cents, currency, dueAt: dueAt?.toISOString() ?? null } satisfies WebhookDispute };
    await this.events.emit('webhook.event', { transaction, type: 'order.disputed', data });
  }

  async reportLowStock(transaction: Database, sku: string): Promise<void> {
    const [row] = await transaction
      .select({ sku: variants.sku, productId: products.id, name: products.name, qtyInStock: variants.qtyInStock })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.sku, sku));
    if (row) await this.events.emit('webhook.event', { transaction, type: 'stock.low', data: row });
  }

  async #refundsOf(transaction: Database, { id, paidAt }: StoredOrder): Promise<OrderEvent[]> {
    if (paidAt === null) return [];
    const rows = await transaction.select().from(refunds).where(and(eq(refunds.orderId, id), inArray(refunds.state, ['settled', 'failed'])));
    return rows.map(({ id: refundId, cents, state }) => (
      { name: `refund ${refundId} ${state}`, type: 'order.refunded' as const, more: { refund: { id: refundId, cents, state } } }
    ));
  }
}
