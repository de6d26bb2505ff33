import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { giftCards, giftCardUses } from './gift-card.schema.js';
import { orders, variants } from './shop.schema.js';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { translateNote } from './orders/translate-note.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { newGiftCode, payableByCard, sharesOfCards, tidyGiftCode } from './gift-cards.js';
import { moveOrder } from './order-changes.js';
import { press } from './press-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';
import { inTestStore } from './settings/store-for-test.js';

test('a code is read as people type it, and is never another one', () => {
  const codes = Array.from({ length: 200 }, newGiftCode);
  assert.equal(new Set(codes).size, codes.length);
  for (const code of codes) {
    assert.match(code, /^(?:[A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '–')])
      assert.equal(tidyGiftCode(typed), code);
  }
  for (const none of ['', 'LOWTIDE', 'ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMN-PQR0', 'ABCD-EFGH-JKMN-PQRST']) assert.equal(tidyGiftCode(none), '', none);
});

test('cards pay one after the other, and no more than there is to pay', () => {
  const cards = [{ code: 'A', balanceCents: 1000 }, { code: 'B', balanceCents: 500 }, { code: 'C', balanceCents: 300 }];
  for (const [sum, shares] of [
    [0, []],
    [999, [['A', 999]]],
    [1000, [['A', 1000]]],
    [
      1200,
      [
        ['A', 1000],
        ['B', 200],
      ],
    ],
    [
      9999,
      [
        ['A', 1000],
        ['B', 500],
        ['C', 300],
      ],
    ],
  ] as const) {
    assert.deepEqual(
      sharesOfCards(cards, sum).map(({ code, cents }) => [code, cents]),
      shares,
    );
  }
});

test('cards pay for everything but cards and subscriptions', () => {
  const line = (totalCents: number, productType = 'physical', subscriptionPlan: unknown = null) => ({ totalCents, productType, subscriptionPlan });
  for (const [lines, sum, payable] of [
    [[line(2800)], 3500, 3500],
    [[line(2800), line(5000, 'giftCard')], 8500, 3500],
    [[line(5000, 'giftCard')], 5000, 0],
    [[line(5000, 'giftCard')], 4000, 0],
    [[line(900, 'physical', {})], 900, 0],
    [[], 0, 0],
  ] as const)
    assert.equal(payableByCard(lines, sum), payable);
});

