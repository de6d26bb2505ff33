import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type OpenDatabase, migrateTables } from './database.js';
import { explainPostgres, faultOfPostgresUrl } from './explain-postgres.js';

const migrationLock = 7_235_411; // any number, the same in every process: starts at the same time take turns

/** No request waits longer for a statement, nor for what another one has locked: it is answered 503. */
const timeouts = 'set statement_timeout = 30000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000';
/** Tables of any size are brought up to date, and starts at the same time wait for each other. */
const noTimeouts = 'set statement_timeout = 0; set lock_timeout = 0';

/** A PostgreSQL server, for a site that outgrows one machine. Throws a message for people when it cannot be used. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const fault = faultOfPostgresUrl(url);
  if (fault) throw new Error(fault);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  // Said in the session: poolers in front of a server refuse what they do not know at its start. An error here is that of the query that follows.
  pool.on('connect', client => void client.query(timeouts).catch(() => {}));
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await pool.end();
    throw new Error(explainPostgres(url, error), { cause: error });
  }
  return { database: drizzle(pool), close: () => pool.end() };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(noTimeouts);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const database = drizzle(client);
    await migrateTables(database, folder => migrate(database, { migrationsFolder: folder }));
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    await client.query(timeouts).catch(() => {});
    client.release();
  }
}
