import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { count, eq, like, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { editorLimits } from 'site-elements/contract/editor-limits';
import { readCatalogue } from '../catalogue.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { categories, reviews, variants } from '../shop.schema.js';
import { memoryOutbox } from '../../../kernel/mail/outbox.js';
import type { TestService } from '../../../start-for-test.js';
import { csvLine } from 'site-elements/contract/csv-line';
import { startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { parseCsv } from './parse-csv.js';
import { readProductCsv } from './read-product-csv.js';
import { inTestStore } from '../settings/store-for-test.js';

const outbox = memoryOutbox();
let run: TestService;
let cookie = '';
let csrf = '';
before(async () => { ({ run, owner: { cookie, csrf } } = await startWithOwner({ outbox })); });
after(() => run.stop());

const get = (path: string) => fetch(run.address + path, { headers: { cookie } });
/** Posts a form as a browser does: multipart where there are files. */
const post = (path: string, fields: Record<string, string>, { file, token = csrf }: { file?: { name: string; content: Blob; fileName: string }; token?: string } = {}) => {
  const body = file ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries({ csrf: token, ...fields })) body.append(name, value);
  if (file) (body as FormData).append(file.name, file.content, file.fileName);
  return fetch(run.address + path, { method: 'POST', redirect: 'manual', headers: { cookie, accept: 'text/html' }, body });
};
const product = async (id: string) => (await readCatalogue(run.service.database, { withDrafts: true, ids: [id] }))[0];

const basin = {
  id: '', name: 'Wash basin', description: 'For hands.', productType: 'physical', state: 'published', tags: 'heavy, new', option0: 'Glaze', option1: '', option2: '', newCategory: 'Bathroom', maxPerOrder: '', hostedUrl: '',
  'v0.sku': 'basin-chalk', 'v0.option0': 'Chalk', 'v0.price': '180', 'v0.sale': '150,50', 'v0.stock': '2', 'v0.grams': '6000',
  'v1.sku': 'basin-ink', 'v1.option0': 'Ink', 'v1.price': '180.00', 'v1.sale': '', 'v1.stock': '', 'v1.grams': '',
};

describe('the owner\'s products', () => {
  test('are added with variants, a new category and an image that is re-encoded', async () => {
    const png = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#aaccee' } }).withExif({ IFD0: { Artist: 'Nora' } }).png().toBuffer();
    const answer = await post('/owner/products/new', basin, { file: { name: 'files', content: new Blob([new Uint8Array(png)]), fileName: 'basin.png' } });
    assert.equal(answer.status, 303, await answer.clone().text());
    const stored = (await product('wash-basin'))!;
    assert.deepEqual([stored.categories, stored.tags, stored.optionNames], [['bathroom'], ['heavy', 'new'], ['Glaze']]);
    assert.deepEqual(stored.variants.map(({ sku, priceCents, salePriceCents, onSale, qtyInStock, unlimited }) => [sku, priceCents, salePriceCents, onSale, qtyInStock, unlimited]),
      [['basin-chalk', 18_000, 15_050, true, 2, false], ['basin-ink', 18_000, 18_000, false, 0, true]]);
    const picture = await fetch(`${run.address}/images/uploads/${stored.pictures[0]!.file}`);
    assert.equal(picture.headers.get('content-type'), 'image/webp');
    const { width, exif } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    assert.deepEqual([width, exif], [1600, undefined]);
  });

  test('are changed, hidden and deleted', async () => {
    const { id: _id, ...fields } = basin;
    assert.equal((await post('/owner/products/edit/wash-basin', { ...fields, state: 'draft', 'v1.known': 'basin-ink', 'v1.sku': '', categories: 'house' })).status, 303);
    const stored = (await product('wash-basin'))!;
    assert.deepEqual([stored.state, stored.variants.length, stored.categories], ['draft', 1, ['house', 'bathroom']]);
    assert.equal((await fetch(`${run.address}/api/commerce/products/wash-basin`)).status, 404);
    assert.equal((await post('/owner/products/edit/wash-basin/delete', {})).status, 303);
    assert.equal(await product('wash-basin'), undefined);
  });

  const faulty: [title: string, fields: object, says: RegExp][] = [
    ['an invalid price', { 'v0.price': 'free' }, /“free” isn’t a valid price/],
    ['a sale that is dearer', { 'v0.sale': '181' }, /isn’t a valid sale price/],
    ['a SKU twice', { 'v1.sku': 'basin-chalk' }, /same SKU/],
    ['the SKU of another product', { 'v1.sku': 'mug-dune' }, /belongs to another product/],
    ['a variant without its option', { 'v1.option0': '' }, /Enter a value for each option/],
    ['a payment page that is a script', { hostedUrl: 'javascript:alert(1)' }, /starts with https/],
    ['the id of another product', { id: 'mug-dune' }, /A product with the ID/],
  ];
  for (const [title, fields, says] of faulty) {
    test(`are not saved with ${title}, and keep what was typed`, async () => {
      const answer = await post('/owner/products/new', { ...basin, ...fields });
      assert.equal(answer.status, 400);
      const text = await answer.text();
      assert.match(text, says);
      assert.match(text, /value="Wash basin"/);
    });
  }

  test('are counted in each category', async () => {
    assert.match(await (await get('/owner/categories')).text(), />For the house<\/a><\/th><td>[1-9]/);
  });

  test('are at most 200 in a category: one more is refused with a message, and existing ones can still be changed', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `lamp-${at},Lamp ${at},lamp-${at},9.00,Lamps`);
    const read = (lines: string[]) => post('/owner/products/file', {}, { file: { name: 'file', content: new Blob([['Handle,Title,Variant SKU,Variant Price,Categories', ...lines].join('\n')]), fileName: 'x.csv' } });
    const tooMany = await read([...rows, 'lamp-200,Lamp 200,lamp-200,9.00,Lamps']);
    assert.equal(tooMany.status, 400);
    assert.match(await tooMany.text(), /Lamp 200: The category “Lamps” already has 200 products/);
    assert.equal(await product('lamp-0'), undefined);
    assert.equal((await read(rows)).status, 200);
    const { id: _id, ...fields } = basin;
    const answer = await post('/owner/products/new', { ...basin, newCategory: '', categories: 'lamps' });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /The category “Lamps” already has 200 products, the maximum/);
    assert.equal((await read(['lamp-0,Changed,lamp-0,9.00,Lamps'])).status, 200);
    assert.equal((await product('lamp-0'))!.name, 'Changed');
    assert.equal((await post('/owner/products/edit/lamp-0', { ...fields, 'v0.sku': 'lamp-0', 'v1.known': 'basin-ink', 'v1.sku': '', newCategory: 'Elsewhere' })).status, 303);
    assert.equal((await post('/owner/products/new', { ...basin, newCategory: '', categories: 'lamps' })).status, 303);
    for (const id of ['wash-basin', ...rows.map((_, at) => `lamp-${at}`)]) await post(`/owner/products/edit/${id}/delete`, {});
  });

  test('are in 10,000 categories at most: one more is refused with a message, and an existing one is accepted', async () => {
    const { database } = run.service;
    const [{ has }] = await database.select({ has: count() }).from(categories) as [{ has: number }];
    await database.execute(sql`insert into ${categories} (id, name, position) select 'full-' || n, 'Full ' || n, 2000 + n from generate_series(1, ${editorLimits.nestedCategories - has}) as n`);
    const typed = await post('/owner/products/new', { ...basin, newCategory: 'One more' });
    assert.equal(typed.status, 400);
    assert.match(await typed.text(), /The shop already has 10,?000 categories, the maximum/);
    const file = new Blob(['Handle,Title,Variant SKU,Variant Price,Categories\nlamp,Lamp,lamp,9.00,One more']);
    const read = await post('/owner/products/file', {}, { file: { name: 'file', content: file, fileName: 'x.csv' } });
    assert.equal(read.status, 400);
    assert.match(await read.text(), /The shop already has 10,?000 categories/);
    const made = await post('/owner/categories/new', { name: 'One more', place: '' });
    assert.equal(made.status, 400);
    assert.match(await made.text(), /The shop already has 10,?000 categories/);
    assert.equal((await post('/owner/products/new', { ...basin, newCategory: 'Full 1' })).status, 303);
    assert.equal((await post('/owner/products/edit/wash-basin/delete', {})).status, 303);
    await database.delete(categories).where(like(categories.id, 'full-%'));
  });

  for (const [newCategory, tags, says] of [
    ['x'.repeat(26), '', new RegExp(`“${'x'.repeat(26)}” isn’t a valid category name. Use up to 25 characters`)], ['陶器', '', /“陶器” isn’t a valid category name/],
    ['', 'y'.repeat(51), /Shorten each tag to 50 characters/], ['', '🏺'.repeat(51), /Shorten each tag to 50 characters/],
  ] as const) {
    test(`are refused a new category "${newCategory}" and a tag "${tags}", which stay as they were typed`, async () => {
      const answer = await post('/owner/products/new', { ...basin, newCategory, tags });
      const text = await answer.text();
      assert.equal(answer.status, 400);
      assert.match(text, says);
      for (const typed of [newCategory, tags]) assert.ok(text.includes(`value="${typed}"`));
      assert.equal(await product('wash-basin'), undefined);
    });
  }

  test('have tags of 50 characters as people count them, and categories of 25', async () => {
    assert.equal((await post('/owner/products/new', { ...basin, newCategory: `Pots ${'🏺'.repeat(20)}`, tags: '🏺'.repeat(50) })).status, 303);
    assert.equal((await fetch(`${run.address}/api/commerce/products/wash-basin`)).status, 200);
    assert.equal((await post('/owner/products/edit/wash-basin/delete', {})).status, 303);
  });

  test('refuse a file that is not a picture', async () => {
    const answer = await post('/owner/products/new', basin, { file: { name: 'files', content: new Blob(['<svg onload="alert(1)">']), fileName: 'x.png' } });
    assert.equal(answer.status, 400);
  });

  test('cannot be changed without the session\'s token', async () => {
    for (const path of ['/owner/products/new', '/owner/products/file', '/owner/products/edit/mug-dune/delete', '/owner/orders/1/state', '/owner/coupons/new', '/owner/shipping/edit/post', '/owner/taxes/edit/gb/end', '/owner/reviews']) {
      assert.equal((await post(path, basin, { token: 'wrong' })).status, 403, path);
      assert.equal((await fetch(run.address + path, { method: 'POST', body: new URLSearchParams({ csrf }) })).status, 401, path);
    }
  });
});

