import { createHmac, timingSafeEqual } from 'node:crypto';
import { plainEmail } from 'site-elements/contract/fields/email';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { PayableOrder, PaymentEvent, PaymentProvider, ReturnAddresses } from './provider.js';
import { t } from '../texts.js';

// Checkout Sessions: https://docs.stripe.com/api/checkout/sessions/create
// Signatures: https://docs.stripe.com/webhooks#verify-manually

const stripeApi = 'https://api.stripe.com';
const apiVersion = '2025-09-30.clover';
const patienceMs = 15_000;
/** How old a signed message may be; what Stripe's own libraries take. */
const toleranceSeconds = 300;
/** Counted from the order, so that a repeated request is the same to the letter: Stripe refuses a known key with other words. */
const sessionLifetimeSeconds = 60 * 60;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly api?: string;
  readonly now?: () => number;
}

/** Stripe's form encoding: `line_items[0][quantity]=2`. */
export function formEncode(value: unknown, name = ''): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => formEncode(inner, name === '' ? key : `${name}[${key}]`));
}

/**
 * What Stripe counts in where it is not ISO 4217's minor unit: krónur and shillings in hundredths, ariary whole.
 * https://docs.stripe.com/currencies#special-cases
 */
const scales: Readonly<Partial<Record<string, number>>> = { isk: 100, ugx: 100, mga: 0.01 };
const stripeUnits = (minorUnits: number, currency: string): number => Math.round(minorUnits * (scales[currency.toLowerCase()] ?? 1));
const minorUnitsOf = (units: number, currency: string): number => Math.round(units / (scales[currency.toLowerCase()] ?? 1));

/** A session charges plans of one rhythm, without an end and without our discounts. */
const takes: PaymentProvider['takes'] = ({ lines, grandTotalCents, discountCents }) => {
  const plans = lines.flatMap(({ subscriptionPlan }) => subscriptionPlan ?? []);
  const rhythms = new Set(plans.map(({ billingPeriod: { value, unit } }) => `${value} ${unit}`));
  return (
    grandTotalCents > 0
    && rhythms.size <= 1
    && (plans.length === 0 || discountCents === 0)
    && plans.every(({ numBillingCycles }) => numBillingCycles === 0)
  );
};

function sessionOf(order: PayableOrder, { confirmed, canceled }: ReturnAddresses) {
  const currency = order.currency.toLowerCase();
  const price = (name: string, cents: number, plan?: PayableOrder['lines'][number]['subscriptionPlan']) => ({
    currency, unit_amount: stripeUnits(cents, currency), product_data: { name },
    ...plan && { recurring: { interval: plan.billingPeriod.unit, interval_count: plan.billingPeriod.value } },
  });
  const extra = (name: string, cents: number) => (cents > 0 ? [{ quantity: 1, price_data: price(name, cents) }] : []);
  const lines = order.lines.map(({ name, optionText, quantity, priceCents, subscriptionPlan }) => ({
    quantity, price_data: price(optionText ? `${name}, ${optionText}` : name, priceCents, subscriptionPlan),
  }));
  const isSent = order.lines.some(({ productType }) => productType === 'physical');
  const isSubscription = order.lines.some(({ subscriptionPlan }) => subscriptionPlan);
  return {
    mode: isSubscription ? 'subscription' : 'payment',
    client_reference_id: order.id,
    ...(order.email !== ''
      ? { customer_email: order.email }
      : isSent && order.country && { shipping_address_collection: { allowed_countries: [order.country] } }),
    success_url: confirmed,
    cancel_url: canceled,
    expires_at: Math.floor(order.createdAt.getTime() / 1000) + sessionLifetimeSeconds,
    metadata: { order: order.id },
    ...(!isSubscription && { payment_intent_data: { metadata: { order: order.id } } }),
    // A session accepts no negative line: with a discount, the whole order is one line.
    line_items:
      order.discountCents > 0
        ? extra(`Order ${order.orderNumber}`, order.grandTotalCents)
        : [...lines, ...extra(order.shippingName ?? 'Sending', order.shippingCostCents), ...extra('Tax', order.addedTaxCents)],
  };
}

