import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eventually } from '../../../../test/e2e/demo/eventually.js';
import { claimFolder, claimsName } from './claim-folder.js';
import { inspectFolder, unfinishedName } from './inspect-folder.js';
import { newDatabase } from './new-database.js';
import { openPglite } from './open-pglite.js';

let place: string;
let made = 0;
const newFolder = async () => {
  const folder = join(place, `data-${made += 1}`);
  await mkdir(folder);
  return folder;
};
before(async () => { place = await mkdtemp(join(tmpdir(), 'site-elements-folder-')); });
after(() => rm(place, { recursive: true }));

const claimsIn = (folder: string) => readdir(join(folder, claimsName)).catch(() => []);
const someClaim = { pid: process.pid, host: 'elsewhere', boot: '', processes: '', began: '' };
const writeClaim = async (folder: string, claim: object | string) => {
  await mkdir(join(folder, claimsName), { recursive: true });
  const file = join(folder, claimsName, 'other.json');
  await writeFile(file, typeof claim === 'string' ? claim : JSON.stringify(claim));
  return file;
};

describe('a claim on a data folder', () => {
  test('is refused while another holds it, says where it stands, and leaves nothing behind', async () => {
    const folder = await newFolder();
    const release = await claimFolder(folder);
    const [name] = await claimsIn(folder);
    await assert.rejects(claimFolder(folder), ({ message }: Error) => {
      assert.match(message, new RegExp(`is open in another running service \\(process ${process.pid} on .*Stop that one, or set DATA_DIR`));
      assert.ok(message.endsWith(`delete ${join(folder, claimsName, name!)}.`));
      return true;
    });
    assert.deepEqual(await claimsIn(folder), [name]);
    await release();
    assert.deepEqual(await readdir(folder), []);
    await (await claimFolder(folder))();
  });

  test('is given to one of many who come at the same moment', async () => {
    const folder = await newFolder();
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => claimFolder(folder)));
    const given = claims.filter(claim => claim.status === 'fulfilled');
    assert.ok(given.length <= 1, `${given.length} have it`);
    for (const { value: release } of given) await release();
    await (await claimFolder(folder))();
  });

  const own = async (): Promise<typeof someClaim> => {
    const folder = await newFolder();
    const release = await claimFolder(folder);
    const [name] = await claimsIn(folder);
    const claim = JSON.parse(await readFile(join(folder, claimsName, name!), 'utf8'));
    await release();
    return claim;
  };

  test('of a process that has ended is removed immediately', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const folder = await newFolder();
    const file = await writeClaim(folder, { ...await own(), pid: child.pid });
    const release = await claimFolder(folder, { stillMs: 3_600_000 });
    assert.equal(existsSync(file), false);
    await release();
  });

  test('of a process whose ID now belongs to another one is removed immediately, where the system reports start times', async () => {
    const folder = await newFolder();
    const claim = await own();
    await writeClaim(folder, { ...claim, began: '1' });
    const claimed = claimFolder(folder, { stillMs: 3_600_000 });
    if (claim.began === '') await assert.rejects(claimed, /If there is no such service, delete/);
    else await (await claimed)();
  });

  for (const [title, claim] of [['of another machine', someClaim], ['that cannot be read', '{']] as const) {
    test(`${title} is held while it is renewed, and no longer once it stands still`, async () => {
      const folder = await newFolder();
      const file = await writeClaim(folder, claim);
      let beats = 0;
      const beat = setInterval(() => void utimes(file, 1, beats += 1), 20);
      await assert.rejects(claimFolder(folder, { stillMs: 3_600_000 }), /is open in another running service/);
      clearInterval(beat);
      await (await claimFolder(folder, { stillMs: 300 }))();
      assert.equal(existsSync(file), false);
    });
  }

  test('is renewed, and losing it is reported', async () => {
    const folder = await newFolder();
    const awake = setInterval(() => {}, 1000); // a claim alone keeps no process alive
    let lose: () => void = () => {};
    const lost = new Promise<void>(resolve => { lose = resolve; });
    const release = await claimFolder(folder, { beatMs: 10, onLost: lose });
    const [name] = await claimsIn(folder);
    const file = join(folder, claimsName, name!);
    await utimes(file, 1, 1);
    await eventually(async () => assert.notEqual((await stat(file)).mtimeMs, 1000, 'it is renewed'));
    await writeClaim(folder, someClaim);
    await rm(file);
    await lost;
    await release();
    clearInterval(awake);
  });
});

