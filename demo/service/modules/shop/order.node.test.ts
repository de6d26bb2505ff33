import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { orderAnswerSchema } from 'site-elements/contract/order.schema';
import { orders, products, variants } from './shop.schema.js';
import { coupons } from './rule.schema.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { cancelAbandoned } from './order-changes.js';
import { demoProvider } from './payment/demo.js';
import { linkProvider } from './payment/link.js';
import type { PaymentProvider } from './payment/provider.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
let paysNobody = false;
const outbox = memoryOutbox();
/** A host that is down while `paysNobody` is set. */
const brittle: PaymentProvider = {
  ...demoProvider, name: 'brittle', isDemo: false,
  async begin(order) {
    if (paysNobody) throw new Error('no answer');
    return { state: 'elsewhere', url: `https://pay.example/${order.id}`, reference: order.id };
  },
};
before(async () => { run = await startForTest({ outbox, providers: [demoProvider, linkProvider, brittle] }); });
after(() => run.stop());

const visitor = () => storeVisitor(run);
const stockOf = async (sku: string) => (await run.service.database.select().from(variants).where(eq(variants.sku, sku)))[0]!.qtyInStock;
const setVariant = (sku: string, values: Partial<typeof variants.$inferInsert>) =>
  run.service.database.update(variants).set(values).where(eq(variants.sku, sku));
const home = { location: { country: 'GB' } };

