import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Hono } from 'hono';
import { fullTextFile, textIndexFile } from '../../core/manifest/products/text-index.js';
import { pictures } from '../pictures/catalogue.js';
import { elementTags, examplesOf } from './content/examples.js';
import { journal } from './content/journal.js';
import { readGuides } from './content/guides.js';
import type { Product } from '../../core/contract/product.js';
import type { ProductReview } from '../../core/contract/product-review.js';
import type { ShopProduct } from './content/products.js';
import { mountSite } from './mount-site.js';

const products: ShopProduct[] = ['mug-dune', 'bowl-chalk', 'vase-ink'].map((sku, index) => ({
  sku,
  name: `Piece <${index}>`,
  description: 'A piece.',
  priceCents: 2850,
  image: sku,
  qtyInStock: index,
  unlimited: false,
}));
const app = new Hono();
const mug: Product = {
  id: 'mug-low-tide', sku: 'mug-tide-small', name: 'Mug <b>', description: 'A mug for every day.', productType: 'physical', priceCents: 2600, salePriceCents: 2600, onSale: false, pricesVary: false,
  currency: 'EUR', image: '/images/mug-tide', images: ['mug-tide', 'mug-dune'].map(name => ({ src: `/images/${name}`, alt: name })), url: '/saltmarsh/shop/mug-low-tide', categories: [], tags: [],
  options: [{ name: 'Size', values: ['Small', 'Large'] }],
  variants: ['Small', 'Large'].map(value => ({ sku: `mug-tide-${value.toLowerCase()}`, price: 2600, salePrice: 2600, onSale: false, qtyInStock: 3, unlimited: false, optionValues: [{ optionName: 'Size', value }] })),
  qtyInStock: 6, unlimited: false, soldOut: false, plans: [], isSoldOnce: true, form: [{ id: 'word', type: 'text', title: 'Word on the mug', required: true, maxLength: 14 }], maxPerOrder: 6, rating: { average: 4.5, count: 2 },
};
const said: ProductReview[] = [5, 4].map(rating => ({ id: `review-${rating}`, rating, title: rating === 5 ? 'Mine <b>' : '', text: 'It <i>pours</i>.', name: 'Maeve & Co', created: '2026-03-14T10:00:00.000Z', isVerified: false }));
mountSite(app, { products: async () => products, product: async id => (id === 'nope' ? null : mug), reviews: async () => said });

const pages = new Map<string, string>();
/** These pages show content of an author, with pictures and links of their own. */
const isOfExamples = (path: string): boolean => path.includes('/examples/') || path === '/docs/themes/preview';

before(async () => {
  const examples = (await Promise.all((await elementTags()).map(examplesOf))).flat();
  const paths = [
    '/',
    '/elements', '/docs', '/docs/search', '/docs/theming', '/docs/theming/preview', '/docs/themes', '/docs/themes/preview',
    ...(await readGuides()).map(guide => `/docs/${guide.path}`),
    ...new Set(examples.flatMap(({ tag, name }) => [`/elements/${tag}`, `/elements/${tag}/examples/${name}`])),
    ...['', '/shop', '/shop/mug-low-tide', '/cart', '/journal', ...journal.map(({ slug }) => `/journal/${slug}`), '/contact', '/visit', '/visit/de', '/visit/nl', '/whats-on', '/workshops', '/search', '/account', '/thanks', '/privacy'].map(name => `/saltmarsh${name}`),
  ];
  for (const path of paths) {
    const response = await app.request(path);
    assert.equal(response.status, 200, path);
    pages.set(path, await response.text());
  }
});

