import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { signWebhook } from '../../demo/service/kernel/mail/webhook.js';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, startPostgres, type PostgresServer } from './postgres-server.js';
import { pauseBeforeNextTry, ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/email-delivery-proof.node.test.ts
const wanted = 900;
const clients = 12;
const patienceMs = 240_000;
/** One for each process, so that the program knows which of them calls. */
const secrets = [7, 8].map(byte => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);

/** The owner's webhook. It may leave one call of the first process without a response. */
async function newProgram() {
  const heard = new Map<string, string[]>(); // the name in the submission → IDs of the calls about it
  let wrong = 0;
  let whenHeld: ((name: string) => void) | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const [id, seconds, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => String(request.headers[name]));
    const process = secrets.findIndex(secret => signature === signWebhook(secret, id!, Number(seconds), body));
    if (process < 0) wrong += 1;
    const { name } = (JSON.parse(body) as { data: { values: { name: string } } }).data.values;
    heard.set(name, [...heard.get(name) ?? [], id!]);
    if (whenHeld && process === 0) {
      // Received and never answered: the service does not know whether it has arrived.
      whenHeld(name);
      whenHeld = null;
      return;
    }
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // `localhost`: the one host that a webhook may be on without TLS.
    url: `http://localhost:${(server.address() as AddressInfo).port}/hook`, heard,
    wrong: () => wrong,
    /** Resolves to the name in the next call of the first process; that call gets no response. */
    holdNext: () => new Promise<string>(resolve => { whenHeld = resolve; }),
    stop: () => new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

const bin = findPostgres();

if (!isEverything) test('emails of two processes on PostgreSQL: not run. It runs in npm run test:all', () => {});
else if (!bin) test(`emails of two processes on PostgreSQL: not run. To run it: ${howToInstall}`, () => {});
else describe(`the owner's webhook for ${wanted} submissions, called by two processes of which one is killed during a call`, () => {
  let server: PostgresServer;
  let program: Awaited<ReturnType<typeof newProgram>>;
  let folder: string;
  const running: ServiceProcess[] = [];
  before(async () => {
    server = await startPostgres(bin);
    program = await newProgram();
    folder = await mkdtemp(join(tmpdir(), 'site-elements-emails-'));
  });
  after(async () => {
    await Promise.all(running.map(one => one.kill()));
    await program.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is called once for each, and twice for the interrupted one, with the same ID', async context => {
    const url = await server.newDatabase();
    const env = { DATA_DIR: folder, DATABASE_URL: url, WEBHOOK_URL: program.url };
    const two = await Promise.all(secrets.map(secret => ServiceProcess.start({ ...env, WEBHOOK_SECRET: secret })));
    running.push(...two);
    const end = Date.now() + patienceMs;
    let sent = 0;

    /** Sends until the service confirms it, with the same key at whichever process answers. */
    async function visit(name: string): Promise<void> {
      let key: string | undefined;
      for (let press = sent; Date.now() < end; press += 1) {
        const post = async (path: string, body: object): Promise<{ key?: string; id?: string }> => {
          const answer = await fetch(two[press % 2]!.address + path, {
            method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${press % 250}` },
          });
          return answer.ok ? await answer.json() as { key?: string; id?: string } : {};
        };
        try {
          key ??= (await post('/api/form/FormSubmissionKey', { formId: 'contact' })).key;
          sent += 1;
          if (
            key
            && (
              await post('/api/form/SaveFormSubmission', {
                key,
                formId: 'contact',
                form: JSON.stringify({ name, email: 'ada@example.com', message: 'Hello' }),
              })
            ).id
          )
            return;
        } catch { /* the process was killed */ }
        await pauseBeforeNextTry();
      }
      throw new Error(`${name} was never told that the form arrived.`);
    }

    let next = 0;
    const client = async (until: number) => {
      while (next < until) await visit(`visitor ${next++}`);
    };
    const all = (until: number) => Promise.all(Array.from({ length: clients }, () => client(until)));
    await all(wanted / 3);

    // Killed after the program has heard and before it has answered.
    const held = program.holdNext();
    const beforeKill = all(2 * wanted / 3);
    const heldName = await held;
    await two[0]!.kill();
    await beforeKill;
    await two[0]!.run();
    await all(wanted);

    // Each process makes one call at a time: the call of the killed process is still reserved. The reservation expires;
    // here the clock is set forward.
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    const count = async () => Number((await database.query<{ count: string }>('select count(*) from letters')).rows[0]!.count);
    while (await count() > 1 && Date.now() < end) await pauseBeforeNextTry();
    await database.query('update letters set next_try_at = now()');
    await visit(`visitor ${next++}`); // any submission wakes its process
    while (await count() > 0 && Date.now() < end) await pauseBeforeNextTry();
    const [{ stored } = { stored: '' }] = (await database.query<{ stored: string }>('select count(*) as stored from submissions')).rows;
    await database.end();

    const twice = [...program.heard].filter(([, ids]) => ids.length > 1).map(([name]) => name);
    context.diagnostic(
      `figures: emails: sent ${sent}, stored ${stored}, told ${program.heard.size}, told again ${twice.length}, lost ${Number(stored) - program.heard.size}`,
    );
    assert.deepEqual([Number(stored), program.heard.size, program.wrong()], [next, next, 0]);
    assert.deepEqual(twice, [heldName]);
    assert.equal(new Set(program.heard.get(heldName)).size, 1);
  });
});
