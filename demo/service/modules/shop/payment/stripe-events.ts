import { createHmac, timingSafeEqual } from 'node:crypto';
import { plainEmail } from 'site-elements/contract/fields/email';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { PaymentEvent, ProviderEvent, ProviderRefund, SubscriptionEvent } from './provider.js';
import { readEventBody } from './read-event-body.js';
import { readStripeDispute, type StripeDispute } from './stripe-disputes.js';
import { toMinorUnits, stripeProblem, type StripeSettings } from './stripe-client.js';

// Signatures: https://docs.stripe.com/webhooks#verify-manually
// Types of events: https://docs.stripe.com/api/events/types

/** How old a signed message may be; what Stripe's own libraries take. */
const toleranceSeconds = 300;

/** Throws a refusal unless Stripe has signed these very bytes, and not long ago. */
export function verifySignature(body: string, header: string | null, { webhookSecret, now = Date.now }: Pick<StripeSettings, 'webhookSecret' | 'now'>): void {
  const parts = (header ?? '').split(',').map(part => part.trim().split('=', 2) as [string, string?]);
  const moment = Number(parts.find(([name]) => name === 't')?.[1]);
  const expected = createHmac('sha256', webhookSecret).update(`${moment}.${body}`).digest();
  const isSigned = parts.some(([name, value = '']) => name === 'v1' && /^[\da-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected));
  if (!Number.isInteger(moment) || !isSigned) throw new HttpError(400, { error: 'The signature of this message is missing or wrong.' });
  if (Math.abs(now() / 1000 - moment) > toleranceSeconds) throw new HttpError(400, { error: 'This message is too old.' });
}

interface StripeObject extends StripeBuyer {
  id: string;
  client_reference_id?: string | null;
  payment_status?: string;
  metadata?: Record<string, string> | null;
  payment_intent?: string | null;
  amount?: number;
  amount_refunded?: number;
  /** Refunds have it alone. */
  status?: string | null;
  failure_reason?: string | null;
  amount_total?: number | null;
  currency?: string;
  /** Where the visitor was charged in a currency of their own. */
  currency_conversion?: { amount_total?: number; source_currency?: string } | null;
}

interface StripePlan { subscription?: string | null; metadata?: Record<string, string> | null }
/** An invoice, a payment of one, or a subscription. */
interface StripePlanObject {
  id: string;
  billing_reason?: string | null;
  parent?: { subscription_details?: StripePlan | null } | null;
  /** Where older versions of Stripe's interface have both. */
  subscription?: string | null;
  subscription_details?: StripePlan | null;
  payment_intent?: string | null;
  invoice?: string | null;
  payment?: { payment_intent?: string | null } | null;
  amount_paid?: number;
  amount_due?: number;
  currency?: string;
  next_payment_attempt?: number | null;
  hosted_invoice_url?: string | null;
  metadata?: Record<string, string> | null;
  status?: string | null;
  cancel_at?: number | null;
  cancel_at_period_end?: boolean;
  current_period_end?: number;
  items?: { data?: { current_period_end?: number }[] };
  cancellation_details?: { reason?: string | null } | null;
}

interface StripeEvent { id: string; type: string; created?: number; data: { object: StripeObject & StripePlanObject & StripeDispute } }

interface StripeAddress { line1?: string | null; line2?: string | null; postal_code?: string | null; city?: string | null; state?: string | null }
interface StripeShipping { name?: string | null; address?: StripeAddress | null }
interface StripeBuyer {
  customer_details?: { email?: string | null; name?: string | null } | null;
  collected_information?: { shipping_details?: StripeShipping | null } | null;
  /** Where older versions of Stripe's interface have it. */
  shipping_details?: StripeShipping | null;
}

/** Who has paid, as they told Stripe: as long as our own fields are at most. */
function buyerOf({ customer_details: customer, collected_information: collected, shipping_details: old }: StripeBuyer): Pick<PaymentEvent, 'buyer'> {
  const { name = null, address = null } = collected?.shipping_details ?? old ?? {};
  const lines = [address?.line1, address?.line2, [address?.postal_code, address?.city].filter(Boolean).join(' '), address?.state].filter(Boolean).join('\n');
  return customer?.email
    ? {
      buyer: {
        email: plainEmail(customer.email).slice(0, 256),
        name: (name ?? customer.name ?? '').slice(0, 200),
        address: lines.slice(0, 500),
      },
    }
    : {};
}

/** What was charged, in the currency of the order. */
function chargedIn({ amount_total: total, currency, currency_conversion: conversion }: StripeObject): Pick<PaymentEvent, 'charged'> {
  const [units, code] = [conversion?.amount_total ?? total ?? null, (conversion?.source_currency ?? currency ?? '').toUpperCase()];
  return units === null || code === '' ? {} : { charged: { cents: toMinorUnits(units, code), currency: code } };
}