describe('a file of products', () => {
  test('is exported and imported unchanged, with formulas escaped', async () => {
    await run.service.database.update(variants).set({ qtyInStock: 7 }).where(eq(variants.sku, 'mug-dune'));
    const before = await readCatalogue(run.service.database, { withDrafts: true });
    const content = await (await get('/owner/products/file')).blob();
    assert.ok(before.some(({ variants: kinds }) => kinds.some(({ picture }) => picture)), 'some variants have a picture of their own');
    await run.service.database.update(variants).set({ picture: null });
    const answer = await post('/owner/products/file', {}, { file: { name: 'file', content, fileName: 'products.csv' } });
    assert.equal(answer.status, 200, await answer.clone().text());
    assert.match(await answer.text(), new RegExp(`${before.length} products were imported`));
    const bare = (all: typeof before) => all.map(({ editedAt: _edited, ...rest }) => rest);
    assert.deepEqual(bare(await readCatalogue(run.service.database, { withDrafts: true })), bare(before));
    const cells = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@x', 'it\'s, "quoted"', 'two\nlines'];
    assert.ok(csvLine(cells).startsWith('"\'=HYPERLINK'));
    assert.deepEqual(parseCsv(csvLine(cells)), [cells]);
  });

  test('of another shop is read: options, compare-at prices, pictures of other sites passed over', () => {
    const { drafts, notes } = inTestStore(() => readProductCsv([
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Requires Shipping,Image Src,Gift Card,Status',
      'cup,Cup,"<p>A <b>cup</b> &amp; saucer</p><script>x</script>",Us,Cups,"a, b",TRUE,Size,Small,C-S,shopify,3,10.00,12.50,true,https://cdn.example/c.jpg,false,active',
      'cup,,,,,,,,Large,,shopify,-2,15.00,,true,,,',
      'card,Card,,Us,,,true,Title,Default Title,CARD,,,25.00,,false,,true,draft',
    ].join('\r\n')));
    assert.deepEqual(drafts.map(({ id, description, productType, state, optionNames, tags }) => [id, description, productType, state, optionNames, tags]),
      [['cup', 'A cup & saucer', 'physical', 'published', ['Size'], 'a, b'], ['card', '', 'giftCard', 'draft', [], '']]);
    assert.deepEqual(drafts[0]!.variants.map(({ values, price, sale, stock }) => [values, price, sale, stock]), [[['Small'], '12.50', '10.00', '3'], [['Large'], '15.00', '', '0']]);
    assert.match(drafts[0]!.variants[1]!.sku, /^SQ\d{7}$/);
    assert.deepEqual([drafts[1]!.variants[0]!.stock, notes.length], ['', 1]);
  });

  for (const [title, text, says] of [
    ['without its columns', 'a,b\n1,2', /no “Handle” column/],
    ['with an open quotation mark', 'Handle,Title,Variant Price\n"x', /never closed/],
    ['with one wrong price among right ones', 'Handle,Title,Variant SKU,Variant Price\nmug-dune,Changed,mug-dune,1.00\nbad,Bad,bad,abc', /Cell D3, Variant Price, Bad: “abc” was not understood/],
    ['with the SKU of another product', 'Handle,Title,Variant SKU,Variant Price\nmug-dune,Changed,mug-dune,1.00\nnewer,New,mug-tide,1.00', /belongs to another product/],
  ] as const) {
    test(`${title} changes nothing`, async () => {
      const answer = await post('/owner/products/file', {}, { file: { name: 'file', content: new Blob([text]), fileName: 'x.csv' } });
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), says);
      assert.equal((await product('mug-dune'))!.name, 'Dune mug');
    });
  }
});