describe('two services on one data folder', () => {
  const port = '0';
  const start = (dataDir: string, temporary: string): ChildProcess & { said: string } => {
    const environment = { ...process.env, DATA_DIR: dataDir, TMPDIR: temporary, PORT: port, OWNER_PASSWORD: 'a long kiln', LOG: 'off', DATABASE_URL: '' };
    const child = spawn(process.execPath, [resolve('demo/service/serve.mjs')], { cwd: temporary, env: environment }); // from any working directory
    const watched = Object.assign(child, { said: '' });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => { watched.said += text; });
    return watched;
  };
  const ready = async (child: ReturnType<typeof start>): Promise<string> => {
    while (!child.said.includes('ready at')) await Promise.race([once(child.stdout!, 'data'), once(child, 'exit').then(() => assert.fail(child.said))]);
    return /ready at (\S+)/.exec(child.said)?.[1] ?? assert.fail(child.said);
  };

  test('the second is refused, whatever its temporary folder; after kill -9 the next service continues with every row', async () => {
    const dataDir = await newFolder();
    await newDatabase(join(dataDir, 'database'));
    const [one, two] = [await newFolder(), await newFolder()];
    const first = start(dataDir, one);
    const address = await ready(first);
    const fields = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message: 'Kept' });
    const sent = await fetch(`${address}/forms/contact`, { method: 'POST', body: fields, redirect: 'manual' });
    assert.equal(sent.status, 303);

    const second = start(dataDir, two);
    const [code] = await once(second, 'exit');
    assert.equal(code, 1, second.said);
    assert.match(second.said, /is open in another running service \(process \d+ on .*set DATA_DIR to another folder/);
    assert.doesNotMatch(second.said, /^\s+at |Error:/m);
    assert.equal((await fetch(`${address}/healthz`)).status, 200);

    first.kill('SIGKILL');
    await once(first, 'exit');
    const third = start(dataDir, two);
    assert.equal((await fetch(`${await ready(third)}/healthz`)).status, 200);
    third.kill('SIGTERM');
    await once(third, 'exit');
    const { database, close } = await openPglite(join(dataDir, 'database'));
    const { rows } = await database.execute('select "values" from submissions') as unknown as { rows: { values: object }[] };
    assert.deepEqual(rows, [{ values: { name: 'Ada', email: 'ada@example.com', message: 'Kept' } }]);
    await close();
  });
});

describe('a data folder', () => {
  let whole: string;
  before(async () => {
    whole = join(place, 'whole');
    await newDatabase(whole);
  });
  const listOf = async (folder: string) => (await readdir(folder)).filter(name => name !== claimsName).sort();

  const damages: [title: string, damage: (folder: string) => Promise<unknown>, reason: RegExp][] = [
    ['without a version, over which an engine would make a new one', folder => rm(join(folder, 'PG_VERSION')), /parts of it are missing/],
    ['without its tables', folder => rm(join(folder, 'base'), { recursive: true }), /parts of it are missing/],
    ['with half a control file', folder => truncate(join(folder, 'global', 'pg_control'), 100), /parts of it are missing/],
    ['whose control file is nonsense', folder => writeFile(join(folder, 'global', 'pg_control'), 'x'.repeat(8192)), /./],
  ];
  for (const [title, damage, reason] of damages) {
    test(`${title} is named and kept aside, and nothing is made over it`, async () => {
      const parent = await newFolder();
      const folder = join(parent, 'database');
      await cp(whole, folder, { recursive: true });
      await damage(folder);
      const before = await listOf(folder);
      let message = '';
      await assert.rejects(openPglite(folder), (error: Error) => {
        ({ message } = error);
        return true;
      });
      const [, named, why, aside] =
        /^The database in (.*) is damaged \((.*)\)\. All of it is kept in (.*?)\. Put a backup in its place, or start again/.exec(message)
        ?? assert.fail(message);
      assert.equal(named, folder);
      assert.match(why!, reason);
      assert.deepEqual(await listOf(aside!), before);
      assert.deepEqual([inspectFolder(folder), await listOf(folder)], ['new', []]);
      assert.deepEqual((await readdir(parent)).length, 2);
    });
  }

  test('that contains unrelated files is refused and left unchanged', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await assert.rejects(openPglite(folder), /holds files, but no database of this service. Nothing in it was changed. Set DATA_DIR/);
    assert.deepEqual(await readdir(folder), ['notes.txt']);
  });

  test('of another version of the engine is refused and left where it is', async () => {
    const folder = join(await newFolder(), 'database');
    await cp(whole, folder, { recursive: true });
    await writeFile(join(folder, 'PG_VERSION'), '9\n');
    const before = await listOf(folder);
    await assert.rejects(openPglite(folder), /could not be opened: .*Nothing was moved\..* the version of this service/);
    assert.deepEqual(await listOf(folder), before);
  });

  test('whose database was not made to the end is put aside, and one is made', async () => {
    const parent = await newFolder();
    const folder = join(parent, 'database');
    await mkdir(folder);
    await writeFile(join(folder, unfinishedName), '');
    await writeFile(join(folder, 'PG_VERSION'), '17\n');
    const { close } = await openPglite(folder);
    await close();
    assert.equal(inspectFolder(folder), 'database');
    const [, aside] = (await readdir(parent)).sort();
    assert.deepEqual((await readdir(join(parent, aside!))).sort(), ['PG_VERSION', unfinishedName]);
  });
});
