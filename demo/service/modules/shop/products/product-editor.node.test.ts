import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { findProduct, publicProduct } from '../catalogue.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { products, variants } from '../shop.schema.js';
import type { TestService } from '../../../start-for-test.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { siteFilePaths } from 'site-elements/contract/site-files';
import { filesVisitor, png } from '../../files/files-for-test.js';
import { planFaults, planWords } from './plan-draft.js';
import { inTestStore } from '../settings/store-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner()); });
after(() => run.stop());

const here = '/owner/products/edit/lamp';
const lamp = {
  name: 'Lamp', description: '', productType: 'physical', state: 'published', tags: '', option0: 'Glaze', isSoldOnce: 'yes', maxPerOrder: '', hostedUrl: '',
  'v0.sku': 'lamp-chalk', 'v0.option0': 'Chalk', 'v0.price': '40', 'v0.sale': '', 'v0.stock': '9', 'v0.grams': '',
};
const monthly = { 'plan.0.id': '', 'plan.0.every': '1', 'plan.0.unit': 'month', 'plan.0.payments': '', 'plan.0.percentOff': '10' };
const word = { 'f.0.id': '', 'f.0.type': 'text', 'f.0.title': 'Word on the foot', 'f.0.required': 'yes', 'f.0.maxLength': '12' };
const stored = async () => (await findProduct(run.service.database, 'lamp', { withDrafts: true }))!;
const save = async (fields: Record<string, string>, path = here) => {
  const answer = await owner.post(path, { ...lamp, ...fields });
  assert.equal(answer.status, 303, await answer.clone().text());
};
/** What the editor's form would post, as a browser reads it from the page. */
const fieldsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input[^>]*? name="([^"]+)"(?: type="hidden")? value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );

beforeEach(async () => {
  await run.service.database.delete(products).where(eq(products.id, 'lamp'));
  await save({}, '/owner/products/new');
});

describe('subscription plans', () => {
  test('are added, moved, saved and taken out by buttons, and nothing is stored before', async () => {
    const added = await (await owner.post(here, { ...lamp, ...monthly, act: 'plan-add' })).text();
    assert.match(added, /Plan added at the end\. <strong>You have unsaved changes/);
    assert.match(added, /Renews every month until canceled\.<\/legend>[^]*name="plan\.1\.every" value="1"[^>]*autofocus/);
    assert.deepEqual((await stored()).plans, []);
    const two = { ...monthly, 'plan.1.id': '', 'plan.1.every': '2', 'plan.1.unit': 'week', 'plan.1.payments': '6', 'plan.1.percentOff': '' };
    const up = fieldsOf(await (await owner.post(here, { ...lamp, ...two, act: 'plan-up.1' })).text());
    assert.deepEqual([up['plan.0.payments'], up['plan.1.payments']], ['6', '']);
    await save(two);
    assert.deepEqual((await stored()).plans, [
      { id: 'every-1-month', billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0, percentOff: 10 },
      { id: 'every-2-week-6-payments', billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 6, percentOff: 0 },
    ]);
    assert.doesNotMatch(await (await owner.post(here, { ...lamp, ...two, act: 'plan-remove.1' })).text(), /name="plan\.1\.every"/);
  });

  test('keep their ID while their terms stay the same; new terms make another plan, and a cart with the old one gets a notice', async () => {
    await save(monthly);
    const ada = storeVisitor(run);
    assert.equal((await ada.add('lamp-chalk', 1, { plan: 'every-1-month' })).body.cart.entries[0].priceCents, 3600);
    await save({ ...monthly, 'plan.0.id': 'every-1-month', 'plan.0.percentOff': '20' });
    assert.deepEqual((await ada.call('GET', '/api/commerce/cart')).body.cart.notices.map(({ code }: { code: string }) => code), ['price-changed']);
    await save({ ...monthly, 'plan.0.id': 'every-1-month', 'plan.0.unit': 'year' });
    assert.deepEqual((await stored()).plans.map(({ id }) => id), ['every-1-year']);
    assert.deepEqual((await ada.order()).body.code, 'plan-gone');
  });

  test('may be the only way to buy; without any a product is bought once', async () => {
    await save({ ...monthly, isSoldOnce: '' });
    assert.equal((await storeVisitor(run).add('lamp-chalk')).body.code, 'plan-gone');
    await save({ isSoldOnce: '' });
    assert.equal((await stored()).isSoldOnce, true);
  });

  for (const [plan, words] of [
    [{ every: '1', unit: 'week', payments: '' }, 'Renews every week until canceled.'],
    [{ every: '1', unit: 'month', payments: '' }, 'Renews every month until canceled.'],
    [{ every: '1', unit: 'year', payments: '' }, 'Renews every year until canceled.'],
    [{ every: '2', unit: 'week', payments: '6' }, 'Billed every 2 weeks, 6 payments.'],
    [{ every: '1', unit: 'month', payments: '12' }, 'Billed every month, 12 payments.'],
    [{ every: '3', unit: 'year', payments: '3' }, 'Billed every 3 years, 3 payments.'],
    [{ every: '4', unit: 'year', payments: '' }, ''],
  ] as const)
    test(`are described as visitors read them: ${words || 'nothing where something is wrong'}`, () =>
      assert.equal(planWords({ id: '', percentOff: '', ...plan }), words));

  for (const [part, value, says] of [
    ['every', '0', /enter 1 to 36 months/],
    ['every', 'x', /months instead of “x”/],
    ['unit', 'day', /isn’t a valid interval/],
    ['payments', '1', /enter 2 to 999 payments/],
    ['percentOff', '101', /from 0 to 100/],
  ] as const) {
    test(`are not saved with "${value}" for ${part}: the message names the field, and everything stays as it was typed`, async () => {
      const answer = await owner.post(here, {
        ...lamp,
        ...monthly,
        [`plan.0.${part}`]: value,
        'v0.sku': '',
        'v1.sku': 'kept',
        'v1.price': '7',
      });
      assert.equal(answer.status, 400);
      const page = await answer.text();
      assert.match(page, says);
      assert.ok(page.includes(`<a href="#plan.0.${part}">`) && page.includes(`id="plan.0.${part}.fault"`), 'leads to the field');
      assert.match(page, /value="kept"/);
    });
  }

  test('of the same period and the same payments are one too many', () => {
    const plan = { id: '', every: '1', unit: 'month', payments: '', percentOff: '' };
    assert.match(planFaults([plan, { ...plan, every: '01', percentOff: '5' }])[0]!.text, /Plan 2: another plan has the same interval/);
  });

  test('and invalid fields and pictures are refused by the table itself', async () => {
    const put = (values: object) => run.service.database.update(products).set(values).where(eq(products.id, 'lamp'));
    const plan = { id: 'x', billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0, percentOff: 0 };
    for (const values of [
      { plans: [{ ...plan, billingPeriod: { value: 1, unit: 'day' } }] },
      { plans: [{ ...plan, percentOff: 'x' }] },
      { plans: {} },
      { isSoldOnce: false },
      { form: [{ id: 'x' }] },
    ]) {
      await assert.rejects(put(values), JSON.stringify(values));
    }
    await put({ plans: [plan], isSoldOnce: false });
    await assert.rejects(run.service.database.update(variants).set({ picture: { alt: '' } }).where(eq(variants.sku, 'lamp-chalk')));
  });
});