test('every page has one first heading, one main, a language, a title and a description', () => {
  for (const [path, text] of pages) {
    assert.equal(text.match(/<h1[\s>]/g)?.length, 1, `${path}: h1`);
    assert.equal(text.match(/<main[\s>]/g)?.length, 1, `${path}: main`);
    const language = /\/visit\/(\w+)$/.exec(path)?.[1] ?? 'en-GB';
    assert.ok(text.startsWith(`<!doctype html>\n<html lang="${language}" dir="ltr"`), path);
    assert.match(text, /<title>[^<]+<\/title>/, path);
    assert.match(text, /<meta name="description" content="[^"]{10,}">/, path);
    assert.match(text, /<script type="application\/json" data-site-context>\{/, path);
  }
});

test('every page carries a strict policy and nothing that it would block', async () => {
  for (const [path, text] of pages) {
    const policy = (await app.request(path)).headers.get('Content-Security-Policy') ?? '';
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'"]) {
      assert.ok(policy.split('; ').includes(part), `${path}: ${part}`);
    }
    assert.match(policy, /require-trusted-types-for 'script'/, path);
    const outsideCode = text.replace(/<pre[\s\S]*?<\/pre>/g, '');
    assert.doesNotMatch(outsideCode, /<style[\s>]|\sstyle="|\son\w+="/, path);
    for (const [, attributes] of outsideCode.matchAll(/<script([^>]*)>/g)) {
      assert.match(attributes!, /src="\/|type="application\/json"/, path);
    }
  }
});

test('every link inside the site leads somewhere, also within its page', async () => {
  const followed = new Map<string, string>();
  for (const [path, text] of pages) {
    if (isOfExamples(path)) continue; // an example may name addresses of its reader's site
    for (const [, href] of text.replace(/<pre[\s\S]*?<\/pre>/g, '').matchAll(/<a [^>]*?href="(\/[^"]*|#[^"]*)"/g)) {
      const [target, hash] = href!.replaceAll('&amp;', '&').split('#');
      if (target!.startsWith('/checkout/')) continue; // the service answers
      const image = /^\/images\/([\w-]+)\?format=\d+w$/.exec(target!);
      if (image && pictures[image[1]!]) continue; // the service answers
      const body = target ? await follow(target) : text;
      if (hash) assert.ok(body.includes(`id="${hash}"`), `${path}: ${href} names no place`);
    }
  }
  async function follow(target: string): Promise<string> {
    const known = followed.get(target) ?? pages.get(target);
    if (known !== undefined) return known;
    const response = await app.request(target);
    assert.equal(response.status, 200, target);
    const body = await response.text();
    followed.set(target, body);
    return body;
  }
});

test('every picture of a page is in the catalog or exists as a file, and has dimensions and an alternative text', async () => {
  for (const [path, text] of pages) {
    if (isOfExamples(path)) continue;
    for (const [image] of text.replace(/<pre[\s\S]*?<\/pre>/g, '').matchAll(/<img [^>]*>/g)) {
      assert.match(image, /width="\d+" height="\d+" alt="/, path);
      const file = /src="(\/(?:elements|docs)\/[^"]+)"/.exec(image)?.[1];
      if (file) {
        assert.equal((await app.request(file)).status, 200, `${path}: ${image}`);
        continue;
      }
      const name = /src="\/images\/([\w-]+)\?format=750w"/.exec(image)?.[1] ?? '';
      assert.ok(pictures[name], `${path}: ${image}`);
    }
  }
});

test('the page of the theme builder shows twenty elements or more, and is kept from search engines', async () => {
  const preview = pages.get('/docs/theming/preview')!;
  const shown = (await elementTags()).filter(tag => preview.includes(`<${tag}`));
  assert.ok(shown.length >= 20, shown.join(', '));
  assert.match(preview, /<meta name="robots" content="noindex">/);
  assert.match(pages.get('/docs/theming')!, /<iframe src="\/docs\/theming\/preview"[^]*<iframe src="\/docs\/theming\/preview"/);
});

test('a page with galleries links the small sheet of each design, and rules of its own settings as a file', async () => {
  const home = pages.get('/saltmarsh')!;
  assert.match(home, /href="\/cdn\/site-gallery-slideshow\.css"/);
  assert.match(home, /href="\/cdn\/site-gallery-grid\.css"/);
  const whole = [...pages].filter(([, text]) => text.includes('href="/cdn/site-gallery.css"')).map(([path]) => path);
  assert.deepEqual(whole, [], 'the sheet that knows all settings takes a quarter of a second to read on a slow phone');
  const [, rules] = /href="(\/site\/rules\/\w+\.css)"/.exec(home)!;
  const answer = await app.request(rules!);
  assert.equal(answer.headers.get('Content-Type'), 'text/css; charset=utf-8');
  assert.match(await answer.text(), /\[slides-per-row="4" i\]/);
  assert.equal((await app.request('/site/rules/0123456789abcdef.css')).status, 404);
});

test('names of products are escaped wherever they stand', () => {
  const shop = pages.get('/saltmarsh/shop')!;
  assert.doesNotMatch(shop, /<0>/);
  assert.match(shop, /name="Piece &lt;1&gt;"/);
});

test('a product that is sold out cannot be ordered; any other can, without scripts', () => {
  const [, soldOut, inStock] = pages.get('/saltmarsh/shop')!.split('<li class="product"');
  assert.match(soldOut!, /Sold out/);
  assert.doesNotMatch(soldOut!, /<form/);
  assert.match(inStock!, /<form action="\/commerce\/goto-checkout" method="post">/);
  assert.match(inStock!, /name="cart" value="\[\{&quot;sku&quot;:&quot;bowl-chalk&quot;,&quot;quantity&quot;:1\}\]"/);
});