describe('the owner\'s orders', () => {
  async function place(): Promise<{ number: number; id: string; sku: string }> {
    const ada = storeVisitor(run);
    await ada.add('plate-side', 2);
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
    const { body } = await ada.order({ name: '=Ada' });
    assert.ok(body.token, JSON.stringify(body));
    const { order } = await (await fetch(`${run.address}/api/commerce/orders/${body.token}`)).json();
    return { number: order.number, id: order.id, sku: 'plate-side' };
  }
  const stock = async () => (await product('plate-side'))!.variants[0]!.qtyInStock;

  test('are listed, read, printed and exported', async () => {
    const { number } = await place();
    assert.match(await (await get('/owner/orders?state=paid')).text(), new RegExp(`/owner/orders/${number}"`));
    assert.match(await (await get(`/owner/orders/${number}`)).text(), /the demo provider; no payment was charged[^]*<bdi>Staithe Lane 1<\/bdi>\n<bdi>United Kingdom<\/bdi>[^]*Mark as shipped/);
    assert.match(await (await get(`/owner/orders/${number}/slip`)).text(), /Packing slip[^]*Side plate[^]*plate-side<\/td><td>2/);
    assert.match(await (await get('/owner/orders/file')).text(), /"'=Ada"/);
  });

  test('change their state by buttons, once each, and notify their buyers', async () => {
    const { number } = await place();
    await run.service.mailQueue.settled();
    const before = outbox.mails.length;
    assert.match((await post(`/owner/orders/${number}/state`, { state: 'fulfilled' })).headers.get('location')!, /\?done$/);
    assert.match((await post(`/owner/orders/${number}/state`, { state: 'fulfilled' })).headers.get('location')!, /\?late$/);
    await run.service.mailQueue.settled();
    assert.deepEqual(outbox.mails.slice(before).map(({ subject }) => subject), [`Your order ${number} is on its way`]);
    await post(`/owner/orders/${number}/mail`, { subject: 'A word', text: 'Hello' });
    await run.service.mailQueue.settled();
    const { to, subject, text } = outbox.mails.at(-1)!;
    assert.deepEqual({ to, subject, text }, { to: 'ada@example.com', subject: 'A word', text: 'Hello' });
  });

  test('restore the stock when they are canceled, and record refunds', async () => {
    const before = await stock();
    const canceled = await place();
    assert.equal(await stock(), before - 2);
    await Promise.all([1, 2, 3].map(() => post(`/owner/orders/${canceled.number}/state`, { state: 'canceled' })));
    assert.equal(await stock(), before);
    const { number } = await place();
    assert.equal((await post(`/owner/orders/${number}/refund`, { amount: '999' })).status, 400);
    await post(`/owner/orders/${number}/refund`, { amount: '5,50' });
    assert.match(await (await get(`/owner/orders/${number}`)).text(), /Refunded: €5\.50/);
  });
});

