import { sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import { storeVisitor } from '../../demo/service/modules/shop/store-visitor-for-test.js';
import { type OwnerVisitor, ownerVisitor } from '../../demo/service/owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../demo/service/start-for-test.js';
import { median } from './measure.js';

/** Sizes of the two shops that are compared. */
const small = { products: 100, orders: 1000 };
const large = { products: 10_000, orders: 100_000 };
const times = 7;
const password = 'correct horse battery';

/** What a call of the shop costs in both, as medians. */
export interface ShopCost {
  readonly smallMs: number;
  readonly largeMs: number;
}

interface Shop {
  readonly run: TestService;
  readonly visitor: ReturnType<typeof storeVisitor>;
  readonly owner: OwnerVisitor;
  readonly size: typeof small;
}
type Visit = (shop: Shop) => Promise<{ readonly status: number }>;
const get = (path: string): Visit => async ({ run: { address } }) => {
  const answer = await fetch(address + path);
  await answer.arrayBuffer();
  return answer;
};
/** A page of the owner; its path may depend on the size of the shop. */
const see = (path: string | ((size: typeof small) => string)): Visit => async ({ owner, size }) => {
  const answer = await owner.get(typeof path === 'string' ? path : path(size));
  await answer.arrayBuffer();
  return answer;
};
/** Changes a product as its form does, after which the search finds it as it is now. */
const save: Visit = async ({ owner }) => {
  const path = `${paths.ownerProducts}/edit/bench-50`;
  const form = await owner.read(path);
  const fields = [...form.matchAll(/<(?:input|textarea)[^>]*? name="([^"]+)"[^>]*>/g)].flatMap(([tag, name]) => {
    if (name === 'csrf' || /type="(?:file|checkbox|radio)"/.test(tag) && !/ checked/.test(tag)) return [];
    return [[name!, / value="([^"]*)"/.exec(tag)?.[1] ?? ''] as const];
  });
  const { status } = await owner.post(path, [...fields, ['productType', 'physical'], ['state', 'published'], ['description', `A spoon ${Math.random()}`]]);
  return { status: status === 303 ? 200 : status };
};

const calls: Readonly<Record<string, Visit>> = {
  'products, a page of 24': get(`${paths.products}?pageSize=24`),
  'page 4 by name': get(`${paths.products}?pageSize=24&page=4&sort=name`),
  'by rating': get(`${paths.products}?pageSize=24&sort=rating`),
  'on sale by price': get(`${paths.products}?pageSize=24&sort=price&onSale=true`),
  'of a category': get(`${paths.products}?pageSize=24&category=bench-1`),
  'search: 1 found, and 24': get(`${paths.products}?pageSize=24&search=wooden+99`),
  'search: 20 found, and 24': get(`${paths.products}?pageSize=24&search=wooden+1`),
  'three by id': get(`${paths.products}?ids=bench-3,bench-50,bench-90`),
  categories: get(paths.categories),
  'one product': get(paths.product.replace(':id', 'bench-50')),
  'reviews of a product': get(paths.productReviews.replace(':id', 'bench-50')),
  'search of the site: 1, and 10': get(`${paths.search}?q=spoon+99`),
  cart: ({ visitor }) => visitor.call('GET', paths.cart),
  'add to the cart': ({ visitor }) => visitor.add('bench-51-1'),
  'a coupon for the cart': ({ visitor }) => visitor.call('POST', paths.cartCoupons, { code: 'BENCH2' }),
  'owner: products': see(paths.ownerProducts),
  'owner: a product': see(`${paths.ownerProducts}/edit/bench-50`),
  'owner: saves a product': save,
  'owner: categories': see(paths.ownerCategories),
  'owner: orders': see(paths.ownerOrders),
  'owner: orders by name': see(`${paths.ownerOrders}?search=ada77`),
  'owner: older orders': see(`${paths.ownerOrders}?before=500`),
  'owner: refunded orders': see(`${paths.ownerOrders}?state=refunded`),
  'owner: an order': see(`${paths.ownerOrders}/500`),
  'owner: subscriptions': see(paths.ownerSubscriptions),
  'owner: subscriptions due': see(`${paths.ownerSubscriptions}?state=due`),
  'owner: a subscription by name': see(`${paths.ownerSubscriptions}?search=ada77`),
  'owner: customers': see(paths.ownerCustomers),
  'owner: customers by name': see(`${paths.ownerCustomers}?search=ada77`),
  'owner: coupons': see(paths.ownerCoupons),
  'owner: reviews': see(paths.ownerReviews),
  'owner: report of a day': see(`${paths.ownerTaxReport}?from=2024-01-05&until=2024-01-05`),
  'owner: report of ten days': see(`${paths.ownerTaxReport}?from=2024-01-01&until=2024-01-10`),
  'owner: report of a year': see(`${paths.ownerTaxReport}?from=2024-01-01&until=2024-12-31`),
};

