import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../demo/service/kernel/database/database.js';
import { openPostgres } from '../../demo/service/kernel/database/open-postgres.js';
import { sweepTaxDays } from '../../demo/service/modules/shop/orders/tax-days.js';
import { readTaxReport } from '../../demo/service/modules/shop/orders/tax-report.js';
import { readTaxSales } from '../../demo/service/modules/shop/orders/tax-sales.js';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';

// TEST_ALL=1 npx tsx --test test/service/tax-report-proof.node.test.ts    reports that are read on PostgreSQL while orders are refunded

const bin = findPostgres();
if (!isEverything || !bin) test(`tax reports while orders are refunded: not run. To run it: ${bin ? 'TEST_ALL=1' : howToInstall}`, () => {});
else describe('the tax report on PostgreSQL', () => {
  let server: PostgresServer;
  let opened: OpenDatabase[] = [];
  before(async () => {
    server = await startPostgres(bin);
    const url = await server.newDatabase();
    for (let at = 0; at < 3; at += 1) opened = [...opened, await openPostgres(url)];
  });
  after(async () => {
    for (const { close } of opened) await close();
    await server?.stop();
  });

  const count = 700;
  const whole = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };
  const now = Date.parse('2026-11-30T12:00:00Z');

  const refundSome = async (database: Database, mark: string): Promise<void> => {
    for (let at = 0; at < 40; at += 1) {
      const id = `o${1 + Math.floor(Math.random() * 60)}`;
      await database.transaction(async transaction => {
        await transaction.execute(sql`select from store_orders where id = ${id} for update`);
        await transaction.execute(sql`insert into store_refunds (id, order_id, cents, created_at)
          values (${`${mark}-${at}`}, ${id}, ${1 + at % 7}, timestamptz '2026-03-01' + random() * interval '40 days')`);
        if (at % 3 === 0) await transaction.execute(sql`update store_orders set state = case when state = 'paid' then 'refunded' else 'paid' end where id = ${id}`);
        if (at % 5 === 0) await transaction.execute(sql`update store_refunds set state = 'failed' where order_id = ${id} and random() < 0.5`);
      });
    }
  };

  test('is exact after each burst of refunds, which others have read and added up meanwhile', async () => {
    const [one, two, three] = opened.map(({ database }) => database) as [Database, Database, Database];
    await one.execute(sql`insert into store_orders (id, token, key, cart_id, state, provider, email, name, address, currency, lines, coupons, tax_rules,
        subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, added_tax_cents, grand_total_cents, paid_at)
      select 'o' || i, 't' || i, 'k' || i, 'c' || i, 'paid', 'demo', 'ada@example.com', 'Ada', 'Lane', 'EUR', '[]', '{}',
        '[{"country":"DE","name":"VAT","basisPoints":1900,"taxClass":"standard","netCents":840,"taxCents":160,"isIncluded":true}]', 1000, 0, 0, 160, 0, 1000,
        timestamptz '2026-03-01' + i * interval '1 hour' from generate_series(1, ${count}::int) i`);
    for (let round = 0; round < 8; round += 1) {
      let isOver = false;
      const read = async (database: Database) => {
        while (!isOver) {
          const rows = await readTaxReport(database, whole, now);
          assert.equal(rows.reduce((sum, row) => sum + row.orders, 0), count, 'no order is missing or counted twice');
          await sweepTaxDays(database, now);
        }
      };
      const writing = Promise.all([one, one, two, three].map((database, at) => refundSome(database, `${round}-${at}`))).finally(() => { isOver = true; });
      await Promise.all([writing, read(two), read(three)]);
      for (const database of [one, two]) assert.deepEqual(await readTaxReport(database, whole, now), (await readTaxSales(database, [whole]))[0], `round ${round}`);
    }
  });
});
