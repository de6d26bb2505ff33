import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { orders, variants } from '../shop.schema.js';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import { translateNote } from '../orders/translate-note.js';
import { press } from '../press-for-test.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { secretKey, signed, createStripeMock, webhookSecret } from '../../../stripe-for-test.js';
import { providersFromEnvironment } from './providers.js';
import { formEncode } from './stripe-client.js';
import { verifySignature } from './stripe-events.js';
import { inTestStore } from '../settings/store-for-test.js';

describe('payment by Stripe', () => {
  const host = createStripeMock();
  const outbox = memoryOutbox();
  let run: TestService;
  before(async () => {
    await new Promise<void>(resolve => { host.server.listen(0, '127.0.0.1', resolve); });
    const PAYMENT_STRIPE_URL = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
    const providers = providersFromEnvironment({ PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL });
    run = await startForTest({ outbox, providers });
  });
  after(async () => {
    await run.stop();
    host.server.close();
  });

  const post = (path: string, fields: Record<string, string>) => press(run.address + path, fields);
  const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!;

  /** Orders two mugs. */
  async function order(more: Record<string, string> = {}, sku = 'mug-dune') {
    let page = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku, quantity: 2 }]), country: 'GB', ...more })).text();
    assert.doesNotMatch(page, /value="demo"/);
    const fields = { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents'), country: 'GB', email: 'ada@example.com', name: 'Ada', address: 'Lane', provider: 'stripe' };
    const answer = await post('/checkout/order', fields);
    page = await answer.text();
    const location = answer.headers.get('location') ?? '';
    const [, token] = /\/status\/([\w-]+)/.exec(location) ?? [];
    const [row] = token ? await run.service.database.select().from(orders).where(eq(orders.token, token)) : [];
    return { status: answer.status, page, row: row!, fields };
  }
  const hear = (event: object, header?: string) => {
    const body = JSON.stringify(event);
    return fetch(`${run.address}/api/commerce/payments/stripe`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': header ?? signed(body) }, body });
  };
  const stateOf = async (id: string) => (await run.service.database.select().from(orders).where(eq(orders.id, id)))[0]!.state;
  const stock = async () => (await run.service.database.select().from(variants).where(eq(variants.sku, 'mug-dune')))[0]!.qtyInStock;
  let events = 0;
  const event = (type: string, object: object) => ({ id: `evt_${events += 1}`, object: 'event', type, data: { object } });

  test('opens a session with every line, the sending and the way back, and sends the visitor there', async () => {
    const { status, row } = await order();
    assert.equal(status, 303);
    const { fields, idempotencyKey, id, url } = host.sessions.at(-1)!;
    assert.deepEqual([row.state, row.reference, row.paymentUrl, idempotencyKey], ['pending', id, url, `order-${row.id}`]);
    const sent = (name: string) => fields.get(name);
    assert.deepEqual([sent('mode'), sent('client_reference_id'), sent('customer_email'), sent('line_items[0][quantity]'), sent('line_items[0][price_data][unit_amount]'), sent('line_items[1][price_data][unit_amount]'), sent('line_items[0][price_data][currency]')],
      ['payment', row.id, 'ada@example.com', '2', '2800', '700', 'eur']);
    assert.equal(sent('success_url'), `${run.address}/checkout/confirmed/${row.token}`);
  });

  test('accepts a cart directly: Stripe collects the buyer\'s details and sends them with the payment, and the order stores them', async () => {
    const page = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]), country: 'IE' })).text();
    assert.match(page, /formaction="\/checkout\/express" formnovalidate>Express with Stripe/);
    assert.doesNotMatch(page, /<script(?! type="module" src="\/checkout\/update-sums\.js")/);
    const answer = await post('/checkout/express', { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents'), provider: 'stripe' });
    const { fields, id } = host.sessions.at(-1)!;
    assert.deepEqual([answer.status, fields.has('customer_email'), fields.get('shipping_address_collection[allowed_countries][0]')], [303, false, 'IE']);
    const orderId = fields.get('client_reference_id')!;
    const address = { line1: 'Staithe Lane 1', line2: null, postal_code: 'NR23', city: 'Wells', state: null };
    await hear(event('checkout.session.completed', {
      id, client_reference_id: orderId, payment_status: 'paid', customer_details: { email: 'bea@example.com', name: 'B. Card' }, collected_information: { shipping_details: { name: 'Bea', address } },
    }));
    const [row] = await run.service.database.select().from(orders).where(eq(orders.id, orderId));
    assert.deepEqual([row!.state, row!.email, row!.name, row!.address], ['paid', 'bea@example.com', 'Bea', 'Staithe Lane 1\nNR23 Wells']);
  });

  test('marks the order as paid when Stripe confirms it: once, however often the message comes', async () => {
    const { row } = await order();
    const paid = event('checkout.session.completed', { id: row.reference, client_reference_id: row.id, payment_status: 'paid' });
    await run.service.mailQueue.settled();
    const mails = outbox.mails.length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => hear(paid)));
    assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200, 200]);
    assert.equal(await stateOf(row.id), 'paid');
    await run.service.mailQueue.settled();
    assert.equal(outbox.mails.length, mails + 1);
  });

  test('waits for a payment that takes days', async () => {
    const { row } = await order();
    const object = { id: row.reference, client_reference_id: row.id, payment_status: 'unpaid' };
    await hear(event('checkout.session.completed', object));
    assert.equal(await stateOf(row.id), 'pending');
    await hear(event('checkout.session.async_payment_succeeded', { ...object, payment_status: 'paid' }));
    assert.equal(await stateOf(row.id), 'paid');
  });

  test('restores the stock once when the session expires, and records a payment that arrives later', async () => {
    const before = await stock();
    const { row } = await order();
    assert.equal(await stock(), before - 2);
    for (let times = 0; times < 2; times += 1) await hear(event('checkout.session.expired', { id: row.reference, client_reference_id: row.id }));
    assert.deepEqual([await stateOf(row.id), await stock()], ['canceled', before]);
    await hear(event('checkout.session.completed', { id: row.reference, client_reference_id: row.id, payment_status: 'paid' }));
    const [late] = await run.service.database.select().from(orders).where(eq(orders.id, row.id));
    assert.match(inTestStore(() => translateNote(late!.note!, { currency: late!.currency, provider: 'Stripe' })), /^Payment arrived after this order was canceled/);
  });

  test('notes what has been paid back', async () => {
    const { row } = await order();
    await hear(event('checkout.session.completed', { id: row.reference, client_reference_id: row.id, payment_status: 'paid' }));
    await hear(event('charge.refunded', { id: 'ch_1', metadata: { order: row.id }, amount_refunded: 1000 }));
    const [part] = await run.service.database.select().from(orders).where(eq(orders.id, row.id));
    assert.deepEqual([part!.state, part!.refundedCents], ['paid', 1000]);
    await hear(event('charge.refunded', { id: 'ch_1', metadata: { order: row.id }, amount_refunded: row.grandTotalCents }));
    assert.equal(await stateOf(row.id), 'refunded');
  });

  for (const wish of ['refuse', 'drop'] as const) {
    test(`gives everything back when Stripe would ${wish} it`, async () => {
      const before = await stock();
      host.wishes.push(wish);
      const { status, page } = await order();
      assert.equal(status, 503);
      assert.match(page, /The payment could not be started\. Nothing was charged[^]*Pay with Stripe/);
      assert.equal(await stock(), before);
    });
  }

  test('charges the whole order in one line where there is a discount', async () => {
    await order({ coupon: 'LOWTIDE' });
    assert.deepEqual([host.sessions.at(-1)!.fields.get('line_items[0][price_data][unit_amount]'), host.sessions.at(-1)!.fields.has('line_items[1][quantity]')], [String(5600 - 560 + 700), false]);
  });

  const forged: [title: string, header: (body: string) => string][] = [
    ['no signature', () => ''],
    ['another secret', body => signed(body, { secret: 'whsec_other' })],
    ['a signature of other words', () => signed('{}')],
    ['an old message', body => signed(body, { at: Date.now() - 6 * 60_000 })],
    ['a message of the future', body => signed(body, { at: Date.now() + 6 * 60_000 })],
    ['a signature that is no number', () => 't=x,v1=y'],
  ];
  for (const [title, header] of forged) {
    test(`refuses ${title}`, async () => {
      const { row } = await order();
      const message = event('checkout.session.completed', { id: row.reference, client_reference_id: row.id, payment_status: 'paid' });
      assert.equal((await hear(message, header(JSON.stringify(message)))).status, 400);
      assert.equal(await stateOf(row.id), 'pending');
    });
  }

  test('takes a message that is signed with two secrets, as while one is rolled', () => {
    const header = `${signed('{}', { secret: 'whsec_old' })},${signed('{}').split(',')[1]}`;
    assert.doesNotThrow(() => verifySignature('{}', header, { webhookSecret }));
  });

  test('accepts webhooks for no other provider', async () => {
    for (const name of ['demo', 'link', 'nobody']) assert.equal((await fetch(`${run.address}/api/commerce/payments/${name}`, { method: 'POST', body: '{}' })).status, 404);
  });
});

test('a session is encoded as Stripe reads it', () => {
  assert.deepEqual(formEncode({ a: 1, b: [{ c: 'x' }, { c: undefined }], d: { e: true } }), [['a', '1'], ['b[0][c]', 'x'], ['d[e]', 'true']]);
});

test('a key without the secret of the messages is refused at the start', () => {
  assert.throws(() => providersFromEnvironment({ PAYMENT_STRIPE_SECRET_KEY: 'sk_test' }), /PAYMENT_STRIPE_WEBHOOK_SECRET is missing/);
  assert.deepEqual(providersFromEnvironment({}).map(({ name }) => name), ['link', 'demo']);
});