/** What has more to read in a larger shop: no promise, but figures to watch. */
const growing: Readonly<Record<string, Visit>> = {
  'owner: file of customers': see(`${paths.ownerCustomers}/file`),
  'owner: file of orders': see(`${paths.ownerOrders}/file`),
  'search of the site: all products': get(`${paths.search}?q=spoon`),
  'feed of all products': get(paths.productFeed),
};

/**
 * Fills the shop of a service in a few statements: two variants and a review a product, orders of one line, 100 a day, of which each 50th
 * is refunded and each tenth is a subscription, coupons, gift cards, and carts that were left.
 */
async function fill({ service: { database } }: TestService, { products, orders }: typeof small): Promise<void> {
  await database.execute(sql`insert into store_categories (id, name, position) select 'bench-' || i, 'Bench ' || i, i from generate_series(1, ${products / 50}::int) i`);
  await database.execute(sql`insert into store_products (id, name, description, product_type, url, pictures, categories, tags, option_names, position)
    select 'bench-' || i, 'Wooden spoon ' || i, repeat('A spoon of oiled beech, turned by hand. ', 6), 'physical', '/shop/bench-' || i, '[{"name":"mug-dune","alt":"A mug"}]',
      array['bench-' || (1 + i % ${products / 50}::int)], array['wood'], array['Size'], 1000 + i from generate_series(1, ${products}::int) i`);
  await database.execute(sql`insert into store_variants (sku, product_id, option_values, price_cents, sale_price_cents, on_sale, qty_in_stock, position)
    select 'bench-' || i || '-' || j, 'bench-' || i, jsonb_build_array(jsonb_build_object('optionName', 'Size', 'value', 'Size ' || j)),
      1000 + i % 500, 900 + i % 500, i % 7 = 0, 1000, j from generate_series(1, ${products}::int) i, generate_series(1, 2) j`);
  await database.execute(sql`insert into store_reviews (id, product_id, rating, title, text, name, is_published)
    select 'bench-' || i, 'bench-' || i, 1 + i % 5, 'A title', 'A text', 'Ada', i % 2 = 0 from generate_series(1, ${products}::int) i`);
  await database.execute(sql`insert into store_coupons (code, percent, minimum_cents) select 'BENCH' || i, 1 + i % 50, 100 from generate_series(1, ${orders / 20}::int) i`);
  await database.execute(sql`insert into store_orders (id, token, key, cart_id, state, provider, email, name, address, currency, lines, coupons, tax_rules,
      subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, added_tax_cents, grand_total_cents, refunded_cents, created_at, paid_at)
    select 'bench-' || i, md5('t' || i), 'k' || i, 'c' || i, case when i % 50 = 0 then 'refunded' else 'paid' end, 'demo', 'ada' || i || '@example.com', 'Ada ' || i,
      'Lane', 'EUR', '[{"sku":"bench-1-1","productId":"bench-1","productType":"physical","name":"Wooden spoon","optionText":"","image":"","quantity":1,"priceCents":1000,"form":[]}]',
      '{}', '[{"country":"DE","name":"VAT","basisPoints":1900,"taxClass":"standard","netCents":840,"taxCents":160,"isIncluded":true}]', 1000, 0, 0, 160, 0, 1000,
      case when i % 50 = 0 then 1000 else 0 end, day, day
    from (select i, timestamptz '2024-01-01' + (i - 1) * interval '1 day' / 100 as day from generate_series(1, ${orders}::int) i) days`);
  await database.execute(sql`insert into store_refunds (id, order_id, cents, created_at)
    select 'r' || id, id, 1000, created_at + interval '2 days' from store_orders where state = 'refunded' and id like 'bench-%'`);
  await database.execute(sql`insert into store_subscriptions (id, token, order_id, rhythm, provider, email, name, language, currency, lines, unit, value, payments, first_day, next_day)
    select 'bench-' || i, md5('s' || i), 'bench-' || i, '1 month 0', 'demo', 'ada' || i || '@example.com', 'Ada ' || i, 'en', 'EUR',
      '[{"sku":"bench-1-1","productId":"bench-1","productType":"physical","name":"Wooden spoon","optionText":"","image":"","quantity":1,"priceCents":1000,"form":[],
        "subscriptionPlan":{"id":"monthly","name":"Monthly","billingPeriod":{"unit":"month","value":1},"numBillingCycles":0,"percentOff":0}}]',
      'month', 1, 0, '2024-01-01', to_char(current_date + i % 28, 'YYYY-MM-DD') from generate_series(1, ${orders}::int, 10) i`);
  await database.execute(sql`insert into store_gift_cards (code, order_id, line_at, initial_cents, balance_cents)
    select upper(substr(md5('g' || i), 1, 16)), 'bench-' || i, 0, 5000, 5000 from generate_series(1, ${orders}::int, 20) i`);
  await database.execute(sql`insert into store_carts (id, coupons, expires_at) select 'left' || i, '{}', now() + interval '7 days' from generate_series(1, ${orders}::int) i`);
  await database.execute(sql`insert into store_cart_entries (id, cart_id, sku, identity, quantity) select 'left' || i, 'left' || i, 'bench-2-1', 'one', 1
    from generate_series(1, ${orders}::int) i`);
  await database.execute(sql`analyze`);
}