/** The states of a refund: https://docs.stripe.com/api/refunds/object */
export function readRefundState(status: string | null | undefined): ProviderRefund['state'] {
  if (status === 'succeeded') return 'settled';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function refundOf({ id, metadata, amount = 0, currency = '', status, failure_reason: reason }: StripeObject): ProviderRefund {
  const state = readRefundState(status);
  return {
    ...metadata?.refund && { id: metadata.refund },
    reference: id,
    cents: toMinorUnits(amount, currency),
    state,
    ...state === 'failed' && { problem: stripeProblem(reason ?? status ?? 'unknown') },
  };
}

const refundEvents = new Set(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated']);

const toMoment = (seconds: number): Date => new Date(seconds * 1000);

/** A later payment of a subscription. The first one is reported by its session. */
function readInvoice(head: { id: string; at: Date }, isPaid: boolean, object: StripePlanObject): SubscriptionEvent | null {
  const plan = object.parent?.subscription_details ?? object.subscription_details;
  const subscription = plan?.subscription ?? object.subscription;
  if (!subscription || object.billing_reason === 'subscription_create') return null;
  const { amount_paid: paid, amount_due: due, currency = '', next_payment_attempt: next, hosted_invoice_url: payUrl } = object;
  const event = { ...head, subscription, invoice: object.id, ...plan?.metadata?.order && { orderId: plan.metadata.order } };
  const sumOf = (units: number) => ({ cents: toMinorUnits(units, currency), currency: currency.toUpperCase() });
  if (!isPaid)
    return { ...event, renewal: 'failed', ...next && { nextTry: toMoment(next) }, ...payUrl && { payUrl }, ...due !== undefined && { due: sumOf(due) } };
  return {
    ...event, renewal: 'paid', ...object.payment_intent && { charge: object.payment_intent }, ...paid !== undefined && { charged: sumOf(paid) },
  };
}

/** Newer versions of Stripe's interface report the payment of an invoice here alone: https://docs.stripe.com/api/invoice-payment/object */
function readInvoicePayment(id: string, { invoice, payment, status }: StripePlanObject): PaymentEvent | null {
  const charge = payment?.payment_intent;
  return invoice && charge && status === 'paid' ? { id, reference: invoice, charge, state: 'charged' } : null;
}

/** https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses */
function readPlan(head: { id: string; at: Date }, isDeleted: boolean, object: StripePlanObject): SubscriptionEvent {
  const event = { ...head, subscription: object.id, ...object.metadata?.order && { orderId: object.metadata.order } };
  if (object.status === 'unpaid' || (isDeleted && object.cancellation_details?.reason === 'payment_failed')) return { ...event, renewal: 'unpaid' };
  if (isDeleted || object.status === 'canceled') return { ...event, renewal: 'canceled' };
  if (!object.cancel_at_period_end && !object.cancel_at) return { ...event, renewal: 'resumed' };
  const end = object.cancel_at ?? object.current_period_end ?? object.items?.data?.[0]?.current_period_end;
  return { ...event, renewal: 'canceling', ...end && { endsAt: toMoment(end) } };
}

/** What is about a subscription or one of its invoices; undefined for the rest. */
function readPlanEvent(type: string, head: { id: string; at: Date }, object: StripePlanObject): ProviderEvent | null | undefined {
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') return readInvoice(head, type === 'invoice.paid', object);
  if (type === 'invoice_payment.paid') return readInvoicePayment(head.id, object);
  if (type === 'customer.subscription.updated' || type === 'customer.subscription.deleted')
    return readPlan(head, type === 'customer.subscription.deleted', object);
  return undefined;
}

export function readStripeEvent(body: string): ProviderEvent | null {
  const { id, type, created = 0, data: { object } } = readEventBody<StripeEvent>(body, event => Boolean(event.id && event.type && event.data?.object));
  const head = { id, at: toMoment(created) };
  const ofPlan = readPlanEvent(type, head, object);
  if (ofPlan !== undefined) return ofPlan;
  if (type.startsWith('charge.dispute.')) return readStripeDispute(head, object);
  const orderId = object.client_reference_id ?? object.metadata?.order;
  const event = { id, ...orderId && { orderId }, ...object.payment_intent && { charge: object.payment_intent } };
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    const session = { ...event, reference: object.id, ...object.subscription && { subscription: object.subscription } };
    // A payment that takes days, such as a bank transfer, is reported a second time when it has arrived.
    return object.payment_status === 'unpaid' ? { ...session, state: 'processing' } : { ...session, state: 'paid', ...buyerOf(object), ...chargedIn(object) };
  }
  if (type === 'checkout.session.expired') return { ...event, reference: object.id, state: 'canceled', because: 'expired' };
  if (type === 'checkout.session.async_payment_failed') return { ...event, reference: object.id, state: 'canceled', because: 'failed' };
  if (refundEvents.has(type)) return { ...event, state: 'refund', refund: refundOf(object) };
  if (type === 'charge.refunded')
    return {
      ...event,
      state: 'refunded',
      ...(object.amount_refunded !== undefined && { refundedCents: toMinorUnits(object.amount_refunded, object.currency ?? '') }),
    };
  return null;
}
