import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openPglite } from './open-pglite.js';

test('every GIN index takes rows in immediately: no search reads those that wait for a vacuum', async () => {
  const { database, close } = await openPglite();
  const { rows } = await database.execute(sql`select relname as name, coalesce(reloptions @> array['fastupdate=false'], false) as "isRight"
    from pg_class join pg_am on pg_am.oid = relam where amname = 'gin' and relkind = 'i' and relnamespace = 'public'::regnamespace
    order by 1`) as unknown as { rows: { name: string; isRight: boolean }[] };
  assert.ok(rows.length >= 7, JSON.stringify(rows));
  assert.deepEqual(rows.filter(({ isRight }) => !isRight), []);
  await close();
});
