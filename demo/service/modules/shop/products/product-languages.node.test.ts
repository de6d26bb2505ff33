import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { languages, wordsIn } from 'site-elements/contract/language';
import { subscriptionTexts } from 'site-elements/contract/store';
import { productSettings } from '../../../../../elements/site-product/product.settings.js';
import { readCatalogue } from '../catalogue.js';
import type { TestService } from '../../../start-for-test.js';
import { findUntranslated } from '../../../owner-shell/find-untranslated.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import { texts } from './texts/en.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner()); });
after(() => run.stop());

/** Posts the fields, where there are any. */
const ask = async (path: string, language: string, fields?: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ csrf: owner.csrf, ...fields })) body.append(name, value);
  const answer = await fetch(run.address + path, {
    headers: { cookie: owner.cookie, accept: 'text/html', 'accept-language': language },
    redirect: 'manual',
    ...(fields && { method: 'POST', body }),
  });
  assert.equal(answer.headers.get('content-language'), language);
  return (await answer.text()).replaceAll('&quot;', '"').replaceAll('&#39;', '\'').replaceAll('&amp;', '&');
};

/** What its owner has written, and what is called so everywhere. */
const sameEverywhere = async () => {
  const categories = [...(await owner.read('/owner/products/new')).matchAll(/name="categories"[^>]*> ([^<]*)</g)].map(([, name]) =>
    name!.replaceAll('&amp;', '&'),
  );
  const products = (await readCatalogue(run.service.database, { withDrafts: true })).flatMap(
    ({ name, description, optionNames, variants, form }) => [
      name,
      description,
      ...optionNames,
      ...variants.map(({ sku }) => sku),
      ...form.map(({ title }) => title),
    ],
  );
  return new Set([...categories, ...products, 'CSV', 'ID', 'Status', 'SKU', 'JPEG', 'PNG', 'WebP', `${run.address}/products/feed.xml`]);
};

describe('the owner\'s pages of products', () => {
  const broken = {
    name: '',
    productType: 'giftCard',
    state: 'published',
    tags: '',
    maxPerOrder: 'x',
    hostedUrl: 'http://x',
    'v0.sku': 'a',
    'v0.price': 'x',
    'plan.0.every': 'x',
    'plan.0.unit': 'month',
    'plan.0.payments': '1',
    'plan.0.percentOff': '101',
  };
  const pages: [title: string, path: string, fields?: Record<string, string | Blob>][] = [
    ['the list', '/owner/products'],
    ['the editor of a new product', '/owner/products/new'],
    ['a product with all its faults', '/owner/products/new', broken],
    ['a plan that was added', '/owner/products/new', { ...broken, act: 'plan-add' }],
    ['a file with a fault', '/owner/products/file', { file: new Blob(['a,b\n1,2']) }],
  ];
  for (const [title, path, fields] of pages) {
    test(`leave nothing in English: ${title}`, async () => {
      const same = await sameEverywhere();
      const [english, ...others] = await Promise.all(['en', 'pl', 'ja'].map(language => ask(path, language, fields)));
      assert.match(english!, /<h1>/);
      for (const other of others) assert.deepEqual(findUntranslated(english!, other).filter(text => !same.has(text)), []);
    });
  }

  test('report a problem of a file in the owner\'s language, with the columns named as in the file', async () => {
    const file = new Blob(['Handle,Title,Variant SKU,Variant Price,Subscription Plans\nlamp,Lamp,lamp,9.00,now and then']);
    assert.match(
      await ask('/owner/products/file', 'de', { file }),
      /<li>Zelle E2, Subscription Plans, Lamp: „now and then“ ist kein Abo-Plan\. Schreiben Sie einen so: every 3 months, 4 payments, 10% off\.<\/li>/,
    );
    assert.match(await ask('/owner/products/file', 'fr', { file: new Blob(['Handle,Title\na,b']) }), /Le fichier n’a pas de colonne « Variant Price »\./);
  });

  test('count as their reader\'s language does, with sums as it writes them', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => `lamp-${at},Lamp ${at},lamp-${at},9.00,1200`);
    const file = (count: number) => ({
      file: new Blob([['Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty', ...rows.slice(0, count)].join('\n')]),
    });
    for (const [count, says] of [
      [1, 'Wczytano 1 produkt<'],
      [2, 'Wczytano 2 produkty<'],
      [5, 'Wczytano 5 produktów<'],
    ] as const)
      assert.ok((await ask('/owner/products/file', 'pl', file(count))).includes(says), says);
    assert.match(await ask('/owner/products', 'de'), />Lamp 0<\/a><\/th><td>Physisch<\/td><td>9,00\s€<\/td>\s*<td>1\.200<\/td><td>Erhältlich</);
  });
});

for (const language of languages) {
  if (language === 'en') continue;
  test(`plans are described in ${language} as on pages with the product`, async () => {
    const [own, element] = await Promise.all([wordsIn(language, [language => import(`./texts/${language}.js`)]), wordsIn(language, productSettings.translations!)]);
    const keys = (Object.keys(subscriptionTexts) as (keyof typeof subscriptionTexts)[]).filter(key => key !== 'once');
    const named = (key: string) => `plan${key[0]!.toUpperCase()}${key.slice(1)}`;
    assert.deepEqual(keys.map(key => own[named(key)]), keys.map(key => element[key]));
    assert.deepEqual(keys.map(key => (texts as Record<string, string>)[named(key)]), keys.map(key => subscriptionTexts[key]));
  });
}
