import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../database/database.js';
import { HttpError } from './http-error.js';

/** Says whether the service can do its work, which is: whether the database answers. */
export function addHealth(app: Hono, { database }: { database: Database }): void {
  app.get(paths.health, async context => {
    try {
      await database.execute(sql`select 1`);
    } catch {
      throw new HttpError(503, { error: 'The database does not answer.' }, { 'Retry-After': '10' });
    }
    return context.json({ ok: true });
  });
}
