import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';
import { pauseBeforeNextTry, ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/booking-proof.node.test.ts    200 visitors at one time, over two processes on one PostgreSQL, one of them killed

const bin = findPostgres();
if (!isEverything || !bin) test(`bookings over two processes on PostgreSQL: not run. To run it: ${bin ? 'TEST_ALL=1' : howToInstall}`, () => {});
else describe('200 visitors who book the same time, over two processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let client: pg.Client;
  const processes: ServiceProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-bookings-'));
  before(async () => {
    server = await startPostgres(bin);
    const url = await server.newDatabase();
    for (const name of ['one', 'two']) processes.push(await ServiceProcess.start({ DATABASE_URL: url, DATA_DIR: join(folder, name) }));
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  after(async () => {
    await client?.end();
    for (const one of processes) await one.kill();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const everyDay = Array.from({ length: 7 }, () => '00:00-24:00');
  const addService = (id: string, seats: number) => client.query(
    'insert into booking_services (id, title, minutes, step_minutes, seats, time_zone, hours) values ($1, $1, 60, 30, $2, \'UTC\', $3)', [id, seats, everyDay],
  );
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const start = `${day}T10:00:00.000Z`;
  const send = (service: string, at: number, more: object = {}) => fetch(`${processes[at % 2]!.address}/api/bookings/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${at >> 6}.${at & 63}.7` },
    body: JSON.stringify({ key: `${service}-visitor-${at}`, start, name: `Visitor ${at}`, email: `visitor${at}@example.com`, ...more }),
  });
  const stored = async (service: string) => (await client.query('select key, starts_at, ends_at from bookings where service_id = $1 and state = \'booked\'', [service])).rows;

  for (const seats of [1, 7]) {
    test(`${seats} of them ${seats === 1 ? 'has' : 'have'} it, and all others get a message`, async () => {
      const service = `seats-${seats}`;
      await addService(service, seats);
      const statuses = await Promise.all(Array.from({ length: 200 }, async (_, at) => (await send(service, at)).status));
      const accepted = statuses.flatMap((status, at) => (status === 200 ? [`${service}-visitor-${at}`] : []));
      assert.deepEqual([accepted.length, statuses.filter(status => status === 409).length], [seats, 200 - seats]);
      assert.deepEqual((await stored(service)).map(({ key }) => key).sort(), accepted.sort());
      const { rows } = await client.query('select count(*)::int as emails from letters');
      assert.ok(rows[0].emails <= 8, 'an email for each booking, and for nothing else');
    });
  }

  test('times that overlap never take more places than there are', async () => {
    await addService('overlap', 2);
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00'].map(time => `${day}T${time}:00.000Z`);
    await Promise.all(Array.from({ length: 200 }, (_, at) => send('overlap', at, { start: starts[at % starts.length] })));
    const rows = await stored('overlap');
    assert.ok(rows.length >= 4, `${rows.length} bookings`);
    for (const { starts_at: at } of rows) assert.ok(rows.filter(one => one.starts_at <= at && at < one.ends_at).length <= 2, String(at));
  });

  test('a process that is killed meanwhile loses no booking, and doubles none: visitors send again', async () => {
    await addService('killed', 50);
    // A visitor who sends again may reach the other process, with the same key.
    const visit = async (at: number): Promise<number> => {
      for (let tries = 0; tries < 400; tries += 1) {
        const answer = await send('killed', at + (tries % 2), { key: `killed-visitor-${at}`, name: `Visitor ${at}`, email: `visitor${at}@example.com` }).catch(() => null);
        if (answer && answer.status !== 503) return answer.status;
        await pauseBeforeNextTry();
      }
      throw new Error('no answer');
    };
    const sending = Array.from({ length: 100 }, (_, at) => visit(at));
    await Promise.race(sending);
    await processes[0]!.kill();
    await processes[0]!.run();
    const statuses = await Promise.all(sending);
    const keys = statuses.flatMap((status, at) => (status === 200 ? [`killed-visitor-${at}`] : []));
    assert.equal(keys.length, 50);
    assert.deepEqual((await stored('killed')).map(({ key }) => key).sort(), keys.sort());
  });
});
