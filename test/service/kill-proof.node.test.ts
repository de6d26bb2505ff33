import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { isNotNull } from 'drizzle-orm';
import { openDatabase, type DatabasePlace } from '../../demo/service/kernel/database/open-database.js';
import { submissions, uploads } from '../../demo/service/modules/forms/forms.schema.js';
import { isEverything } from '../engines/everything.js';
import { findPostgres, howToInstall, type PostgresServer, startPostgres } from './postgres-server.js';
import { pauseBeforeNextTry, ServiceProcess } from './service-process.js';

// TEST_ALL=1 npx tsx --test test/service/kill-proof.node.test.ts    the whole proof, some minutes
const wanted = isEverything ? 3000 : 160;
const clients = 16;
const kills = isEverything ? 12 : 2;
/** Every this many bring a file. */
const filesEvery = 4;
/** However slow the machine is: the test gives up after this time without a response. */
const patienceMs = 180_000;

interface Figures { sent: number; acknowledged: number; stored: number; twice: number; lost: number; killed: number; filesLost: number }

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const pictureOf = (name: string): Buffer => Buffer.concat([pngStart, Buffer.from(name.repeat(2000))]);

/** Visitors who send forms to processes that are killed and started again meanwhile. */
async function sendWhileKilled(processes: readonly ServiceProcess[]): Promise<{ acknowledged: Map<string, string>; sent: number }> {
  const acknowledged = new Map<string, string>();
  let [next, sent, killed] = [0, 0, 0];
  let heardAt = Date.now();
  const isAnswering = () => Date.now() - heardAt < patienceMs;

  /** Sends until the service confirms it, at whichever process answers; always with the same key. */
  async function visit(at: number): Promise<void> {
    const name = `visitor ${at}`;
    const withFile = at % filesEvery === 0;
    const [formId, form] = withFile
      ? ['repair', { email: `${at}@example.com` }]
      : ['contact', { name, email: 'ada@example.com', message: `Grüße von ${name}` }];
    let key: string | undefined;
    for (let press = 0; isAnswering(); press += 1) {
      const { address } = processes[(at + press) % processes.length]!;
      const post = async (path: string, body: BodyInit): Promise<Record<string, string> | null> => {
        const response = await fetch(address + path, {
          method: 'POST',
          body,
          headers: { 'x-forwarded-for': `203.0.113.${at % 250}`, 'x-request-id': String(at) },
        }).catch(() => null);
        return response && response.ok ? response.json() as Promise<Record<string, string>> : null;
      };
      try {
        key ??= (await post('/api/form/FormSubmissionKey', new URLSearchParams({ formId: String(formId) })))?.key;
        if (key !== undefined) {
          const body = new FormData();
          for (const [part, value] of Object.entries({ key, formId: String(formId), form: JSON.stringify(form) })) body.append(part, value);
          if (withFile) body.append('file.photos', new File([pictureOf(name) as BlobPart], `${at}.png`));
          sent += 1;
          const answer = await post('/api/form/SaveFormSubmission', body);
          if (answer?.id) {
            acknowledged.set(name, answer.id);
            heardAt = Date.now();
            return;
          }
        }
      } catch { /* cut off in the middle of an answer */ }
      await pauseBeforeNextTry();
    }
    throw new Error(`${name} was never told that the form arrived.`);
  }

  const client = async () => {
    while (next < wanted) await visit(next++);
  };
  const killer = async () => {
    for (; killed < kills; killed += 1) {
      while (acknowledged.size < (killed + 1) * wanted / (kills + 1) - 5 && isAnswering()) await pauseBeforeNextTry();
      const victim = processes[killed % processes.length]!;
      await victim.kill();
      await victim.run();
    }
  };
  // All of them end first: no process that the test has stopped is started again.
  for (const ended of await Promise.allSettled([killer(), ...Array.from({ length: clients }, client)])) if (ended.status === 'rejected') throw ended.reason;
  return { acknowledged, sent };
}

