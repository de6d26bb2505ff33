import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type CatalogueProduct, readCatalogue } from '../catalogue.js';
import { categories, products } from '../shop.schema.js';
import type { TestService } from '../../../start-for-test.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { plansAsText, plansInText } from './csv-plans.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner()); });
after(() => run.stop());

const bring = async (content: Blob | string) => {
  const body = new FormData();
  body.append('csrf', owner.csrf);
  body.append('file', new Blob([content]), 'products.csv');
  const answer = await fetch(`${run.address}/owner/products/file`, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html' }, body });
  return { status: answer.status, text: await answer.text() };
};
const all = () => readCatalogue(run.service.database, { withDrafts: true });
const product = async (id: string) => (await all()).find(one => one.id === id)!;
const file = async () => (await owner.get('/owner/products/file')).blob();

test('a category that a file names by a new name is in the owner\'s list, and can be chosen', async () => {
  const { status, text } = await bring(
    'Handle,Title,Variant SKU,Variant Price,Categories\nlamp,Lamp,lamp,9.00,"Lamps, tableware, FOR THE HOUSE"\nshade,Shade,shade,4.00,lamps',
  );
  assert.equal(status, 200, text);
  assert.match(text, /The category &quot;Lamps&quot; was added/);
  assert.deepEqual([(await product('lamp')).categories, (await product('shade')).categories], [['lamps', 'tableware', 'house'], ['lamps']]);
  assert.match(await owner.read('/owner/categories'), />Lamps<\/a><\/th><td>2/);
  assert.match(await owner.read('/owner/products/edit/shade'), /value="lamps" checked> Lamps</);
  assert.match(await owner.read('/owner/products/new'), /value="lamps"> Lamps</);
  const shop = await (await fetch(`${run.address}/api/commerce/categories`)).json();
  assert.deepEqual(
    shop.categories
      .filter(({ id }: { id: string }) => id === 'lamps')
      .map(({ name, products: count }: { name: string; products: number }) => [name, count]),
    [['Lamps', 2]],
  );
  assert.equal((await bring('Handle,Title,Variant SKU,Variant Price,Categories\nlamp,Lamp,lamp,9.00,Lamps')).text.includes('was added'), false);
});

test('a file in another encoding is understood, and the owner reads which one', async () => {
  const rows = 'Handle;Title;Variant SKU;Variant Price\r\nlamp;Lampe d’été;lamp;9,00\r\n';
  const latin = Uint8Array.from(rows.replace('’', '\x92'), character => character.charCodeAt(0));
  const utf16 = Buffer.from(`\ufeff${rows.replaceAll(';', '\t')}`, 'utf16le');
  for (const [bytes, says] of [[latin, true], [utf16, false], [Buffer.from(rows), false]] as const) {
    await run.service.database.update(products).set({ name: 'Lamp' }).where(eq(products.id, 'lamp'));
    const { status, text } = await bring(new Blob([bytes]));
    assert.deepEqual([status, (await product('lamp')).name, text.includes('The file was read as windows-1252')], [200, 'Lampe d’été', says], text);
  }
  assert.equal((await bring('Handle,Title,Variant SKU,Variant Price\nlamp,Lamp,lamp,9.00')).status, 200);
});

test('texts that look like markup are exported and imported unchanged', async () => {
  const [name, description] = ['<b> & "R&amp;D"  lamp', 'Two  blanks\n\n\n• a <b> & b'];
  await run.service.database.update(products).set({ name, description }).where(eq(products.id, 'lamp'));
  const content = await file();
  await run.service.database.update(products).set({ name: 'Lamp', description: '' }).where(eq(products.id, 'lamp'));
  assert.equal((await bring(content)).status, 200);
  assert.deepEqual([(await product('lamp')).name, (await product('lamp')).description], [name, description]);
  assert.equal((await bring('Handle,Title,Body (HTML),Variant SKU,Variant Price\nlamp,Lamp,,lamp,9.00')).status, 200);
});

test('a name that no category can have changes nothing', async () => {
  const { status, text } = await bring(
    'Handle,Title,Variant SKU,Variant Price,Categories\nlamp,Changed,lamp,9.00,"Cellar, A name that is longer than any category has"',
  );
  assert.equal(status, 400);
  assert.match(text, /Cell E2, Categories, Changed: “A name that is longer than any category has” isn’t a valid category name/);
  assert.deepEqual([(await product('lamp')).name, await run.service.database.select().from(categories).where(eq(categories.id, 'cellar'))], ['Lamp', []]);
});

/** What an owner can say of a product; plans by their terms, as another shop names them again. */
const said = ({ plans, editedAt: _edited, ...rest }: CatalogueProduct) => ({ ...rest, plans: plans.map(({ id: _id, ...terms }) => terms) });

test('plans, buyer fields and limits are restored from a file into a shop that has lost them', async () => {
  await run.service.database.update(products).set({ maxPerOrder: 4, hostedUrl: 'https://pay.example/lamp' }).where(eq(products.id, 'lamp'));
  const stored = await all();
  for (const key of ['plans', 'form'] as const) assert.ok(stored.some(one => one[key].length > 0), `some products have ${key}`);
  assert.ok(stored.some(({ isSoldOnce }) => !isSoldOnce), 'some are sold by subscription only');
  const content = await file();
  await run.service.database.update(products).set({ plans: [], isSoldOnce: true, form: [], maxPerOrder: null, hostedUrl: null });
  const { status, text } = await bring(content);
  assert.equal(status, 200, text);
  assert.deepEqual((await all()).map(said), stored.map(said));
});

test('a file without a column leaves what is stored of it, and the same plans keep their ids', async () => {
  const stored = await all();
  const whole = stored.find(({ plans, isSoldOnce }) => plans.length > 0 && !isSoldOnce)!;
  const [kind] = whole.variants;
  const { status, text } = await bring(
    `Handle,Title,Variant SKU,Variant Price\n${whole.id},"${whole.name}",${kind!.sku},${(kind!.priceCents / 100).toFixed(2)}`,
  );
  assert.equal(status, 200, text);
  const { optionNames: _names, variants: _variants, editedAt: _edited, ...kept } = await product(whole.id);
  const { optionNames: _before, variants: _kinds, editedAt: _then, ...before } = whole;
  assert.deepEqual(kept, before);
  assert.deepEqual(
    [(await product(whole.id)).variants[0]!.qtyInStock, (await product(whole.id)).variants[0]!.weightGrams],
    [kind!.qtyInStock, kind!.weightGrams],
  );
  assert.equal((await bring(await file())).status, 200);
  assert.deepEqual((await product(whole.id)).plans, whole.plans);
});

test('plans are written as people read them', () => {
  const words = 'once; every 1 month; every 3 weeks, 4 payments, 10% off; every 1 year, 5% off';
  assert.equal(plansAsText(plansInText(words)), words);
  for (const named of ['every 1 month, id monthly', 'once; every 2 weeks, 6 payments, 5% off, id half-year']) assert.equal(plansAsText(plansInText(named)), named);
  assert.deepEqual(plansInText(' Every 2 Months ').plans, [{ id: '', every: '2', unit: 'month', payments: '', percentOff: '' }]);
  assert.deepEqual([plansInText('every 1 week').isSoldOnce, plansInText('').isSoldOnce], [false, true]);
});

for (const [title, column, cell, says] of [
  [
    'an invalid plan',
    'Subscription Plans',
    'now and then',
    /Cell E2, Subscription Plans, Lamp: “now and then” isn’t a valid subscription plan/,
  ],
  [
    'a plan that no host charges',
    'Subscription Plans',
    'every 90 months',
    /Cell E2, Subscription Plans, Lamp: Plan 1: enter 1 to 36 months instead of “90”/,
  ],
  ['fields that are no JSON', 'Buyer Fields', 'Engraving', /Cell E2, Buyer Fields, Lamp: This isn’t a JSON list of fields/],
  [
    'a field of no kind',
    'Buyer Fields',
    '[{""type"":""script"",""title"":""x""}]',
    /Cell E2, Buyer Fields, Lamp: Field 1 needs a valid “type”/,
  ],
  [
    'a field that a cart cannot carry',
    'Buyer Fields',
    '[{""id"":""a"",""type"":""file"",""title"":""A drawing""}]',
    /Cell E2, Buyer Fields, Lamp: .*aren’t supported for products/,
  ],
] as const) {
  test(`${title} changes nothing`, async () => {
    const { status, text } = await bring(`Handle,Title,Variant SKU,Variant Price,${column}\nlamp,Lamp,lamp,1.00,"${cell}"`);
    assert.deepEqual([status, (await product('lamp')).variants[0]!.priceCents], [400, 900]);
    assert.match(text, says);
  });
}

test('every fault of a product names its cell, and a row where the file has no such cell', async () => {
  const file = (...rows: string[]) =>
    [
      'Handle,Title,Tags,Variant SKU,Variant Price,Variant Compare At Price,Variant Grams,Most Per Order,Payment Page,Option1 Name,Option1 Value,Product Kind',
      ...rows,
    ].join('\n');
  const rows: [content: string, place: string][] = [
    [file('lamp?,Lamp,,lamp,9.00,,,,,,,'), 'Cell A2, Handle, Lamp: '],
    [file(`lamp,Lamp,${'x'.repeat(300)},lamp,9.00,,,,,,,`), 'Cell C2, Tags, Lamp: '],
    [file(`lamp,Lamp,,${'x'.repeat(61)},9.00,,,,,,,`), 'Cell D2, Variant SKU, Lamp: '],
    [file('lamp,Lamp,,lamp,99999999.00,,,,,,,'), 'Cell E2, Variant Price, Lamp: '],
    [file('lamp,Lamp,,lamp,9.00,99999999.00,,,,,,'), 'Cell F2, Variant Compare At Price, Lamp: '],
    [file('lamp,Lamp,,lamp,9.00,,9999999,,,,,'), 'Cell G2, Variant Grams, Lamp: '],
    [file('lamp,Lamp,,lamp,9.00,,,1000,,,,'), 'Cell H2, Most Per Order, Lamp: '],
    [file('lamp,Lamp,,lamp,9.00,,,,http://pay.example/,,,'), 'Cell I2, Payment Page, Lamp: '],
    [file('', 'lamp,Lamp,,lamp-s,9.00,,,,,Size,Small,', 'lamp,,,lamp-l,9.00,,,,,,,'), 'Cell K4, Option1 Value, Lamp: '],
    [file('lamp,Lamp,,lamp-s,9.00,,,,,Size,Small,', 'lamp,,,lamp-s,9.00,,,,,,Large,'), 'Cell D3, Variant SKU, Lamp: '],
    [file('lamp,Lamp,,lamp-s,9.00,,,,,Size,Small,', 'lamp,,,lamp-l,9.00,,,,,,Small,'), 'Row 2, Lamp: '],
    [file('lamp,Lamp,,lamp,9.00,,,,,,,Spaceship'), 'Cell L2, Product Kind, Lamp: '],
    [file('shade,Shade,,lamp,9.00,,,,,,,'), 'Cell D2, Variant SKU, Shade: '],
    ['Handle,Title,Variant Price\nlamp,Lamp,', 'Row 2, Lamp: '],
  ];
  for (const [content, place] of rows) {
    const { status, text } = await bring(content);
    assert.deepEqual([status, /<ul role="alert">([^]*?)<\/ul>/.exec(text)?.[1]?.includes(`<li>${place}`)], [400, true], `${place}\n${text}`);
  }
  assert.equal((await product('lamp')).variants[0]!.priceCents, 900);
});
