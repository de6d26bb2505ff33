import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../engines/free-port.js';

export const howToInstall = 'apt-get install postgresql';
const debianFolder = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL on this machine, where Debian's packages put it or on the path; undefined without one. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map(version => join(debianFolder, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL does not run as root: the user of its package then. */
function runsAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8').split('\n').find(line => line.startsWith('postgres:'))?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

export interface PostgresServer {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL server of this run's own, in a folder that goes with it. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-postgres-'));
  const user = runsAs();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'], { ...user, stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const server: ChildProcess = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...user, stdio: 'ignore', cwd: folder },
  );
  const ended = new Promise<void>(resolve => { server.once('exit', () => resolve()); });
  const address = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`;
  async function run(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
  for (let tries = 200; ; tries -= 1) {
    try {
      await run('select 1');
      break;
    } catch (error) {
      if (tries === 0 || server.exitCode !== null) throw error;
      await delay(50);
    }
  }
  let databases = 0;
  return {
    async newDatabase() {
      const name = `site${databases += 1}`;
      await run(`create database ${name}`);
      return address(name);
    },
    async stop() {
      server.kill('SIGINT'); // immediately, without waiting for connections
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
