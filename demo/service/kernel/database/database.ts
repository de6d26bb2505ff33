import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either engine behind one type: PGlite in a folder or in memory, or a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** The committed SQL that both engines run at start. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
