import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { desc } from 'drizzle-orm';
import { memoryOutbox } from '../../kernel/mail/outbox.js';
import { ownerVisitor, type OwnerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { press } from './press-for-test.js';
import { settingsSeed } from './seed/store.seed.js';
import { shippingOptions } from './rule.schema.js';
import { carts, orders } from './shop.schema.js';
import { settingsTable, type StoreSettings } from './store-settings.schema.js';
import { storeVisitor } from './store-visitor-for-test.js';

// The checkout's fields follow the country of the address, and each fault is beside its field.

const password = 'correct horse battery';
const outbox = memoryOutbox();
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password }, outbox });
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());
const setUp = (changes: Partial<StoreSettings> = {}) => run.service.database.update(settingsTable).set({ value: { ...settingsSeed, countries: [], ...changes } });
beforeEach(async () => { await setUp(); });

const cart = JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]);
const goTo = '/commerce/goto-checkout';
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
const fieldsOf = (page: string) => Object.fromEntries(['key', 'cartToken', 'grandTotalCents', 'draft'].map(name => [name, hidden(page, name)]));
const post = async (path: string, fields: Record<string, string>, language = 'en') => press(run.address + path, fields, { 'accept-language': language });
const open = async (country: string, language = 'en') => (await post(goTo, { cart, country }, language)).text();
/** All that a browser sends of the page, empty boxes too. */
const whole = { coupon: '', giftCard: '', shipping: '', email: 'ada@example.com', name: 'Ada Lovelace', phone: '', company: '', note: '' };
const inGermany = { ...whole, country: 'DE', address: 'Kai 1\r\nHinterhaus', city: 'Berlin', postalCode: '10115', provider: 'demo' };
const inNevada = { ...whole, country: 'US', address: '1 Main St', city: 'Reno', 'region-US': 'NV', postalCode: '89501', provider: 'demo' };
const shownFields = (page: string) => [...page.split('id="address-fields"')[1]!.split('</fieldset>')[0]!.matchAll(/data-field="([^"]+)"/g)].map(([, name]) => name);
const newest = async () => (await run.service.database.select().from(orders).orderBy(desc(orders.number)).limit(1))[0]!;
const cartOf = async (id: string) => (await run.service.database.select().from(carts)).find(row => row.id === id)!;
const withMug = async () => {
  const visitor = storeVisitor(run);
  await visitor.add('mug-dune');
  await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
  return visitor;
};
const orderPage = async (page: string, fields: Record<string, string>, language = 'en') => post('/checkout/order', { ...fieldsOf(page), ...fields }, language);

describe('the fields of the address', () => {
  for (const [country, language, names] of [
    ['DE', 'de', ['name', 'company', 'address', 'postalCode', 'city']],
    ['US', 'en', ['name', 'company', 'address', 'city', 'region-US', 'postalCode']],
    ['JP', 'ja', ['postalCode', 'region-JP', 'address', 'company', 'name']],
    ['JP', 'en', ['name', 'company', 'address', 'region-JP', 'postalCode']],
    ['AE', 'ar', ['name', 'company', 'address', 'region-AE']],
  ] as const) {
    test(`are those of ${country} for a visitor who reads ${language}`, async () => assert.deepEqual(shownFields(await open(country, language)), names));
  }

  test('have labels of the country, tokens for autofill, and are required as it requires them', async () => {
    const page = await open('US');
    assert.match(page, /<label for="postalCode">Zip code<\/label><input id="postalCode" name="postalCode" autocomplete="shipping postal-code" required/);
    assert.match(page, /<label for="region-US">State<\/label><select id="region-US" name="region-US" autocomplete="shipping address-level1" required>/);
    assert.match(page, /<label for="company">Company \(optional\)<\/label><input id="company" name="company" autocomplete="shipping organization" maxlength/);
    assert.match(await open('IE'), /<label for="postalCode">Eircode \(optional\)<\/label>/);
    assert.match(await open('US', 'de'), /<label for="region-US">Bundesstaat<\/label>/);
  });

  test('change with the country, and what has no place is there again when it has one', async () => {
    const american = await open('US');
    const german = await (await post(goTo, { ...fieldsOf(american), ...inNevada, country: 'DE' })).text();
    assert.match(german, /id="city"[^>]*value="Reno"/);
    assert.doesNotMatch(german, /region-US/);
    const back = await (await post(goTo, { ...fieldsOf(german), ...inGermany, country: 'US', city: 'Elko' })).text();
    assert.match(back, /<option value="NV" selected>Nevada[^]*value="10115"/);
    assert.match(back, /id="city"[^>]*value="Elko"/);
  });

  test('give the cart its region and postal code, for taxes and shipping', async () => {
    const page = await open('US');
    await post(goTo, { ...fieldsOf(page), ...inNevada });
    const id = hidden(page, 'cartToken').split('.')[0]!;
    assert.deepEqual((await cartOf(id)).location, { country: 'US', region: 'NV', postalCode: '89501' });
    await post(goTo, { ...fieldsOf(page), ...inNevada, 'region-US': 'Atlantis', postalCode: '1' });
    assert.deepEqual((await cartOf(id)).location, { country: 'US' }, 'what is wrong is not used');
  });
});

