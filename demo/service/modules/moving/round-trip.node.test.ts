import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import type { Database } from '../../kernel/database/database.js';
import { startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import { bookings, bookingServices } from '../bookings/bookings.schema.js';
import { forms, submissionPayments, submissions, submissionSenders, submissionVersions, uploads } from '../forms/forms.schema.js';
import { subscribers, unsubscribed } from '../newsletter/newsletter.schema.js';
import { hashEmail } from '../newsletter/unsubscribed.js';
import { customers } from '../shop/customer.schema.js';
import { giftCards } from '../shop/gift-card.schema.js';
import { getOrderOrigin } from '../shop/orders/import/order-record.js';
import { refunds } from '../shop/refund.schema.js';
import { coupons, shippingOptions, taxClasses, taxRules } from '../shop/rule.schema.js';
import { categories, orders, productFiles, products, reviews, variants } from '../shop/shop.schema.js';
import { settingsTable } from '../shop/store-settings.schema.js';
import { storeVisitor } from '../shop/store-visitor-for-test.js';
import { subscriptionOrders, subscriptions } from '../shop/subscription.schema.js';
import { downloadArchive, type Instance, sendArchive, unzipTexts } from './archive-for-test.js';

let from: Instance;
let to: Instance;
before(async () => { [from, to] = [await startWithOwner(), await startWithOwner()]; });
after(async () => { await from.run.stop(); await to.run.stop(); });

const many = 1203;
const gif = Buffer.from('GIF89a, and the rest of it', 'latin1');

/** Fills a shop by what visitors and the owner do, and with more rows than are read at a time. */
async function fill({ run, owner }: Instance): Promise<void> {
  const { database } = run.service;
  const buy = async (sku: string, email: string, more: object = {}) => {
    const visitor = storeVisitor(run);
    await visitor.add(sku, 1, more);
    await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
    const { status, body } = await visitor.order({ email, name: 'Ada, “the” first', address: '1 Kiln Row\nDublin' });
    assert.equal(status, 200, JSON.stringify(body));
    return body.orderId as string;
  };
  const first = await buy('tile-coaster', 'ada@example.com');
  await buy('mug-kelp', 'bea@example.com');
  await buy('tea-by-post', 'cem@example.com', { plan: 'monthly' });
  const [order] = await database.select().from(orders).where(eq(orders.id, first));
  await database.insert(refunds).values({ id: randomUUID(), orderId: first, cents: 100, state: 'settled', createdAt: new Date('2026-03-04T05:06:07Z') } as typeof refunds.$inferInsert);
  await database.update(orders).set({ refundedCents: 100 }).where(eq(orders.id, first));
  await database.execute(sql`insert into store_gift_cards (code, order_id, line_at, initial_cents, balance_cents, is_void, created_at)
    select 'CARD-' || lpad(i::text, 5, '0'), ${first}, i, 5000, i, i % 7 = 0, '2026-01-01'::timestamptz + i * interval '1 minute' from generate_series(1, ${many}) i`);
  await database.execute(sql`insert into subscribers (email, source, language, confirmed_at, created_at)
    select 'reader' || i || '@example.com', 'market, ' || i, 'de', '2026-01-02T03:04:05Z', '2026-01-01T03:04:05Z' from generate_series(1, ${many}) i`);
  await database.insert(unsubscribed).values(Array.from({ length: many }, (_, at) => ({ emailHash: hashEmail(`gone${at}@example.com`) })));
  await database.insert(customers).values({ email: 'eve@example.com', name: 'Eve', note: 'likes blue' });
  await database.insert(taxClasses).values({ id: 'books', name: 'Books' } as typeof taxClasses.$inferInsert);
  await database.insert(coupons).values({ code: 'MOVE', percent: 10, startsAt: new Date('2026-01-01T00:00:00Z') });
  await database.update(settingsTable).set({ value: { name: 'Pots & Co', currency: 'EUR', country: 'IE', lowStock: 3 }, editedAt: new Date() });
  await database.insert(reviews).values({ id: 'a-review', productId: 'mug-kelp', orderId: first, rating: 4, title: 'Good', text: '“Quoted”, x', name: 'Ada', isPublished: true });
  const body = new FormData();
  for (const [name, value] of Object.entries({ csrf: owner.csrf, name: '' })) body.append(name, value);
  body.append('files', new Blob([new Uint8Array(await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png().toBuffer())]), 'pot.png');
  await fetch(`${run.address}/owner/products/new`, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html' }, body });

  const sent = new FormData();
  for (const [name, value] of Object.entries({ key: await run.key('repair'), formId: 'repair', form: '{"email":"dee@example.com"}' })) sent.append(name, value);
  sent.append('file.photos', new File([gif], 'broken.gif'));
  const { id } = await (await fetch(`${run.address}/api/form/SaveFormSubmission`, { method: 'POST', body: sent })).json() as { id: string };
  assert.ok(id);
  await database.insert(submissionVersions).values({ id: 'version', submissionId: id, values: { email: 'old@example.com' }, replacedAt: new Date('2026-02-02T00:00:00Z') });
  await database.update(submissions).set({ edits: 1, editedAt: new Date('2026-02-02T00:00:00Z') }).where(eq(submissions.id, id));
  await database.insert(submissionPayments).values({
    submissionId: id, token: 'secret-token-of-the-payment-page', state: 'paid', cents: 4500, currency: 'EUR', refundedCents: 500, orderId: first,
    orderNumber: order!.number, provider: 'demo', reference: 'pay_1', paidAt: new Date('2026-02-03T00:00:00Z'),
  });
  await database.insert(submissions).values({ id: 'once', formId: 'repair', payloadHash: 'x', values: { email: 'eve@example.com' }, context: { page: '/a' }, senderHash: 'hash-of-eve' });
  await database.insert(bookingServices).values({
    id: 'glaze-day', title: 'Glaze “day”', minutes: 90, stepMinutes: 90, timeZone: 'Europe/Dublin', hours: ['10:00-13:00', '', '', '', '', '', ''], closedDays: ['2026-12-24/2026-12-26'],
  });
  await database.insert(bookings).values({
    id: randomUUID(), key: 'key-of-a-booking', serviceId: 'glaze-day', startsAt: new Date('2026-03-02T10:00:00Z'), endsAt: new Date('2026-03-02T11:30:00Z'),
    name: 'Ada', email: 'ada@example.com', note: 'An apron', language: 'de', sequence: 1,
  });
  await database.insert(submissionSenders).values({ formId: 'repair', senderHash: 'hash-of-eve', submissionId: 'once' });
}

/** What each instance makes itself: IDs of its orders, addresses that open something, and when rows were written. */
const ownColumns = new Set([
  'key', 'token', 'cartId', 'cycleId', 'payloadHash', 'editedAt', 'deletedAt', 'position', 'provider', 'reference', 'chargeReference', 'paymentUrl', 'importedFrom', 'importedNumber',
  'number', 'prefix', 'updatedAt', 'nextAt', 'nextDay', 'pausedAt',
]);

/** All rows of a table in words that are the same in each instance. */
async function readTable(database: Database, table: PgTable, names: ReadonlyMap<string, string>, omitted: readonly string[] = []): Promise<string[]> {
  const skipped = new Set([...ownColumns, ...omitted]);
  const columns = Object.keys(getTableColumns(table)).filter(name => !skipped.has(name)).sort();
  const rows = await database.select().from(table) as Record<string, unknown>[];
  return rows.map(row => JSON.stringify(columns.map(name => {
    const value = row[name];
    // Plans run as subscriptions, whose rows are compared.
    if (table === orders && name === 'lines') return [name, (value as object[]).map(line => ({ ...line, subscriptionPlan: null }))];
    return [name, typeof value === 'string' ? names.get(value) ?? value : value];
  }))).sort();
}

/** IDs of orders and subscriptions here, by what names them everywhere. */
async function readNames(database: Database): Promise<Map<string, string>> {
  const names = new Map((await database.select().from(orders)).map(order => [order.id, `order ${getOrderOrigin(order)}`]));
  for (const { id, orderId, rhythm } of await database.select().from(subscriptions).orderBy(asc(subscriptions.number))) names.set(id, `subscription ${names.get(orderId)} ${rhythm}`);
  return names;
}

const tables: readonly (readonly [name: string, table: PgTable, omitted?: readonly string[]])[] = [
  ['categories', categories], ['tax classes', taxClasses], ['taxes', taxRules], ['shipping', shippingOptions], ['coupons', coupons],
  ['products', products, ['createdAt']], ['variants', variants, ['id']], ['pictures', productFiles, ['createdAt']],
  // An order that has been moved gives nothing back to the stock.
  ['orders', orders, ['stockTaken']], ['customers', customers, ['createdAt']], ['gift cards', giftCards], ['reviews', reviews],
  ['subscriptions', subscriptions], ['subscription orders', subscriptionOrders],
  ['subscribers', subscribers, ['formId', 'submissionId', 'emailedAt']], ['unsubscribed', unsubscribed],
  ['forms', forms, ['startsCountedSince']], ['submissions', submissions], ['senders', submissionSenders], ['versions', submissionVersions],
  ['uploads', uploads], ['payments', submissionPayments], ['booking services', bookingServices, ['createdAt']], ['bookings', bookings],
];

test('a full shop is the same on another server, row by row', async () => {
  await fill(from);
  const [source, target] = [from.run.service.database, to.run.service.database];
  await target.execute(sql`truncate store_products, store_coupons, store_shipping_options, store_categories, store_tax_rules, store_tax_classes cascade`);
  await target.delete(settingsTable);
  const bytes = await downloadArchive(from);
  const files = await unzipTexts(bytes);
  const texts = [...files.values()].join('\n');
  for (const secret of ['secret-token-of-the-payment-page', ...(await source.select({ token: orders.token }).from(orders)).map(({ token }) => token)])
    assert.ok(!texts.includes(secret), secret);
  assert.equal((JSON.parse(files.get('gift-cards.json')!) as unknown[]).length, many);

  const { file, text } = await sendArchive(to, bytes);
  assert.match(text, /New: 1203<[^]*Subscribers, New: 1203<[^]*Submissions, New: 2<[^]*Files of visitors, New: 1</, text);
  const stored = await to.owner.post('/owner/moving/import/store', { file });
  assert.equal(stored.status, 200, await stored.clone().text());
  const [here, there] = [await readNames(source), await readNames(target)];
  const differences: unknown[] = [];
  for (const [name, table, omitted] of tables) {
    const expected = await readTable(source, table, here, omitted);
    assert.ok(expected.length > 0, `${name}: nothing to compare`);
    const actual = await readTable(target, table, there, omitted);
    const [lost, added] = [expected.filter(row => !actual.includes(row)), actual.filter(row => !expected.includes(row))];
    // Customers who are only in orders become rows of their own.
    const isSame = lost.length === 0 && (table === customers || (added.length === 0 && actual.length === expected.length));
    if (!isSame) differences.push([name, lost.slice(0, 1), added.slice(0, 1), actual.length, expected.length]);
  }
  assert.deepEqual(differences, []);

  // The rows that only say where a file is have their file.
  const [upload] = await target.select().from(uploads);
  const answer = await fetch(`${to.run.address}/owner/files/${upload!.id}`, { headers: { cookie: to.owner.cookie } });
  const content = Buffer.from(await answer.arrayBuffer());
  assert.deepEqual([content, createHash('sha256').update(content).digest('hex'), answer.headers.get('content-type')], [gif, upload!.sha256, 'image/gif']);
  const [payment] = await target.select().from(submissionPayments);
  assert.match(payment!.token, /^[\w-]{32}$/);
  assert.notEqual(payment!.token, 'secret-token-of-the-payment-page');
  assert.equal((await target.select().from(orders).where(isNull(orders.importedFrom))).length, 0);

  // The same archive again, and the archive of the new server in the old one: nothing comes twice.
  const newIn = async (instance: Instance, archive: Uint8Array) => [...(await sendArchive(instance, archive)).text.matchAll(/<li>([^<]*), New: /g)].map(([, title]) => title);
  assert.deepEqual(await newIn(to, bytes), []);
  assert.deepEqual(await newIn(from, await downloadArchive(to)), ['Customers']);
});
