import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { claimFolder } from './claim-folder.js';
import { type OpenDatabase, migrateTables } from './database.js';
import { createOpenError, foreignFolder, isFolderDamaged, inspectFolder, preserveDamaged, moveAside, unfinishedName } from './inspect-folder.js';

/** An embedded PostgreSQL in a folder, or in memory without one. Throws a message for people when the folder cannot be used. */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  if (!folder) return withTables(await PGlite.create('memory://'), async () => {});
  await mkdir(folder, { recursive: true });
  const release = await claimFolder(folder, { onLost: () => stopAtOnce(folder) });
  try {
    return await withTables(await openFolder(folder), release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  const state = inspectFolder(folder);
  if (state === 'foreign') throw foreignFolder(folder);
  if (state === 'damaged') throw await preserveDamaged(folder);
  if (state === 'database') {
    return PGlite.create(folder).catch(async (error: unknown) => {
      throw (await isFolderDamaged(folder)) ? await preserveDamaged(folder, error) : createOpenError(folder, error);
    });
  }
  if (state === 'unfinished') await moveAside(folder, 'unfinished');
  const unfinished = join(folder, unfinishedName);
  await writeFile(unfinished, '');
  const client = await PGlite.create(folder).catch((error: unknown) => {
    throw createOpenError(folder, error);
  });
  await rm(unfinished);
  return client;
}

async function withTables(client: PGlite, release: () => Promise<void>): Promise<OpenDatabase> {
  const database = drizzle(client);
  try {
    await migrateTables(database, folder => migrate(database, { migrationsFolder: folder }));
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    database,
    async close() {
      await client.close();
      await release();
    },
  };
}

/** This machine stood still for so long that another one took the folder over: every further write would destroy both's. */
function stopAtOnce(folder: string): void {
  console.error(`The data folder ${folder} was taken over by another service while this one stood still. Stopping, to keep the data whole.`);
  process.exit(1);
}
