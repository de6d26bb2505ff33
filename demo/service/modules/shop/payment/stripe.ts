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

/** What is charged with the first payment alone, and with each one. A session charges what has a rhythm again. */
function sessionOf(order: PayableOrder, { confirmed, canceled }: ReturnAddresses) {
  const currency = order.currency.toLowerCase();
  const price = (name: string, cents: number, plan?: PayableOrder['lines'][number]['subscriptionPlan']) => ({
    currency, unit_amount: stripeUnits(cents, currency), product_data: { name },
    ...plan && { recurring: { interval: plan.billingPeriod.unit, interval_count: plan.billingPeriod.value } },
  });
  const plan = order.lines.find(({ subscriptionPlan }) => subscriptionPlan)?.subscriptionPlan ?? undefined;
  const extra = (name: string, cents: number, repeated?: typeof plan) => (cents > 0 ? [{ quantity: 1, price_data: price(name, cents, repeated) }] : []);
  const { shippingCostCents: recurringShipping, addedTaxCents: recurringTax } = order.recurring ?? { shippingCostCents: 0, addedTaxCents: 0 };
  const parts = (name: string, cents: number, recurring: number) => [...extra(name, recurring, plan), ...extra(name, cents - recurring)];
  const lines = order.lines.map(({ name, optionText, quantity, priceCents, subscriptionPlan }) => ({
    quantity, price_data: price(optionText ? `${name}, ${optionText}` : name, priceCents, subscriptionPlan),
  }));
  const isSent = order.lines.some(({ productType }) => productType === 'physical');
  const isSubscription = plan !== undefined;
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
    ...(isSubscription ? { subscription_data: { metadata: { order: order.id } } } : { payment_intent_data: { metadata: { order: order.id } } }),
    // A session accepts no negative line: with a discount, the whole order is one line.
    line_items:
      order.discountCents > 0
        ? extra(`Order ${order.orderNumber}`, order.grandTotalCents)
        : [
          ...lines,
          ...parts(order.shippingName ?? 'Sending', order.shippingCostCents, recurringShipping),
          ...parts('Tax', order.addedTaxCents, recurringTax),
        ],
  };
}

interface Session {
  id?: string;
  url?: string;
  status?: string | null;
  payment_intent?: string | null;
  /** The first payment of a subscription has it. */
  invoice?: Invoice | null;
  subscription?: string | null;
}
interface Invoice { payments?: { data: { payment?: { payment_intent?: string | null } }[] } }
interface Subscription { customer: string }
interface Refund {
  id: string;
  status?: string | null;
  failure_reason?: string | null;
  metadata?: Record<string, string> | null;
}

const sessionPath = ({ reference }: BegunOrder): string => `/v1/checkout/sessions/${encodeURIComponent(reference ?? '')}`;

const findIntent = (invoice: Invoice | null | undefined): string | null =>
  invoice?.payments?.data.find(({ payment }) => payment?.payment_intent)?.payment?.payment_intent ?? null;

/** The payment that a refund is made of: of an order that was paid before it was stored, Stripe knows it by its session. */
async function paymentIntentOf(settings: StripeSettings, order: BegunOrder): Promise<string | null> {
  if (order.chargeReference !== null) return order.chargeReference;
  // A renewal is known by its invoice.
  if (order.reference?.startsWith('in_'))
    return findIntent(await callStripe<Invoice>(settings, `/v1/invoices/${encodeURIComponent(order.reference)}?expand%5B%5D=payments`));
  const { payment_intent: own, invoice } = await callStripe<Session>(settings, `${sessionPath(order)}?expand%5B%5D=invoice.payments`);
  return own ?? findIntent(invoice);
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

// Subscriptions: https://docs.stripe.com/api/subscriptions/cancel, https://docs.stripe.com/api/customer_portal/sessions/create

const subscriptionPath = (reference: string): string => `/v1/subscriptions/${encodeURIComponent(reference)}`;

async function cancelPlan(settings: StripeSettings, reference: string, when: 'now' | 'period-end'): Promise<void> {
  try {
    await callStripe(settings, subscriptionPath(reference), when === 'now' ? { method: 'DELETE' } : { fields: { cancel_at_period_end: true } });
  } catch (error) {
    // It has ended already.
    if (!(error instanceof StripeRefusal) || (error.status !== 404 && error.status !== 400)) throw error;
  }
}

async function findPlan(settings: StripeSettings, order: BegunOrder): Promise<string | null> {
  try {
    return (await callStripe<Session>(settings, sessionPath(order))).subscription ?? null;
  } catch (error) {
    if (error instanceof StripeRefusal && error.status === 404) return null;
    throw error;
  }
}

async function managePlan(settings: StripeSettings, reference: string, returnAddress: string): Promise<string> {
  const { customer } = await callStripe<Subscription>(settings, subscriptionPath(reference));
  return (await callStripe<{ url: string }>(settings, '/v1/billing_portal/sessions', { fields: { customer, return_url: returnAddress } })).url;
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
    findCharge: order => paymentIntentOf(settings, order),
    cancel: order => cancel(settings, order),
    renewals: {
      by: 'provider',
      cancel: (reference, when) => cancelPlan(settings, reference, when),
      find: order => findPlan(settings, order),
      manage: (reference, returnAddress) => managePlan(settings, reference, returnAddress),
    },
    readEvent(body, headers) {
      verifySignature(body, headers.get('stripe-signature'), settings);
      return readStripeEvent(body);
    },
  };
}
