import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { orders, variants } from './shop.schema.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { demoProvider } from './payment/demo.js';
import type { PaymentEvent, PaymentProvider } from './payment/provider.js';
import { press } from './press-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
const outbox = memoryOutbox();
const sessions: { email: string; country: string | null; sum: number }[] = [];
/** A host with a page of its own, which asks who buys. */
const hosted: PaymentProvider = {
  name: 'hosted', title: 'Pay', explanation: '', isDemo: false, takes: () => true,
  express: { title: 'Hosted express', explanation: 'On a page of its own.', showsSum: true },
  async begin({ id, email, country, grandTotalCents }) {
    sessions.push({ email, country, sum: grandTotalCents });
    return { state: 'elsewhere', url: `https://pay.example/${id}`, reference: id };
  },
  readEvent: body => JSON.parse(body) as PaymentEvent,
};
const plain: PaymentProvider = { ...demoProvider, name: 'plain', express: undefined };
before(async () => { run = await startForTest({ outbox, providers: [demoProvider, hosted, plain] }); });
after(() => run.stop());

type Visitor = ReturnType<typeof storeVisitor>;
const cartOf = async (visitor: Visitor) => (await visitor.call('GET', '/api/commerce/cart')).body;
const pressExpress = (fields: Record<string, string>) => press(`${run.address}/checkout/express`, { key: randomUUID(), ...fields });
const pressed = async (visitor: Visitor, provider: string, more: Record<string, string> = {}) => {
  const { cart, cartToken } = await cartOf(visitor);
  return pressExpress({ provider, cartToken, grandTotalCents: String(cart.grandTotalCents), ...more });
};
const orderAt = async (answer: Response) => {
  const token = /\/checkout\/(?:confirmed|status)\/([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  return (await run.service.database.select().from(orders).where(eq(orders.token, token)))[0]!;
};
const stockOf = async (sku: string) => (await run.service.database.select().from(variants).where(eq(variants.sku, sku)))[0]!.qtyInStock;

test('a cart names the buttons of those who have one, and the checkout page shows them above its own', async () => {
  const ada = storeVisitor(run);
  assert.equal((await cartOf(ada)).cart.expressButtons, undefined);
  const { cart, cartToken } = (await ada.add('book-glazes')).body;
  assert.deepEqual(cart.expressButtons.map(({ provider }: { provider: string }) => provider), ['demo', 'hosted']);
  const page = await (await fetch(`${run.address}/checkout/subscribe?${new URLSearchParams({ cartToken })}`)).text();
  assert.match(
    page,
    /value="hosted" formaction="\/checkout\/express" formnovalidate>Hosted express<[^]*On a page of its own[^]*name="email"[^]*value="plain">/,
  );
});

test('the demo\'s express checkout marks the order as paid, shows that, and sends no email', async () => {
  const ada = storeVisitor(run);
  await ada.add('book-glazes');
  await run.service.mailQueue.settled();
  const before = outbox.mails.length;
  const answer = await pressed(ada, 'demo');
  assert.equal(answer.status, 303, await answer.clone().text());
  assert.equal((await orderAt(answer)).state, 'paid');
  const page = await (await fetch(run.address + answer.headers.get('location'))).text();
  assert.match(page, /Thank you[^]*nothing was charged/);
  assert.doesNotMatch(page, /We sent you an email/);
  await run.service.mailQueue.settled();
  assert.equal(outbox.mails.length, before);
});

test('the host\'s page opens immediately, and the details that it collects are stored with the paid order', async () => {
  const ada = storeVisitor(run);
  await ada.add('cloth-linen');
  const answer = await pressed(ada, 'hosted');
  const order = await orderAt(answer);
  // The cart had not said where it goes: home, with sending in the sum, which the host shows.
  assert.deepEqual(sessions.at(-1), { email: '', country: 'GB', sum: order.grandTotalCents });
  assert.ok(order.shippingCostCents > 0);
  const paid = { id: randomUUID(), orderId: order.id, state: 'paid', buyer: { email: 'ada@example.com', name: 'Ada', address: 'Staithe Lane 1' } };
  const hear = () => fetch(`${run.address}/api/commerce/payments/hosted`, { method: 'POST', body: JSON.stringify(paid) });
  for (const heard of [await hear(), await hear()]) assert.equal(heard.status, 200);
  const { state, email, address } = await orderAt(answer);
  assert.deepEqual([state, email, address], ['paid', 'ada@example.com', 'Staithe Lane 1']);
  await run.service.mailQueue.settled();
  assert.equal(outbox.mails.filter(({ to, subject }) => to === 'ada@example.com' && subject === `Your order ${order.number}`).length, 1);
});

test('who has no page of their own shows the sum with sending first: pressed again, it is ordered', async () => {
  const ada = storeVisitor(run);
  await ada.add('cloth-linen');
  const answer = await pressed(ada, 'demo');
  assert.equal(answer.status, 200);
  const page = await answer.text();
  assert.match(page, /role="alert">With shipping and tax, the total is/);
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!;
  const again = await pressExpress({
    provider: 'demo',
    key: hidden('key'),
    cartToken: hidden('cartToken'),
    grandTotalCents: hidden('grandTotalCents'),
    country: 'GB',
    coupon: '',
  });
  assert.equal(again.status, 303);
});

test('a button pressed many times creates one order', async () => {
  const ada = storeVisitor(run);
  await ada.add('tool-rib');
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  const [before, { cart, cartToken }] = [await stockOf('tool-rib'), await cartOf(ada)];
  const answers = await Promise.all([1, 2, 3].map(() => pressExpress({ provider: 'demo', cartToken, grandTotalCents: String(cart.grandTotalCents) })));
  assert.equal(new Set(answers.map(answer => answer.headers.get('location'))).size, 1);
  assert.equal(await stockOf('tool-rib'), before - 1);
});

const changed: [title: string, change: () => Promise<unknown>, says: RegExp][] = [
  [
    'another price',
    () => run.service.database.update(variants).set({ priceCents: 3000, salePriceCents: 3000 }).where(eq(variants.sku, 'saucer-chalk')),
    /The total has changed/,
  ],
  [
    'no more pieces',
    () => run.service.database.update(variants).set({ qtyInStock: 0 }).where(eq(variants.sku, 'saucer-chalk')),
    /Chalk saucer is sold out/,
  ],
];
for (const [title, change, says] of changed) {
  test(`${title} is refused with the checkout's page and its words`, async () => {
    const ada = storeVisitor(run);
    await ada.add('saucer-chalk');
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
    const { cart, cartToken } = await cartOf(ada);
    await change();
    const answer = await pressExpress({ provider: 'demo', cartToken, grandTotalCents: String(cart.grandTotalCents) });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), says);
  });
}

test('an unsigned cart, and a provider without a button, are refused', async () => {
  const answer = await pressExpress({ provider: 'demo', cartToken: 'x.y', grandTotalCents: '1' });
  assert.equal(answer.status, 400);
  assert.match(await answer.text(), /session has expired/);
  const ada = storeVisitor(run);
  await ada.add('book-glazes');
  const refused = await pressed(ada, 'plain');
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /payment method is not available/);
});
