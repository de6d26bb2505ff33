import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { asc, eq, ne, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import { forms, submissions } from '../forms/forms.schema.js';
import { hashEmail } from '../newsletter/unsubscribed.js';
import { subscribers, unsubscribed } from '../newsletter/newsletter.schema.js';
import { customers } from '../shop/customer.schema.js';
import { giftCards } from '../shop/gift-card.schema.js';
import { coupons, shippingOptions } from '../shop/rule.schema.js';
import { orders, productFiles, products, reviews } from '../shop/shop.schema.js';
import { settingsTable } from '../shop/store-settings.schema.js';
import { storeVisitor } from '../shop/store-visitor-for-test.js';
import { subscriptions } from '../shop/subscription.schema.js';
import { downloadArchive, emptyManifest, type Instance, sendArchive, unzipTexts, zipFiles } from './archive-for-test.js';

let from: Instance;
let to: Instance;
let now = Date.now();
before(async () => { [from, to] = [await startWithOwner({ clock: () => now }), await startWithOwner({ clock: () => now })]; });
after(async () => { await from.run.stop(); await to.run.stop(); });

const empty = async ({ run: { service: { database } } }: Instance) => {
  await database.execute(sql`truncate store_products, store_coupons, store_shipping_options, store_categories cascade`);
  await database.delete(settingsTable);
};

test('a shop moves with everything but its secrets, after a preview, and only once', async () => {
  const { database } = from.run.service;
  const visitor = storeVisitor(from.run);
  await visitor.add('tile-coaster');
  await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
  const { body } = await visitor.order({ email: 'ada@example.com' });
  await database.insert(giftCards).values({ code: 'ABCD-EFGH-JKLM-NPQR', orderId: body.orderId, lineAt: 0, initialCents: 5000, balanceCents: 1234 });
  await database.insert(customers).values({ email: 'eve@example.com', name: 'Eve', note: 'blue' });
  await database.insert(subscribers).values({ email: 'ada@example.com', source: 'market', confirmedAt: new Date('2026-01-02T03:04:05Z'), language: 'de' });
  await database.insert(unsubscribed).values({ emailHash: hashEmail('bob@example.com') });
  await database.insert(coupons).values({ code: 'MOVE', percent: 10, startsAt: new Date('2026-01-01T00:00:00Z') });
  await database.update(settingsTable).set({ value: { name: 'Pots & Co', currency: 'EUR', country: 'IE', lowStock: 3 }, editedAt: new Date() });
  const buyer = storeVisitor(from.run);
  await buyer.add('tea-by-post', 1, { plan: 'monthly' });
  await buyer.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
  const { body: bought } = await buyer.order({ email: 'bea@example.com' });
  await database.update(subscriptions).set({ reference: 'sub_1' });
  await database.insert(reviews).values({
    id: 'moved-review', productId: 'tea-by-post', orderId: bought.orderId, rating: 4, title: 'Good', text: 'Tea', name: 'Bea', isPublished: true,
  });
  const fields = [{ id: 'email', type: 'email' as const, title: 'Email' }, { id: 'secret', type: 'password' as const, title: 'Password' }];
  await database.insert(forms).values({ id: 'own-form', name: 'Own', fields });
  await database.insert(submissions).values({
    id: 'moved-submission', formId: 'own-form', payloadHash: 'x', values: { email: 'cem@example.com', secret: 'hash-of-a-password' }, context: {},
  });
  // Its pictures are in the file store of the instance.
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png().toBuffer();
  const id = await uploadTo(from, picture);

  const bytes = await downloadArchive(from);
  const files = await unzipTexts(bytes);
  assert.deepEqual([...files.keys()].sort(), ['booking-services.json', 'bookings.json', 'categories.json', 'coupons.json', 'customers.csv', 'forms.json', 'gift-cards.json', 'manifest.json', 'orders.csv', `pictures/${id}.webp`,
    'products.csv', 'reviews.json', 'settings.json', 'shipping.json', 'site-files.json', 'site-fonts.json', 'submissions.json', 'subscribers.json', 'subscriptions.json', 'tax-classes.json', 'taxes.json', 'unsubscribed.json']);
  const { rows, version } = JSON.parse(files.get('manifest.json')!) as { rows: Record<string, number>; version: number };
  assert.deepEqual([version, rows['orders.csv'], rows['subscribers.json'], rows['customers.csv'], rows['subscriptions.json'], rows['submissions.json']],
    [1, 2, 1, 3, 1, 1]);
  const [order] = await database.select().from(orders).where(eq(orders.id, body.orderId));
  const [running] = await database.select().from(subscriptions);
  for (const secret of [order!.token, order!.key, order!.cartId, 'bob@example.com', running!.token, 'hash-of-a-password']) assert.ok(![...files.values()].join().includes(secret), secret);

  await empty(to);
  const { text, file } = await sendArchive(to, bytes);
  assert.match(text, /Nothing has been stored yet[^]*Orders, New: 2<[^]*Subscriptions, New: 1<[^]*Reviews, New: \d+<[^]*Subscribers, New: 1<[^]*Submissions, New: 1</, text);
  assert.deepEqual(await to.run.service.database.select().from(products), []);
  const stored = await to.owner.post('/owner/moving/import/store', { file });
  assert.equal(stored.status, 200, await stored.clone().text());
  const there = to.run.service.database;
  const both = async <Row>(read: (one: typeof there) => Promise<Row[]>) => assert.deepEqual(await read(there), await read(database));
  await both(one => one.select({ id: products.id, name: products.name, plans: products.pictures }).from(products).orderBy(asc(products.id)));
  await both(one => one.select().from(coupons).orderBy(asc(coupons.code)));
  await both(one => one.select().from(shippingOptions).orderBy(asc(shippingOptions.id)));
  await both(one => one.select().from(subscribers));
  await both(one => one.select().from(unsubscribed));
  await both(one => one.select({ code: giftCards.code, balance: giftCards.balanceCents }).from(giftCards));
  await both(one => one.select({ id: productFiles.id, size: productFiles.size }).from(productFiles));
  await both(one => one.select({ email: customers.email, note: customers.note }).from(customers).where(ne(customers.note, '')));
  const [review] = await there.select().from(reviews).where(eq(reviews.id, 'moved-review'));
  const [first] = await there.select().from(orders).where(eq(orders.email, 'bea@example.com'));
  assert.deepEqual([review!.rating, review!.orderId], [4, first!.id]);
  assert.deepEqual((await there.select().from(submissions)).map(({ formId, values }) => [formId, values]), [['own-form', { email: 'cem@example.com' }]]);
  const [settings] = await there.select().from(settingsTable);
  assert.deepEqual([settings!.value.name, settings!.value.lowStock], ['Pots & Co', 3]);
  assert.equal((await fetch(`${to.run.address}/images/uploads/${id}`)).headers.get('content-type'), 'image/webp');
  const moved = (await there.select().from(orders).where(eq(orders.email, 'ada@example.com')))[0]!;
  assert.deepEqual([moved.email, moved.grandTotalCents, moved.importedNumber], ['ada@example.com', order!.grandTotalCents, String(order!.number)]);
  assert.equal((await there.select().from(giftCards))[0]!.orderId, moved.id);
  assert.match((await sendArchive(to, bytes)).text, /The file contains nothing new/);
});

test('a subscription arrives paused: nothing is charged before its owner resumes it, and no period that had begun before', async () => {
  const { service: { database, sweep } } = to.run;
  const read = async () => (await database.select().from(subscriptions))[0]!;
  const paidBy = async () => (await database.select({ number: orders.number }).from(orders).where(eq(orders.email, 'bea@example.com'))).length;
  const { number, reference, state, nextAt, lines } = await read();
  assert.deepEqual([reference, state, nextAt, lines[0]!.subscriptionPlan!.id], ['sub_1', 'active', null, 'monthly']);
  now += 40 * 24 * 60 * 60_000;
  await sweep();
  assert.equal(await paidBy(), 1, 'paused');
  assert.match(await to.owner.read('/owner/subscriptions?state=paused'), /nothing is charged[^]*Resume all/);
  assert.match(await to.owner.read(`/owner/subscriptions/${number}`), /nothing is charged/);
  assert.equal((await to.owner.post(`/owner/subscriptions/${number}/resume`)).headers.get('location'), `/owner/subscriptions/${number}?resumed`);
  assert.equal((await to.owner.post(`/owner/subscriptions/${number}/resume`)).headers.get('location'), `/owner/subscriptions/${number}?running`);
  await sweep();
  assert.deepEqual([await paidBy(), (await read()).cycle], [1, 2], 'the second period may have been charged by the old server');
  now += 31 * 24 * 60 * 60_000;
  await sweep();
  assert.deepEqual([await paidBy(), (await read()).cycle, (await read()).state], [2, 3, 'active']);
  await sweep();
  assert.equal(await paidBy(), 2);
});

test('a long part is several files, each of which is imported alone', async () => {
  const { database } = from.run.service;
  await database.execute(sql`insert into subscribers (email, source, confirmed_at) select 'many' || i || '@example.com', 'list', now() from generate_series(1, 10010) i`);
  const files = await unzipTexts(await downloadArchive(from));
  assert.deepEqual([...files.keys()].filter(name => name.startsWith('subscribers')), ['subscribers.json', 'subscribers-2.json', 'subscribers-3.json']);
  assert.deepEqual(['subscribers.json', 'subscribers-2.json', 'subscribers-3.json'].map(name => (JSON.parse(files.get(name)!) as unknown[]).length), [5000, 5000, 11]);
  const { text, file } = await sendArchive(to, await zipFiles(files));
  assert.match(text, /Subscribers, New: 10,010</);
  assert.equal((await to.owner.post('/owner/moving/import/store', { file })).status, 200);
  assert.equal((await to.run.service.database.select().from(subscribers)).length, 10_011);
});

/** Stores a picture as the editor of products does. */
const uploadTo = async ({ owner, run }: Instance, picture: Buffer): Promise<string> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ csrf: owner.csrf, name: '' })) body.append(name, value);
  body.append('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'pot.png');
  await fetch(`${run.address}/owner/products/new`, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html' }, body });
  const [row] = await run.service.database.select().from(productFiles);
  return row!.id;
};

describe('an archive is refused, and nothing is stored,', () => {
  const rows: [title: string, files: () => Promise<Uint8Array>, says: RegExp][] = [
    ['that is not a zip file', async () => new TextEncoder().encode('hello'), /not an archive/],
    ['that is empty', () => zipFiles([]), /not an archive/],
    ['without a manifest', () => zipFiles([['coupons.json', '[]']]), /not an archive/],
    ['of another version', () => zipFiles([['manifest.json', emptyManifest.replace('1', '2')]]), /not an archive/],
    ['that lacks pictures', () => zipFiles([['manifest.json', emptyManifest.replace('"pictures":0', '"pictures":1')]]), /not an archive/],
    ['with a path to another folder', () => zipFiles([['../coupons.json', '[]'], ['manifest.json', emptyManifest]]), /not an archive/],
    ['with an absolute path', () => zipFiles([['/etc/passwd', ''], ['manifest.json', emptyManifest]]), /not an archive/],
    ['with an unknown file', () => zipFiles([['shell.sh', ''], ['manifest.json', emptyManifest]]), /not an archive/],
    ['with a picture of another name', () => zipFiles([['pictures/../../x.webp', ''], ['manifest.json', emptyManifest]]), /not an archive/],
    ['that unpacks to more than it may', () => zipFiles([['coupons.json', ' '.repeat(65 * 1024 * 1024)], ['manifest.json', emptyManifest]]), /more than this service accepts/],
    ['that is cut off', async () => (await zipFiles([['coupons.json', '[]'], ['manifest.json', emptyManifest]])).slice(0, -10), /not an archive/],
    ['with a table that is none', () => zipFiles([['coupons.json', '{}'], ['manifest.json', emptyManifest]]), /data of this file is damaged/],
    ['with settings that are none', () => zipFiles([['settings.json', '[]'], ['manifest.json', emptyManifest]]), /data of this file is damaged/],
    ['with damaged gift cards', () => zipFiles([['gift-cards.json', '[{"code":"ABCD","balanceCents":-1}]'], ['manifest.json', emptyManifest]]), /data of this file is damaged/],
    ['with an address that is none', () => zipFiles([['subscribers.json', '[{"email":"x","source":"y"}]'], ['manifest.json', emptyManifest]]), /data of this file is damaged/],
  ];
  for (const [title, files, says] of rows) {
    test(title, async () => {
      const { status, text } = await sendArchive(from, await files());
      assert.equal(status, 400, text);
      assert.match(text, says);
    });
  }
});

test('strangers get no archive', async () => {
  for (const path of ['/owner/moving', '/owner/moving/import']) assert.notEqual((await fetch(from.run.address + path, { redirect: 'manual' })).status, 200);
  assert.notEqual((await fetch(`${from.run.address}/owner/moving/archive`, { method: 'POST', redirect: 'manual' })).status, 200);
});
