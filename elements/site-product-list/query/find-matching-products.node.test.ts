import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getFilterValues, findMatchingProducts, pagesNear } from './find-matching-products.js';
import { type ListedProduct, readListedProduct, readUnpricedProduct } from '../products/listed-product.js';
import { activeFilters, type ListQuery, noQuery, readQuery, writeQuery } from './list-query.js';
import { ProductListState } from '../product-list.state.js';

const product = (id: string, price: number, more: object = {}, variant: object = {}): ListedProduct =>
  readListedProduct({ id, name: id, variants: [{ sku: id, price, qtyInStock: 5, ...variant }], ...more }).listed!;
const glaze = (value: string) => ({ optionValues: [{ optionName: 'Glaze', value }] });

const shelf = [
  product('mug', 2800, { categories: ['Mugs'], addedOn: '2026-03-01' }, glaze('Dune')),
  product('Bowl', 3400, { categories: ['Bowls', 'Gifts'], addedOn: '2026-05-01', rating: { average: 4.5, count: 2 } }, { ...glaze('Tide'), qtyInStock: 0 }),
  product('vase', 6800, { category: 'Gifts', rating: { average: 4.5, count: 9 } }, { ...glaze('Tide'), salePrice: 2000, onSale: true }),
  product('jug', 2800, {}, glaze('Kelp')),
  readUnpricedProduct('class', { name: 'Class', categories: 'Gifts' }),
];
const options = { currency: 'EUR', collate: new Intl.Collator('en').compare };
const found = (query: Partial<ListQuery>) => findMatchingProducts(shelf, { ...noQuery, ...query }, options).map(({ id }) => id);

describe('what a list finds', () => {
  const rows: [query: Partial<ListQuery>, ids: string[]][] = [
    [{}, ['mug', 'Bowl', 'vase', 'jug', 'class']],
    [{ category: 'Gifts' }, ['Bowl', 'vase', 'class']],
    [{ category: 'Lamps' }, []],
    [{ inStock: true }, ['mug', 'vase', 'jug', 'class']],
    [{ onSale: true }, ['vase']],
    [{ minPrice: 20, maxPrice: 28 }, ['mug', 'vase', 'jug']],
    [{ minPrice: 34 }, ['Bowl']],
    [{ maxPrice: 27.99 }, ['vase']],
    [{ options: { Glaze: ['Tide', 'Kelp'] } }, ['Bowl', 'vase', 'jug']],
    [{ options: { Glaze: ['Tide'], Size: ['Small'] } }, []],
    [{ options: { constructor: ['x'] } }, []],
    [{ sort: 'name' }, ['Bowl', 'class', 'jug', 'mug', 'vase']],
    [{ sort: 'price' }, ['vase', 'mug', 'jug', 'Bowl', 'class']],
    [{ sort: '-price' }, ['Bowl', 'mug', 'jug', 'vase', 'class']],
    [{ sort: 'newest' }, ['Bowl', 'mug', 'vase', 'jug', 'class']],
    [{ sort: 'rating' }, ['vase', 'Bowl', 'mug', 'jug', 'class']],
  ];
  for (const [query, ids] of rows) it(`${JSON.stringify(query)}: ${ids.join(', ') || 'nothing'}`, () => assert.deepEqual(found(query), ids));

  it('recognizes a sale, unlimited stock and a range of prices', () => {
    const two = readListedProduct({ id: 'a', variants: [{ sku: 'a', price: 500 }, { sku: 'b', price: 300, salePrice: 200, onSale: true }] }).listed!;
    assert.deepEqual([two.fromCents, two.compareAtCents, two.pricesVary, two.isOnSale, two.isSoldOut], [200, 300, true, true, false]);
    assert.equal(readListedProduct({ id: 'a', productType: 'digital', price: 500, sku: 'a', qtyInStock: 0 }).listed!.isSoldOut, false);
    assert.deepEqual(readListedProduct({ name: 'x', price: 'free' }).listed, null);
  });

  it('offers the filters that products can be told apart by', () => {
    const facets = getFilterValues(shelf, 'EUR');
    assert.deepEqual([...facets.categories], [['Mugs', 1], ['Bowls', 1], ['Gifts', 3]]);
    assert.deepEqual([...facets.options], [['Glaze', ['Dune', 'Tide', 'Kelp']]]);
    assert.deepEqual([facets.prices, facets.hasSoldOut, facets.hasSale], [{ from: 20, to: 34 }, true, true]);
    assert.deepEqual(facets.sorts, ['featured', 'newest', 'name', 'price', '-price', 'rating']);
    const alike = getFilterValues([product('a', 100), product('b', 100)], 'EUR');
    assert.deepEqual([alike.options.size, alike.prices, alike.hasSoldOut, alike.hasSale, alike.sorts], [0, null, false, false, ['featured', 'name']]);
    assert.deepEqual(getFilterValues([product('a', 1500), product('b', 99_000)], 'JPY').prices, { from: 1500, to: 99_000 });
  });
});