describe('an order', () => {
  test('has the address by its parts and in lines as the country writes them', async () => {
    assert.equal((await orderPage(await open('US'), { ...inNevada, phone: '+1 775 555 0100', company: 'Engines Ltd', note: 'Ring twice' })).status, 303);
    const { name, address, location, buyer } = await newest();
    assert.deepEqual([name, address, location], ['Ada Lovelace', 'Engines Ltd\n1 Main St\nReno, NV 89501', { country: 'US', region: 'NV', postalCode: '89501' }]);
    assert.deepEqual(buyer, {
      phone: '+1 775 555 0100', company: 'Engines Ltd', note: 'Ring twice',
      address: { name: 'Ada Lovelace', company: 'Engines Ltd', street: '1 Main St', city: 'Reno', region: 'NV', postalCode: '89501', country: 'US' },
    });
  });

  test('writes a region out where addresses have its name, in the letters of the address', async () => {
    await run.service.database.update(shippingOptions).set({ countries: [] });
    const inTokyo = { ...whole, country: 'JP', 'region-JP': '13', postalCode: '1540023', provider: 'demo' };
    const answer = await orderPage(await open('JP'), { ...inTokyo, address: '世田谷1-1', name: '山田' });
    assert.equal(answer.status, 303, await answer.clone().text());
    assert.equal((await newest()).address, '〒154-0023\n東京都\n世田谷1-1');
    await orderPage(await open('JP'), { ...inTokyo, address: '1-1 Setagaya' });
    assert.equal((await newest()).address, '1-1 Setagaya, Tokyo\n154-0023');
  });

  test('shows the owner all of it, and the buyer\'s email where it goes', async () => {
    const billing = { hasBilling: 'yes', billingCountry: 'AT', billingName: 'Engines GmbH', billingAddress: 'Ring 1', billingCity: 'Wien', billingPostalCode: '1010' };
    const answer = await orderPage(await open('DE'), { ...inGermany, ...billing, phone: '030 5550100', note: 'Ring twice' });
    assert.equal(answer.status, 303, await answer.clone().text());
    const { number } = await newest();
    const page = await owner.read(`/owner/orders/${number}`);
    assert.match(page, /Kai 1<\/bdi>\s*<bdi>Hinterhaus<\/bdi>\s*<bdi>10115 Berlin[^]*href="tel:0305550100"[^]*Engines GmbH[^]*1010 Wien[^]*Austria[^]*Ring twice/);
    assert.match(await owner.read(`/owner/orders/${number}/slip`), /030 5550100[^]*Ring twice/);
    await run.service.mailQueue.settled();
    assert.match(outbox.mails.at(-1)!.text, /Shipping address:\nAda Lovelace\nKai 1\nHinterhaus\n10115 Berlin\n\nBilling address:\nEngines GmbH\nRing 1\n1010 Wien\nAustria\n\nNote to the shop:\nRing twice/);
  });

  test('of a program has its address in one text still, and what else it gives', async () => {
    const ada = await withMug();
    assert.equal((await ada.order({ address: 'Lane 1\nWells', phone: '01632 960001', note: 'Hello' })).status, 200);
    const { address, buyer } = await newest();
    assert.deepEqual([address, buyer], ['Lane 1\nWells', { phone: '01632 960001', note: 'Hello' }]);
  });
});

