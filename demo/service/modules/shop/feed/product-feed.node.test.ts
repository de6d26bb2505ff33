import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { products, variants } from '../shop.schema.js';
import { escapeXml } from './escape-xml.js';
import { variantAttribute } from './variant-attributes.js';

type Item = Record<string, string | string[] | Record<string, string> | Record<string, string>[]>;

const site = 'https://pots.example';
let run: TestService;
before(async () => { run = await startForTest({ siteUrl: site }); });
after(() => run.stop());

const get = (headers: Record<string, string> = {}) => fetch(`${run.address}/products/feed.xml`, { headers });
const parser = new XMLParser({ parseTagValue: false, isArray: name => ['item', 'g:additional_image_link', 'g:product_type', 'g:product_detail'].includes(name) });
async function read(): Promise<{ text: string; items: Item[] }> {
  const text = await (await get()).text();
  assert.equal(XMLValidator.validate(text), true);
  return { text, items: (parser.parse(text) as { rss: { channel: { item?: Item[] } } }).rss.channel.item ?? [] };
}

const link = /^https:\/\/pots\.example\/\S{1,1970}$/;
const price = /^(?!0+(?:\.0+)? )\d+(?:\.\d{1,4})? [A-Z]{3}$/;
/** What Google publishes of each attribute: support.google.com/merchants/answer/7052112, read in November 2026. */
const rules: Readonly<Record<string, { readonly must?: true; readonly most?: number; readonly like: RegExp }>> = {
  'g:id': { must: true, like: /^\S.{0,49}$/u },
  'g:title': { must: true, like: /^\S[^]{0,149}$/u },
  'g:description': { must: true, like: /^\S[^]{0,4999}$/u },
  'g:link': { must: true, like: link },
  'g:image_link': { must: true, like: link },
  'g:additional_image_link': { most: 10, like: link },
  'g:availability': { must: true, like: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  'g:price': { must: true, like: price },
  'g:sale_price': { like: price },
  'g:condition': { like: /^(?:new|refurbished|used)$/ },
  'g:identifier_exists': { like: /^(?:yes|no)$/ },
  'g:item_group_id': { like: /^\S.{0,49}$/u },
  'g:color': { like: /^\S.{0,99}$/u },
  'g:size': { like: /^\S.{0,99}$/u },
  'g:material': { like: /^\S.{0,199}$/u },
  'g:pattern': { like: /^\S.{0,99}$/u },
  'g:product_type': { most: 5, like: /^\S.{0,749}$/u },
  'g:shipping_weight': { like: /^\d+(?:\.\d+)? (?:lb|oz|g|kg)$/ },
  'g:shipping_length': { like: /^\d+(?:\.\d+)? (?:in|cm)$/ },
  'g:shipping_width': { like: /^\d+(?:\.\d+)? (?:in|cm)$/ },
  'g:shipping_height': { like: /^\d+(?:\.\d+)? (?:in|cm)$/ },
};

test('every item follows the published rules of Google Merchant Center', async () => {
  const { items } = await read();
  assert.ok(items.length > 20);
  for (const item of items) {
    for (const [name, { must }] of Object.entries(rules)) if (must) assert.ok(item[name], `${String(item['g:id'])} has ${name}`);
    for (const [name, value] of Object.entries(item)) {
      if (name === 'g:product_detail') {
        for (const detail of value as Record<string, string>[]) assert.deepEqual(Object.keys(detail), ['g:attribute_name', 'g:attribute_value']);
        continue;
      }
      const rule = rules[name];
      assert.ok(rule, name);
      const values = [value].flat() as string[];
      assert.ok(values.length <= (rule.most ?? 1), `${name} ${values.length} times`);
      for (const one of values) assert.match(one, rule.like, name);
    }
  }
  const ids = items.map(item => item['g:id']);
  assert.equal(new Set(ids).size, ids.length, 'ids are unique');
  const groups = items.flatMap(item => (item['g:item_group_id'] as string | undefined) ?? []);
  for (const id of groups) assert.ok(groups.filter(one => one === id).length > 1, `${id} has several variants`);
});

test('what cannot be bought at a price of the shop is left out', async () => {
  const stored = await run.service.database.select().from(products);
  const kinds = await run.service.database.select().from(variants);
  const { items } = await read();
  const listed = new Set(items.map(item => kinds.find(({ sku }) => sku === item['g:id'])?.productId));
  const reasons = stored.filter(({ id }) => !listed.has(id)).map(({ productType, donation, isSoldOnce, state, url, pictures }) =>
    (productType === 'giftCard' || productType === 'service' || productType === 'paywall' ? productType : donation ? 'donation'
      : !isSoldOnce ? 'subscription' : state === 'draft' ? 'draft' : url === '' ? 'no page' : pictures.length === 0 ? 'no picture' : 'unknown'));
  for (const [reason, isThere] of [['giftCard', true], ['subscription', true], ['unknown', false]] as const)
    assert.equal(reasons.includes(reason), isThere, `${reason} in ${reasons.join()}`);
  await run.service.database.update(products).set({ state: 'draft' }).where(eq(products.id, 'tile-coaster'));
  assert.equal((await read()).items.some(item => item['g:id'] === 'tile-coaster'), false, 'no draft');
  await run.service.database.update(products).set({ state: 'published', donation: { minCents: 100, maxCents: 1000 } }).where(eq(products.id, 'tile-coaster'));
  assert.equal((await read()).items.some(item => item['g:id'] === 'tile-coaster'), false, 'no donation');
  await run.service.database.update(products).set({ donation: null }).where(eq(products.id, 'tile-coaster'));
});

test('a sale, stock, package and marks of XML', async () => {
  const { database } = run.service;
  await database.update(products).set({ name: 'Coaster <b> & \u0001"co"', description: ']]> & <script>' }).where(eq(products.id, 'tile-coaster'));
  await database.update(variants).set({
    onSale: true, salePriceCents: 1950, qtyInStock: 0, unlimited: false, weightGrams: 350, lengthMm: 125, widthMm: 100, heightMm: 20,
  }).where(eq(variants.productId, 'tile-coaster'));
  const { items, text } = await read();
  const item = items.find(one => one['g:id'] === 'tile-coaster')!;
  assert.deepEqual(
    ['price', 'sale_price', 'availability', 'shipping_weight', 'shipping_length', 'identifier_exists', 'link'].map(name => item[`g:${name}`]),
    ['24.00 EUR', '19.50 EUR', 'out_of_stock', '350 g', '12.5 cm', 'no', `${site}/saltmarsh/shop/tile-coaster`],
  );
  assert.match(text, /<g:title>Coaster &lt;b&gt; &amp; &quot;co&quot;<\/g:title><g:description>]]&gt; &amp; &lt;script&gt;</);
  await database.update(variants).set({ priceCents: 0 }).where(eq(variants.productId, 'tile-coaster'));
  assert.equal((await read()).items.some(one => one['g:id'] === 'tile-coaster'), false, 'nothing without a price');
});

