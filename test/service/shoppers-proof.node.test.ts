import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { press } from '../../demo/service/modules/shop/press-for-test.js';
import { variants } from '../../demo/service/modules/shop/shop.schema.js';
import { startForTest, type TestService } from '../../demo/service/start-for-test.js';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';
import { ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/shoppers-proof.node.test.ts    also 200 shoppers over two processes on one PostgreSQL

const sku = 'vase-bud';
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** One shopper, from their own address: the cart first, the order when all are at the till. */
async function shopper(base: string, index: number): Promise<() => Promise<{ status: number; text: string }>> {
  const post = (path: string, fields: Record<string, string>) => press(base + path, fields, { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.7` });
  const page = await (await post('/commerce/goto-checkout', { cart: JSON.stringify([{ sku, quantity: 1 }]), country: 'GB' })).text();
  const fields = { key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents') };
  return async () => {
    const answer = await post('/checkout/order', {
      ...fields,
      country: 'GB',
      email: `shopper${index}@example.com`,
      name: `Shopper ${index}`,
      address: 'Lane',
      provider: 'demo',
    });
    return { status: answer.status, text: await answer.text() };
  };
}

/** All shoppers at the same time. Each response is either an order or “sold out”. */
async function rush(bases: readonly string[], shoppers: number) {
  const tills = await Promise.all(Array.from({ length: shoppers }, (_, index) => shopper(bases[index % bases.length]!, index)));
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
  let url: string;
  const processes: ServiceProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-shoppers-'));
  before(async () => {
    server = await startPostgres(bin);
    url = await server.newDatabase();
    for (const name of ['one', 'two']) processes.push(await ServiceProcess.start({ DATABASE_URL: url, DATA_DIR: join(folder, name) }));
  });
  after(async () => {
    for (const one of processes) await one.kill();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('leave 50 orders, 150 clear answers, and nothing on the shelf', async context => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('update store_variants set qty_in_stock = 50 where sku = $1', [sku]);
    const { sold, told, others } = await rush(processes.map(({ address }) => address), 200);
    const {
      rows: [left],
    } = await client.query(
      "select qty_in_stock as pieces, (select count(*)::int from store_orders where state = 'paid') as orders from store_variants where sku = $1",
      [sku],
    );
    await client.end();
    context.diagnostic(`figures: shoppers: sold ${sold}, told ${told}, other answers ${others.length}, left ${left.pieces}, stored ${left.orders}`);
    assert.deepEqual({ sold, told, others, ...left }, { sold: 50, told: 150, others: [], pieces: 0, orders: 50 });
  });
});
