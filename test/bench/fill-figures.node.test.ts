import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { saveFigureSettings } from '../../demo/service/modules/visits/figures/figure-settings.js';
import { deleteFigures } from '../../demo/service/modules/visits/figures/sweep-figures.js';
import { startForTest, type TestService } from '../../demo/service/start-for-test.js';
import { fillByStore, fillFigures, type Span } from './fill-figures.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

/** Days of two months, with rare and frequent pairs. */
const span: Span = { from: '2026-10-29', until: '2026-11-03', events: 3000 };

test('the bench fills the figures with the rows that the service stores', async () => {
  const { database } = run.service;
  await saveFigureSettings(database, { isOn: true });
  const rowsOf = async (table: string) => (await database.execute(sql`select * from ${sql.identifier(table)} order by 1, 2, 3, 4, 5`) as unknown as { rows: object[] }).rows;
  const read = async () => ({ figures: await rowsOf('figures'), pairs: await rowsOf('figure_pairs') });
  const counted = await fillByStore(database, span);
  const stored = await read();
  await deleteFigures(database);
  assert.equal(await fillFigures(database, span), counted);
  assert.ok(stored.figures.length > 1000 && stored.pairs.length > 2000, `${stored.figures.length} and ${stored.pairs.length} rows`);
  assert.deepEqual(await read(), stored);
});
