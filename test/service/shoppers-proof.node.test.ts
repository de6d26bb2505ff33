import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { csvRows } from 'site-elements/contract/reading';
import { press } from '../../demo/service/modules/shop/press-for-test.js';
import { variants } from '../../demo/service/modules/shop/shop.schema.js';
import { storeVisitor } from '../../demo/service/modules/shop/store-visitor-for-test.js';
import { type OwnerVisitor, ownerVisitor } from '../../demo/service/owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../demo/service/start-for-test.js';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';
import { ownerPassword, pauseBeforeNextTry, ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/shoppers-proof.node.test.ts    also 200 shoppers over two processes on one PostgreSQL

const sku = 'vase-bud';
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** A slow machine answers 503 when its database has no connection free in time: a visitor presses again then, and it is the same request. */
async function pressUntilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 20; ; tries -= 1) {
    const answer = await send();
    if (answer.status !== 503 || tries === 0) return answer;
    assert.ok(answer.headers.has('retry-after'));
    await answer.arrayBuffer();
    await pauseBeforeNextTry();
  }
}

/** One shopper, from their own address: the cart first, the order when all are at the till. */
async function shopper(base: string, index: number, name: string): Promise<() => Promise<{ status: number; text: string }>> {
  const post = (path: string, fields: Record<string, string>) =>
    pressUntilAnswered(() => press(base + path, fields, { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.7` }));
  const page = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku, quantity: 1 }]), country: 'GB' })).text();
  const fields = { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents') };
  return async () => {
    const answer = await post('/checkout/order', {
      ...fields,
      country: 'GB',
      email: `${name}${index}@example.com`,
      name: `${name} ${index}`,
      address: 'Lane',
      provider: 'demo',
    });
    return { status: answer.status, text: await answer.text() };
  };
}

/** All shoppers at the same time. Each response is either an order or “sold out”. */
async function rush(bases: readonly string[], shoppers: number, name = 'Shopper') {
  const tills = await Promise.all(Array.from({ length: shoppers }, (_, index) => shopper(bases[index % bases.length]!, index, name)));
  const answers = await Promise.all(tills.map(order => order()));
  return {
    sold: answers.filter(({ status }) => status === 303).length,
    told: answers.filter(({ status, text }) => status === 409 && text.includes('Bud vase is sold out.')).length,
    others: answers.filter(({ status }) => status !== 303 && status !== 409),
  };
}

describe('40 shoppers for 10 items', () => {
  let run: TestService;
  before(async () => { run = await startForTest(); });
  after(() => run.stop());

  test('leave 10 orders, 30 clear answers, and nothing on the shelf', async () => {
    await run.service.database.update(variants).set({ qtyInStock: 10 }).where(eq(variants.sku, sku));
    assert.deepEqual(await rush([run.address], 40), { sold: 10, told: 30, others: [] });
    const [row] = await run.service.database.select().from(variants).where(eq(variants.sku, sku));
    assert.equal(row!.qtyInStock, 0);
  });
});

const bin = findPostgres();
if (!isEverything || !bin) test(`200 shoppers over two processes on PostgreSQL: not run. To run it: ${bin ? 'TEST_ALL=1' : howToInstall}`, () => {});
else describe('200 shoppers for 50 items, over two processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let client: pg.Client;
  const processes: ServiceProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-shoppers-'));
  const clockFile = join(folder, 'clock');
  const goTo = (moment: number) => writeFileSync(clockFile, String(moment));
  before(async () => {
    goTo(Date.now());
    server = await startPostgres(bin);
    const url = await server.newDatabase();
    for (const name of ['one', 'two']) {
      const env = { DATABASE_URL: url, DATA_DIR: join(folder, name), CLOCK_FILE: clockFile };
      processes.push(await ServiceProcess.start(env, 'test/service/serve-in-test-time.ts'));
    }
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  after(async () => {
    await client?.end();
    for (const one of processes) await one.kill();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('leave 50 orders, 150 clear answers, and nothing on the shelf', async context => {
    await client.query('update store_variants set qty_in_stock = 50 where sku = $1', [sku]);
    const { sold, told, others } = await rush(processes.map(({ address }) => address), 200);
    const {
      rows: [left],
    } = await client.query(
      "select qty_in_stock as pieces, (select count(*)::int from store_orders where state = 'paid') as orders from store_variants where sku = $1",
      [sku],
    );
    context.diagnostic(`figures: shoppers: sold ${sold}, told ${told}, other answers ${others.length}, left ${left.pieces}, stored ${left.orders}`);
    assert.deepEqual({ sold, told, others, ...left }, { sold: 50, told: 150, others: [], pieces: 0, orders: 50 });
  });

  /** The stored orders of this item, and what is left of it. */
  async function readStock() {
    const { rows } = await client.query(`select o.number, o.state, o.email, o.grand_total_cents as cents, o.refunded_cents as "refundedCents",
      (o.stock_taken->>'${sku}')::int as taken, coalesce((select array_agg(r.cents order by r.cents) from store_refunds r
        where r.order_id = o.id and r.state = 'settled'), '{}') as refunds
      from store_orders o where o.stock_taken ? '${sku}' order by o.number`);
    const { rows: [{ left }] } = await client.query('select qty_in_stock as left from store_variants where sku = $1', [sku]);
    return { orders: rows as { number: number; state: string; email: string; cents: number; refundedCents: number; taken: number; refunds: number[] }[], left: left as number };
  }

  test('agree with refunds, cancelations and renewals that happen at the same time', async context => {
    const monthMs = 32 * 24 * 60 * 60_000;
    const [canceled, refunded, both, renewed] = [10, 10, 10, 12];
    const earlier = canceled + refunded + both;
    await client.query('update store_variants set qty_in_stock = $2 where sku = $1', [sku, earlier]);
    await client.query("update store_variants set unlimited = true where product_id = 'tea-by-post'");
    assert.equal((await rush(processes.map(({ address }) => address), earlier, 'Early')).sold, earlier);
    // A month ago, 12 buyers have subscribed to the same item.
    goTo(Date.now() - monthMs);
    for (let at = 0; at < renewed; at += 1) {
      const visitor = storeVisitor(processes[at % 2]!);
      await visitor.add('tea-by-post', 1, { plan: 'monthly' });
      await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'GB' } });
      assert.equal((await visitor.order({ email: `buyer${at}@example.com` })).status, 200);
    }
    await client.query(`update store_subscriptions set lines = replace(lines::text, '"tea-by-post"', '"${sku}"')::jsonb`);
    goTo(Date.now());
    await client.query('update store_variants set qty_in_stock = 50 where sku = $1', [sku]);
    const before = await readStock();
    const stock = before.left + before.orders.reduce((sum, { state, taken }) => sum + (state === 'canceled' ? 0 : taken), 0);
    const early = before.orders.filter(({ email }) => email.startsWith('Early')).map(({ number }) => number);
    assert.equal(early.length, earlier);

    const owners: OwnerVisitor[] = [];
    for (const one of processes) owners.push(await ownerVisitor(one, ownerPassword));
    /** A button of the owner's, pressed in two windows: each is of another process. */
    const pressTwice = (path: string, fields: Record<string, string>) =>
      owners.map(owner => pressUntilAnswered(() => owner.post(`/owner/orders/${path}`, fields)));
    const work = [
      ...early.slice(0, canceled).flatMap(number => pressTwice(`${number}/state`, { state: 'canceled' })),
      ...early.slice(canceled, canceled + refunded).flatMap(number =>
        ['3', '2'].flatMap(amount => pressTwice(`${number}/refund`, { amount, key: `part ${number} ${amount}` }))),
      ...early.slice(canceled + refunded).flatMap(number => [
        pressUntilAnswered(() => owners[0]!.post(`/owner/orders/${number}/state`, { state: 'canceled' })),
        ...pressTwice(`${number}/refund`, { all: 'on', amount: '', key: `all ${number}` }),
      ]),
    ];
    const sweeps = processes.map(({ address }) => fetch(`${address}/test/sweep`));
    const [{ sold, told, others }, presses] = await Promise.all([rush(processes.map(({ address }) => address), 200), Promise.all(work), Promise.all(sweeps)]);
    assert.deepEqual(presses.map(({ status }) => status).filter(status => status !== 303), []);

    const { orders, left } = await readStock();
    const taken = (rows: typeof orders) => rows.reduce((sum, row) => sum + row.taken, 0);
    const stateOf = new Map(orders.map(row => [row.number, row]));
    const [gone, kept] = [orders.filter(({ state }) => state === 'canceled'), orders.filter(({ state }) => state !== 'canceled')];
    const renewals = orders.filter(({ email }) => email.startsWith('buyer'));
    const rushed = orders.slice(before.orders.length).filter(({ email }) => !email.startsWith('buyer'));
    context.diagnostic(`figures: shoppers beside the owner: sold ${sold}, told ${told}, other answers ${others.length}, renewals ${renewals.length} with ${
      taken(renewals)} items, canceled ${gone.length}, refunded in parts ${refunded}, left ${left}, stock ${stock}`);
    assert.deepEqual({ told: sold + told, others }, { told: 200, others: [] });
    assert.ok(left >= 0);
    assert.equal(left + taken(kept), stock, 'what is left and what was sold is what there was');
    assert.deepEqual([rushed.length, taken(rushed), new Set(rushed.map(({ email }) => email)).size], [sold, sold, sold], 'one item and one order for each buyer');
    assert.deepEqual([renewals.length, new Set(renewals.map(({ email }) => email)).size], [renewed, renewed], 'one renewal each');
    assert.deepEqual(early.slice(0, canceled).map(number => stateOf.get(number)!.state), Array(canceled).fill('canceled'));
    assert.deepEqual(early.slice(canceled, canceled + refunded).map(number => stateOf.get(number)!.refunds), Array(refunded).fill([200, 300]));
    for (const number of early.slice(canceled + refunded)) {
      const { state, refunds, cents } = stateOf.get(number)!;
      assert.ok(state === 'canceled' || state === 'refunded', state);
      assert.deepEqual(refunds, [cents], 'refunded once');
    }
    assert.deepEqual(orders.filter(({ refunds, refundedCents }) => refunds.reduce((sum, cents) => sum + cents, 0) !== refundedCents), []);

    // What the owner downloads has the same sums, from whichever process.
    const { rows: [sums] } = await client.query(`select count(*)::int as orders, sum(grand_total_cents)::int as cents, sum(refunded_cents)::int as refunded from store_orders`);
    for (const owner of owners) {
      const [titles, ...lines] = [...csvRows((await owner.read('/owner/orders/file')).replace('\uFEFF', ''))];
      const [number, total, back] = ['Order', 'Total', 'Refunded'].map(title => titles!.indexOf(title));
      const byOrder = new Map(lines.map(line => [line[number!], line]));
      const sumOf = (column: number) => [...byOrder.values()].reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0);
      assert.deepEqual({ orders: byOrder.size, cents: sumOf(total!), refunded: sumOf(back!) }, sums);
    }
  });
});
