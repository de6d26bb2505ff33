import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { people, sendCount, createVisit } from '../../demo/service/modules/visits/figures/count-for-test.js';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';
import { ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/figures-proof.node.test.ts    1,000 visits over two processes on one PostgreSQL, one of them killed

const bin = findPostgres();
if (!isEverything || !bin) test(`1,000 visits over two processes on PostgreSQL: not run. To run it: ${bin ? 'TEST_ALL=1' : howToInstall}`, () => {});
else describe('1,000 visits of 100 people, over two processes on one PostgreSQL, one of them killed', () => {
  let server: PostgresServer;
  let client: pg.Client;
  const processes: ServiceProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-figures-'));
  before(async () => {
    server = await startPostgres(bin);
    const url = await server.newDatabase();
    for (const name of ['one', 'two']) processes.push(await ServiceProcess.start({ DATABASE_URL: url, DATA_DIR: join(folder, name) }));
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`insert into figure_settings (value) values ('{"isOn": true}')`);
  });
  after(async () => {
    await client?.end();
    for (const one of processes) await one.kill();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('leave sums of every answered request, none counted in part, and none of a request that was never sent', async context => {
    const all = people();
    let [sent, answered, lost] = [0, 0, 0];
    const visit = async (at: number) => {
      for (const body of createVisit(all[at % all.length]!, at)) {
        sent += 1;
        const address = processes[at % 2]!.address;
        await sendCount(address, body, all[at % all.length]!.headers).then(
          ({ status }) => (status === 204 ? answered += 1 : lost += 1),
          () => { lost += 1; },
        );
      }
    };
    let killed: Promise<void> | undefined;
    for (let from = 0; from < 1000; from += 50) {
      const visits = Array.from({ length: 50 }, (_, index) => visit(from + index));
      if (from === 500) killed = processes[0]!.kill();
      await Promise.all(visits);
      if (from === 550) await processes[0]!.run();
    }
    await killed;
    const sum = async (kind: string, column = 'count') =>
      Number((await client.query(`select coalesce(sum(${column}), 0) as sum from figures where kind = $1 and length(period) = 10`, [kind])).rows[0].sum);
    const [total, pages, devices, languages] = [await sum('total'), await sum('page'), await sum('device'), await sum('language')];
    context.diagnostic(`figures: counter: sent ${sent}, answered ${answered}, lost ${lost}, stored ${total}`);
    assert.ok(lost > 0, 'the kill was felt');
    assert.ok(total >= answered && total <= sent, `${answered} answered, ${total} stored, ${sent} sent`);
    assert.deepEqual([pages, devices, languages], [total, total, total]);
    assert.equal(await sum('total', 'onward'), await sum('page', 'onward'));
    assert.equal(await sum('total', 'visits'), await sum('page', 'visits'));
    const { rows: months } = await client.query(`select kind, name, sum(count)::int as count, sum(visits)::int as visits, sum(onward)::int as onward from figures
      where length(period) = 7 group by kind, name except
      select kind, name, sum(count)::int, sum(visits)::int, sum(onward)::int from figures where length(period) = 10 group by kind, name`);
    assert.deepEqual(months, []);
    const { rows: pairs } = await client.query(`select sum(count)::int as count from figure_pairs
      where kind = 'device' and other_kind = 'page' and length(period) = 10`);
    assert.equal(pairs[0].count, total);
  });
});