describe('an order', () => {
  test('reduces the stock, is paid with the demo, and is confirmed to its buyer by email', async () => {
    const ada = visitor();
    const before = await stockOf('mug-tide');
    await ada.add('mug-tide', 2);
    await ada.call('PUT', '/api/commerce/cart/shipping', home);
    const { status, body } = await ada.order();
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(await stockOf('mug-tide'), before - 2);
    const { order } = v.parse(orderAnswerSchema, await (await fetch(`${run.address}/api/commerce/orders/${body.token}`)).json());
    assert.deepEqual([order.state, order.isDemo, order.grandTotalCents, order.lines.length], ['paid', true, 2 * 2800 + 700, 1]);
    assert.doesNotMatch(JSON.stringify(order), /ada@example|Staithe/);
    const page = await (await fetch(run.address + body.url)).text();
    assert.match(page, /Thank you[^]*demonstration: nothing was charged/);
    await run.service.mailQueue.settled();
    const mail = outbox.mails.at(-1)!;
    assert.deepEqual([mail.to, mail.subject], ['ada@example.com', `Your order ${order.number}`]);
    assert.equal((await ada.call('GET', '/api/commerce/cart')).body.cart.totalQuantity, 0);
  });

  test('is one, however often and by whatever keys the button is pressed', async () => {
    const ada = visitor();
    await ada.add('tool-rib');
    await ada.call('PUT', '/api/commerce/cart/shipping', home);
    const before = await stockOf('tool-rib');
    const { cart, cartToken } = (await ada.call('GET', '/api/commerce/cart')).body;
    const press = (key: string) =>
      ada.call('POST', '/api/commerce/orders', {
        key,
        cartToken,
        grandTotalCents: cart.grandTotalCents,
        email: 'a@b.example',
        name: 'A',
        address: 'B',
      });
    const key = randomUUID();
    const answers = await Promise.all([press(key), press(key), press(randomUUID()), press(randomUUID())]);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ body }) => body.orderId)).size, 1);
    assert.equal(await stockOf('tool-rib'), before - 1);
  });

  test('is refused with the new sum when a price has changed since', async () => {
    const ada = visitor();
    await ada.add('tile-coaster');
    await ada.call('PUT', '/api/commerce/cart/shipping', home);
    const { cart } = (await ada.call('GET', '/api/commerce/cart')).body;
    await setVariant('tile-coaster', { priceCents: 2600, salePriceCents: 2600 });
    const { status, body } = await ada.order({ grandTotalCents: cart.grandTotalCents });
    assert.deepEqual([status, body.code], [409, 'price-changed']);
    assert.match(body.error, /€33\.00, not €31\.00/);
    assert.equal((await ada.order()).status, 200);
  });

  test('is refused when another buyer got the last item', async () => {
    await setVariant('bird-bath', { qtyInStock: 1 });
    const [ada, eve] = [visitor(), visitor()];
    for (const one of [ada, eve]) {
      await one.add('bird-bath');
      await one.call('PUT', '/api/commerce/cart/shipping', home);
    }
    const agreed = { grandTotalCents: 9600 };
    assert.equal((await ada.order(agreed)).status, 200);
    const { status, body } = await eve.order(agreed);
    assert.deepEqual([status, body.code, body.error], [409, 'sold-out', 'Bird bath is sold out.']);
    assert.equal(await stockOf('bird-bath'), 0);
  });

  test('counts the uses of a coupon, and refuses the one that came too late', async () => {
    await run.service.database.insert(coupons).values({ code: 'LAST', percent: 50, mostUses: 1 });
    const [ada, eve] = [visitor(), visitor()];
    for (const one of [ada, eve]) {
      await one.add('book-glazes');
      await one.call('POST', '/api/commerce/cart/coupons', { code: 'LAST' });
    }
    const answers = await Promise.all([ada, eve].map(one => one.order({ grandTotalCents: 900 })));
    assert.deepEqual(answers.map(({ status, body }) => body.code ?? status).sort(), [200, 'coupon-used-up'].sort());
  });

  test('gives everything back when the payment cannot be started, and can be tried again', async () => {
    const ada = visitor();
    await ada.add('cards-marsh', 5);
    await ada.call('PUT', '/api/commerce/cart/shipping', home);
    const before = await stockOf('cards-marsh');
    paysNobody = true;
    const failed = await ada.order({ provider: 'brittle' });
    paysNobody = false;
    assert.deepEqual([failed.status, failed.body.code], [503, 'payment-unavailable']);
    assert.equal(await stockOf('cards-marsh'), before);
    const { status, body } = await ada.order({ provider: 'brittle' });
    assert.equal(status, 200, JSON.stringify(body));
    const page = await fetch(run.address + body.url);
    assert.equal(page.headers.get('refresh'), `0;url=https://pay.example/${body.orderId}`);
    assert.match(await page.text(), /Awaiting payment[^]*Go to payment/);
    assert.equal(await stockOf('cards-marsh'), before - 5);
    await run.service.database.update(orders).set({ createdAt: new Date(0) }).where(eq(orders.id, body.orderId));
    assert.equal(await cancelAbandoned(run.service.database, new Date(1)), 1);
    assert.equal(await stockOf('cards-marsh'), before);
  });

  test('goes to the page that the owner has made for a product', async () => {
    await run.service.database.update(products).set({ hostedUrl: 'https://pay.example/p/tool-set?lang=en' }).where(eq(products.id, 'tool-set'));
    const ada = visitor();
    await ada.add('tool-set');
    await ada.call('PUT', '/api/commerce/cart/shipping', home);
    const { body } = await ada.order({ provider: 'link' });
    const url = new URL((await fetch(run.address + body.url)).headers.get('refresh')!.slice('0;url='.length));
    assert.deepEqual([url.origin, url.searchParams.get('lang'), url.searchParams.get('client_reference_id')], ['https://pay.example', 'en', body.orderId]);
  });

  test('keeps what the buyer filled in as it was asked', async () => {
    const ada = visitor();
    await ada.add('mug-name', 1, { form: { word: 'Élodie', script: 'Slanted' } });
    await ada.call('PUT', '/api/commerce/cart/shipping', home);
    const { body } = await ada.order();
    const { order } = await (await fetch(`${run.address}/api/commerce/orders/${body.token}`)).json();
    assert.deepEqual(
      order.lines[0].form.map((field: { rawTitle: string; value: string }) => `${field.rawTitle}: ${field.value}`),
      ['Word on the mug: Élodie', 'Letters: Slanted'],
    );
  });

  const wrong: [title: string, more: object, status: number, field: string | undefined][] = [
    ['an invalid email', { email: 'ada' }, 400, 'email'],
    ['an email that would begin a header', { email: 'a@b.example\r\nBcc: c@d.example' }, 400, 'email'],
    ['no address for a parcel', { address: ' ' }, 400, 'address'],
    ['a way to pay that there is not', { provider: 'gold' }, 400, 'provider'],
    ['the number of a card', { card: '4242424242424242' }, 400, 'card'],
    ['a token that nobody signed', { cartToken: 'x.y' }, 410, undefined],
  ];
  for (const [title, more, status, field] of wrong) {
    test(`is refused with ${title}`, async () => {
      const ada = visitor();
      await ada.add('cloth-linen');
      await ada.call('PUT', '/api/commerce/cart/shipping', home);
      const answer = await ada.order(more);
      assert.deepEqual([answer.status, answer.body.field], [status, field]);
    });
  }
});
