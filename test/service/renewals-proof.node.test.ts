import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { storeVisitor } from '../../demo/service/modules/shop/store-visitor-for-test.js';
import { startOfCycle } from '../../demo/service/modules/shop/subscriptions/rules.js';
import { isEverything } from '../engines/everything.js';
import { type ChargeAnswer, startChargingHost } from './charging-host.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';
import { ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/renewals-proof.node.test.ts    a year of renewals over two processes, of which one is killed

const subscribers = 16;
const [start, end] = ['2026-01-05', '2027-01-04'];
const dayMs = 24 * 60 * 60_000;
const stepDays = 2;

function groupBy<Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...groups.get(keyOf(row)) ?? [], row]);
  return groups;
}

const bin = findPostgres();
if (!isEverything || !bin) test(`a year of renewals over two processes on PostgreSQL: not run. To run it: ${bin ? 'TEST_ALL=1' : howToInstall}`, () => {});
else describe('a year of subscriptions, renewed by two processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let client: pg.Client;
  let host: Awaited<ReturnType<typeof startChargingHost>>;
  const processes: ServiceProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-renewals-'));
  const clockFile = join(folder, 'clock');
  let now = Date.parse(`${start}T12:00:00Z`);
  const goTo = (moment: number) => {
    now = moment;
    writeFileSync(clockFile, String(moment));
  };
  /** What happens at these requests to the host. */
  const faults: ReadonlyMap<number, ChargeAnswer> = new Map([[20, 'hang'], [75, 'pay-and-hang'], [100, 'pay-and-cut'], [130, 'pay-and-hang']]);
  let kills = 0;

  before(async () => {
    goTo(now);
    server = await startPostgres(bin);
    const url = await server.newDatabase();
    host = await startChargingHost((_, count) => faults.get(count) ?? (count % 17 === 0 ? 'refuse' : 'pay'));
    for (const name of ['one', 'two']) {
      processes.push(await ServiceProcess.start(
        { DATABASE_URL: url, DATA_DIR: join(folder, name), CLOCK_FILE: clockFile, CHARGE_URL: host.url }, 'test/service/serve-in-test-time.ts'));
    }
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  after(async () => {
    for (const one of processes) await one.kill();
    await client?.end();
    await host?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function killAndStart(one: ServiceProcess): Promise<void> {
    kills += 1;
    await one.kill();
    await one.run();
  }

  /** Both processes look for what is due at the same time. One that waits for the host forever is killed, and started again; by a power cut, both are. */
  async function sweepBoth(): Promise<void> {
    const done = processes.map(() => false);
    const sweeps = processes.map((one, at) => fetch(`${one.address}/test/sweep`).then(() => { done[at] = true; }, () => {}));
    const fault = await Promise.race([Promise.all(sweeps), host.nextFault()]);
    if (Array.isArray(fault)) return;
    // The one that the host has not answered never ends; the other one does.
    if (fault !== 'pay-and-cut') await Promise.race(sweeps);
    await Promise.all(processes.map((one, at) => (fault !== 'pay-and-cut' && done[at] ? null : killAndStart(one))));
    await Promise.all(sweeps);
  }

  test('every period is renewed once, with one order and one charge', async context => {
    await client.query("update store_variants set unlimited = false, qty_in_stock = 10000 where product_id = 'tea-by-post'");
    for (let at = 0; at < subscribers; at += 1) {
      const visitor = storeVisitor({ address: processes[at % 2]!.address });
      assert.equal((await visitor.add('tea-by-post', 1, { plan: 'monthly' })).status, 200);
      await visitor.call('PUT', '/api/commerce/cart/shipping', { location: { country: 'IE' } });
      const { status, body } = await visitor.order({ email: `buyer${at}@example.com` });
      assert.equal(status, 200, JSON.stringify(body));
      if (at % 4 === 3) goTo(now + stepDays * dayMs);
    }
    const last = Date.parse(`${end}T12:00:00Z`);
    while (now + stepDays * dayMs <= last) {
      goTo(now + stepDays * dayMs);
      await sweepBoth();
    }
    // What a killed process has held is free again after its lease; refused charges are tried again on later days.
    for (let more = 0; more < 4; more += 1) {
      goTo(now + dayMs / 24);
      await sweepBoth();
    }

    const { rows } = await client.query(`select s.id, s.first_day as "firstDay", s.paid, s.cycle, s.state, l.cycle as "orderCycle", l.is_settled as "isSettled",
      o.id as "orderId", o.state as "orderState", o.grand_total_cents as cents, o.stock_taken as "stockTaken"
      from store_subscriptions s join store_subscription_orders l on l.subscription_id = s.id join store_orders o on o.id = l.order_id
      order by s.number, l.cycle`);
    const byId = groupBy(rows, row => row.id);
    assert.equal(byId.size, subscribers);
    const today = new Date(now).toISOString().slice(0, 10);
    let expected = 0;
    for (const [id, own] of byId) {
      const { firstDay } = own[0];
      const cycles: number[] = [];
      for (let cycle = 1; startOfCycle(firstDay, { unit: 'month', value: 1 }, cycle) <= today; cycle += 1) cycles.push(cycle);
      expected += cycles.length - 1;
      assert.deepEqual(own.map(row => row.orderCycle), cycles, `an order for each period of ${id}`);
      assert.deepEqual(own.filter(row => !row.isSettled || row.orderState !== 'paid'), [], 'all are paid and counted');
      assert.deepEqual([own[0].paid, own[0].cycle, own[0].state], [cycles.length, cycles.length, 'active']);
    }
    const charges = groupBy(host.taken.values(), ({ order }) => order);
    const renewals = rows.filter(row => row.orderCycle > 1);
    assert.deepEqual(renewals.filter(row => charges.get(row.orderId)?.length !== 1 || charges.get(row.orderId)![0]!.cents !== row.cents), [], 'one charge each');
    assert.equal(charges.size, renewals.length, 'no charge without an order');
    const { rows: [all] } = await client.query(`select (select count(*)::int from store_orders where number > 0) as orders,
      (select 10000 - qty_in_stock from store_variants where sku = 'tea-by-post') as taken`);
    context.diagnostic(`figures: renewals: subscriptions ${subscribers}, renewed ${renewals.length}, expected ${expected}, orders ${all.orders}, charges ${
      host.taken.size}, refused ${host.refused.size}, requests ${host.requests()}, killed ${kills}`);
    assert.deepEqual({ renewed: renewals.length, orders: all.orders, taken: all.taken, kills },
      { renewed: expected, orders: expected + subscribers, taken: expected + subscribers, kills: 5 });
    assert.ok(host.refused.size > 0);
  });
});
