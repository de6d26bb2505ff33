import { storeSettings } from '../settings/store-settings.js';
import { t } from '../texts.js';
import {
  canPayPalTake,
  centsOfPayPal,
  type PayPalAmount,
  type PayPalClient,
  payPalClient,
  payPalProblem,
  PayPalRefusal,
  type PayPalSettings,
  toPayPalAmount,
} from './paypal-client.js';
import { payPalVerifier, readPayPalEvent, readRefundState } from './paypal-events.js';
import type { BegunOrder, PayableOrder, PaymentEvent, PaymentProvider, RefundRequest, RefundResult, ReturnAddresses } from './provider.js';

// Orders: https://developer.paypal.com/docs/api/orders/v2/
// Refunds of captures: https://developer.paypal.com/docs/api/payments/v2/#captures_refund

interface Capture { id: string; status: string; amount: PayPalAmount }
interface Refund { id: string; status: string; custom_id?: string }
interface PayPalOrder {
  id: string;
  status: string;
  links?: { href: string; rel: string }[];
  purchase_units?: { payments?: { captures?: Capture[]; refunds?: Refund[] } }[];
}

const orderPath = ({ reference }: BegunOrder): string => `/v2/checkout/orders/${encodeURIComponent(reference ?? '')}`;

/** The whole order in one sum: a gift card or a coupon needs no line of its own. The address was asked for in the checkout. */
function bodyOf(order: PayableOrder, { confirmed, canceled }: ReturnAddresses): object {
  const description = t('orderNumber', { number: order.orderNumber }).slice(0, 127);
  return {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: order.id, description, amount: toPayPalAmount(order.grandTotalCents, order.currency) }],
    payment_source: {
      paypal: {
        ...order.email !== '' && { email_address: order.email },
        experience_context: { return_url: confirmed, cancel_url: canceled, user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
      },
    },
  };
}

/** The money that PayPal has taken, or will have in days; null while there is no such payment. */
function captureEvent({ id: orderId, reference }: BegunOrder, { purchase_units: units = [] }: PayPalOrder): PaymentEvent | null {
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
  const event = { orderId, ...reference !== null && { reference } };
  // A refund changes the status of what was captured.
  const taken = captures.find(({ status }) => ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status));
  if (taken) {
    const charged = { cents: centsOfPayPal(taken.amount), currency: taken.amount.currency_code };
    return { ...event, id: `capture ${taken.id}`, state: 'paid', charge: taken.id, charged };
  }
  const pending = captures.find(({ status }) => status === 'PENDING');
  return pending ? { ...event, id: `pending ${pending.id}`, state: 'processing', charge: pending.id } : null;
}

async function capture(call: PayPalClient, order: BegunOrder): Promise<PaymentEvent | null> {
  try {
    return captureEvent(order, await call<PayPalOrder>(`${orderPath(order)}/capture`, { key: `capture-${order.id}`, body: {} }));
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error;
    if (error.issue === 'ORDER_ALREADY_CAPTURED') return captureEvent(order, await call<PayPalOrder>(orderPath(order)));
    // The visitor has not approved it yet, or has to choose another card or account at PayPal.
    if (['ORDER_NOT_APPROVED', 'INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'].includes(error.issue)) return null;
    throw error;
  }
}

const resultOf = ({ id, status }: Refund): RefundResult => {
  const state = readRefundState(status);
  return state === 'failed' ? { state, reference: id, problem: payPalProblem(status) } : { state, reference: id };
};

/** PayPal keeps keys of refunds for 45 days; a repeated refund is looked for first all the same. */
async function refund(call: PayPalClient, { id, order, cents, reference, isRepeated }: RefundRequest): Promise<RefundResult> {
  try {
    if (reference !== null) return resultOf(await call<Refund>(`/v2/payments/refunds/${encodeURIComponent(reference)}`));
    const known = isRepeated || order.chargeReference === null ? await call<PayPalOrder>(orderPath(order)) : null;
    const made = known?.purchase_units?.flatMap(({ payments }) => payments?.refunds ?? []).find(({ custom_id: of }) => of === id);
    if (made) return resultOf(made);
    const charge = order.chargeReference ?? (known && captureEvent(order, known)?.charge);
    if (!charge) return { state: 'failed', problem: { because: 'noPayment' } };
    return resultOf(
      await call<Refund>(`/v2/payments/captures/${encodeURIComponent(charge)}/refund`, {
        key: `refund-${id}`,
        body: { amount: toPayPalAmount(cents, order.currency), custom_id: id },
      }),
    );
  } catch (error) {
    if (error instanceof PayPalRefusal) return { state: 'failed', problem: payPalProblem(error.issue, error) };
    throw error;
  }
}

/** PayPal has no call that cancels an order: its approval expires, and money moves only when the order is captured. */
async function cancel(call: PayPalClient, order: BegunOrder): Promise<'canceled' | 'paid'> {
  try {
    const { status } = await call<PayPalOrder>(orderPath(order));
    return status === 'COMPLETED' ? 'paid' : 'canceled';
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return 'canceled';
    throw error;
  }
}

/** PayPal's own page. The visitor approves the payment there, and it is captured when they return or when PayPal reports it. */
export function payPalProvider(settings: PayPalSettings): PaymentProvider {
  const [call, verify] = [payPalClient(settings), payPalVerifier(settings)];
  return {
    name: 'paypal',
    brand: 'PayPal',
    get title() { return t('payPaypal'); },
    get explanation() { return t('payPaypalNote'); },
    isDemo: false,
    // What is charged every month needs a plan at PayPal.
    takes: ({ lines, grandTotalCents }) =>
      grandTotalCents > 0 && lines.every(({ subscriptionPlan }) => !subscriptionPlan) && canPayPalTake(grandTotalCents, storeSettings().currency),
    async begin(order, addresses) {
      const { id, links = [] } = await call<PayPalOrder>('/v2/checkout/orders', { key: `order-${order.id}`, body: bodyOf(order, addresses) });
      const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (!id || !url) throw new Error('PayPal answered without an address to pay at.');
      return { state: 'elsewhere', url, reference: id };
    },
    capture: order => capture(call, order),
    refund: request => refund(call, request),
    cancel: order => cancel(call, order),
    async readEvent(body, headers) {
      await verify(body, headers);
      return readPayPalEvent(body);
    },
  };
}
