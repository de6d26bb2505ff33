import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { readEventRecord } from '../../core/calendar/event.js';
import { dataLink } from '../../core/links/data-link.js';
import { readProduct } from '../../core/product/product-details.js';
import { registry } from '../../core/registry/registry.js';
import { readPosts } from '../../elements/site-feed/read-posts.js';
import { readChoices } from '../../elements/site-language-picker/language-picker.state.js';
import { readGeoJson } from '../../elements/site-map/geo-data/geo-json.js';
import { readUnpricedProduct } from '../../elements/site-product-list/products/listed-product.js';
import { readEntry } from '../../elements/site-search/indexes/search-entry.js';
import { readItem } from '../../elements/site-summary/summary-items.js';

/** Every kind of data that brings addresses: what reads it, where the warning says it is, and the address that comes of it. */
const readers: [place: string, read: (url: string) => unknown][] = [
  ['search entry "A": url', url => readEntry({ title: 'A', url })?.url],
  ['post "A": url', url => readPosts({ items: [{ id: '1', title: 'A', url }] }, 'https://site.example/')!.posts[0]!.url],
  ['product "A": url', url => readProduct({ name: 'A', sku: 'a', priceCents: 100, url }).product?.url],
  ['product "A": checkoutUrl', url => readProduct({ name: 'A', sku: 'a', priceCents: 100, checkoutUrl: url }).product?.checkoutUrl],
  ['product "A": url', url => readUnpricedProduct('a', { name: 'A', url }).url],
  ['item "A": url', url => readItem({ title: 'A', url }, 0)?.url],
  ['item "A": url', url => readItem({ title: 'A', fullUrl: url }, 0)?.url],
  ['language "de": url', url => readChoices([{ code: 'de', url }])[0]?.url],
  [
    'marker "A": url',
    url =>
      readGeoJson({ type: 'Feature', properties: { name: 'A', website: url }, geometry: { type: 'Point', coordinates: [1, 2] } })
        ?.markers[0]?.link?.href,
  ],
  ['event "A": url', url => (readEventRecord({ title: 'A', start: '2030-01-01T10:00Z', url }) as { url?: string }).url],
  [
    'event "A": tickets',
    url => (readEventRecord({ title: 'A', start: '2030-01-01T10:00Z', tickets: url }) as { ticketsUrl?: string }).ticketsUrl,
  ],
];

describe('an address in data', () => {
  let heard: string[];
  beforeEach(() => {
    heard = [];
    registry.warnings.clear();
    mock.method(console, 'warn', (text: string) => heard.push(text));
  });
  afterEach(() => mock.restoreAll());
  const settled = async () => {
    await import('../../core/links/bare-address.js');
    await new Promise(resolve => { setImmediate(resolve); });
  };

  for (const [at, [place, read]] of readers.entries()) {
    test(`${at + 1}. ${place} is a page of the site, and is reported where it may be a website`, async () => {
      assert.equal(read('foo.travel'), 'foo.travel');
      await settled();
      assert.deepEqual(heard, [
        `${place} "foo.travel" may be a page of this site or a website; it is used as a page of this site. Write "https://foo.travel" or "/foo.travel".`,
      ]);
    });
    test(`${at + 1}. ${place} is silent where it has one reading, and empty where no link may have it`, async () => {
      assert.equal(read('/foo.travel'), '/foo.travel');
      assert.ok(!read('javascript:alert(1)'));
      await settled();
      assert.deepEqual(heard, []);
    });
  }

  for (const value of [undefined, null, 5, {}, '', ' ', 'java\nscript:x']) {
    test(`${JSON.stringify(value) ?? 'undefined'} is not a link`, () => assert.equal(dataLink(value, 'x'), ''));
  }
});
