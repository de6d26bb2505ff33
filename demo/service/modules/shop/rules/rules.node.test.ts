import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { storeVisitor } from '../store-visitor-for-test.js';
import { coupons, shippingOptions, taxRules } from '../rule.schema.js';
import { seedStore } from '../seed/seed-store.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { type OwnerVisitor, ownerVisitor } from '../../../owner-shell/owner-visitor-for-test.js';
import { couponFaults } from './coupons.js';
import { draftFrom, type RuleDraft } from './rule-editor.js';
import { shippingFaults } from './shipping.js';
import { parseBasisPoints, taxFaults } from './taxes.js';
import { inTestStore } from '../settings/store-for-test.js';

const coupon = { code: 'spring', percent: '10', amount: '', minimum: '', ends: '', mostUses: '' };
const shipping = { name: 'By boat', price: '9.50', freeFrom: '', place: '', countries: ['GB'] };
const tax = { name: 'VAT', country: 'AT', percent: '20', kind: 'included' };

type Fields = Readonly<Record<string, string | readonly string[]>>;
const tables: [title: string, faultsOf: (draft: RuleDraft) => string[], right: Fields, cases: [change: Fields, says: RegExp | null][]][] = [
  ['a coupon', couponFaults, coupon, [
    [{}, null], [{ percent: '100' }, null], [{ percent: '', amount: '5,50' }, null], [{ percent: '', freeShipping: 'yes' }, null], [{ freeShipping: 'yes' }, null],
    [{ ends: '2028-02-29' }, null], [{ code: 'a_B-9' }, null], [{ mostUses: '1' }, null], [{ minimum: '0' }, null],
    [{ code: '' }, /Enter a code of/], [{ code: 'two words' }, /Enter a code of/], [{ code: '-A' }, /Enter a code of/], [{ code: 'A'.repeat(61) }, /Enter a code of/],
    [{ percent: '0' }, /as the percentage instead of “0”/], [{ percent: '101' }, /as the percentage/], [{ percent: '9.5' }, /as the percentage/], [{ percent: '-5' }, /as the percentage/],
    [{ percent: '', amount: '0' }, /“0” isn’t a valid amount/], [{ percent: '', amount: 'five' }, /isn’t a valid amount/], [{ percent: '', amount: '1000000.01' }, /isn’t a valid amount/],
    [{ amount: '5' }, /not both/], [{ percent: '' }, /or select free shipping/], [{ minimum: 'x' }, /“x” isn’t a valid minimum subtotal/],
    [{ mostUses: '0' }, /as the maximum uses/], [{ mostUses: '1.5' }, /as the maximum uses/],
    [{ ends: '2027-02-29' }, /isn’t a valid date/], [{ ends: '31.12.2027' }, /isn’t a valid date/], [{ ends: '2027-13-01' }, /isn’t a valid date/],
  ]],
  ['a shipping method', shippingFaults, shipping, [
    [{}, null], [{ price: '0' }, null], [{ countries: [] }, null], [{ freeFrom: '150' }, null], [{ place: '2' }, null],
    [{ name: '' }, /Enter a name/], [{ name: '!!' }, /Enter a name/], [{ price: '' }, /isn’t a valid price/], [{ price: '-1' }, /isn’t a valid price/], [{ freeFrom: '0' }, /isn’t a valid subtotal/],
    [{ place: 'first' }, /as the position/], [{ countries: ['GB', 'XX'] }, /“XX” isn’t a country/], [{ countries: ['toString'] }, /isn’t a country/],
  ]],
  ['a tax', taxFaults, tax, [
    [{}, null], [{ percent: '0' }, null], [{ percent: '5,25' }, null], [{ percent: '100' }, null], [{ kind: 'added' }, null],
    [{ name: ' ' }, /Enter a name/], [{ country: 'ZZ' }, /“ZZ” isn’t a country/], [{ country: 'constructor' }, /isn’t a country/], [{ percent: '100.01' }, /Enter a rate/], [{ percent: '5.25555' }, /Enter a rate/], [{ percent: '9.975' }, null],
    [{ instead: 'yes' }, /Choose a state/], [{ instead: 'yes', postcodes: '27498' }, null], [{ postcodes: '?' }, /“\?” isn’t a postal code/],
    [{ percent: '' }, /Enter a rate/], [{ kind: '' }, /include the tax/],
  ]],
];
for (const [title, faultsOf, right, cases] of tables) {
  test(`an error in ${title} is reported`, () => {
    for (const [change, says] of cases) {
      const faults = inTestStore(() => faultsOf(draftFrom({ ...right, ...change })));
      if (says) assert.match(faults.join(' '), says, JSON.stringify(change));
      else assert.deepEqual(faults, [], JSON.stringify(change));
    }
  });
}

