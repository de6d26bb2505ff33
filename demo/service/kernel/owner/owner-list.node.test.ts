import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type OwnerVisitor, startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner()); });
after(() => run.stop());

const linkOf = (text: string, rel: 'prev' | 'next'): string | undefined => new RegExp(`rel="${rel}" href="([^"]+)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');

/** The rows of all pages, from the first to the last and back again, by what each shows. */
async function readThrough(path: string, row: RegExp): Promise<{ readonly there: string[]; readonly pages: number; readonly first: string }> {
  const rowsOf = (text: string) => [...text.matchAll(row)].map(([, one]) => one!);
  const pages: string[] = [];
  for (let at: string | undefined = path; at;) {
    const text = await owner.read(at);
    pages.push(text);
    at = linkOf(text, 'next');
  }
  const there = pages.flatMap(rowsOf);
  const back: string[] = [];
  for (let text = pages.at(-1)!; ;) {
    back.unshift(...rowsOf(text));
    const before = linkOf(text, 'prev');
    if (before === undefined) break;
    text = await owner.read(before);
  }
  // The first page is whole on the way back, whatever the last one left over.
  assert.deepEqual([...new Set(back)].sort(), [...new Set(there)].sort());
  assert.equal(new Set(there).size, there.length);
  assert.equal(linkOf(pages[0]!, 'prev'), undefined);
  return { there, pages: pages.length, first: pages[0]! };
}

const lines = `'[{"sku":"x","productId":"x","productType":"physical","name":"Spoon","optionText":"","image":"","quantity":1,"priceCents":1000,"form":[],
  "subscriptionPlan":{"id":"monthly","name":"Monthly","billingPeriod":{"unit":"month","value":1},"numBillingCycles":0,"percentOff":0}}]'`;