describe('what is wrong', () => {
  const refused = async (country: string, fields: Record<string, string>, language = 'en') => {
    const answer = await orderPage(await open(country, language), fields, language);
    assert.equal(answer.status, 400);
    return answer.text();
  };

  test('is beside each field and in a list that leads to them, and nothing is lost', async () => {
    const page = await refused('US', { ...inNevada, email: 'ada', address: ' ', 'region-US': '', postalCode: '8950', phone: 'x' });
    for (const name of ['email', 'phone', 'address', 'region-US', 'postalCode']) {
      assert.ok(page.includes(`<li><a href="#${name}">`), name);
      assert.match(page, new RegExp(`id="${name}"[^>]*aria-invalid="true" aria-describedby="${name}-error"`));
      assert.ok(page.includes(`id="${name}-error"`), name);
    }
    assert.match(page, /id="problem" tabindex="-1" autofocus role="alert"/);
    assert.match(page, /Zip code: Enter a code such as 95014\./);
    assert.match(page, /value="ada"[^]*value="Ada Lovelace"[^]*value="Reno"[^]*value="8950"/);
  });

  test('of the billing address counts only if there is one', async () => {
    const page = await refused('DE', { ...inGermany, hasBilling: 'yes', billingCountry: 'GB', billingName: '', billingAddress: '', billingCity: 'Wells', billingPostalCode: 'x' });
    for (const name of ['billingName', 'billingAddress', 'billingPostalCode']) assert.ok(page.includes(`href="#${name}"`), name);
    assert.match(page, /Billing address, Town or city|value="Wells"/);
    assert.equal((await orderPage(await open('DE'), { ...inGermany, billingName: '', billingPostalCode: 'x' })).status, 303);
  });

  test('of a note that is too long keeps it', async () => {
    const note = 'x'.repeat(1001);
    assert.ok((await refused('DE', { ...inGermany, note })).includes(`>${note}</textarea>`));
  });

  for (const language of ['de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'sv', 'tr', 'ja', 'ko', 'zh', 'ar', 'he']) {
    test(`is in ${language}`, async () => {
      const page = await refused('US', { ...inNevada, email: '', city: '', 'region-US': '', postalCode: '1' }, language);
      assert.doesNotMatch(page.split('id="sums"')[0]!, /Please|Enter a|is not valid|Zip code:|City/);
      assert.match(page, /95014/);
    });
  }
});

describe('what the shop asks its buyers for', () => {
  test('is set by the owner: no phone and company, or a phone that is required', async () => {
    await setUp({ phone: 'off', company: 'off', hasNote: false });
    assert.doesNotMatch(await open('DE'), /name="(phone|company|note)"/);
    await setUp({ phone: 'required' });
    const answer = await orderPage(await open('DE'), inGermany);
    assert.match(await answer.text(), /href="#phone">Phone: Please fill in this field/);
    const ada = await withMug();
    const { status, body } = await ada.order({ address: 'Lane 1' });
    assert.deepEqual([status, body.field], [400, 'phone']);
  });

  test('is a box for its terms, which has to be ticked', async () => {
    await setUp({ terms: '/terms' });
    const page = await open('DE');
    assert.match(page, /I agree to the <a href="\/terms" target="_blank" rel="noopener">terms and conditions<\/a>\./);
    const refused = await orderPage(page, inGermany);
    assert.match(await refused.clone().text(), /href="#terms">Terms and conditions: Please check this box/);
    assert.equal((await orderPage(await refused.text(), { ...inGermany, terms: 'yes' })).status, 303);
    assert.equal((await newest()).buyer.terms, '/terms');
    const ada = await withMug();
    assert.equal((await ada.order({ address: 'Lane 1' })).body.field, 'hasAgreed');
    assert.equal((await ada.order({ address: 'Lane 1', hasAgreed: true })).status, 200);
    await setUp({ terms: 'You order with <b>payment</b>.' });
    assert.match(await open('DE'), /<span>You order with &lt;b&gt;payment&lt;\/b&gt;\.<\/span>/);
  });

  test('is saved by the page of the shop', async () => {
    const { hasExpressCheckout: _, hasNote: __, hasReverseCharge: ___, countries: ____, lowStock: _____, ...texts } = settingsSeed;
    const answer = await owner.post('/owner/store/settings', { ...texts, nextOrder: '', phone: 'required', company: 'off', terms: '/terms' });
    assert.equal(answer.status, 303, await answer.clone().text());
    const value = (await run.service.database.select().from(settingsTable))[0]?.value;
    assert.deepEqual([value?.phone, value?.company, value?.hasNote, value?.terms], ['required', 'off', false, '/terms']);
    assert.match(await owner.read('/owner/store'), /<option value="required" selected>Required/);
  });
});

test('pictures of the products are in the table, with their size', async () => {
  assert.match(await open('DE'), /<img class="order-picture" src="\/images\/[^"?]+\?format=100w" alt="" width="48" height="48" loading="lazy" decoding="async">/);
});

test('a page shows what was typed before to its own buyer only', async () => {
  const eve = await open('US');
  const ada = await (await post(goTo, { ...fieldsOf(eve), ...inNevada })).text();
  const other = await (await post(goTo, { ...fieldsOf(eve), ...whole, email: 'eve@example.com', name: 'Eve', country: 'US', address: '' })).text();
  assert.match(ada, /<option value="NV" selected>/);
  assert.doesNotMatch(other, /Lovelace|ada@example|value="Reno"/);
});