/** What calls cost in each of the shops, asked in turn. Throws where one fails. */
async function measure(shops: readonly Shop[], visits: Readonly<Record<string, Visit>>, count: number): Promise<Record<string, ShopCost>> {
  const costs: Record<string, ShopCost> = {};
  for (const [name, visit] of Object.entries(visits)) {
    const spent = shops.map((): number[] => []);
    for (let time = count > 1 ? -1 : 0; time < count; time++) {
      for (const [at, shop] of shops.entries()) {
        const since = performance.now();
        const { status } = await visit(shop);
        if (status !== 200) throw new Error(`${name} was answered ${status}.`);
        if (time >= 0) spent[at]!.push(performance.now() - since); // the first of several loads what is loaded once
      }
    }
    costs[name] = { smallMs: median(spent[0]!), largeMs: median(spent[1]!) };
  }
  return costs;
}

/** What each call of the shop costs in a small and in a large one. */
export async function benchShop(): Promise<{ readonly calls: Record<string, ShopCost>; readonly growing: Record<string, ShopCost> }> {
  const shops: Shop[] = [];
  for (const size of [small, large]) {
    const run = await startForTest({ owner: { password } });
    await fill(run, size);
    await run.service.sweep(); // as it is each hour: the search of the site reads what is new, and days that are over are added up
    // After the fill: a connection that was idle meanwhile is closed.
    const owner = await ownerVisitor(run, password);
    const visitor = storeVisitor(run);
    await visitor.add('bench-50-1', 2);
    shops.push({ run, visitor, owner, size });
  }
  const costs = { calls: await measure(shops, calls, times), growing: await measure(shops, growing, 1) };
  for (const { run } of shops) await run.stop();
  return costs;
}