describe('a gift card', () => {
  let run: TestService;
  const outbox = memoryOutbox();
  before(async () => { run = await startForTest({ outbox }); });
  after(() => run.stop());
  const database = () => run.service.database;
  const cardOf = async (code: string) => (await database().select().from(giftCards).where(eq(giftCards.code, code)))[0]!;
  const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

  /** A card of the smallest amount, bought with the demo. */
  async function buy(quantity = 1) {
    const ada = storeVisitor(run);
    const [kind] = await database().select().from(variants).where(eq(variants.productId, 'gift-card')).orderBy(variants.position);
    await ada.add(kind!.sku, quantity, { form: { recipient: 'bea@example.com', words: 'For your table.' } });
    const { status, body } = await ada.order();
    assert.equal(status, 200, JSON.stringify(body));
    const page = await (await fetch(run.address + body.url)).text();
    return { orderId: body.orderId as string, page, codes: [...page.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code!), worth: kind!.priceCents };
  }
  const post = (path: string, fields: Record<string, string>) => press(run.address + path, fields);
  /** The checkout page of a visitor who pays with a card, without scripts. */
  async function checkoutWith(giftCard: string, sku = 'mug-dune', { form, ...more }: { coupon?: string; form?: { recipient: string } } = {}) {
    const first = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku, quantity: 1, ...form && { form } }]), country: 'GB' })).text();
    const page = await (await post('/commerce/goto-checkout', { cartToken: hidden(first, 'cartToken'), country: 'GB', coupon: '', giftCard, ...more })).text();
    const ending = /name="keepGiftCard" value="([^"]*)"/.exec(page)?.[1];
    const fields = { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents') };
    return {
      page,
      fields,
      order: () =>
        post('/checkout/order', {
          ...fields,
          country: 'GB',
          coupon: '',
          ...(ending && { keepGiftCard: ending }),
          email: 'cy@example.com',
          name: 'Cy',
          address: 'Lane',
          provider: /name="provider" value="([^"]*)"/.exec(page)?.[1] ?? '',
        }),
    };
  }

  test('comes with its order, by email to the buyer and to whom it is for', async () => {
    await run.service.mailQueue.settled();
    const before = outbox.mails.length;
    const { codes, page } = await buy(2);
    assert.equal(codes.length, 2);
    assert.match(page, /<h2>Gift card<\/h2>/);
    await run.service.mailQueue.settled();
    const written = outbox.mails.slice(before).sort((one, other) => (one.to < other.to ? -1 : 1));
    const [toBuyer, toBea] = written;
    assert.deepEqual(written.map(({ to }) => to), ['ada@example.com', 'bea@example.com']);
    for (const email of [toBuyer!, toBea!]) for (const code of codes) assert.ok(email.text.includes(code), email.subject);
    assert.match(toBea!.text, /For your table\./);
    const { orderId } = await cardOf(codes[0]!);
    const [order] = await database().select().from(orders).where(eq(orders.id, orderId));
    assert.doesNotMatch(JSON.stringify(await (await fetch(`${run.address}/api/commerce/orders/${order!.token}`)).json()), new RegExp(codes[0]!));
  });

  test('pays a part, and the rest another time, until nothing is left', async () => {
    const { codes: [code], worth } = await buy();
    const first = await checkoutWith(code!.toLowerCase());
    assert.equal(Number(first.fields.grandTotalCents), 2800 + 700 - worth);
    const ordered = await first.order();
    assert.equal(ordered.status, 303, await ordered.clone().text());
    assert.match(await (await fetch(run.address + ordered.headers.get('location')!)).text(), /Gift card<\/th><td>−€25\.00[^]*€10\.00/);
    assert.equal((await cardOf(code!)).balanceCents, 0);
    assert.match((await checkoutWith(code!)).page, new RegExp(`gift card ${code!.slice(-4)} has no balance left`));
  });

  test('pays the whole order, without another payment provider', async () => {
    const { codes: [code], worth } = await buy();
    const { page, fields, order } = await checkoutWith(code!, 'book-tides');
    assert.equal(fields.grandTotalCents, '0');
    assert.deepEqual([...page.matchAll(/name="provider" value="([^"]*)"/g)].map(([, name]) => name), ['gift-card']);
    const ordered = await order();
    assert.equal(ordered.status, 303, await ordered.clone().text());
    assert.match(ordered.headers.get('location')!, /confirmed/);
    assert.equal((await cardOf(code!)).balanceCents, worth - 500);
  });

  test('is found where coupons are typed, and can be taken off again', async () => {
    const { codes: [code] } = await buy();
    const { page, fields } = await checkoutWith('', 'mug-dune', { coupon: code! });
    assert.match(page, /name="keepGiftCard"/);
    const without = await (await post('/commerce/goto-checkout', { cartToken: fields.cartToken, country: 'GB', coupon: '' })).text();
    assert.equal(hidden(without, 'grandTotalCents'), '3500');
  });

  for (const [title, typed] of [['nobody has', 'ABCD-EFGH-JKMN-PQRS'], ['is invalid', '<b>x</b>']] as const) {
    test(`of a code that ${title} is refused in words`, async () => {
      const { page, fields } = await checkoutWith(typed);
      assert.match(page, /<p [^>]*role="alert">The gift card .* does not exist\./);
      assert.doesNotMatch(page, /<b>x/);
      assert.equal(fields.grandTotalCents, '3500');
    });
  }

  test('buys no other card', async () => {
    const { codes: [code], worth } = await buy();
    const [kind] = await database().select().from(variants).where(eq(variants.productId, 'gift-card')).orderBy(variants.position);
    assert.equal(Number((await checkoutWith(code!, kind!.sku, { form: { recipient: 'bea@example.com' } })).fields.grandTotalCents), worth);
  });

  test('never has a negative balance when many spend it at the same time: each buyer learns what was charged', async () => {
    const { codes: [code], worth } = await buy();
    await database().update(variants).set({ qtyInStock: 100 }).where(eq(variants.sku, 'mug-dune'));
    const tills = await Promise.all(Array.from({ length: 12 }, () => checkoutWith(code!)));
    const answers = await Promise.all(tills.map(till => till.order()));
    const paid = answers.filter(({ status }) => status === 303);
    assert.equal(paid.length, 1);
    for (const answer of answers) if (answer.status !== 303) assert.match(await answer.text(), /gift card|The total has changed/);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [303, 409]);
    const { balanceCents } = await cardOf(code!);
    const uses = await database().select().from(giftCardUses).where(eq(giftCardUses.code, code!));
    assert.equal(balanceCents, worth - uses.reduce((sum, { cents }) => sum + cents, 0));
    await assert.rejects(database().update(giftCards).set({ balanceCents: -1 }).where(eq(giftCards.code, code!)));
  });

  test('has its money again when the order is canceled, once', async () => {
    const { codes: [code], worth } = await buy();
    const ordered = await (await checkoutWith(code!)).order();
    const token = ordered.headers.get('location')!.split('/').at(-1)!;
    const [order] = await database().select().from(orders).where(eq(orders.token, token));
    assert.equal((await cardOf(code!)).balanceCents, 0);
    await Promise.all([1, 2, 3].map(() => moveOrder(database(), order!.id, 'canceled')));
    assert.equal((await cardOf(code!)).balanceCents, worth);
  });

  test('counts no more when its own order is paid back, and the owner reads what has been spent of it', async () => {
    const { codes: [code], orderId } = await buy();
    await (await checkoutWith(code!, 'book-tides')).order();
    await moveOrder(database(), orderId, 'refunded');
    assert.match((await checkoutWith(code!)).page, /does not exist/);
    const [order] = await database().select().from(orders).where(eq(orders.id, orderId));
    assert.match(inTestStore(() => translateNote(order!.note!, { currency: order!.currency, provider: '' })), /^€5\.00 of the gift cards/);
  });
});