test('a stranger\'s review waits for the owner', async () => {
  const eve = storeVisitor(run);
  await eve.add('mug-dune');
  const path = '/api/commerce/products/bowl-chalk/reviews';
  const { status, body } = await eve.call('POST', path, { rating: 5, title: 'Good', text: 'Wide and white.', name: 'Eve' });
  assert.deepEqual([status, body.isPublished], [200, false]);
  assert.equal((await eve.call('GET', path)).body.total, 0);
  await post('/owner/reviews', { id: body.id, act: 'show' });
  assert.deepEqual((await eve.call('GET', path)).body.byRating, [0, 0, 0, 0, 1]);
  assert.equal((await run.service.database.select().from(reviews).where(eq(reviews.id, body.id))).length, 1);
});

test('every page of the owner leads to all others', async () => {
  const all = ['/owner', '/owner/submissions', '/owner/subscribers', '/owner/products', '/owner/orders', '/owner/coupons', '/owner/shipping', '/owner/taxes', '/owner/reviews'];
  for (const path of all) {
    const page = await (await get(path)).text();
    const links = [...page.matchAll(/<li><a href="(\/owner[^"?]*)"( aria-current="page")?>/g)];
    assert.deepEqual(all.filter(other => !links.some(([, to]) => to === other)), [], path);
    assert.ok(links.some(([, to, current]) => to === path && current), `${path} is marked`);
  }
});