describe('what the buyer fills in', () => {
  test('is added, shown at the product, demanded in the cart, and stands with the order', async () => {
    const added = await (await owner.post(here, { ...lamp, act: 'add', addType: 'select' })).text();
    assert.match(added, /name="f\.0\.title"[^>]*autofocus[^]*name="f\.0\.options"/);
    assert.doesNotMatch(added, /<option value="(?:file|password|hidden)"/);
    await save(word);
    const product = await stored();
    assert.deepEqual(inTestStore(() => publicProduct(product)).form, [{ id: 'word-on-the-foot', type: 'text', title: 'Word on the foot', required: true, maxLength: 12 }]);
    const ada = storeVisitor(run);
    assert.deepEqual((await ada.add('lamp-chalk')).body.errors, { 'word-on-the-foot': 'Please fill in this field.' });
    assert.equal((await ada.add('lamp-chalk', 1, { form: { 'word-on-the-foot': 'thirteen chars' } })).status, 400);
    assert.equal((await ada.add('lamp-chalk', 1, { form: { 'word-on-the-foot': 'Ebb' } })).status, 200);
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
    const { order } = (await ada.call('GET', `/api/commerce/orders/${(await ada.order()).body.token}`)).body;
    assert.deepEqual(order.lines[0].form[0].value, 'Ebb');
    assert.match(await owner.read(`/owner/orders/${order.number}/slip`), /Word on the foot[^]*Ebb/);
  });

  test('is checked again at the checkout: fields that the owner has added since are reported, and the order waits for them', async () => {
    const ada = storeVisitor(run);
    await ada.add('lamp-chalk');
    await save(word);
    const { notices, entries } = (await ada.call('GET', '/api/commerce/cart')).body.cart;
    assert.deepEqual(
      [notices[0].code, notices[0].message, entries.length],
      ['form-invalid', 'The questions about Lamp have changed. Please add it to your cart again.', 0],
    );
    assert.equal((await ada.order()).body.code, 'form-invalid');
  });

  for (const [title, fields, says] of [
    ['no title', { 'f.0.title': '' }, /Field 1: enter a title/],
    ['an invalid limit', { 'f.0.maxLength': 'x' }, /Word on the foot”: enter a whole number/],
    ['a list without options', { 'f.0.type': 'radio' }, /enter the options/],
    ['a kind that no cart carries', { 'f.0.type': 'file' }, /aren’t supported for products/],
    ['the name of an option', { 'f.0.id': 'Glaze' }, /can’t be used as a field ID/],
  ] as const) {
    test(`is not saved with ${title}`, async () => {
      const answer = await owner.post(here, { ...lamp, ...word, ...fields });
      assert.equal(answer.status, 400);
      const page = await answer.text();
      assert.match(page, says);
      assert.match(page, /<a href="#f\.0">[^]*id="f\.0">[^]*<details open>/);
    });
  }
});

