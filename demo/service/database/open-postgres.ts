import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type OpenDatabase, migrationsFolder } from './database.js';
import { explainPostgres, faultOfPostgresUrl } from './explain-postgres.js';
import * as schema from './schema.js';

const migrationLock = 7_235_411; // any number, the same in every process: starts at the same time take turns

/** A PostgreSQL server, for a site that outgrows one machine. Throws a message for people when it cannot be used. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const fault = faultOfPostgresUrl(url);
  if (fault) throw new Error(fault);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await pool.end();
    throw new Error(explainPostgres(url, error), { cause: error });
  }
  return { database: drizzle(pool, { schema }), close: () => pool.end() };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}
