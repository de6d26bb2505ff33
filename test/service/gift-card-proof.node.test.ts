import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { press } from '../../demo/service/modules/shop/press-for-test.js';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';
import { ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/gift-card-proof.node.test.ts    one gift card, spent many times immediately

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

const bin = findPostgres();
if (!isEverything || !bin) test(`a gift card over two processes on PostgreSQL: not run. To run it: ${bin ? 'TEST_ALL=1' : howToInstall}`, () => {});
else describe('40 checkouts with one gift card, over two processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  const processes: ServiceProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-gift-'));
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

  test('use no more than its balance, and all other buyers get a message', async () => {
    const post = (at: number, path: string, fields: Record<string, string>) =>
      press(processes[at % 2]!.address + path, fields, { 'x-forwarded-for': `10.1.${at}.7` });
    const buyer = { country: 'GB', coupon: '', email: 'ada@example.com', name: 'Ada', address: 'Lane' };
    const sums = (page: string) => ({ key: hidden(page, 'key'), cartToken: hidden(page, 'cartToken'), grandTotalCents: hidden(page, 'grandTotalCents') });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const {
      rows: [kind],
    } = await client.query("select sku, price_cents as worth from store_variants where product_id = 'gift-card' order by position limit 1");
    await client.query('update store_variants set qty_in_stock = 100 where sku = \'book-tides\' or sku = \'mug-dune\'');
    const shop = await (
      await post(0, '/commerce/goto-checkout', {
        cart: JSON.stringify([{ sku: kind.sku, quantity: 1, form: { recipient: 'bea@example.com' } }]),
        country: 'GB',
      })
    ).text();
    const bought = await post(0, '/checkout/order', { ...buyer, ...sums(shop), provider: 'demo' });
    const code = /<code>([^<]+)<\/code>/.exec(await (await fetch(processes[1]!.address + bought.headers.get('location')!)).text())![1]!;

    // Five euro each: the card is worth five of them.
    const tills = await Promise.all(Array.from({ length: 40 }, async (_, at) => {
      const first = await (await post(at, '/commerce/goto-checkout', { cart: JSON.stringify([{ sku: 'book-tides', quantity: 1 }]), country: 'GB' })).text();
      const page = await (
        await post(at, '/commerce/goto-checkout', { cartToken: hidden(first, 'cartToken'), country: 'GB', coupon: '', giftCard: code })
      ).text();
      return () => post(at, '/checkout/order', { ...buyer, ...sums(page), keepGiftCard: code.slice(-4), provider: 'gift-card' });
    }));
    const answers = await Promise.all(tills.map(async order => {
      const answer = await order();
      return { status: answer.status, text: await answer.text() };
    }));
    const {
      rows: [left],
    } = await client.query(
      'select balance_cents as balance, (select sum(cents)::int from store_gift_card_uses where code = $1) as spent from store_gift_cards where code = $1',
      [code],
    );
    await client.end();
    assert.deepEqual(left, { balance: 0, spent: kind.worth });
    assert.equal(answers.filter(({ status }) => status === 303).length, kind.worth / 500);
    const others = answers.filter(({ status }) => status !== 303);
    assert.deepEqual(others.filter(({ status, text }) => status !== 409 || !/gift card|The total has changed/.test(text)).map(({ status }) => status), []);
  });
});