/** Throws a refusal unless Stripe has signed these very bytes, and not long ago. */
export function verifySignature(body: string, header: string | null, { webhookSecret, now = Date.now }: Pick<StripeSettings, 'webhookSecret' | 'now'>): void {
  const parts = (header ?? '').split(',').map(part => part.trim().split('=', 2) as [string, string?]);
  const moment = Number(parts.find(([name]) => name === 't')?.[1]);
  const expected = createHmac('sha256', webhookSecret).update(`${moment}.${body}`).digest();
  const isSigned = parts.some(([name, value = '']) => name === 'v1' && /^[\da-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected));
  if (!Number.isInteger(moment) || !isSigned) throw new HttpError(400, { error: 'The signature of this message is missing or wrong.' });
  if (Math.abs(now() / 1000 - moment) > toleranceSeconds) throw new HttpError(400, { error: 'This message is too old.' });
}

interface StripeEvent {
  id: string;
  type: string;
  data: {
    object: {
      id: string;
      client_reference_id?: string | null;
      payment_status?: string;
      metadata?: Record<string, string> | null;
      amount_refunded?: number;
      amount_total?: number | null;
      currency?: string;
      /** Where the visitor was charged in a currency of their own. */
      currency_conversion?: { amount_total?: number; source_currency?: string } | null;
    } & StripeBuyer;
  };
}

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
function chargedIn({ amount_total: total, currency, currency_conversion: conversion }: StripeEvent['data']['object']): Pick<PaymentEvent, 'charged'> {
  const [units, code] = [conversion?.amount_total ?? total ?? null, (conversion?.source_currency ?? currency ?? '').toUpperCase()];
  return units === null || code === '' ? {} : { charged: { cents: minorUnitsOf(units, code), currency: code } };
}

function readEvent(body: string): PaymentEvent | null {
  const { id, type, data: { object } } = JSON.parse(body) as StripeEvent;
  const orderId = object.client_reference_id ?? object.metadata?.order;
  const event = { id, ...orderId && { orderId } };
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    // A payment that takes days, such as a bank transfer, is reported a second time when it has arrived.
    return object.payment_status === 'unpaid' ? null : { ...event, reference: object.id, state: 'paid', ...buyerOf(object), ...chargedIn(object) };
  }
  if (type === 'checkout.session.expired') return { ...event, reference: object.id, state: 'canceled', because: 'expired' };
  if (type === 'checkout.session.async_payment_failed') return { ...event, reference: object.id, state: 'canceled', because: 'failed' };
  if (type === 'charge.refunded')
    return {
      ...event,
      state: 'refunded',
      ...(object.amount_refunded !== undefined && { refundedCents: minorUnitsOf(object.amount_refunded, object.currency ?? '') }),
    };
  return null;
}

/** Stripe's hosted checkout. The visitor types a card's number on Stripe's page, never on ours. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, api = stripeApi } = settings;
  return {
    name: 'stripe',
    get title() { return t('payStripe'); },
    get explanation() { return t('payStripeNote'); },
    isDemo: false,
    // A hosted page reached by a link: no script of Stripe's runs on the site.
    get express() { return { title: t('payStripeExpress'), explanation: t('payStripeExpressNote'), showsSum: true }; },
    takes,
    async begin(order, addresses) {
      const response = await fetch(`${api}/v1/checkout/sessions`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${secretKey}`,
          'Stripe-Version': apiVersion,
          // Asked again after a lost answer, Stripe answers the same session.
          'Idempotency-Key': `order-${order.id}`,
        },
        body: new URLSearchParams(formEncode(sessionOf(order, addresses))),
        signal: AbortSignal.timeout(patienceMs),
      });
      const answer = await response.json() as { id?: string; url?: string; error?: { message?: string; type?: string } };
      if (!response.ok || !answer.id || !answer.url) throw new Error(`Stripe refused the payment: ${answer.error?.type ?? response.status}.`);
      return { state: 'elsewhere', url: answer.url, reference: answer.id };
    },
    readEvent(body, headers) {
      verifySignature(body, headers.get('stripe-signature'), settings);
      return readEvent(body);
    },
  };
}
