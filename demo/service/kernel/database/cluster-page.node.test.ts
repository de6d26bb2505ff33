import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getTableName, is, Table } from 'drizzle-orm';

const folder = 'demo/service/';
const schemas = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /(^|[./])schema\.ts$/.test(file))
    .map(file => import(`../../${file}`)),
);

test('docs/from-your-laptop-to-a-cluster.md names the distribution key of every table, and no table that is not there', () => {
  const page = readFileSync('docs/from-your-laptop-to-a-cluster.md', 'utf8');
  const [, keys] = page.split('### Distribution keys');
  const rows = keys!.split('\n').filter(line => line.startsWith('| `'));
  const named = rows.slice(0, rows.findIndex(row => row.includes('`analytics_counts`')) + 1)
    .flatMap(row => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  const tables = schemas.flatMap(schema => Object.values(schema)).flatMap(value => (is(value, Table) ? [getTableName(value)] : []));
  assert.deepEqual(named.toSorted(), tables.toSorted());
});
