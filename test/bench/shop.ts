import { sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import { storeVisitor } from '../../demo/service/modules/shop/store-visitor-for-test.js';
import { startForTest, type TestService } from '../../demo/service/start-for-test.js';
import { median } from './measure.js';

/** Sizes of the two shops that are compared. */
const small = { products: 100, orders: 1000 };
const large = { products: 10_000, orders: 100_000 };
const times = 15;

/** What a call of the shop costs in both, as medians. */
export interface ShopCost {
  readonly smallMs: number;
  readonly largeMs: number;
}

type Visitor = ReturnType<typeof storeVisitor>;
type Visit = (run: TestService, visitor: Visitor) => Promise<{ readonly status: number }>;
const get = (path: string): Visit => async ({ address }) => {
  const answer = await fetch(address + path);
  await answer.arrayBuffer();
  return answer;
};

const calls: Readonly<Record<string, Visit>> = {
  'products, a page of 24': get(`${paths.products}?pageSize=24`),
  'page 4 by name': get(`${paths.products}?pageSize=24&page=4&sort=name`),
  'by rating': get(`${paths.products}?pageSize=24&sort=rating`),
  'on sale by price': get(`${paths.products}?pageSize=24&sort=price&onSale=true`),
  'of a category': get(`${paths.products}?pageSize=24&category=bench-1`),
  search: get(`${paths.products}?pageSize=24&search=wooden+99`),
  'three by id': get(`${paths.products}?ids=bench-3,bench-50,bench-90`),
  categories: get(paths.categories),
  'one product': get(paths.product.replace(':id', 'bench-50')),
  'reviews of a product': get(paths.productReviews.replace(':id', 'bench-50')),
  cart: (_, visitor) => visitor.call('GET', paths.cart),
  'add to the cart': (_, visitor) => visitor.add('bench-51-1'),
  'owner: products': get(paths.ownerProducts),
  'owner: a product': get(`${paths.ownerProducts}/edit/bench-50`),
  'owner: orders': get(paths.ownerOrders),
  'owner: refunded orders': get(`${paths.ownerOrders}?state=refunded`),
  'owner: reviews': get(paths.ownerReviews),
  'owner: tax report of a day': get(`${paths.ownerTaxReport}?from=2026-01-02&to=2026-01-02`),
};

/** Fills the shop of a service in a few statements: two variants a product, a review of each third one, and orders of one line, 100 a day. */
async function fill({ service: { database } }: TestService, { products, orders }: typeof small): Promise<void> {
  await database.execute(sql`insert into store_categories (id, name, position) select 'bench-' || i, 'Bench ' || i, i from generate_series(1, ${products / 50}::int) i`);
  await database.execute(sql`insert into store_products (id, name, description, product_type, url, pictures, categories, tags, option_names, position)
    select 'bench-' || i, 'Wooden spoon ' || i, repeat('A spoon of oiled beech, turned by hand. ', 6), 'physical', '/shop/bench-' || i, '[{"name":"mug-dune","alt":"A mug"}]',
      array['bench-' || (1 + i % ${products / 50}::int)], array['wood'], array['Size'], 1000 + i from generate_series(1, ${products}::int) i`);
  await database.execute(sql`insert into store_variants (sku, product_id, option_values, price_cents, sale_price_cents, on_sale, qty_in_stock, position)
    select 'bench-' || i || '-' || j, 'bench-' || i, jsonb_build_array(jsonb_build_object('optionName', 'Size', 'value', 'Size ' || j)),
      1000 + i % 500, 900 + i % 500, i % 7 = 0, 1000, j from generate_series(1, ${products}::int) i, generate_series(1, 2) j`);
  await database.execute(sql`insert into store_reviews (id, product_id, rating, title, text, name, is_published)
    select 'bench-' || i, 'bench-' || i, 1 + i % 5, 'A title', 'A text', 'Ada', i % 2 = 0 from generate_series(1, ${products}::int, 3) i`);
  await database.execute(sql`insert into store_orders (id, token, key, cart_id, state, provider, email, name, address, currency, lines, coupons, tax_rules,
      subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, added_tax_cents, grand_total_cents, created_at, paid_at)
    select 'bench-' || i, md5('t' || i), 'k' || i, 'c' || i, case when i % 50 = 0 then 'refunded' else 'paid' end, 'demo', 'ada@example.com', 'Ada', 'Lane', 'EUR',
      '[{"sku":"bench-1-1","productId":"bench-1","productType":"physical","name":"Wooden spoon","optionText":"","quantity":1,"priceCents":1000,"form":[]}]',
      '{}', '[{"country":"DE","name":"VAT","basisPoints":1900,"netCents":840,"taxCents":160}]', 1000, 0, 0, 160, 0, 1000, day, day
    from (select i, timestamptz '2026-01-01' + i * interval '1 day' / 100 as day from generate_series(1, ${orders}::int) i) days`);
  await database.execute(sql`analyze`);
}

/** What each call of the shop costs in a small and in a large one, asked in turn. Throws where a call fails. */
export async function benchShop(): Promise<Record<string, ShopCost>> {
  const shops = [];
  for (const size of [small, large]) {
    const run = await startForTest();
    await fill(run, size);
    const visitor = storeVisitor(run);
    await visitor.add('bench-50-1', 2);
    shops.push({ run, visitor, spent: [] as number[] });
  }
  const costs: Record<string, ShopCost> = {};
  for (const [name, visit] of Object.entries(calls)) {
    for (const shop of shops) shop.spent.length = 0;
    for (let time = -1; time < times; time++) {
      for (const { run, visitor, spent } of shops) {
        const since = performance.now();
        const { status } = await visit(run, visitor);
        if (status !== 200) throw new Error(`${name} was answered ${status}.`);
        if (time >= 0) spent.push(performance.now() - since); // the first of each loads what is loaded once
      }
    }
    const [smallMs, largeMs] = shops.map(({ spent }) => median(spent));
    costs[name] = { smallMs: smallMs!, largeMs: largeMs! };
  }
  for (const { run } of shops) await run.stop();
  return costs;
}