test('a share is exact to a hundredth of a percent', () => {
  for (const [text, points] of [['0', 0], ['20', 2000], ['5.5', 550], ['5,25', 525], ['100', 10_000], ['9.975', 997.5], ['8,8125', 881.25], ['1.00001', NaN], ['.5', NaN], ['5.', NaN], ['1e1', NaN], ['-1', NaN]] as const) assert.equal(parseBasisPoints(text), points, text);
});

describe('the owner\'s pages', () => {
  const password = 'correct horse battery';
  let run: TestService;
  let owner: OwnerVisitor;
  before(async () => {
    run = await startForTest({ owner: { password } });
    owner = await ownerVisitor(run, password);
  });
  after(() => run.stop());

  const get = (path: string) => owner.get(path);
  const post = (path: string, fields?: Fields) => owner.post(path, fields);
  const database = () => run.service.database;
  /** A visitor with a mug for 28 euro, sent to a country. */
  async function visitorIn(country: string) {
    const ada = storeVisitor(run);
    await ada.add('mug-dune');
    await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country } });
    return ada;
  }
  const cartOf = async (ada: ReturnType<typeof storeVisitor>) => (await ada.call('GET', '/api/commerce/cart')).body.cart;

  test('a coupon is added, counts at the checkout, is changed, and ends', async () => {
    const answer = await post('/owner/coupons/new', { ...coupon, ends: '2090-12-31', mostUses: '5' });
    assert.equal(answer.status, 303, await answer.clone().text());
    assert.match(await (await get('/owner/coupons')).text(), /SPRING[^]*10%[^]*0 of 5[^]*31 Dec 2090[^]*Active/);
    const ada = await visitorIn('GB');
    assert.equal((await ada.call('POST', '/api/commerce/cart/coupons', { code: 'spring' })).body.cart.discountCents, 280);
    assert.equal((await post('/owner/coupons/edit/SPRING', { ...coupon, percent: '', amount: '8' })).status, 303);
    assert.equal((await cartOf(ada)).discountCents, 800);
    assert.equal((await post('/owner/coupons/edit/SPRING/end')).status, 303);
    const { discountCents, invalidCoupons, notices } = await cartOf(ada);
    assert.deepEqual([discountCents, invalidCoupons, notices.map(({ code }: { code: string }) => code)], [0, ['SPRING'], ['coupon-expired']]);
    // What was ended stays ended when something else of it is changed.
    const page = await (await get('/owner/coupons/edit/SPRING')).text();
    const ends = /name="ends" value="([^"]*)"/.exec(page)![1]!;
    await post('/owner/coupons/edit/SPRING', { ...coupon, ends, minimum: '20' });
    assert.match(await (await get('/owner/coupons')).text(), /SPRING[^]*?Ended/);
  });

  test('a coupon for free shipping says in each language that shipping is free', async () => {
    await post('/owner/coupons/new', { ...coupon, code: 'SENT', percent: '', freeShipping: 'yes' });
    const rows = [['en', 'free shipping'], ['de', 'kostenloser Versand'], ['fr', 'livraison gratuite'], ['pl', 'darmowa wysyłka'], ['ja', '送料無料'], ['ar', 'شحن مجاني']];
    for (const [language, words] of rows) assert.ok((await owner.speaking(language!).read('/owner/coupons')).includes(`>${words}</td>`), language);
  });

  test('a used coupon cannot be limited to fewer uses, and a second one with its name is refused', async () => {
    await post('/owner/coupons/new', { ...coupon, code: 'USED' });
    await database().update(coupons).set({ uses: 3 }).where(eq(coupons.code, 'USED'));
    const fewer = await post('/owner/coupons/edit/USED', { ...coupon, code: 'USED', mostUses: '2' });
    assert.equal(fewer.status, 400);
    assert.match(await fewer.text(), /used 3 times/);
    const again = await post('/owner/coupons/new', { ...coupon, code: 'used', percent: '50' });
    assert.equal(again.status, 400);
    assert.match(await again.text(), /The coupon USED already exists[^]*value="used"[^]*value="50"/);
  });

  test('a shipping method is offered for the countries it reaches, until it is deactivated', async () => {
    assert.equal((await post('/owner/shipping/new', { ...shipping, place: '1' })).status, 303);
    const ada = await visitorIn('GB');
    const offered = async () => (await cartOf(ada)).shippingOptions.map(({ name, cents }: { name: string; cents: number }) => [name, cents]);
    assert.ok((await offered()).some(([name, cents]: [string, number]) => name === 'By boat' && cents === 950));
    await post('/owner/shipping/edit/by-boat', { ...shipping, countries: ['IE', 'AT', 'BE', 'DK', 'FR', 'DE', 'IT', 'NL'] });
    assert.match(await owner.read('/owner/shipping'), /<td class="long">IE, AT, BE, DK, FR, DE, IT, NL<\/td>/);
    await post('/owner/shipping/edit/by-boat', { ...shipping, price: '4', countries: ['IE'] });
    assert.ok(!(await offered()).some(([name]: [string]) => name === 'By boat'));
    assert.deepEqual((await database().select().from(shippingOptions).where(eq(shippingOptions.id, 'by-boat')))[0]!.countries, ['IE']);
    await post('/owner/shipping/edit/by-boat/end');
    assert.deepEqual(await database().select().from(shippingOptions).where(eq(shippingOptions.id, 'by-boat')), []);
    assert.equal((await get('/owner/shipping/edit/by-boat')).status, 404);
  });

  test('a tax is included in the price or added at the checkout', async () => {
    const ada = await visitorIn('AT');
    assert.equal((await cartOf(ada)).taxCents, 0);
    await post('/owner/taxes/new', tax);
    const { taxCents, grandTotalCents } = await cartOf(ada);
    assert.deepEqual([taxCents, grandTotalCents], [Math.round((2800 + 1400) / 6), 2800 + 1400]);
    await post('/owner/taxes/edit/at-vat', { ...tax, kind: 'added', percent: '5,5' });
    assert.equal((await cartOf(ada)).grandTotalCents, 4200 + 231);
    await post('/owner/taxes/edit/at-vat/end');
    assert.equal((await cartOf(ada)).taxCents, 0);
  });

  test('a rule that the owner has ended does not return at the next start', async () => {
    await post('/owner/shipping/edit/collect/end');
    await post('/owner/taxes/edit/ie/end');
    await seedStore(database());
    assert.deepEqual(await database().select().from(shippingOptions).where(eq(shippingOptions.id, 'collect')), []);
    assert.deepEqual(await database().select().from(taxRules).where(eq(taxRules.id, 'ie')), []);
  });

  test('keep what was typed, and write it as text', async () => {
    const answer = await post('/owner/taxes/new', { ...tax, name: '"><script>', percent: 'a lot' });
    assert.equal(answer.status, 400);
    const text = await answer.text();
    assert.match(text, /Your changes weren’t saved[^]*instead of “a lot”[^]*value="&quot;&gt;&lt;script&gt;"/);
    assert.doesNotMatch(text, /"><script>/);
  });
});
