import type { BegunOrder, PayableOrder, PaymentProvider, RefundRequest, RefundResult, ReturnAddresses } from './provider.js';
import { callStripe, stripeProblem, StripeRefusal, type StripeSettings, stripeUnits } from './stripe-client.js';
import { readStripeEvent, readRefundState, verifySignature } from './stripe-events.js';
import { t } from '../texts.js';

// Checkout Sessions: https://docs.stripe.com/api/checkout/sessions/create
// Refunds: https://docs.stripe.com/api/refunds/create

/** Counted from the order, so that a repeated request is the same to the letter: Stripe refuses a known key with other words. */
const sessionLifetimeSeconds = 60 * 60;

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

interface Session {
  id?: string;
  url?: string;
  status?: string | null;
  payment_intent?: string | null;
  /** The first payment of a subscription has it. */
  invoice?: { payments?: { data: { payment?: { payment_intent?: string | null } }[] } } | null;
}
interface Refund {
  id: string;
  status?: string | null;
  failure_reason?: string | null;
  metadata?: Record<string, string> | null;
}

const sessionPath = ({ reference }: BegunOrder): string => `/v1/checkout/sessions/${encodeURIComponent(reference ?? '')}`;

/** The payment that a refund is made of: of an order that was paid before it was stored, Stripe knows it by its session. */
async function paymentIntentOf(settings: StripeSettings, order: BegunOrder): Promise<string | null> {
  if (order.chargeReference !== null) return order.chargeReference;
  const { payment_intent: own, invoice } = await callStripe<Session>(settings, `${sessionPath(order)}?expand%5B%5D=invoice.payments`);
  return own ?? invoice?.payments?.data.find(({ payment }) => payment?.payment_intent)?.payment?.payment_intent ?? null;
}

const resultOf = ({ id, status, failure_reason: reason }: Refund): RefundResult => {
  const state = readRefundState(status);
  return state === 'failed' ? { state, reference: id, problem: stripeProblem(reason ?? status ?? 'unknown') } : { state, reference: id };
};

/** Keys of Stripe expire after a day, and a key keeps an answer of 500: a repeated refund is looked for first. */
async function refund(settings: StripeSettings, { id, order, cents, reference, isRepeated }: RefundRequest): Promise<RefundResult> {
  try {
    if (reference !== null) return resultOf(await callStripe<Refund>(settings, `/v1/refunds/${encodeURIComponent(reference)}`));
    const intent = await paymentIntentOf(settings, order);
    if (intent === null) return { state: 'failed', problem: { because: 'noPayment' } };
    if (isRepeated) {
      const { data } = await callStripe<{ data: Refund[] }>(settings, `/v1/refunds?limit=100&payment_intent=${encodeURIComponent(intent)}`);
      const known = data.find(({ metadata }) => metadata?.refund === id);
      if (known) return resultOf(known);
    }
    return resultOf(
      await callStripe<Refund>(settings, '/v1/refunds', {
        key: `refund-${id}`,
        fields: { payment_intent: intent, amount: stripeUnits(cents, order.currency), metadata: { order: order.id, refund: id } },
      }),
    );
  } catch (error) {
    if (error instanceof StripeRefusal) return { state: 'failed', problem: stripeProblem(error.code, error) };
    throw error;
  }
}

/** https://docs.stripe.com/api/checkout/sessions/expire: only an open session can be. */
async function cancel(settings: StripeSettings, order: BegunOrder): Promise<'canceled' | 'paid'> {
  try {
    await callStripe(settings, `${sessionPath(order)}/expire`, { fields: {} });
    return 'canceled';
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    if (error.status === 404) return 'canceled';
    const { status } = await callStripe<Session>(settings, sessionPath(order));
    if (status === 'complete') return 'paid';
    if (status === 'expired') return 'canceled';
    throw error;
  }
}

/** Stripe's hosted checkout. The visitor types a card's number on Stripe's page, never on ours. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  return {
    name: 'stripe',
    brand: 'Stripe',
    get title() { return t('payStripe'); },
    get explanation() { return t('payStripeNote'); },
    isDemo: false,
    // A hosted page reached by a link: no script of Stripe's runs on the site.
    get express() { return { title: t('payStripeExpress'), explanation: t('payStripeExpressNote'), showsSum: true }; },
    takes,
    async begin(order, addresses) {
      const { id, url } = await callStripe<Session>(settings, '/v1/checkout/sessions', { key: `order-${order.id}`, fields: sessionOf(order, addresses) });
      if (!id || !url) throw new Error('Stripe answered without a session.');
      return { state: 'elsewhere', url, reference: id };
    },
    refund: request => refund(settings, request),
    cancel: order => cancel(settings, order),
    readEvent(body, headers) {
      verifySignature(body, headers.get('stripe-signature'), settings);
      return readStripeEvent(body);
    },
  };
}