test('addresses are those of the site, whatever host a request names', async () => {
  const text = await (await get({ 'x-forwarded-host': 'evil.example' })).text();
  assert.deepEqual([...new Set(text.match(/https?:\/\/[^/<"]+/g))].sort(), ['http://base.google.com', site].sort());
});

test('is sent again only after a change', async () => {
  const first = await get();
  await first.arrayBuffer();
  const etag = first.headers.get('etag')!;
  assert.deepEqual(
    [first.headers.get('content-type'), first.headers.get('x-content-type-options'), first.headers.get('x-robots-tag')],
    ['application/xml; charset=utf-8', 'nosniff', 'noindex'],
  );
  const again = await get({ 'if-none-match': `"other", ${etag}` });
  assert.deepEqual([again.status, await again.text()], [304, '']);
  await run.service.database.update(variants).set({ qtyInStock: 3 }).where(eq(variants.productId, 'tile-coaster'));
  assert.equal((await get({ 'if-none-match': etag })).status, 200);
});

test('ten thousand products are sent in parts', async () => {
  const { database } = run.service;
  const [mug] = await database.select().from(products).where(eq(products.id, 'tile-coaster'));
  const ids = Array.from({ length: 10_000 }, (_, at) => `many-${at}`);
  for (let at = 0; at < ids.length; at += 500) {
    const part = ids.slice(at, at + 500);
    await database.insert(products).values(part.map((id, index) => ({ ...mug!, id, position: 1000 + at + index })));
    await database.insert(variants).values(part.map(id => ({ sku: id, productId: id, optionValues: [], priceCents: 100, salePriceCents: 100, unlimited: true })));
  }
  const reader = (await get()).body!.getReader();
  let [parts, items] = [0, 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts += 1;
    items += new TextDecoder().decode(part.value).split('<item>').length - 1;
  }
  assert.ok(items >= 10_000 && parts > 50, `${items} items in ${parts} parts`);
});

for (const [name, attribute] of [['Color', 'color'], [' Größe ', 'size'], ['МАТЕРИАЛ', null], ['サイズ', 'size'], ['Glaze', null], ['', null]] as const) {
  test(`an option called “${name}” is ${attribute}`, () => assert.equal(variantAttribute(name), attribute));
}

test('a text of XML has no half characters', () => assert.equal(escapeXml('a\uD83D b\uDE00 \uD83D\uDE00 \u0000\uFFFF\t'), 'a b \uD83D\uDE00 \t'));
