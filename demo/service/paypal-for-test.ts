import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { crc32 } from './modules/shop/payment/paypal-events.js';

export const clientId = 'client-for-tests';
export const clientSecret = 'secret-for-tests';
export const webhookId = '1JE4291016473214C';

export type PayPalWish = 'answer' | 'drop' | 'act-and-drop' | 'too-many' | 'error' | 'pending' | { issue: string; status?: number; description?: string };

interface Amount { currency_code: string; value: string }
interface Capture { id: string; status: string; amount: Amount; custom_id: string }
export interface PayPalRefund { id: string; status: string; amount: Amount; custom_id?: string; links: { href: string; rel: string }[] }
interface Order { id: string; status: string; custom_id: string; amount: Amount; captures: Capture[]; refunds: PayPalRefund[] }
interface Reply { status: number; body: object }
interface Body { purchase_units?: { custom_id: string; amount: Amount }[]; amount?: Amount; custom_id?: string }

const der = (tag: number, ...parts: (Buffer | number[])[]): Buffer => {
  const content = Buffer.concat(parts.map(part => Buffer.from(part)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const utcTime = (date: Date): Buffer => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

/** A certificate that signs itself: X.509 version 3, RSA with SHA-256. */
function certificate(days: number) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = der(0x30, der(0x06, hex('2a864886f70d01010b')), der(0x05));
  const name = der(0x30, der(0x31, der(0x30, der(0x06, hex('550403')), der(0x0c, Buffer.from('messageverificationcerts.paypal.com')))));
  const day = 24 * 60 * 60_000;
  const validity = der(0x30, utcTime(new Date(Date.now() - 30 * day)), utcTime(new Date(Date.now() + days * day)));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(0x30, der(0xa0, der(0x02, [2])), der(0x02, [1]), algorithm, name, validity, name, key);
  const signature = createSign('SHA256').update(body).sign(privateKey);
  const whole = der(0x30, body, algorithm, der(0x03, [0], signature));
  return { privateKey, pem: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n` };
}

const refused = (status: number, issue: string, description = issue): Reply =>
  ({ status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description }] } });
const centsOf = ({ value }: Amount): number => Math.round(Number(value) * 100);

/** A stand-in for PayPal: tokens, Orders v2, refunds of captures and certificates as the public documentation describes and prints them. */
export function createPayPalMock() {
  const orders: Order[] = [];
  const calls: { method: string; path: string; key: string; body: unknown }[] = [];
  const wishes: PayPalWish[] = [];
  const kept = new Map<string, Reply>();
  const [current, expired] = [certificate(30), certificate(-1)];
  let origin = '';

  const orderBody = ({ id, status, custom_id: customId, amount, captures, refunds }: Order) => ({
    id, intent: 'CAPTURE', status,
    purchase_units: [{
      reference_id: 'default', amount, custom_id: customId,
      ...captures.length > 0 && { payments: { captures, ...refunds.length > 0 && { refunds } } },
    }],
    links: [
      { href: `${origin}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `https://www.paypal.example/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  });
  const captured = (id: string) => orders.find(({ captures }) => captures.some(one => one.id === id));
  const leftOf = ({ amount, refunds }: Order): number =>
    refunds.filter(({ status }) => status !== 'FAILED').reduce((left, one) => left - centsOf(one.amount), centsOf(amount));

  function addRefund(order: Order, amount: Amount, { customId, status = 'COMPLETED' }: { customId?: string; status?: string } = {}): PayPalRefund {
    const id = `${orders.indexOf(order) + 1}R${order.refunds.length + 1}`;
    const payments = `${origin}/v2/payments`;
    const links = [{ href: `${payments}/refunds/${id}`, rel: 'self' }, { href: `${payments}/captures/${order.captures[0]!.id}`, rel: 'up' }];
    const refund: PayPalRefund = { id, status, amount, ...customId !== undefined && { custom_id: customId }, links };
    order.refunds.push(refund);
    return refund;
  }

  function capture(order: Order, wish: PayPalWish): Reply {
    if (order.captures.length > 0) return refused(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
    if (order.status !== 'APPROVED') return refused(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
    order.captures.push({ id: `${order.id}C`, status: wish === 'pending' ? 'PENDING' : 'COMPLETED', amount: order.amount, custom_id: order.custom_id });
    order.status = 'COMPLETED';
    return { status: 201, body: orderBody(order) };
  }

  function act(method: string, path: string, body: Body, wish: PayPalWish): Reply {
    if (method === 'POST' && path === '/v2/checkout/orders') {
      const unit = body.purchase_units![0]!;
      const { custom_id: customId, amount } = unit;
      const order: Order = { id: `${5000 + orders.length}O`, status: 'PAYER_ACTION_REQUIRED', custom_id: customId, amount, captures: [], refunds: [] };
      orders.push(order);
      return { status: 200, body: orderBody(order) };
    }
    const [, orderId, verb] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(path) ?? [];
    const order = orders.find(({ id }) => id === orderId);
    if (order) return verb ? capture(order, wish) : { status: 200, body: orderBody(order) };
    const [, captureId] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? [];
    const of = captureId === undefined ? undefined : captured(captureId);
    if (of) {
      if (leftOf(of) === 0) return refused(422, 'CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
      if (centsOf(body.amount!) > leftOf(of)) return refused(422, 'REFUND_AMOUNT_EXCEEDED', 'The refund amount is too large.');
      return { status: 201, body: addRefund(of, body.amount!, { customId: body.custom_id, status: wish === 'pending' ? 'PENDING' : 'COMPLETED' }) };
    }
    const refund = orders.flatMap(({ refunds }) => refunds).find(({ id }) => path === `/v2/payments/refunds/${id}`);
    return refund ? { status: 200, body: refund } : { status: 404, body: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' } };
  }

  function reply(call: { method: string; path: string; key: string; body: object }, wish: PayPalWish): Reply {
    if (wish === 'too-many') return { status: 429, body: { name: 'RATE_LIMIT_REACHED', message: 'Too many requests. Blocked due to rate limiting.' } };
    if (wish === 'error') return { status: 500, body: { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error has occurred.' } };
    if (typeof wish === 'object') return refused(wish.status ?? 422, wish.issue, wish.description);
    const known = call.key === '' ? undefined : kept.get(`${call.path} ${call.key}`);
    if (known) return known;
    const answer = act(call.method, call.path, call.body, wish);
    if (call.key !== '' && answer.status < 300) kept.set(`${call.path} ${call.key}`, answer);
    return answer;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const data of request) text += String(data);
    const path = request.url!;
    const send = (status: number, body: object | string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
    if (path.startsWith('/v1/notifications/certs/')) return void send(200, path.endsWith('old') ? expired.pem : current.pem);
    if (path === '/v1/oauth2/token') {
      const isKnown = request.headers.authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      return void send(isKnown ? 200 : 401, isKnown ? { access_token: 'A21AA', token_type: 'Bearer', expires_in: 32_400 }
        : { error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    const key = String(request.headers['paypal-request-id'] ?? '');
    const call = { method: request.method!, path, key, body: (text === '' ? {} : JSON.parse(text)) as object };
    calls.push(call);
    const wish = wishes.shift() ?? 'answer';
    if (wish === 'drop') return void request.socket.destroy();
    const { status, body } = request.headers.authorization === 'Bearer A21AA' ? reply(call, wish) : { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } };
    if (wish === 'act-and-drop') return void request.socket.destroy();
    send(status, body);
  }

  const server: Server = createServer((request, response) => void answer(request, response));
  return {
    server, orders, wishes, calls,
    setOrigin: (address: string) => { origin = address; },
    forgetKeys: () => kept.clear(),
    /** The visitor agrees on PayPal's page. */
    approve: (id: string) => { orders.find(one => one.id === id)!.status = 'APPROVED'; },
    /** The owner refunds on PayPal's own pages: the refund as an event has it. */
    refundInDashboard: (id: string, value: string) => {
      const order = orders.find(one => one.id === id)!;
      return addRefund(order, { ...order.amount, value }, { customId: order.custom_id });
    },
    /** The headers of a message, with what is changed of them. */
    sign(body: string, changes: Record<string, string> = {}, { of = webhookId, isExpired = false } = {}): Record<string, string> {
      const [id, time] = ['69cd13f0-d67a-11e5-baa3-778b53f4ae55', '2026-11-29T02:00:00Z'];
      const key = (isExpired ? expired : current).privateKey;
      const signature = createSign('SHA256').update(`${id}|${time}|${of}|${crc32(Buffer.from(body))}`).sign(key, 'base64');
      return {
        'content-type': 'application/json', 'paypal-transmission-id': id, 'paypal-transmission-time': time, 'paypal-transmission-sig': signature,
        'paypal-auth-algo': 'SHA256withRSA', 'paypal-cert-url': `${origin}/v1/notifications/certs/CERT-${isExpired ? 'old' : '360caa42'}`, ...changes,
      };
    },
  };
}
