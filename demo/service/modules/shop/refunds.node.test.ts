import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { orders } from './shop.schema.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { type OwnerVisitor, startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';
import { applyPaymentEvent, moveOrder, refundOrder } from './order-changes.js';
import { getRefunds } from './refunds.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
const outbox = memoryOutbox();
before(async () => { ({ run, owner } = await startWithOwner({ outbox })); });
after(() => run.stop());

/** An order of 31 euros that has been paid. */
async function paidOrder() {
  const ada = storeVisitor(run);
  await ada.add('tile-coaster');
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  const { body } = await ada.order();
  return stored(body.orderId);
}
const stored = async (id: string) => (await run.service.database.select().from(orders).where(eq(orders.id, id)))[0]!;
const sums = async (id: string) => (await getRefunds(run.service.database, id)).map(({ cents }) => cents);

describe('refunds of parts', () => {
  test('add up, each with its day, and the last one makes the order refunded', async () => {
    const { id, number, token, grandTotalCents } = await paidOrder();
    const refund = (amount: string, key = randomUUID()) => owner.post(`/owner/orders/${number}/refund`, { amount, key });
    assert.equal((await refund('5')).headers.get('location'), `/owner/orders/${number}?done`);
    assert.equal((await refund('2,50')).headers.get('location'), `/owner/orders/${number}?done`);
    assert.deepEqual([(await stored(id)).refundedCents, await sums(id), (await stored(id)).state], [750, [500, 250], 'paid']);
    const today = new Date().toISOString().slice(0, 10);
    for (const page of [await owner.read(`/owner/orders/${number}`), await (await fetch(`${run.address}/checkout/confirmed/${token}`)).text()]) {
      assert.match(page, /Refunded: €7\.50\./);
      assert.match(
        page,
        new RegExp(
          `<li><time datetime="${today}T[^"]+">[^<]+</time>: €5\\.00</li><li><time datetime="${today}[^"]+">[^<]+</time>: €2\\.50</li>`,
        ),
      );
    }
    const { order } = (await (await fetch(`${run.address}/api/commerce/orders/${token}`)).json()) as {
      order: { refunds: { cents: number; created: string }[]; refundedCents: number };
    };
    assert.deepEqual([order.refundedCents, order.refunds.map(({ cents, created }) => [cents, created.slice(0, 10)])], [750, [[500, today], [250, today]]]);
    const rest = grandTotalCents - 750;
    await refund(String(rest / 100));
    assert.deepEqual([(await stored(id)).state, (await stored(id)).refundedCents, await sums(id)], ['refunded', grandTotalCents, [500, 250, rest]]);
  });

  test('are one, however often the button of one page is pressed', async () => {
    const { id, number } = await paidOrder();
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => owner.post(`/owner/orders/${number}/refund`, { amount: '5', key })));
    assert.deepEqual([(await stored(id)).refundedCents, await sums(id)], [500, [500]]);
  });

  test('are all added when they are concurrent, and never exceed the amount paid', async () => {
    const { id, grandTotalCents } = await paidOrder();
    const part = Math.floor(grandTotalCents / 4);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => refundOrder(run.service.database, id, part, randomUUID())));
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length >= 4, true);
    const { refundedCents } = await stored(id);
    assert.equal(refundedCents, (await sums(id)).reduce((sum, cents) => sum + cents, 0));
    assert.ok(refundedCents <= grandTotalCents);
  });

  for (const [language, amount, said] of [
    ['en', '12.505', '“12.505” can be read as two amounts. Enter it without a thousands separator, such as 1250.50.'],
    ['en', '9999', 'Enter an amount from €0.01 to'],
    ['de', 'x', 'Bitte geben Sie einen Betrag von 0,01'],
    ['de', '0', 'Bitte geben Sie einen Betrag von 0,01'],
    ['en', '', 'Enter an amount from €0.01 to'],
  ] as const) {
    test(`ask "${amount}" back in ${language} with the words that were typed`, async () => {
      const { id, number } = await paidOrder();
      const answer = await owner.speaking(language).post(`/owner/orders/${number}/refund`, { amount, key: randomUUID() });
      const page = await answer.text();
      assert.equal(answer.status, 400);
      assert.ok(page.includes(said), page);
      assert.ok(page.includes(`name="amount" inputmode="decimal" autocomplete="off" required value="${amount}"`), page);
      assert.deepEqual(await sums(id), []);
    });
  }

  test('change nothing where the order is no longer paid, and the owner reads so', async () => {
    const { id, number } = await paidOrder();
    for (const [state, amount] of [['refunded', '1'], ['refunded', '12.505'], ['canceled', 'x'], ['pending', '1']] as const) {
      await run.service.database.update(orders).set({ state, paidAt: null }).where(eq(orders.id, id));
      const answer = await owner.post(`/owner/orders/${number}/refund`, { amount, key: randomUUID() });
      assert.equal(answer.headers.get('location'), `/owner/orders/${number}?late`, `${state} ${amount}`);
      assert.match(await owner.read(`/owner/orders/${number}?late`), /role="status">This order was already updated\. Check its status\./);
    }
    assert.deepEqual(await sums(id), []);
  });

  test('from a payment host are totals: an amount that the owner has already recorded is not added again', async () => {
    const { id, provider, grandTotalCents } = await paidOrder();
    const tell = (refundedCents: number) =>
      applyPaymentEvent(run.service.database, provider, { id: randomUUID(), orderId: id, state: 'refunded', refundedCents });
    await tell(500);
    await tell(800);
    assert.deepEqual(await sums(id), [500, 300]);
    await refundOrder(run.service.database, id, 200, randomUUID());
    await tell(1000);
    assert.deepEqual([(await stored(id)).refundedCents, await sums(id)], [1000, [500, 300, 200]]);
    await tell(grandTotalCents);
    assert.equal((await stored(id)).state, 'refunded');
  });

  test('leave the rest to the day on which the order is marked as paid back', async () => {
    const { id, grandTotalCents } = await paidOrder();
    await refundOrder(run.service.database, id, 500, randomUUID());
    await moveOrder(run.service.database, id, 'refunded');
    assert.deepEqual([(await stored(id)).refundedCents, await sums(id)], [grandTotalCents, [500, grandTotalCents - 500]]);
  });
});

test('the table of orders has a column with the day and the amount of each refund', async () => {
  const none = await paidOrder();
  const { number } = await paidOrder();
  for (const amount of ['5', '2.50']) await owner.post(`/owner/orders/${number}/refund`, { amount, key: randomUUID() });
  const [head, ...lines] = (await owner.read('/owner/orders/file')).replace('\uFEFF', '').split('\r\n');
  assert.match(head!, /,Total,Refunded,Refunds \(UTC\),Currency,/);
  const today = new Date().toISOString().slice(0, 10);
  assert.match(lines.find(line => line.startsWith(`${number},`))!, new RegExp(`,31\\.00,7\\.50,"?${today} 5\\.00; ${today} 2\\.50"?,EUR,`));
  assert.match(lines.find(line => line.startsWith(`${none.number},`))!, /,31\.00,0\.00,,EUR,/);
});
