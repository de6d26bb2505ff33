import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CartAnswer } from 'site-elements/contract/cart';
import { preferredLanguage } from './kernel/language/preferred-language.js';
import { press } from './modules/shop/press-for-test.js';
import { startForTest, type TestService } from './start-for-test.js';

const password = 'correct horse battery';
let run: TestService;
before(async () => { run = await startForTest({ owner: { password } }); });
after(() => run.stop());

/** As a browser follows a link or posts a form. */
const ask = (path: string, language: string, fields?: Record<string, string>, headers: Record<string, string> = {}) => {
  const all = { 'accept': 'text/html', 'accept-language': language, ...headers };
  return fields ? press(run.address + path, fields, all) : fetch(run.address + path, { headers: all, redirect: 'manual' });
};
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!;

describe('the language of a visitor', () => {
  const long = `${'x'.repeat(100_000)},de`;
  const rows: [header: string | undefined, language: string][] = [
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9', 'de'],
    ['DE-at', 'de'],
    ['cy,de;q=0.5', 'de'],
    ['cy', 'en'],
    ['iw', 'he'],
    ['fr;q=0.5,de;q=0.9', 'de'],
    ['fr;q=0.5, de ; q=0.9', 'de'],
    ['fr;q=0,de;q=0.1', 'de'],
    ['fr;q=0', 'en'],
    ['fr,de', 'fr'],
    ['*,de', 'en'],
    ['*;q=0.1,de;q=0.2', 'de'],
    ['zh-Hant-TW', 'zh'],
    ['pt-BR', 'pt'],
    ['de;q=2,fr', 'fr'],
    ['de;q=x,fr;q=0.1', 'fr'],
    ['de;Q=0.1,fr;q=0.2', 'fr'],
    ['{{ lang }},it', 'it'],
    ['-,_,;q=1,,sv', 'sv'],
    ['constructor', 'en'],
    [long, 'en'],
    [`${'cy,'.repeat(29)}de`, 'de'],
    [`${'cy,'.repeat(30)}de`, 'en'],
    ['日本語,ja', 'ja'],
  ];
  for (const [header, language] of rows) {
    test(`is ${language} for ${JSON.stringify(header?.slice(0, 40))}`, () => assert.equal(preferredLanguage(header), language));
  }
});

