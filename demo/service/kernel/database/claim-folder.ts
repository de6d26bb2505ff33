import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Is in the folder itself: every process that can open the database sees it, from any container or temporary folder. */
export const claimsName = 'service.lock';
const tries = 5;

/** Who has a folder open. A process id alone is given again after a crash, and to others in another container. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /** The start of the machine, and the numbering of processes that the id belongs to. */
  readonly boot: string;
  readonly processes: string;
  /** When the process began, in the system's own count. */
  readonly began: string;
}

export interface ClaimOptions {
  /** How often a claim is renewed, and how long one of another machine must stand still to be dead. */
  beatMs?: number;
  stillMs?: number;
  /** The claim was taken away while it was held, which only happens to a machine that stood still. */
  onLost?(): void;
}

const textOf = (read: Promise<string>): Promise<string> => read.then(text => text.trim(), () => '');
/** The 22nd value of a process; its name, the second, may hold blanks and brackets. */
const beginOf = async (pid: number | 'self'): Promise<string> => {
  const text = await textOf(readFile(`/proc/${pid}/stat`, 'utf8'));
  return text.slice(text.lastIndexOf(')') + 1).trim().split(' ')[19] ?? '';
};

async function thisProcess(): Promise<Owner> {
  const [boot, processes, began] = await Promise.all([
    textOf(readFile('/proc/sys/kernel/random/boot_id', 'utf8')), textOf(readlink('/proc/self/ns/pid')), beginOf('self'),
  ]);
  return { pid: process.pid, host: hostname(), boot, processes, began };
}

async function isRunning({ pid, began }: Owner): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = await beginOf(pid);
  return now === '' || began === '' || now === began;
}

/** Whether a claim is held: by a process of this machine that runs, or by another machine that keeps renewing it. */
async function isHeld(place: string, me: Owner, { stillMs = 15_000 }: ClaimOptions): Promise<Owner | null> {
  const changed = () => stat(place).then(({ mtimeMs }) => mtimeMs, () => null);
  const first = await changed();
  const text = await textOf(readFile(place, 'utf8'));
  let owner: Owner = { pid: 0, host: 'unknown', boot: '', processes: '', began: '' };
  try {
    owner = JSON.parse(text) as Owner;
  } catch {
    // The writer is unknown: it is watched like a process of another machine.
  }
  if (owner.host === me.host && owner.boot === me.boot && owner.processes === me.processes) return (await isRunning(owner)) ? owner : null;
  const end = performance.now() + stillMs;
  for (;;) {
    const now = await changed();
    if (now === null) return null; // given back meanwhile
    if (now !== first) return owner;
    if (performance.now() > end) return null;
    await delay(Math.min(250, stillMs));
  }
}

/**
 * Makes sure that one process at a time has the embedded database open: two would destroy each other's pages. Each writes a
 * claim of its own into the folder and then looks for those of others, so that of two who come immediately at most one continues.
 * What a crash leaves behind is seen to be dead, and taken away. Resolves to what gives the folder back.
 */
export async function claimFolder(folder: string, options: ClaimOptions = {}): Promise<() => Promise<void>> {
  const me = await thisProcess();
  const claims = join(folder, claimsName);
  for (let attempt = 1; ; attempt += 1) {
    const claim = await writeClaim(claims, me, options);
    const others = (await readdir(claims)).filter(name => name.endsWith('.json')).map(name => join(claims, name)).filter(place => place !== claim.place);
    const found = await Promise.all(others.map(async place => ({ place, owner: await isHeld(place, me, options) })));
    const holder = found.find(({ owner }) => owner !== null);
    if (!holder) {
      await Promise.all(others.map(place => rm(place, { force: true })));
      return claim.release;
    }
    await claim.release();
    if (attempt === tries) throw new Error(heldBy(folder, holder.place, holder.owner!));
    await delay(50 + Math.random() * 200); // of two who came immediately, both step back and one is sooner
  }
}

async function writeClaim(claims: string, me: Owner, { beatMs = 2000, onLost }: ClaimOptions) {
  await mkdir(claims, { recursive: true });
  const place = join(claims, `${randomUUID()}.json`);
  await writeFile(`${place}.new`, JSON.stringify(me));
  await rename(`${place}.new`, place);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(place, now, now).catch(async () => {
      clearInterval(beat);
      if ((await textOf(readdir(claims).then(String))) !== '') onLost?.();
    });
  }, beatMs);
  beat.unref();
  const release = async () => {
    clearInterval(beat);
    await rm(place, { force: true });
    await rmdir(claims).catch(() => {}); // another's claim is there, or the folder is gone
  };
  return { place, release };
}

const heldBy = (folder: string, place: string, { pid, host }: Owner): string =>
  `The data folder ${folder} is open in another running service (process ${pid} on ${host}). `
  + 'Stop that one, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server. '
  + `If there is no such service, delete ${place}.`;
