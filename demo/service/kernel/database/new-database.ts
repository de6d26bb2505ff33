import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { migrationsFolder } from './database.js';
import { openPglite } from './open-pglite.js';

const cache = resolve('.cache/database');

let making: Promise<void> | undefined;

/** Changes with whatever the files of a new database depend on. */
function nameOfNew(): string {
  const hash = createHash('sha256').update(readFileSync(resolve('node_modules/@electric-sql/pglite/package.json')));
  const files = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  for (const place of files.map(({ path, name }) => join(path, name)).sort()) hash.update(readFileSync(place));
  return hash.digest('hex').slice(0, 20);
}

/** Tests only: puts an embedded database with empty tables into a folder. To make one takes seconds, to copy it a moment. */
export async function newDatabase(folder: string): Promise<void> {
  const made = join(cache, nameOfNew());
  if (!existsSync(made)) await (making ??= make(made));
  copyFolder(made, folder);
}

/** Takes a fifth of the processor time of `cp` of Node, which looks at each of the 1,200 files several times. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}

/** Whole at every moment: other test files make and copy the same. */
async function make(place: string): Promise<void> {
  const own = `${place}.${process.pid}`;
  const { close } = await openPglite(own);
  await close();
  await rename(own, place).catch(async (error: unknown) => {
    await rm(own, { recursive: true });
    if (!existsSync(place)) throw error;
  });
}