describe('the address of a list', () => {
  const rows: [search: string, query: Partial<ListQuery>][] = [
    ['', {}],
    ['?category=Mugs&page=3', { category: 'Mugs', page: 3 }],
    ['?minPrice=12.5&maxPrice=40', { minPrice: 12.5, maxPrice: 40 }],
    ['?inStock=1&onSale=1&sort=-price', { inStock: true, onSale: true, sort: '-price' }],
    ['?option.Glaze=Tide&option.Glaze=Kelp&option.Size=Small', { options: { Glaze: ['Tide', 'Kelp'], Size: ['Small'] } }],
  ];
  for (const [search, part] of rows) {
    it(`${search || 'without a query'} is read and written`, () => {
      const query = { ...noQuery, ...part };
      assert.deepEqual(readQuery(search, ''), query);
      assert.deepEqual(readQuery(writeQuery(query, '', ''), ''), query);
    });
  }

  it('ignores invalid answers', () => {
    assert.deepEqual(readQuery('?page=-1&minPrice=abc&sort=cheapest&inStock=no&option.=', ''), noQuery);
    assert.deepEqual(readQuery('?page=1.5&maxPrice=12,50', ''), { ...noQuery, maxPrice: 12.5 });
  });

  it('leaves everything else in the address, and says nothing of what holds anyway', () => {
    assert.equal(writeQuery({ ...noQuery, page: 2 }, '?theme=dark&page=7&option.Glaze=Tide', ''), '?theme=dark&page=2');
    assert.equal(writeQuery({ ...noQuery, category: 'Mugs', sort: 'name' }, '', '', { category: 'Mugs', sort: 'name' }), '');
    assert.equal(writeQuery({ ...noQuery, category: '' }, '', '', { category: 'Mugs' }), '?category=');
    assert.equal(writeQuery({ ...noQuery, page: 2 }, '?page=5', 'shop-'), '?page=5&shop-page=2');
    assert.deepEqual(readQuery('?category=', '', { category: 'Mugs' }).category, '');
  });

  it('names each filter that is set, and the query without it', () => {
    const query = { ...noQuery, category: 'Mugs', inStock: true, minPrice: 5, options: { Glaze: ['Tide', 'Kelp'] }, page: 4 };
    const active = activeFilters(query);
    assert.deepEqual(
      active.map(({ kind, value }) => [kind, value]),
      [
        ['category', 'Mugs'],
        ['price', ''],
        ['inStock', ''],
        ['option', 'Tide'],
        ['option', 'Kelp'],
      ],
    );
    assert.deepEqual(active[3]!.without, { ...query, options: { Glaze: ['Kelp'] }, page: 1 });
    assert.deepEqual(activeFilters({ ...noQuery, options: { Glaze: ['Tide'] } })[0]!.without, noQuery);
  });
});

describe('the pages of a list', () => {
  const many = Array.from({ length: 50 }, (_, at) => product(`p${at}`, 100 + at));
  const state = (paging: 'pages' | 'more') => {
    const made = new ProductListState({ ...options, pageSize: 20, paging, isSortedElsewhere: false });
    made.take({ products: many, isAuthored: false });
    return made;
  };

  it('are shown one at a time, or up to the requested one', () => {
    const pages = state('pages');
    pages.ask({ ...noQuery, page: 3 }, '');
    assert.deepEqual([pages.snapshot.pages, pages.snapshot.shown.length, pages.snapshot.shown[0]!.id], [3, 10, 'p40']);
    const more = state('more');
    more.ask({ ...noQuery, page: 2 }, '');
    assert.deepEqual([more.snapshot.shown.length, more.snapshot.shown[0]!.id], [40, 'p0']);
  });

  it('end with the last, and an address is kept until the products are there', () => {
    const pages = state('pages');
    pages.ask({ ...noQuery, page: 99 }, '');
    assert.equal(pages.snapshot.query.page, 3);
    const late = new ProductListState({ ...options, pageSize: 20, paging: 'pages', isSortedElsewhere: false });
    late.ask({ ...noQuery, page: 2 }, '?page=2');
    assert.deepEqual([late.snapshot.query.page, late.snapshot.status], [2, 'none']);
    late.take({ products: many, isAuthored: true });
    assert.deepEqual([late.snapshot.shown[0]!.id, late.snapshot.status], ['p20', 'ready']);
  });

  const rows: [page: number, pages: number, named: (number | null)[]][] = [
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ];
  for (const [page, pages, named] of rows)
    it(`${page} of ${pages} names ${named.map(each => each ?? '…').join(' ')}`, () => assert.deepEqual(pagesNear(page, pages), named));
});