/** Compares the database and the folder with the responses that visitors got. */
async function countUp(place: DatabasePlace, folder: string, { acknowledged, sent }: Awaited<ReturnType<typeof sendWhileKilled>>): Promise<Figures> {
  const { database, close } = await openDatabase(place);
  const rows = await database.select().from(submissions);
  const files = await database.select().from(uploads).where(isNotNull(uploads.submissionId));
  await close();
  const nameOf = ({ formId, values }: (typeof rows)[number]) => (formId === 'repair' ? `visitor ${parseInt(String(values.email))}` : String(values.name));
  const stored = new Map(rows.map(row => [nameOf(row), row.id]));
  const content = await Promise.all(files.map(async file => {
    const bytes = await readFile(join(folder, 'uploads', file.id)).catch(() => Buffer.alloc(0));
    return createHash('sha256').update(bytes).digest('hex') === file.sha256;
  }));
  const withFiles = new Set(files.map(({ submissionId }) => submissionId));
  const filesLost = content.filter(isWhole => !isWhole).length + rows.filter(row => row.formId === 'repair' && !withFiles.has(row.id)).length;
  return {
    sent, acknowledged: acknowledged.size, stored: rows.length, twice: rows.length - stored.size,
    lost: [...acknowledged].filter(([name, id]) => stored.get(name) !== id).length, killed: kills, filesLost,
  };
}

function judge(context: TestContext, name: string, figures: Figures): void {
  context.diagnostic(`figures: ${name}: ${Object.entries(figures).map(([what, count]) => `${what} ${count}`).join(', ')}`);
  const { sent, ...rest } = figures;
  assert.deepEqual(rest, { acknowledged: wanted, stored: wanted, twice: 0, lost: 0, killed: kills, filesLost: 0 });
  assert.ok(sent >= wanted);
}

describe(`${wanted} submissions to a service that is killed ${kills} times`, () => {
  let folder: string;
  const running: ServiceProcess[] = [];
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'site-elements-kill-')); });
  after(async () => {
    await Promise.all(running.map(process => process.kill()));
    await rm(folder, { recursive: true, force: true });
  });

  test('and its embedded database: each is stored once, with its file, under the id that was answered', async context => {
    const service = await ServiceProcess.start({ DATA_DIR: folder });
    running.push(service);
    const told = await sendWhileKilled([service]);
    await service.kill('SIGTERM');
    judge(context, 'embedded database, one process', await countUp({ folder: join(folder, 'database') }, folder, told));
  });
});

const bin = findPostgres();

if (!bin) test(`two processes on PostgreSQL: not run. To run it: ${howToInstall}`, () => {});
else describe('two processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let folder: string;
  const running: ServiceProcess[] = [];
  before(async () => {
    server = await startPostgres(bin);
    folder = await mkdtemp(join(tmpdir(), 'site-elements-kill-'));
  });
  after(async () => {
    await Promise.all(running.map(process => process.kill()));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('that are killed in turn store each submission once, with its file', async context => {
    const url = await server.newDatabase();
    const env = { DATA_DIR: folder, DATABASE_URL: url };
    const two = await Promise.all([ServiceProcess.start(env), ServiceProcess.start(env)]);
    running.push(...two);
    const told = await sendWhileKilled(two);
    judge(context, 'PostgreSQL, two processes', await countUp({ url }, folder, told));
  });

  test('count submissions and failed logins of one visitor together', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: await server.newDatabase() };
    const two = await Promise.all([ServiceProcess.start(env), ServiceProcess.start(env)]);
    running.push(...two);
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const save = async (at: number) => (await fetch(`${two[at % 2]!.address}/forms/contact`, {
      method: 'POST', redirect: 'manual', headers: from, body: new URLSearchParams({ name: `N${at}`, email: 'ada@example.com', message: 'x' }),
    })).status;
    const statuses: number[] = [];
    for (let at = 0; at < 34; at += 1) statuses.push(await save(at));
    assert.deepEqual([statuses.filter(status => status === 303).length, statuses.filter(status => status === 429).length], [30, 4]);

    const login = async (at: number): Promise<number> => {
      const { address } = two[at % 2]!;
      const page = await fetch(`${address}/owner/login`, { headers: from });
      const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())![1]!;
      const cookie = page.headers.getSetCookie().map(text => text.split(';')[0]).join('; ');
      return (
        await fetch(`${address}/owner/login`, {
          method: 'POST',
          redirect: 'manual',
          headers: { ...from, cookie },
          body: new URLSearchParams({ csrf, password: 'wrong', next: '' }),
        })
      ).status;
    };
    const logins: number[] = [];
    for (let at = 0; at < 12; at += 1) logins.push(await login(at));
    assert.deepEqual(logins, [...Array<number>(10).fill(403), 429, 429]);
  });
});
