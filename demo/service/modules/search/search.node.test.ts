import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { SearchAnswer } from 'site-elements/contract/search';
import { searchAnswerSchema } from 'site-elements/contract/search.schema';
import { ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { products } from '../shop/shop.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { getPrefix, markedText, type SearchEntry } from './search-store.js';

const page = (url: string, title: string, text: string, more: Partial<SearchEntry> = {}): SearchEntry => ({ url, title, text, keywords: '', section: 'About', kind: 'page', ...more });

const password = 'correct horse battery';
let run: TestService;
before(async () => {
  run = await startForTest({
    owner: { password },
    pages: [
      page('/about/kiln', 'The kiln', 'It takes two days to cool. <script>alert(1)</script> Zanzibar.'),
      page('/about/firing', 'Firing the kilns', 'Zanzibar is far away.', { section: 'Journal', kind: 'article' }),
      page('/about/cafe', 'Café Straße', 'Kuchen.', { keywords: 'opening hours' }),
    ],
  });
});
after(() => run.stop());

async function find(query: string): Promise<SearchAnswer> {
  const response = await fetch(`${run.address}/api/search?${query}`);
  assert.equal(response.status, 200, query);
  return v.parse(searchAnswerSchema, await response.json());
}
const urls = async (query: string) => (await find(query)).results.map(({ url }) => url);

describe('the search', () => {
  test('finds by stems and by beginnings, a title before a text', async () => {
    assert.deepEqual((await urls('q=kiln')).slice(0, 2).toSorted(), ['/about/firing', '/about/kiln']);
    assert.deepEqual(await urls('q=zanzibar+fir'), ['/about/firing']);
    assert.deepEqual(await urls('q=kuch'), ['/about/cafe']);
    assert.deepEqual(await urls('q=opening+hours'), ['/about/cafe']);
  });

  test('takes the words of the web: all of them, one not, a phrase', async () => {
    assert.deepEqual(await urls('q=zanzibar+-firing+'), ['/about/kiln']);
    assert.deepEqual(await urls(`q=${encodeURIComponent('"far away"')}`), ['/about/firing']);
    assert.deepEqual(await urls('q=zanzibar+nowhereatall'), []);
  });

  test('returns marked matches as parts of the text', async () => {
    const [{ title, excerpt } = { title: [], excerpt: [] }] = (await find('q=cool')).results;
    assert.deepEqual(title, [['The kiln', false]]);
    assert.deepEqual(excerpt.filter(([, isMatch]) => isMatch), [['cool', true]]);
    assert.match(excerpt.map(([text]) => text).join(''), /cool/);
  });

  test('filters, counts each facet without its own filter, and paginates', async () => {
    const all = await find('q=zanzibar&limit=1');
    assert.deepEqual([all.total, all.results.length, all.facets], [2, 1, {
      section: [{ value: 'About', count: 1 }, { value: 'Journal', count: 1 }], kind: [{ value: 'article', count: 1 }, { value: 'page', count: 1 }],
    }]);
    assert.deepEqual(await urls('q=zanzibar&section=Journal'), ['/about/firing']);
    assert.equal((await urls('q=zanzibar&section=Journal&section=About')).length, 2);
    assert.equal((await find('q=zanzibar&section=Journal')).facets.section.length, 2);
    assert.equal((await urls('q=zanzibar&limit=1&offset=1')).length, 1);
  });

  test('finds what is sold', async () => {
    const { results } = await find('q=mug&kind=product');
    assert.ok(results.length > 0);
    assert.ok(results.every(({ kind, url }) => kind === 'product' && url.startsWith('/')));
  });

  for (const query of ['', 'q=', 'q=%00', `q=${encodeURIComponent("'; drop table search_entries; --")}`, `q=${encodeURIComponent("a & | ! ( ) : * ' \\ \" <->")}`, `q=${'x'.repeat(5000)}`, 'q=%26', 'q=a&q=b', 'q=²', `q=${encodeURIComponent('\u0001\u0002')}`]) {
    test(`answers ${query.slice(0, 60) || 'nothing at all'}`, async () => { await find(query); });
  }

  for (const query of ['q=a&limit=many', 'q=a&limit=101', 'q=a&offset=-1', `q=a&${'section=x&'.repeat(30)}`]) {
    test(`refuses ${query.slice(0, 40)}`, async () => assert.equal((await fetch(`${run.address}/api/search?${query}`)).status, 400));
  }

  test('knows another name of a category, a new one and one that is gone, without a change of any product', async () => {
    const { cookie, csrf } = await ownerVisitor(run, password);
    const post = (path: string, fields: Record<string, string>) => fetch(run.address + path, { method: 'POST', redirect: 'manual', headers: { cookie, accept: 'text/html' }, body: new URLSearchParams({ csrf, ...fields }) });
    const before = await find('q=mug&kind=product');
    const section = before.facets.section[0]!;
    const list = await (await fetch(`${run.address}/owner/categories`, { headers: { cookie } })).text();
    const id = new RegExp(`/owner/categories/edit/([^"]+)">${section.value}<`).exec(list)?.[1] ?? '';
    assert.equal((await post(`/owner/categories/edit/${id}`, { name: 'Zeppelinware', place: '1' })).status, 303);
    assert.ok((await urls('q=zeppelinware')).length > 0);
    assert.equal((await find('q=zeppelinware')).facets.section[0]?.value, 'Zeppelinware');
    assert.match(await (await post('/owner/categories/new', { name: 'Zeppelinware', place: '' })).text(), /A category with this name already exists/);
    assert.match(await (await post('/owner/categories/new', { name: 'x'.repeat(26), place: 'first' })).text(), /up to 25 characters[^]*Enter a whole number as the position/);
    assert.equal((await post('/owner/categories/new', { name: 'Lamps of all kinds', place: '' })).status, 303);
    assert.equal((await post(`/owner/categories/edit/${id}/end`, {})).status, 303);
    assert.deepEqual(await urls('q=zeppelinware'), []);
    assert.ok((await urls('q=mug&kind=product')).length > 0);
  });

  test('knows a product by its new address and name only, and no draft', async () => {
    const { post } = await ownerVisitor(run, password);
    const { database } = run.service;
    const isMug = eq(products.id, 'mug-dune');
    const again = () => post('/owner/categories/new', { name: `Another ${Math.random()}`.slice(0, 25), place: '' });
    await database.update(products).set({ url: '/shop/quartzite', name: 'Quartzite' }).where(isMug);
    await again();
    assert.deepEqual(await urls('q=quartzite'), ['/shop/quartzite']);
    await database.update(products).set({ url: '/shop/quartzite-2' }).where(isMug);
    await again();
    assert.deepEqual(await urls('q=quartzite'), ['/shop/quartzite-2']);
    await database.update(products).set({ state: 'draft' }).where(isMug);
    await run.service.sweep();
    assert.deepEqual(await urls('q=quartzite'), []);
    assert.ok((await urls('q=mug&kind=product')).length > 0);
    assert.deepEqual(await urls('q=zanzibar+fir'), ['/about/firing']);
  });

  test('is a page for browsers without scripts', async () => {
    const answer = await fetch(`${run.address}/search?q=cool`, { headers: { accept: 'text/html' } });
    const text = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(text, /<mark>cool<\/mark>/);
    assert.doesNotMatch(text, /<script>alert/);
    assert.match(await (await fetch(`${run.address}/search?q=%3Cb%3Ezeppelin`, { headers: { 'accept-language': 'de' } })).text(), /Nichts gefunden für „&lt;b&gt;zeppelin“/);
    assert.equal((await fetch(`${run.address}/api/search`, { method: 'PUT' })).status >= 400, true);
  });
});

test('the prefix of the last word contains no operators', () => {
  assert.deepEqual(['blue mu', 'mu', 'm', '', "x'y:*", '!&|', 'mug -tea', '"blue mug'].map(getPrefix), ["'mu':*", "'mu':*", null, null, null, null, null, null]);
});

test('marked words are taken apart, however they stand', () => {
  assert.deepEqual([markedText('a \u0001b\u0002 c'), markedText('\u0001b\u0002'), markedText(''), markedText('\u0002a\u0001')], [[['a ', false], ['b', true], [' c', false]], [['b', true]], [], [['\u0002a', false]]]);
});
