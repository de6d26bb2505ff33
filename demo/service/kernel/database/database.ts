import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either engine behind one type: PGlite in a folder or in memory, or a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** The committed SQL that both engines run at start. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/**
 * The 21 steps that were squashed into `migrations/0000_tables.sql`, which has the time of the last one: a database that has
 * them all is up to date. They only run in a database that has some of them.
 */
export const earlierMigrationsFolder = fileURLToPath(new URL('./earlier-migrations', import.meta.url));

/** Creates the tables of a new database, or updates those of an earlier version. `migrate` is the engine's own. */
export async function migrateTables(database: Database, migrate: (folder: string) => Promise<void>): Promise<void> {
  if (await isMigrated(database)) await migrate(earlierMigrationsFolder); // does nothing if all of them have run
  await migrate(migrationsFolder);
}

async function isMigrated(database: Database): Promise<boolean> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await database.execute(query) as unknown as { rows: { is: boolean }[] }).rows;
  const [table] = await rowsOf(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (!table?.is) return false;
  const [step] = await rowsOf(sql`select count(*) > 0 as is from drizzle.__drizzle_migrations`);
  return step?.is === true;
}