describe('pages of the service', () => {
  const rows: [language: string, dir: string, heading: RegExp][] = [
    ['en', 'ltr', /<h1>Thank you<\/h1>/],
    ['de', 'ltr', /<h1>Vielen Dank<\/h1>/],
    ['ja', 'ltr', /<h1>ありがとうございます<\/h1>/],
    ['ar', 'rtl', /<h1>شكرًا لك<\/h1>/],
    ['he', 'rtl', /<h1>תודה<\/h1>/],
  ];
  for (const [language, dir, heading] of rows) {
    test(`thank in ${language}`, async () => {
      const answer = await ask('/forms/contact/thanks', language);
      assert.equal(answer.headers.get('content-language'), language);
      assert.match(answer.headers.get('vary') ?? '', /accept-language/i);
      const page = await answer.text();
      assert.ok(page.includes(`<html lang="${language}" dir="${dir}">`));
      assert.match(page, heading);
    });
  }

  test('say what is wrong with a form in the words of the elements', async () => {
    const page = await (await ask('/forms/contact', 'de', { email: 'nobody' })).text();
    assert.match(page, /Bitte prüfen Sie Ihre Angaben/);
    assert.match(page, /Diese E-Mail-Adresse ist ungültig\. Sie sollte so aussehen: name@example\.com\./);
    assert.match(page, /<button class="button">Senden<\/button>/);
  });

  test('refuse an unknown address in it', async () => {
    const answer = await ask('/nowhere', 'fr-CA,fr;q=0.8,en;q=0.2');
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /<title>Page introuvable<\/title>[^]*Il n’y a rien à cette adresse\./);
  });

  test('sell in it, with sums, countries and days as it writes them', async () => {
    const page = await (await ask('/commerce/goto-checkout', 'de', { cart: JSON.stringify([{ sku: 'mug-dune', quantity: 1 }]) })).text();
    assert.match(page, /<h1>Ihre Bestellung<\/h1>[^]*28,00\s€[^]*Vereinigtes Königreich[^]*Bestellung aufgeben/);
    const sent = {
      key: hidden(page, 'key'),
      cartToken: hidden(page, 'cartToken'),
      grandTotalCents: '1',
      country: 'GB',
      shipping: 'collect',
      coupon: '',
      email: 'ada@example.com',
      name: 'Ada',
      address: 'Lane 1',
      provider: 'demo',
    };
    const stale = await (await ask('/checkout/order', 'de', sent)).text();
    assert.match(stale, /Die Summe hat sich geändert: Sie ist jetzt 28,00\s€ statt 0,01\s€\./);
    const placed = await ask('/checkout/order', 'de', { ...sent, key: hidden(stale, 'key'), grandTotalCents: hidden(stale, 'grandTotalCents') });
    assert.equal(placed.status, 303);
    const order = await ask(placed.headers.get('location')!, 'sv');
    assert.match(
      await order.text(),
      /<h1>Tack<\/h1>\n<p>Beställning \d+ den <time datetime="[^"]+">\d+ \p{L}+ \d{4}<\/time>\. <strong>Betald, packas<\/strong>/u,
    );
  });

  for (const path of ['/comments?thread=/journal/ash-glaze', '/search?q=zeppelin', '/forms/contact/thanks', '/nowhere']) {
    test(`leave nothing in English: ${path}`, async () => {
      const [english, ...others] = await Promise.all(['en', 'pl', 'ja'].map(async language => {
        const page = (await (await ask(path, language)).text()).replace(/<style[^]*?<\/style>/g, '');
        return [...page.matchAll(/>([^<]*\p{L}{2}[^<]*)</gu)].map(([, words]) => words!.trim());
      }));
      assert.ok(english!.length > 1);
      for (const other of others) assert.deepEqual(other.filter(words => english!.includes(words) && !words.startsWith('/')), []);
    });
  }
});

describe('calls', () => {
  const call = (method: string, path: string, language: string, body: unknown, cookie = '') => fetch(run.address + path, {
    method, headers: { 'content-type': 'application/json', 'accept-language': language, 'sec-fetch-site': 'same-origin', cookie }, body: JSON.stringify(body),
  });

  test('refuse a form in the language of its visitor', async () => {
    const answer = await call('POST', '/api/form/SaveFormSubmission', 'nl', { key: await run.key(), formId: 'contact', form: { email: 'x' } });
    assert.equal(answer.status, 400);
    assert.equal(answer.headers.get('content-language'), 'nl');
    assert.match(answer.headers.get('vary') ?? '', /accept-language/i);
    const { errors } = await answer.json() as { errors: Record<string, string> };
    assert.equal(errors.email, 'Dit e-mailadres klopt niet. Het moet er zo uitzien: naam@example.com.');
  });

  test('report sold-out items and changes of the cart in the caller\'s language, two concurrent calls each in its own', async () => {
    const [german, polish] = await Promise.all(['de', 'pl'].map(async language => {
      const answer = await call('POST', '/api/commerce/cart/entries', language, { key: `key-of-a-visitor-${language}`, sku: 'no-such-piece', quantity: 1 });
      return (await answer.json() as { error: string }).error;
    }));
    assert.deepEqual([german, polish], ['Dieses Produkt ist nicht mehr im Shop.', 'Tego produktu nie ma już w sklepie.']);
    const cart = await fetch(`${run.address}/api/commerce/cart`, { headers: { 'accept-language': 'de' } });
    assert.equal((await cart.json() as CartAnswer).cart.entries.length, 0);
  });
});
