import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.js';

/** Either engine behind one type: PGlite in a folder or in memory, or a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** The committed SQL that both engines run at start. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
