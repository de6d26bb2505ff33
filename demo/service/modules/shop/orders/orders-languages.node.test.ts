import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { currencyCodes } from 'site-elements/contract/store';
import { storedNote } from '../order-note.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import { categories, orders } from '../shop.schema.js';
import { coupons, shippingOptions, taxRules } from '../rule.schema.js';
import type { TestService } from '../../../start-for-test.js';
import { findUntranslated } from '../../../owner-shell/find-untranslated.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { settingsSeed } from '../seed/store.seed.js';
import { allCountries, countryName, regionsOfCountries } from '../settings/countries.js';
import { currencyName } from '../settings/currency-codes.js';

let run: TestService;
let owner: OwnerVisitor;
/** The number of a paid order, placed in French, that has a note to its owner. */
let number: number;
before(async () => {
  ({ run, owner } = await startWithOwner());
  const { database } = run.service;
  const ada = storeVisitor(run, 'fr');
  await ada.add('plate-side', 2);
  await ada.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'DE' } });
  const { body } = await ada.order({});
  const [order] = await database.select().from(orders).where(eq(orders.token, body.token));
  number = order!.number;
  await database
    .update(orders)
    .set({ note: storedNote({ of: 'gift-cards-spent', cents: 500 }), coupons: ['SEVEN'], refundedCents: 250 })
    .where(eq(orders.number, number));
  await database
    .insert(coupons)
    .values({
      code: 'SEVEN',
      percent: 7,
      freeShipping: true,
      minimumCents: 4000,
      mostUses: 1200,
      uses: 3,
      expiresAt: new Date('2091-01-01'),
    });
});
after(() => run.stop());

/** What the owner, the buyer and the country wrote, and what is called so everywhere. */
async function sameEverywhere(): Promise<Set<string>> {
  const { database } = run.service;
  const all = await Promise.all([categories, shippingOptions, taxRules].map(table => database.select({ name: table.name }).from(table)));
  const [order] = await database.select().from(orders).where(eq(orders.number, number));
  return new Set([
    ...all.flat().map(({ name }) => name),
    // Some countries and currencies have the same name in several languages.
    ...[...allCountries, ...regionsOfCountries.map(({ id }) => id)].map(countryName),
    ...currencyCodes.map(code => `${currencyName(code)} (${code})`),
    // Time zones are called by their cities.
    ...Intl.supportedValuesOf('timeZone').map(zone => zone.replaceAll('_', ' ')),
    settingsSeed.name,
    ...settingsSeed.address.split('\n'),
    ...order!.lines.flatMap(({ name, sku }) => [name, sku]),
    order!.shippingName!,
    order!.name,
    order!.email,
    'Austria',
    'Status',
    order!.address,
  ]);
}

/** Codes: of coupons, of countries. */
const codes = /^[A-Z\d]+(, [A-Z]{2})*$/;

type Fields = Readonly<Record<string, string>>;

describe('the owner’s pages of orders and rules', () => {
  const all = {
    name: '',
    price: 'x',
    freeFrom: '0',
    place: 'x',
    country: 'GB',
    percent: 'x',
    kind: '',
    code: '-',
    amount: 'x',
    minimum: 'x',
    mostUses: 'x',
    ends: 'x',
    starts: 'x',
    products: 'x',
    categories: 'x',
    postcodes: '?',
    basis: 'weight',
    from0: 'x',
    mostWeight: 'x',
    mostLength: 'x',
    instead: 'yes',
    taxClass: 'x',
    timeZone: 'x',
    weightUnit: 'x',
    lengthUnit: 'x',
    vatId: 'x',
    reverseCharge: 'yes',
  };
  const report = '/owner/tax-report';
  const rows: [title: string, path: string, fields?: Fields][] = [
    ['all orders', '/owner/orders'], ['an order', '/owner/orders/NUMBER?done'], ['a packing slip', '/owner/orders/NUMBER/slip'],
    ['a letter without words', '/owner/orders/NUMBER/mail', { subject: '' }], ['too much paid back', '/owner/orders/NUMBER/refund', { amount: '9999' }],
    ...['categories', 'coupons', 'shipping', 'taxes', 'tax-classes'].flatMap((kind): [string, string, Fields?][] =>
      [[kind, `/owner/${kind}`], [`an unknown one, ${kind}`, `/owner/${kind}/edit/7`], [`all faults, ${kind}`, `/owner/${kind}/new`, all]]),
    ['the shop', '/owner/store'], ['all faults, the shop', '/owner/store/settings', { ...all, country: 'x', currency: 'x', orderPrefix: '?', nextOrder: '0', shopUrl: 'x' }],
    ['the tax report', `${report}?from=2000-01-01&until=2100-01-01`], ['a tax report of no days', `${report}?from=x`],
    ['a coupon that is used', '/owner/coupons/edit/SEVEN', { percent: '7', mostUses: '2' }],
  ];
  for (const [title, path, fields] of rows) {
    test(`leave nothing in English: ${title}`, async () => {
      const at = path.replace('NUMBER', String(number));
      const same = await sameEverywhere();
      const [english, ...others] = await Promise.all(
        ['en', 'pl', 'ja'].map(async language =>
          (await (fields ? owner.speaking(language).post(at, fields) : owner.speaking(language).get(at))).text(),
        ),
      );
      for (const other of others) assert.deepEqual(findUntranslated(english!, other).filter(words => !same.has(words) && !codes.test(words)), []);
    });
  }

  test('write sums, shares, days, countries and notes as the language does, and letters in the buyer’s', async () => {
    const german = owner.speaking('de');
    const order = await german.read(`/owner/orders/${number}`);
    assert.match(order, /5,00\s€ von den Geschenkkarten[^]*<strong>Bezahlt, wird gepackt<\/strong>\. Eingegangen am <time datetime="[^"]+">\d\d\.\d\d\.\d{4}, \d\d:\d\d UTC<\/time>[^]*<bdi>Deutschland<\/bdi><\/p>/);
    assert.match(order, /name="subject" required maxlength="200" value="Votre commande \d+"/);
    assert.match(
      await german.read('/owner/coupons'),
      />SEVEN<\/a><\/th><td class="long">7\s% \+ kostenloser Versand<\/td><td>40,00\s€<\/td><td>3 von 1200<\/td><td>31\.12\.2090<\/td><td>Aktiv</,
    );
    assert.match(await german.read('/owner/shipping/new'), /value="DE"> Deutschland</);
    assert.match(await owner.speaking('pl').read('/owner/orders/file'), /^Zamówienie,Otrzymano \(UTC\),/);
  });
});
