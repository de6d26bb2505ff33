import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, earlierMigrationsFolder, migrationsFolder } from './database.js';
import { writeEarlierDatabase } from './earlier-database-fixture-for-test.js';
import { openPglite } from './open-pglite.js';

const earlier = readMigrationFiles({ migrationsFolder: earlierMigrationsFolder });
const squashed = readMigrationFiles({ migrationsFolder })[0]!;

const rowsOf = async (database: Database, query: string) => (await database.execute(sql.raw(query)) as unknown as { rows: object[] }).rows;
/** Columns, constraints and indexes of all tables; the order of columns is not part of it. */
const schemaOf = async (database: Database) => ({
  columns: await rowsOf(database, `select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_generated, generation_expression
    from information_schema.columns where table_schema = 'public' order by 1, 2`),
  constraints: await rowsOf(database, `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`),
  indexes: await rowsOf(database, "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1"),
  others: await rowsOf(database, `select relkind, relname from pg_class where relnamespace = 'public'::regnamespace order by 1, 2`),
  functions: await rowsOf(database, "select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1"),
});

const firstForm = "insert into forms (id, name, fields) values ('contact', 'Contact', '[]')";
const forms = 'select id, name from forms';
const contact = [{ id: 'contact', name: 'Contact' }];
const firstSubscriber = `${firstForm}; insert into subscribers (email, form_id, created_at) values ('ada@example.com', 'contact', '2026-01-02T03:04:05Z')`;

// The rows of each are those that later steps change.
const versions: [version: string, steps: number, rows: string, query: string, expected: object[]][] = [
  ['of the last release', earlier.length, firstForm, forms, contact],
  ['of one step', 1, firstForm, forms, contact],
  ['before the store had variants', 5,
    "insert into products (sku, name, description, price_cents, currency, image, url, qty_in_stock, position) values ('mug', 'Mug', '', 1250, 'EUR', '', '', 3, 1)",
    'select sku, product_id, price_cents, qty_in_stock from store_variants', [{ sku: 'mug', product_id: 'mug', price_cents: 1250, qty_in_stock: 3 }]],
  ['before the newsletter confirmed its subscribers', 15, firstSubscriber,
    'select email, confirmed_at = created_at as confirmed from subscribers', [{ email: 'ada@example.com', confirmed: true }]],
];

describe('migrations', () => {
  let place: string;
  let fresh: Awaited<ReturnType<typeof schemaOf>>;
  before(async () => {
    place = await mkdtemp(join(tmpdir(), 'site-elements-migrations-'));
    const { database, close } = await openPglite();
    fresh = await schemaOf(database);
    await close();
  });
  after(() => rm(place, { recursive: true }));

  test('a database with all earlier steps does not run the squashed one', () => assert.equal(squashed.folderMillis, earlier.at(-1)!.folderMillis));

  for (const [version, steps, rows, query, expected] of versions) {
    test(`a database ${version} keeps its rows and ends with the tables of a new one`, async () => {
      const folder = join(place, String(steps));
      await writeEarlierDatabase(folder, steps, rows);
      const { database, close } = await openPglite(folder);
      assert.deepEqual(await rowsOf(database, query), expected);
      assert.deepEqual(await schemaOf(database), fresh);
      await close();
    });
  }

  test('the tables are compared: there are some of each kind', () => {
    assert.ok(fresh.columns.length > 200 && fresh.constraints.length > 40 && fresh.indexes.length > 40);
  });
});
