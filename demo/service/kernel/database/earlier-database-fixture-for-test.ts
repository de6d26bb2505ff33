import { readMigrationFiles } from 'drizzle-orm/migrator';
import { PGlite } from '@electric-sql/pglite';
import { earlierMigrationsFolder } from './database.js';

/** Tests only: a fixture of a database of an earlier version, in a folder: as many of its migrations as that version had, and some rows. */
export async function writeEarlierDatabase(folder: string, steps: number, rows: string): Promise<void> {
  const client = await PGlite.create(folder);
  await client.exec('create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)');
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: earlierMigrationsFolder }).slice(0, steps)) {
    for (const statement of sql) await client.exec(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
  }
  await client.exec(rows);
  await client.close();
}
