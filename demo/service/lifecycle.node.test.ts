import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Hono } from 'hono';
import { createService } from './create-service.js';
import { submissions } from './modules/forms/forms.schema.js';
import type { LogEntry } from './kernel/http/log-requests.js';
import { listen } from './listen.js';
import { startForTest, type TestService } from './start-for-test.js';

const savePath = '/api/form/SaveFormSubmission';
const form = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('starting and stopping', () => {
  test('completes a running request before it stops, accepts no new one and keeps the row', async () => {
    let entered: () => void = () => {};
    let release: () => void = () => {};
    const inside = new Promise<void>(resolve => (entered = resolve));
    const held = new Promise<void>(resolve => (release = resolve));
    const key: { asked?: string } = {};
    const faults = async () => {
      if (key.asked === undefined) return '';
      entered();
      await held;
      return '';
    };
    const dataDir = await mkdtemp(join(tmpdir(), 'site-elements-'));
    const database = { folder: join(dataDir, 'database') };
    const run = await startForTest({ faults, database });
    key.asked = await run.key();
    const running = run.post(savePath, { key: key.asked, formId: 'contact', form });
    await inside;
    const stopped = run.stop();
    await assert.rejects(fetch(`${run.address}/healthz`));
    release();
    const answer = await running;
    assert.equal(answer.status, 200);
    const { id } = await answer.json();
    await stopped;

    const again = await createService({ database });
    const rows = await again.database.select().from(submissions);
    assert.deepEqual(rows.map(row => row.id), [id]);
    await again.close();
    await rm(dataDir, { recursive: true });
  });

  const ownAddresses = Object.values(networkInterfaces()).flatMap(each => each ?? []).map(({ address }) => address);
  for (const loopback of ['127.0.0.1', '::1'].filter(address => ownAddresses.includes(address))) {
    test(`moves to the next port when one is taken on ${loopback}, and logs it`, async () => {
      const blocker = createServer().listen(0, loopback);
      await once(blocker, 'listening');
      const taken = (blocker.address() as { port: number }).port;
      const messages: string[] = [];
      const server = await listen(new Hono(), taken, { onTaken: message => messages.push(message) });
      assert.ok(server.port > taken);
      assert.deepEqual(messages, [`Port ${taken} is taken; using ${server.port} instead.`]);
      await server.stop();
      blocker.close();
    });
  }
});

describe('a running service', () => {
  const entries: LogEntry[] = [];
  let run: TestService;
  before(async () => {
    run = await startForTest({
      log: entry => entries.push(entry),
      routes(app) {
        app.get('/', context => context.text('home'));
        app.notFound(context => context.text('no page', 404));
      },
    });
  });
  after(() => run.stop());

  test('writes one line a request and answers with its id', async () => {
    entries.length = 0;
    const answer = await fetch(`${run.address}/api/nothing`, { headers: { 'x-request-id': 'abc-1' } });
    assert.equal(answer.headers.get('x-request-id'), 'abc-1');
    const odd = await fetch(`${run.address}/healthz`, { headers: { 'x-request-id': 'a b"c' } });
    assert.match(odd.headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/);
    const { time, ms, ...entry } = entries[0];
    assert.deepEqual(entry, { method: 'GET', path: '/api/nothing', status: 404, id: 'abc-1' });
    assert.ok(!Number.isNaN(Date.parse(time)) && typeof ms === 'number');
    assert.equal(entries.length, 2);
  });

  test('answers its own failure in words, to people with a page, and keeps what they sent out of the log', async () => {
    const failing = await startForTest({
      log: entry => entries.push(entry),
      routes(app) {
        app.get('/broken', () => {
          throw new Error('insert into submissions: Ada, ada@example.com', { cause: new Error('disk full') });
        });
      },
    });
    entries.length = 0;
    const asked = await fetch(`${failing.address}/broken`, { headers: { accept: 'text/html' } });
    assert.equal(asked.status, 500);
    assert.match(await asked.text(), /<h1>Something went wrong<\/h1>\s*<p>Internal server error\. Please try again later\./);
    const called = await fetch(`${failing.address}/broken`);
    assert.deepEqual([called.status, await called.json()], [500, { error: 'Internal server error. Please try again later.' }]);
    assert.deepEqual(entries.map(({ error }) => error), ['disk full', 'disk full']);
    await failing.stop();
  });

  test('ignores fault headers unless faults are switched on', async () => {
    const answer = await fetch(`${run.address}/healthz`, { headers: { 'x-fault': '500,drop-answer' } });
    assert.equal(answer.status, 200);
  });

  test('carries the pages of a site beside its own calls', async () => {
    assert.equal(await (await fetch(`${run.address}/`)).text(), 'home');
    assert.equal(await (await fetch(`${run.address}/nowhere`)).text(), 'no page');
    assert.match(await (await fetch(`${run.address}/api/nowhere`)).text(), /"error"/);
  });
});
