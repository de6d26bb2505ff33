import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { describeError } from '../describe-error.js';
import { claimsName } from './claim-folder.js';

/** Is in a folder while its database is created: until it is removed, the folder contains no visitor's data. */
export const unfinishedName = 'database.unfinished';
const parts = ['PG_VERSION', 'base', 'global', 'pg_wal', 'pg_xact'];
const controlBytes = 8192;
const leastFreeBytes = 64 * 1024 * 1024;

export type FolderState = 'new' | 'unfinished' | 'database' | 'damaged' | 'foreign';

/** What a folder holds, before anything is opened: an engine that finds no version there makes a new database over the old one. */
export function inspectFolder(folder: string): FolderState {
  const found = readdirSync(folder).filter(name => name !== claimsName);
  if (found.includes(unfinishedName)) return 'unfinished';
  if (found.length === 0) return 'new';
  if (!parts.some(name => found.includes(name))) return 'foreign';
  const control = join(folder, 'global', 'pg_control');
  const isWhole = parts.every(name => found.includes(name)) && existsSync(control) && statSync(control).size === controlBytes;
  return isWhole ? 'database' : 'damaged';
}

/** Whether a database fails to open by its own fault: there is room to write, and the engine works and is the one that made it. */
export async function isFolderDamaged(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastFreeBytes) return false;
    const engine = await PGlite.create('memory://');
    const { rows: [version] } = await engine.query<{ server_version: string }>('show server_version');
    await engine.close();
    return Number.parseInt(version!.server_version) === Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  } catch {
    return false;
  }
}

/** Moves what a folder holds, all but the claims on it, into a new folder beside it. Resolves to that. */
export async function moveAside(folder: string, why: 'damaged' | 'unfinished'): Promise<string> {
  const aside = `${folder}.${why}-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  await mkdir(aside);
  for (const name of readdirSync(folder)) if (name !== claimsName) await rename(join(folder, name), join(aside, name));
  return aside;
}

/** Keeps a damaged database out of the way, and says where. */
export async function preserveDamaged(folder: string, error?: unknown): Promise<Error> {
  const aside = await moveAside(folder, 'damaged');
  const reason = error === undefined ? 'parts of it are missing' : describeError(error);
  return new Error(
    `The database in ${folder} is damaged (${reason}). All of it is kept in ${aside}. `
      + 'Put a backup in its place, or start again for an empty database.',
    { cause: error },
  );
}

export const foreignFolder = (folder: string): Error =>
  new Error(`The folder ${folder} holds files, but no database of this service. Nothing in it was changed. Set DATA_DIR to another folder.`);

export const createOpenError = (folder: string, error: unknown): Error =>
  new Error(
    `The database in ${folder} could not be opened: ${describeError(error)}. Nothing was moved. `
      + 'See whether the disk is full, the folder can be written, and the version of this service is the one that made it; then start again.',
    { cause: error },
  );