test('a product is chosen and filled in by a form that needs no scripts', () => {
  const text = pages.get('/saltmarsh/shop/mug-low-tide')!;
  assert.match(text, /<h1 data-product="title">Mug &lt;b&gt;<\/h1>/);
  assert.match(text, /<form class="product-form" action="\/commerce\/goto-checkout" method="post">/);
  assert.match(text, /name="productId" value="mug-low-tide"[^]*<legend>Size<\/legend>[^]*name="Size" value="Small" checked>[^]*name="Size" value="Large">/);
  assert.match(text, /<input[^>]* id="word" name="word" required/);
  assert.doesNotMatch(text, /"name":"Mug <b>"/);
});

test('what people say of a product is read without scripts, as text', () => {
  const [, list] = pages.get('/saltmarsh/shop/mug-low-tide')!.split('<site-product-reviews');
  assert.match(list!, /2 people give it 4\.5 of 5 stars\.[^]*5 of 5 stars<\/p>\s*<p><strong>Mine &lt;b&gt;<\/strong><\/p>\s*<p class="review-text">It &lt;i&gt;pours&lt;\/i&gt;\.<\/p>/);
  assert.match(list!, /Maeve &amp; Co, <time datetime="2026-03-14T10:00:00\.000Z">14 Mar 2026<\/time>/);
  assert.match(list!, /4 of 5 stars<\/p>\s*<p class="review-text">/);
});

test('an address that leads nowhere answers 404 with a page of its part of the site', async () => {
  for (const [path, words] of [
    ['/saltmarsh/nope', 'The tide took this'],
    ['/saltmarsh/shop/nope', 'The tide took this'],
    ['/saltmarsh/journal/nope', 'The tide took this'],
    ['/nope', 'Page not found'],
    ['/elements/site-nothing', 'Page not found'],
    ['/elements/site-nothing/examples/x', 'Page not found'],
  ] as const) {
    const response = await app.request(path);
    assert.equal(response.status, 404, path);
    assert.match(await response.text(), new RegExp(words), path);
    assert.ok(response.headers.get('Content-Security-Policy'), path);
  }
  assert.equal((await app.request('/api/nothing')).headers.get('Content-Security-Policy'), null);
});

test('files outside the served folders cannot be named', async () => {
  const tries = ['/site/..%2fmount-site.ts', '/site/%2e%2e/start.ts', '/cdn/..%2f..%2fpackage.json', '/site/.x.css'];
  for (const path of tries) {
    const response = await app.request(path);
    assert.notEqual(response.status, 200, path);
  }
});

test('direction and colors are set by the address and kept by the links', async () => {
  const text = await (await app.request('/saltmarsh?dir=rtl&theme=dark')).text();
  assert.match(text, /<html lang="en-GB" dir="rtl" data-brand="saltmarsh" data-theme="dark">/);
  assert.match(text, /href="\/saltmarsh\/shop\?theme=dark&amp;dir=rtl"/);
});

test('the sitemap lists pages that there are, each once', async () => {
  const response = await app.request('https://pots.example/sitemap.xml');
  assert.match(response.headers.get('Content-Type') ?? '', /^application\/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!));
  assert.deepEqual([...new Set(listed.map(({ origin }) => origin))], ['https://pots.example']);
  assert.deepEqual(listed.filter(({ pathname }) => !pages.has(pathname)).map(({ pathname }) => pathname), []);
  assert.equal(new Set(listed.map(String)).size, listed.length);
});

test('a file that has not changed is not sent again, also to another website', async () => {
  const first = await app.request('/site/site.css');
  const again = await app.request('/site/site.css', { headers: { 'If-None-Match': first.headers.get('ETag')! } });
  assert.equal(again.status, 304);
  assert.equal(again.headers.get('Access-Control-Allow-Origin'), '*');
  assert.equal(await again.text(), '');
});

test('texts and schemas for programs are those of the package', async () => {
  for (const [file, type] of [[textIndexFile, 'text/plain'], [fullTextFile, 'text/plain'], ['text/site-gallery.md', 'text/markdown'], ['schema/site-gallery.json', 'application/json']] as const) {
    const response = await app.request(`/${file}`);
    assert.equal(response.status, 200, file);
    assert.ok(response.headers.get('Content-Type')!.startsWith(type), file);
    assert.match(await response.text(), /Gallery|site-gallery/);
  }
  for (const path of ['/text/../package.json', '/schema/none.json', '/custom-elements.json', '/text/', '/schema/%00.json']) assert.equal((await app.request(path)).status, 404, path);
});
