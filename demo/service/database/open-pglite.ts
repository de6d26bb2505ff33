import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { claimFolder } from './claim-folder.js';
import type { OpenDatabase } from './database.js';
import { migrationsFolder } from './migrations-folder.js';
import * as schema from './schema.js';

/** An embedded PostgreSQL in a folder, or in memory without one. */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  const release = folder ? await claimFolder(folder) : async () => {};
  try {
    const client = await PGlite.create(folder ?? 'memory://');
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder });
    return {
      database,
      async close() {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
