/** What the owner's webhooks can be notified of. */
export const webhookEventTypes = [
  'order.paid', 'order.sent', 'order.refunded', 'order.canceled', 'order.disputed', 'stock.low',
  'subscription.started', 'subscription.renewed', 'subscription.failed', 'subscription.canceled', 'subscription.ended',
  'submission.created', 'submission.changed', 'submission.payment',
] as const;
/** `webhook.test` is sent by a button of the owner's page. */
export type WebhookEventType = typeof webhookEventTypes[number] | 'webhook.test';

/** The body of a webhook. The header `webhook-id` is the same for each attempt and each endpoint, so that receivers can ignore duplicates. */
export interface WebhookBody<Type extends WebhookEventType = WebhookEventType, Data = unknown> {
  readonly type: Type;
  /** When it happened, in ISO 8601. */
  readonly timestamp: string;
  readonly data: Data;
}

/** Amounts are in the minor unit of the currency. */
export interface WebhookOrder {
  readonly id: string;
  /** As its buyer and the owner read it, such as `SM-12`. */
  readonly number: string;
  readonly state: 'pending' | 'paid' | 'fulfilled' | 'canceled' | 'refunded';
  readonly email: string;
  readonly name: string;
  readonly currency: string;
  readonly grandTotalCents: number;
  readonly refundedCents: number;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number; readonly cents: number }[];
  readonly createdAt: string;
}

export interface WebhookRefund {
  readonly id: string;
  readonly cents: number;
  /** A settled refund can still fail, which is another event. */
  readonly state: 'settled' | 'failed';
}

/** A payment that its buyer disputes at their bank or at the payment provider. */
export interface WebhookDispute {
  readonly id: string;
  /** `open`: the owner has to respond. `closed`: ended without a decision, and nothing was lost. */
  readonly state: 'open' | 'review' | 'won' | 'lost' | 'closed';
  readonly reason: 'fraud' | 'notReceived' | 'notAsDescribed' | 'duplicate' | 'canceled' | 'refundMissing' | 'unrecognized' | 'other';
  readonly cents: number;
  readonly currency: string;
  /** Until when the owner can respond, in ISO 8601; null where there is nothing to respond to. */
  readonly dueAt: string | null;
}

export type OrderWebhook = WebhookBody<'order.paid' | 'order.sent' | 'order.canceled', { readonly order: WebhookOrder }>;
export type RefundWebhook = WebhookBody<'order.refunded', { readonly order: WebhookOrder; readonly refund: WebhookRefund }>;
/** Sent for a new dispute, and when its state changes. */
export type DisputeWebhook = WebhookBody<'order.disputed', { readonly order: WebhookOrder; readonly dispute: WebhookDispute }>;
/** Sent when an order makes the stock of a variant fall to the threshold of the shop's settings, or below it. */
export type StockWebhook = WebhookBody<'stock.low', { readonly sku: string; readonly productId: string; readonly name: string; readonly qtyInStock: number }>;

/** Days are ISO 8601 dates in the time zone of the shop. */
export interface WebhookSubscription {
  readonly id: string;
  /** As the owner reads it. */
  readonly number: number;
  /** `canceled` runs until `endsDay`; `ended` had all its payments; `unpaid` ended because a payment failed for good. */
  readonly state: 'active' | 'pastDue' | 'canceled' | 'ended' | 'unpaid';
  readonly email: string;
  readonly name: string;
  readonly currency: string;
  /** What each renewal has, without shipping. */
  readonly lines: WebhookOrder['lines'];
  readonly billingPeriod: { readonly unit: 'week' | 'month' | 'year'; readonly value: number };
  /** Number of payments in the plan; 0 for a plan without an end. */
  readonly payments: number;
  /** Payments that were made. */
  readonly paid: number;
  /** Day of the next payment or of the next try; null after the last one. */
  readonly nextDay: string | null;
  /** Day on which it ends or has ended, once that is known. */
  readonly endsDay: string | null;
  readonly canceledBy: 'buyer' | 'owner' | 'provider' | null;
  /** The first order, then that of the latest renewal. */
  readonly orderId: string;
  readonly createdAt: string;
}

/** `subscription.failed` is sent for each payment that fails and is tried again; `subscription.ended` after the last payment, or the last try. */
export type SubscriptionWebhook = WebhookBody<
  'subscription.started' | 'subscription.renewed' | 'subscription.failed' | 'subscription.canceled' | 'subscription.ended',
  { readonly subscription: WebhookSubscription }
>;
