import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countFacets } from './facets.js';
import { getSection } from './read-page.js';
import { isWithin } from './read-sitemap.js';
import { readEntry, type SearchEntry } from './search-entry.js';
import { noneChosen, type SearchAnswer, type SearchQuestion } from './search-index.js';
import { makeStaticIndex } from './static-index.js';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  title,
  url: `/${title}`,
  text: '',
  keywords: '',
  section: '',
  kind: '',
  ...more,
});
const titlesOf = ({ hits }: SearchAnswer) => hits.map(({ title }) => title.map(({ text }) => text).join(''));
const ask = (query: string, more: Partial<SearchQuestion> = {}): SearchQuestion => ({ query, chosen: noneChosen, offset: 0, limit: 10, ...more });
const { signal } = new AbortController();

describe('an index of entries', () => {
  const entries = [
    entry('Tide mug', { section: 'Shop', kind: 'product', text: 'For tea.' }),
    entry('Bowl', { section: 'Shop', kind: 'product', text: 'Stands beside a mug.' }),
    entry('Glaze diary', { section: 'Journal', kind: 'article', text: 'The mug of the week, in celadon glaze.' }),
    entry('Visit', { section: 'Visit', kind: 'page', keywords: 'opening hours' }),
  ];
  const index = makeStaticIndex(entries);
  const found = async (question: SearchQuestion) => titlesOf(await (await index).ask(question, signal));

  test('finds by title first', async () => assert.equal((await found(ask('mug')))[0], 'Tide mug'));
  test('finds beginnings of words', async () => assert.deepEqual(await found(ask('celad')), ['Glaze diary']));
  test('finds words that are misspelled', async () => assert.deepEqual(await found(ask('celedon')), ['Glaze diary']));
  test('finds by keywords', async () => assert.deepEqual(await found(ask('opening')), ['Visit']));
  test('wants all words, and some where nothing has all', async () => {
    assert.deepEqual(await found(ask('mug glaze')), ['Glaze diary']);
    assert.deepEqual(await found(ask('visit zeppelin')), ['Visit']);
  });
  test('finds nothing without words', async () => assert.deepEqual(await found(ask('—')), []));
  test('filters, counts each facet without its own filter, and paginates', async () => {
    const all = await (await index).ask(ask('mug', { limit: 1 }), signal);
    assert.deepEqual([all.total, all.hits.length], [3, 1]);
    const narrowed = await (await index).ask(ask('mug', { chosen: { section: ['Journal'], kind: [] } }), signal);
    assert.deepEqual([titlesOf(narrowed), narrowed.facets], [['Glaze diary'], [
      { name: 'section', values: [{ value: 'Shop', count: 2 }, { value: 'Journal', count: 1 }] }, { name: 'kind', values: [{ value: 'article', count: 1 }] },
    ]]);
    assert.equal((await found(ask('mug', { offset: 2 }))).length, 1);
  });
  test('a facet without a value does not count', () => assert.deepEqual(countFacets([entry('A')], noneChosen).flatMap(({ values }) => values), []));
});

describe('entries', () => {
  for (const given of [
    null,
    5,
    [],
    {},
    { title: 'A' },
    { url: '/a' },
    { title: 'A', url: 'javascript:alert(1)' },
    { title: ' ', url: '/a' },
    { title: {}, url: [] },
  ]) {
    test(`${JSON.stringify(given)} is not an entry`, () => assert.equal(readEntry(given), null));
  }
  test('are text, regardless of markup in them', () => assert.deepEqual(
    readEntry({ title: ' <b>A</b>\n', url: '/a', description: 'x  y', keywords: ['k', 5, 'l'], section: 5 }),
    { title: '<b>A</b>', url: '/a', text: 'x y', keywords: 'k l', section: '', kind: '' },
  ));
});

test('a path has what lies below it', () => {
  assert.deepEqual(['/shop', '/shop/a', '/shopping', '/'].map(path => isWithin(path, '/shop')), [true, true, false, false]);
  assert.equal(isWithin('/anything', ''), true);
});

test('a section is the first part of a path', () => {
  assert.deepEqual(
    ['/shop/mugs', '/saltmarsh/opening-hours', '/saltmarsh', '/index.html', '/%E9', '/'].map(path => getSection(path, '/saltmarsh')),
    ['Shop', 'Opening hours', '', '', '%E9', ''],
  );
});