describe('a variant', () => {
  const png = async () => new Blob([new Uint8Array(await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a52' } }).png().toBuffer())]);
  const upload = async (fields: Record<string, string>, files: Record<string, Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ csrf: owner.csrf, ...lamp, ...fields })) body.append(name, value);
    for (const [name, file] of Object.entries(files)) body.append(name, file, 'x.png');
    return fetch(run.address + here, { method: 'POST', redirect: 'manual', headers: { cookie: owner.cookie, accept: 'text/html' }, body });
  };

  test('has a picture of its own, which a mistake elsewhere does not lose, or one of the product\'s', async () => {
    const refused = await upload({ 'v0.price': 'free' }, { 'v0.file': await png() });
    assert.equal(refused.status, 400);
    const chosen = /<option value="(file:[\w-]+)" selected>Variant image/.exec(await refused.text())![1]!;
    await save({ 'v0.picture': chosen });
    const product = await stored();
    const { image, imageAlt } = inTestStore(() => publicProduct(product)).variants[0]!;
    assert.deepEqual([image, imageAlt], [`/images/uploads/${chosen.slice(5)}`, 'Lamp, Chalk']);
    assert.equal((await fetch(run.address + image!)).headers.get('content-type'), 'image/webp');
    await save({ picture0: 'name:mug-dune', alt0: 'A lamp', 'v0.picture': 'name:mug-dune' });
    assert.deepEqual((await stored()).variants[0]!.picture, { name: 'mug-dune', alt: 'A lamp' });
    await save({ 'v0.picture': '' });
    assert.equal((await stored()).variants[0]!.picture, null);
  });

  test('with a file that is not an image keeps all other input', async () => {
    const answer = await upload({ ...monthly }, { 'v0.file': new Blob(['<svg/>']), files: await png() });
    const page = await answer.text();
    assert.match(page, /href="#v0\.file">“x\.png” can’t be read as an image[^]*name="picture0" value="file:[^]*name="plan\.0\.percentOff" value="10"/);
  });

  test('sold meanwhile stays sold where its stock was not touched, and takes the stock that was typed', async () => {
    const page = fieldsOf(await owner.read(here));
    await run.service.database.update(variants).set({ qtyInStock: 4 }).where(eq(variants.sku, 'lamp-chalk'));
    const shown = { 'v0.known': page['v0.known']!, 'v0.stockShown': page['v0.stockShown']! };
    await save({ ...shown, 'v0.price': '41' });
    assert.deepEqual([(await stored()).variants[0]!.qtyInStock, (await stored()).variants[0]!.priceCents], [4, 4100]);
    await save({ ...shown, 'v0.stock': '20' });
    assert.equal((await stored()).variants[0]!.qtyInStock, 20);
  });

  test('without a SKU gets one where it is new, and goes where it was there', async () => {
    await save({ 'v1.sku': '', 'v1.option0': 'Ink', 'v1.price': '45' });
    assert.match((await stored()).variants[1]!.sku, /^SQ\d{7}$/);
    const { sku } = (await stored()).variants[1]!;
    await save({ 'v1.known': sku, 'v1.sku': '', 'v1.option0': 'Ink', 'v1.price': '45' });
    assert.equal((await stored()).variants.length, 1);
  });
});

describe('a picture from the files of the site', () => {
  test('is a copy, which stays when the file is deleted', async () => {
    const files = filesVisitor(run, owner);
    const { body: { file } } = await files.put('lamp.png', png);
    await save({ siteFile: file!.url });
    const { pictures: [picture] } = await stored();
    assert.deepEqual([typeof picture!.file, picture!.alt], ['string', 'Lamp']);
    await files.post(files.path(file!.id, siteFilePaths.removal));
    assert.equal((await fetch(run.address + file!.url)).status, 404);
    assert.equal((await fetch(`${run.address}/images/uploads/${picture!.file!}`)).headers.get('content-type'), 'image/webp');
  });

  for (const address of ['/files/no-such-file/lamp.png', '/owner/store', 'https://example.com/files/1/a.png', '/files/', '/files/%00/a.png']) {
    test(`is refused beside the field for the address ${address}`, async () => {
      const answer = await owner.post(here, { ...lamp, siteFile: address });
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), /href="#siteFile">The file [^<]+ was not found\. Choose another one\./);
      assert.deepEqual((await stored()).pictures, []);
    });
  }

  test('is chosen in a field that works without scripts, where the elements are served', async () => {
    assert.doesNotMatch(await (await owner.get(here)).text(), /site-file-manager/);
    const other = await startWithOwner({ elementsPath: '/site-elements' });
    const page = await (await other.owner.get('/owner/products/new')).text();
    await other.run.stop();
    assert.match(page, /<script type="module" src="\/site-elements\/editors\.js">/);
    assert.match(page, /<site-file-manager endpoint="\/owner\/site-files" accept="image\/jpeg,[^"]+"><label for="siteFile">Add an image from your files<\/label><input id="siteFile"/);
  });
});
