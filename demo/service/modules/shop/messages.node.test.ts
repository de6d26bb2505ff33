import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fieldMessages } from 'site-elements/contract/field-messages';
import { type Words, wordsIn } from 'site-elements/contract/language';
import { formSettings } from '../../../../elements/site-form/form.settings.js';
import { cataloguesFor } from '../../kernel/language/catalogue.js';
import { shippingOptions } from './rule.schema.js';
import { type OwnerVisitor, startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';
import { press } from './press-for-test.js';
import { storeVisitor } from './store-visitor-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
let catalogues: Readonly<Record<'en' | 'de', readonly RegExp[]>>;

/** A text of a catalog as it reads once it is filled; one that is placeholders alone would match everything. */
const filled = (text: string): RegExp[] => {
  const open = text.replace(/\{\w+, ?plural,(?:[^{}]|\{[^{}]*\})*\}|\{\w+\}/g, '\0');
  return /\p{L}/u.test(open) ? [new RegExp(`^${open.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '[^]*')}$`)] : [];
};
const patterns = (words: Words): RegExp[] => Object.values(words).flatMap(filled);
const decode = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#39;', '\'').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

before(async () => {
  ({ run, owner } = await startWithOwner());
  const sources = [...cataloguesFor('owner').map(({ translations }) => translations), ...formSettings.translations ?? []];
  const inGerman = await Promise.all(sources.map(source => wordsIn('de', [source])));
  catalogues = { en: [fieldMessages, formSettings.texts as Words, ...cataloguesFor('owner').map(({ english }) => english)].flatMap(patterns), de: inGerman.flatMap(patterns) };
});
after(() => run.stop());

/** The messages of a page: what is announced, or the sentence of a refusal. */
function messagesIn(page: string): string[] {
  const alerts = [...page.matchAll(/<(p|div) [^>]*role="alert"[^>]*>([^]*?)<\/\1>/g), ...page.matchAll(/<(p|div) role="alert"[^>]*>([^]*?)<\/\1>/g)]
    .flatMap(([, , text = '']) => (text.includes('<li>') ? [...text.matchAll(/<li>([^]*?)<\/li>/g)].map(([, item]) => item!) : [text]));
  const errors = [...page.matchAll(/<span class="field-note" id="[^"]*-error">([^]*?)<\/span>/g)].map(([, text]) => text!);
  const refusal = /<h1>[^<]*<\/h1>\s*<p>([^<]*)<\/p>/.exec(page)?.[1];
  const found = [...alerts, ...errors].length > 0 ? [...alerts, ...errors] : refusal ? [refusal] : [];
  return found.map(text => decode(text.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Each message is a text of the catalog of its language: whole, or `Field: message` made of two of them. */
function assertSaid(language: 'en' | 'de', message: string): void {
  const isCatalogueText = (text: string) => catalogues[language].some(pattern => pattern.test(text));
  const [, field, rest] = /^([^:]+): (.+)$/.exec(message) ?? [];
  assert.ok(isCatalogueText(message) || (field && rest && isCatalogueText(rest)), `"${message}" is no text in ${language}`);
  assert.doesNotMatch(message, /Invalid|[Ee]xpected|is missing\.|is wrong:|is not a field|cart\.\d|giftCardProductId|donatePageId|grandTotalCents|undefined|NaN|\[object/);
}

const languages = ['en', 'de'] as const;
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
const long = 'x'.repeat(6000);
const mug = JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]);

describe('a visitor\'s message about an invalid value comes from the catalog, in two languages', () => {
  const goTo = '/commerce/goto-checkout';
  const posts: [title: string, path: string, fields: Record<string, string>][] = [
    ...['x', '[', '{}', '[{"sku":"a"}]', '[{"sku":"mug-dune","quantity":0.5}]', '[{"sku":"mug-dune","quantity":"1"}]', '[{"sku":"mug-dune","quantity":1,"priceCents":1}]', '[{"sku":"","quantity":1}]', '[null]',
      '[{"sku":"mug-dune","quantity":1000}]', '[{"sku":"mug-name","quantity":1,"form":[]}]', '[{"sku":"gone","quantity":1}]'].map((cart): [string, string, Record<string, string>] => [`the cart ${cart}`, goTo, { cart }]),
    ['an unknown country', goTo, { cart: mug, country: 'XX' }], ['a country in words', goTo, { cart: mug, country: 'Ireland' }], ['a coupon nobody knows', goTo, { cart: mug, coupon: 'NONE' }],
    ['a gift card nobody knows', goTo, { cart: mug, coupon: '', giftCard: 'x' }], ['an unknown product', goTo, { sku: 'none' }], ['an unknown field', goTo, { sku: 'mug-dune', engraving: 'Ada' }],
    ['a name on a mug that is missing', goTo, { sku: 'mug-name' }], ['no gift card', '/checkout/giftcard', {}], ['a product that is not a gift card', '/checkout/giftcard?giftCardProductId=mug-dune', {}],
    ['a gift card for nobody', '/checkout/giftcard?giftCardProductId=gift-card', { sku: 'SKU', recipient: 'x' }], ['no donation', '/checkout/donate', {}],
    ...['', '0', 'x', '12.505', '12,505', '$5', '1.005', '99999999'].map((amount): [string, string, Record<string, string>] => [`a donation of "${amount}"`, '/checkout/donate?donatePageId=roof-fund', { amount, cents: 'x' }]),
    ['a review without stars', '/products/mug-dune/reviews', { text: 'Good', name: 'Ada' }], ['a review of six stars', '/products/mug-dune/reviews', { rating: '6', text: 'Good', name: 'Ada' }],
    ['a review without words', '/products/mug-dune/reviews', { rating: '5', text: '', name: 'Ada' }], ['a review that is too long', '/products/mug-dune/reviews', { rating: '5', text: long, name: 'Ada' }],
    ['a body of another shape', '/products/none/reviews', { rating: '5' }],
  ];
  for (const [title, path, fields] of posts) {
    test(title, async () => {
      const [card] = /name="sku" value="([^"]+)"/.exec(await (await fetch(`${run.address}/checkout/giftcard?giftCardProductId=gift-card`)).text())?.slice(1) ?? [''];
      for (const language of languages) {
        const answer = await press(run.address + path, { ...fields, ...fields.sku === 'SKU' && { sku: card! } }, { 'accept-language': language });
        const messages = messagesIn(await answer.text());
        if (answer.status >= 400) assert.ok(messages.length > 0, `${answer.status} says nothing`);
        for (const message of messages) assertSaid(language, message);
      }
    });
  }

  const buyer = { country: 'GB', coupon: '', email: 'ada@example.com', name: 'Ada Lovelace', address: 'Lane 1', provider: 'demo' };
  const orders: [title: string, fields: Record<string, string>][] = [
    ['no email', { email: '' }], ['an invalid email', { email: 'ada' }], ['an email that is too long', { email: `${'a'.repeat(300)}@b.ie` }], ['no name', { name: ' ' }], ['a name that is too long', { name: long }],
    ['no address', { address: '' }], ['an address that is too long', { address: long }], ['an unknown country', { country: 'Atlantis' }], ['an unknown provider', { provider: 'nobody' }],
    ['a provider that is no id', { provider: '<b>' }], ['no key', { key: '' }], ['a sum in words', { grandTotalCents: 'ten' }], ['another sum', { grandTotalCents: '1' }],
  ];
  for (const [title, wrong] of orders) {
    test(`an order with ${title}, and the page keeps all input`, async () => {
      for (const language of languages) {
        const page = await (await press(run.address + goTo, { cart: mug, country: 'GB' }, { 'accept-language': language })).text();
        const fields = { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents') };
        const sent = { ...fields, ...buyer, ...wrong };
        const answer = await press(`${run.address}/checkout/order`, sent, { 'accept-language': language });
        const text = await answer.text();
        assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status}`);
        const messages = messagesIn(text);
        assert.ok(messages.length > 0, 'says nothing');
        for (const message of messages) assertSaid(language, message);
        for (const name of ['email', 'name'] as const) assert.ok(text.includes(`value="${sent[name]}"`), name);
        assert.ok(text.includes(`>${sent.address}</textarea>`));
      }
    });
  }

  const calls: [title: string, method: string, path: string, body: unknown][] = [
    ['a coupon that is too long', 'POST', '/api/commerce/cart/coupons', { code: 'x'.repeat(61) }], ['no coupon', 'POST', '/api/commerce/cart/coupons', { code: '' }],
    ['half a piece', 'POST', '/api/commerce/cart/entries', { key: 'a key of the test', sku: 'mug-dune', quantity: 0.5 }], ['a list', 'POST', '/api/commerce/cart/entries', []],
    ['an invalid place', 'PUT', '/api/commerce/cart/shipping', { location: { country: 'Ireland' } }], ['no email', 'POST', '/api/commerce/orders', { key: 'a key of the test', cartToken: 'x', grandTotalCents: 1, email: 'x', name: 'Ada', address: '' }],
  ];
  for (const [title, method, path, body] of calls) {
    test(`a call with ${title}; what its program did wrong goes along`, async () => {
      for (const language of languages) {
        const ada = storeVisitor(run, language);
        await ada.add('mug-dune');
        const answer = await ada.call(method, path, body);
        assert.equal(answer.status, 400);
        assertSaid(language, answer.body.error);
        assert.match(answer.body.detail, /"\w|Expected/);
      }
    });
  }
});

describe('an owner\'s message about an invalid value comes from the catalog, in two languages', () => {
  const rules: Record<string, string> = { name: '', price: 'x', freeFrom: '0', place: 'x', country: 'GB', percent: 'x', kind: '', code: '-', amount: '12.505', minimum: '1.005', mostUses: 'x', ends: 'x' };
  const posts: [title: string, path: string, fields: Record<string, string>][] = [
    ...['coupons', 'shipping', 'taxes', 'categories'].map((kind): [string, string, Record<string, string>] => [kind, `/owner/${kind}/new`, rules]),
    ['an unknown state', '/owner/orders/1/state', { state: 'gone' }], ['an unknown order', '/owner/orders/999999/refund', { amount: '1' }], ['an unknown action', '/owner/reviews', { act: 'x' }],
  ];
  for (const [title, path, fields] of posts) {
    test(title, async () => {
      for (const language of languages) {
        const messages = messagesIn(await (await owner.speaking(language).post(path, fields)).text());
        assert.ok(messages.length > 0);
        for (const message of messages) assertSaid(language, message.replace(/[\u2066-\u2069]/g, ''));
      }
    });
  }

  for (const [language, typed, stored] of [
    ['en', '12,345.67', 1_234_567], ['en', '€ 12', 1200], ['en', '1,234.56', 123_456], ['de', '1.234,56', 123_456], ['de', '12,50 €', 1250], ['en', '12€50', 1250], ['en', '12.505', null], ['de', '12,505', null], ['en', '$ 12', null],
  ] as const) {
    test(`a sum typed as "${typed}" in ${language} is ${stored ?? 'asked back with these words'}`, async () => {
      const name = `Way ${language} ${typed}`;
      const answer = await owner.speaking(language).post('/owner/shipping/new', { name, price: typed, freeFrom: '', place: '' });
      const page = await answer.text();
      if (stored === null) {
        assert.equal(answer.status, 400);
        assert.ok(messagesIn(page).some(message => message.includes(typed)), messagesIn(page).join());
        return;
      }
      assert.equal(answer.status, 303, page);
      const rows = await run.service.database.select().from(shippingOptions);
      assert.equal(rows.find(row => row.name === name)?.cents, stored);
    });
  }
});
