import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { categories, products } from '../shop.schema.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner()); });
after(() => run.stop());

interface Listed { readonly id: string; readonly name: string; readonly held: number }
const rowsIn = (page: string): Listed[] =>
  [...page.matchAll(/\/edit\/([^"]+)">([^<]+)<\/a><\/th><td>(\d+)/g)].map(([, id, name, held]) => ({ id: id!, name: name!, held: Number(held) }));
const linkIn = (page: string, rel: 'next' | 'prev') => new RegExp(`rel="${rel}" href="([^"]+)"`).exec(page)?.[1]!.replaceAll('&amp;', '&');

describe('the owner\'s categories', () => {
  test('are listed 50 to a page, each once, in the order of the shop and with the number of their products', async () => {
    const { database } = run.service;
    // Several have the same position and name.
    await database.insert(categories).values(Array.from({ length: 130 }, (_, at) => ({ id: `more-${at}`, name: `More ${at % 40}`, position: 10 + at % 3 })));
    await database.update(products).set({ categories: ['more-7', 'more-100'] }).where(eq(products.id, 'mug-dune'));
    await database.update(products).set({ categories: sql`${products.categories} || '{more-7}'`, state: 'draft' }).where(eq(products.id, 'jar-garlic'));
    const all = await database.select({ id: categories.id, name: categories.name }).from(categories).orderBy(categories.position, categories.name, categories.id);
    const held = new Map<string, number>();
    for (const row of await database.select({ of: products.categories }).from(products)) for (const id of row.of) held.set(id, (held.get(id) ?? 0) + 1);
    const expected = all.map(({ id, name }) => ({ id, name, held: held.get(id) ?? 0 }));
    assert.ok(expected.find(({ id }) => id === 'more-100')!.held === 1 && expected.find(({ id }) => id === 'more-7')!.held === 2);
    const pages: Listed[][] = [];
    let page = await owner.read('/owner/categories');
    for (; ;) {
      pages.push(rowsIn(page));
      const next = linkIn(page, 'next');
      if (next === undefined) break;
      page = await owner.read(next);
    }
    assert.deepEqual(pages.flat(), expected);
    assert.deepEqual(pages.map(({ length }) => length), [50, 50, expected.length - 100]);
    assert.deepEqual(rowsIn(await owner.read(linkIn(page, 'prev')!)), pages[1]);
  });

  test('are found by the beginnings of their words', async () => {
    const found = rowsIn(await owner.read('/owner/categories?search=mor+39'));
    assert.deepEqual(found.map(({ name }) => name), ['More 39', 'More 39', 'More 39']);
    assert.match(await owner.read('/owner/categories?search=nothing-like-it'), /Show all/);
  });
});