describe('a list of the owner', () => {
  before(async () => {
    const { database } = run.service;
    await database.execute(sql`insert into store_orders (id, token, key, cart_id, state, provider, email, name, address, currency, lines, coupons, tax_rules,
        subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, added_tax_cents, grand_total_cents)
      select 'o' || i, 't' || i, 'k' || i, 'c' || i, case when i % 2 = 0 then 'paid' else 'canceled' end, 'demo', 'ada.lovelace' || i || '@example.com',
        case when i = 7 then 'Zoë Müller-Lüdenscheidt' else 'Ada' end, 'Lane', 'EUR', ${sql.raw(lines)}, '{}', '[]', 1000, 0, 0, 0, 0, 1000 from generate_series(1, 260) i`);
    // Some have ordered twice, and some that were imported have not ordered.
    await database.execute(sql`update store_orders set email = 'ADA.lovelace4@example.com', created_at = now() - interval '1 day' where id in ('o2', 'o6')`);
    await database.execute(sql`insert into store_customers (email, name) select 'imported.lovelace' || i || '@example.com', 'Bea' from generate_series(1, 75) i`);
    await database.execute(sql`insert into store_customers (email, name) values ('ada.lovelace8@example.com', 'Countess of Lovelace')`);
    await database.execute(sql`insert into store_subscriptions (id, token, order_id, rhythm, provider, email, name, language, currency, lines, unit, value, payments, first_day, next_day)
      select 's' || i, 't' || i, 'o' || i, '1', 'demo', 'ada' || i || '@example.com', 'Ada', 'en', 'EUR', ${sql.raw(lines)}, 'month', 1, 0, '2026-01-01',
        to_char(current_date + i % 3, 'YYYY-MM-DD') from generate_series(1, 130) i`);
    await database.execute(sql`insert into store_products (id, name, description, product_type, url, pictures, categories, tags, option_names, position)
      select 'spoon-' || i, 'Wooden spoon', '', 'physical', '', '[]', '{}', '{}', '{}', 50 from generate_series(1, 210) i`);
    await database.execute(sql`insert into store_variants (sku, product_id, option_values, price_cents, sale_price_cents) select 'X_Y-' || i, 'spoon-' || i, '[]', 1, 1
      from generate_series(1, 210) i`);
    await database.execute(sql`insert into store_coupons (code, percent) select 'CODE' || i, 5 from generate_series(1, 230) i`);
    await database.execute(sql`insert into store_reviews (id, product_id, rating, title, text, name, is_published)
      select 'r' || i, 'spoon-1', 5, 'Number ' || i || '.', '', 'Ada', i % 2 = 0 from generate_series(1, 120) i`);
    await database.execute(sql`insert into comments (id, key, thread, state, name, text)
      select 'c' || i, 'key' || i, 'bowls', case when i % 2 = 0 then 'published' else 'waiting' end, 'Ada', 'Number ' || i || '.' from generate_series(1, 240) i`);
    await database.execute(sql`insert into subscribers (email, source, confirmed_at)
      select 'ada.lovelace' || i || '@example.com', 'list', case when i % 2 = 0 then now() end from generate_series(1, 410) i`);
    await database.execute(sql`insert into webhook_endpoints (id, url, events, secret) values ('e1', 'https://pots.example/hooks', '{}', 'x')`);
    await database.execute(sql`insert into webhook_deliveries (id, event_id, endpoint_id, type, body, delivered_at)
      select 'd' || i, 'v' || i, 'e1', 'order.paid', '{}', now() from generate_series(1, 120) i`);
  });

  const lists: readonly (readonly [path: string, row: RegExp, rows: number, pages: number])[] = [
    ['/owner/orders', /href="\/owner\/orders\/(\d+)"/g, 260, 6],
    ['/owner/orders?state=paid', /href="\/owner\/orders\/(\d+)"/g, 130, 3],
    ['/owner/orders?search=lovelace&state=canceled', /href="\/owner\/orders\/(\d+)"/g, 130, 3],
    ['/owner/subscriptions', /href="\/owner\/subscriptions\/(\d+)"/g, 130, 3],
    ['/owner/subscriptions?state=due', /href="\/owner\/subscriptions\/(\d+)"/g, 130, 3],
    ['/owner/customers', /href="mailto:([^"]+)"/g, 203, 5],
    ['/owner/customers?search=lovelace', /href="mailto:([^"]+)"/g, 203, 5],
    ['/owner/products?search=wooden', /href="\/owner\/products\/edit\/([^"]+)"/g, 210, 3],
    ['/owner/coupons?search=code', /href="\/owner\/coupons\/edit\/([^"]+)"/g, 230, 3],
    ['/owner/comments', /<p dir="auto">Number (\d+)\./g, 120, 3],
    ['/owner/comments?state=published', /<p dir="auto">Number (\d+)\./g, 120, 3],
    ['/owner/subscribers', /<li><bdi>([^<]+)/g, 205, 3],
    ['/owner/subscribers?search=lovelace', /<li><bdi>([^<]+)/g, 205, 3],
    ['/owner/webhooks', /webhook-id: (v\d+)/g, 120, 3],
  ];
  for (const [path, row, rows, count] of lists) {
    test(`leads through all of its pages and back: ${path}`, async () => {
      const { there, pages } = await readThrough(path, row);
      assert.deepEqual([there.length, pages], [rows, count]);
    });
  }

  test('keeps reviews that wait before the others', async () => {
    const { there } = await readThrough('/owner/reviews', /<strong>Number (\d+)\./g);
    assert.deepEqual(there.map(one => Number(one) % 2), [...Array(60).fill(1), ...Array(60).fill(0)]);
  });

  const found: readonly (readonly [path: string, rows: number])[] = [
    ['/owner/orders?search=lüdenscheidt', 1], ['/owner/orders?search=Zoë+mül', 1], ['/owner/orders?search=ada.lovelace12%40example.com', 1],
    ['/owner/orders?search=42', 1], ['/owner/orders?search=%2342', 1], ['/owner/orders?search=%25', 0], ['/owner/orders?search=%00%27%3A*', 0],
    ['/owner/products?search=x_y-20', 11], ['/owner/products?search=spoon-33', 1], ['/owner/products?search=x%25', 0], ['/owner/subscriptions?search=ada33', 1],
    ['/owner/coupons?search=code23', 2],
  ];
  for (const [path, rows] of found) {
    test(`finds ${rows} by ${path}`, async () => {
      const text = await owner.read(path);
      assert.equal([...text.matchAll(/<th scope="row">/g)].length, rows);
      if (rows === 0) assert.match(text, /No results[^<]*<a href="\/owner\/\w+">Show all</);
    });
  }

  for (const query of ['after=x', 'after=-1', 'before=99999999999', 'after=%00', 'after=[]', 'before={}']) {
    test(`begins with its first page for ${query}`, async () => {
      for (const path of ['/owner/orders', '/owner/products', '/owner/reviews', '/owner/coupons', '/owner/taxes', '/owner/subscriptions']) {
        assert.equal((await owner.get(`${path}?${query}`)).status, 200, path);
      }
    });
  }

  test('says what to do while it is empty', async () => {
    const { database } = run.service;
    for (const table of ['subscriptions', 'orders', 'coupons', 'reviews', 'products', 'tax_rules', 'tax_classes', 'categories'])
      await database.execute(sql.raw(`delete from store_${table}`));
    const texts = {
      orders: 'No orders yet', subscriptions: 'No subscriptions yet', coupons: 'No coupons yet', reviews: 'No reviews yet', products: 'No products yet',
      'taxes': 'No taxes yet', 'tax-classes': 'No tax classes', 'categories': 'No categories yet', 'tax-report': 'No sales in this period',
    };
    for (const [name, text] of Object.entries(texts)) assert.ok((await owner.read(`/owner/${name}`)).includes(text), name);
  });
});
