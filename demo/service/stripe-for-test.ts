import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export const webhookSecret = 'whsec_for_tests';
export const secretKey = 'sk_test_for_tests';

export interface Session {
  id: string;
  url: string;
  fields: Map<string, string>;
  idempotencyKey: string;
  status: 'open' | 'complete' | 'expired';
  paymentIntent: string | null;
}
export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
  failure_reason?: string;
}

/**
 * What goes wrong with the next request: refused, an answer that is lost before or after it was acted upon, too many, an error
 * of Stripe's. `pending` and `fail` are states of the next refund.
 */
export type StripeWish =
  | 'answer' | 'refuse' | 'drop' | 'act-and-drop' | 'too-many' | 'error' | 'pending' | 'fail'
  | { code: string; status?: number; message?: string };

interface Call { method: string; path: string; query: URLSearchParams; fields: Map<string, string>; key: string }
interface Reply { status: number; body: object }

const error = (status: number, code: string, message: string): Reply => ({ status, body: { error: { type: 'invalid_request_error', code, message } } });

/** A stand-in for Stripe: checkout sessions and refunds as the public documentation describes and prints them. */
export function createStripeMock() {
  const sessions: Session[] = [];
  const refunds: StripeRefund[] = [];
  const calls: Call[] = [];
  const wishes: StripeWish[] = [];
  /** Answers by key: the first one is kept, an error too. https://docs.stripe.com/api/idempotent_requests */
  const kept = new Map<string, { fields: string; reply: Reply }>();

  /** Invoices of subscriptions, with what paid them. */
  const invoices = new Map<string, { paymentIntent: string; session: Session }>();
  const invoiceBody = (id: string) => {
    const payment = { type: 'payment_intent', payment_intent: invoices.get(id)!.paymentIntent };
    const paid = { id: `inpay_${id}`, object: 'invoice_payment', invoice: id, payment, status: 'paid' };
    return { id, object: 'invoice', payments: { object: 'list', data: [paid] } };
  };
  const sessionBody = ({ id, url, status, paymentIntent, fields }: Session, isExpanded = false) => {
    const isPlan = fields.get('mode') === 'subscription';
    const invoice = isPlan && paymentIntent !== null ? `in_${id}` : null;
    return {
      id, object: 'checkout.session', url: status === 'open' ? url : null, status, payment_status: status === 'complete' ? 'paid' : 'unpaid',
      payment_intent: isPlan ? null : paymentIntent, invoice: invoice !== null && isExpanded ? invoiceBody(invoice) : invoice,
      subscription: isPlan ? `sub_${id}` : null,
    };
  };

  function createSession({ fields, key }: Call): Reply {
    const id = `cs_test_${sessions.length + 1}`;
    const session: Session = { id, url: `https://checkout.stripe.example/c/pay/${id}`, fields, idempotencyKey: key, status: 'open', paymentIntent: null };
    sessions.push(session);
    return { status: 200, body: sessionBody(session) };
  }

  const amountOf = (session: Session): number =>
    [...session.fields].reduce((sum, [name, value]) => {
      const [, at] = /^line_items\[(\d+)\]\[price_data\]\[unit_amount\]$/.exec(name) ?? [];
      return at === undefined ? sum : sum + Number(value) * Number(session.fields.get(`line_items[${at}][quantity]`));
    }, 0);
  const refundedOf = (intent: string): number =>
    refunds.filter(({ payment_intent: of, status }) => of === intent && status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);

  function createRefund({ fields }: Call, wish: StripeWish): Reply {
    const intent = fields.get('payment_intent') ?? '';
    const session = sessions.find(({ paymentIntent }) => paymentIntent === intent)
      ?? [...invoices.values()].find(({ paymentIntent }) => paymentIntent === intent)?.session;
    if (!session) return error(404, 'resource_missing', `No such payment_intent: '${intent}'`);
    const [amount, left] = [Number(fields.get('amount')), amountOf(session) - refundedOf(intent)];
    if (left === 0) return error(400, 'charge_already_refunded', 'Charge has already been refunded.');
    if (amount > left) return error(400, 'amount_too_large', `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
    const named = [...fields].filter(([name]) => name.startsWith('metadata['));
    const metadata = Object.fromEntries(named.map(([name, value]) => [name.slice('metadata['.length, -1), value]));
    const status = wish === 'pending' ? 'pending' : wish === 'fail' ? 'failed' : 'succeeded';
    const refund: StripeRefund = {
      id: `re_${refunds.length + 1}`, object: 'refund', amount, currency: session.fields.get('line_items[0][price_data][currency]') ?? 'eur', status,
      payment_intent: intent, metadata, ...wish === 'fail' && { failure_reason: 'lost_or_stolen_card' },
    };
    refunds.push(refund);
    return { status: 200, body: refund };
  }

  function act(call: Call, wish: StripeWish): Reply {
    const { method, path, query } = call;
    const [, id, verb] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(call);
    if (id !== undefined) {
      const session = sessions.find(one => one.id === id);
      if (!session) return error(404, 'resource_missing', `No such checkout.session: '${id}'`);
      if (verb && session.status !== 'open') return error(400, '', 'Only Checkout Sessions with a status in ["open"] can be expired.');
      if (verb) session.status = 'expired';
      return { status: 200, body: sessionBody(session, query.get('expand[]') === 'invoice.payments') };
    }
    if (path.startsWith('/v1/invoices/')) {
      const invoice = path.split('/').at(-1)!;
      return invoices.has(invoice) ? { status: 200, body: invoiceBody(invoice) } : error(404, 'resource_missing', `No such invoice: '${invoice}'`);
    }
    if (path.startsWith('/v1/subscriptions/')) return { status: 200, body: { id: path.split('/').at(-1), object: 'subscription', customer: 'cus_1' } };
    if (path === '/v1/billing_portal/sessions') return { status: 200, body: { url: 'https://billing.stripe.example/p/1' } };
    if (path === '/v1/refunds' && method === 'POST') return createRefund(call, wish);
    if (path === '/v1/refunds') {
      const data = refunds.filter(({ payment_intent: of }) => of === query.get('payment_intent'));
      return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: false, data } };
    }
    const refund = refunds.find(one => path === `/v1/refunds/${one.id}`);
    return refund ? { status: 200, body: refund } : error(404, 'resource_missing', 'No such refund');
  }

  function reply(call: Call, wish: StripeWish): Reply {
    if (wish === 'refuse') return { status: 402, body: { error: { type: 'card_error', message: 'declined' } } };
    if (wish === 'too-many') return error(429, 'rate_limit', 'Too many requests hit the API too quickly.');
    if (typeof wish === 'object') return error(wish.status ?? 400, wish.code, wish.message ?? wish.code);
    const fields = JSON.stringify([...call.fields]);
    const known = call.key === '' ? undefined : kept.get(`${call.path} ${call.key}`);
    if (known && known.fields !== fields) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    if (known) return known.reply;
    const answer = wish === 'error' ? { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } } : act(call, wish);
    if (call.key !== '') kept.set(`${call.path} ${call.key}`, { fields, reply: answer });
    return answer;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const data of request) text += String(data);
    const url = new URL(request.url!, 'http://stripe.test');
    const call: Call = {
      method: request.method!, path: url.pathname, query: url.searchParams, fields: new Map(new URLSearchParams(text)),
      key: String(request.headers['idempotency-key'] ?? ''),
    };
    calls.push(call);
    const wish = wishes.shift() ?? 'answer';
    if (wish === 'drop') return void request.socket.destroy();
    const { status, body } = request.headers.authorization === `Bearer ${secretKey}` ? reply(call, wish)
      : { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    if (wish === 'act-and-drop') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server: Server = createServer((request, response) => void answer(request, response));
  return {
    server, sessions, refunds, wishes, calls,
    /** A day later Stripe has forgotten the keys. */
    forgetKeys: () => kept.clear(),
    /** The visitor pays on Stripe's page. Returns the session as the event `checkout.session.completed` has it. */
    pay(id: string) {
      const session = sessions.find(one => one.id === id)!;
      Object.assign(session, { status: 'complete', paymentIntent: `pi_${id}` });
      if (session.fields.get('mode') === 'subscription') invoices.set(`in_${id}`, { paymentIntent: `pi_${id}`, session });
      return { ...sessionBody(session), client_reference_id: session.fields.get('client_reference_id')! };
    },
    /** Stripe charges a subscription again. Returns the payment of its invoice as the event `invoice_payment.paid` has it. */
    renew(sessionId: string, invoice: string) {
      invoices.set(invoice, { paymentIntent: `pi_${invoice}`, session: sessions.find(one => one.id === sessionId)! });
      return invoiceBody(invoice).payments.data[0]!;
    },
    /** The owner refunds on Stripe's own pages. Returns the refund and the charge as events have them. Those of subscriptions do not have our order. */
    refundInDashboard(paymentIntent: string, amount: number, orderId?: string) {
      const refund: StripeRefund = {
        id: `re_${refunds.length + 1}`, object: 'refund', amount, currency: 'eur', status: 'succeeded', payment_intent: paymentIntent, metadata: {},
      };
      refunds.push(refund);
      const charge = {
        id: `ch_${paymentIntent}`, object: 'charge', payment_intent: paymentIntent, metadata: orderId === undefined ? {} : { order: orderId }, currency: 'eur',
        amount_refunded: refundedOf(paymentIntent),
      };
      return { refund, charge };
    },
  };
}

/** The header with which Stripe signs a message. */
export const signed = (body: string, { secret = webhookSecret, at = Date.now() } = {}) => {
  const moment = Math.floor(at / 1000);
  return `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')},v0=old`;
};
