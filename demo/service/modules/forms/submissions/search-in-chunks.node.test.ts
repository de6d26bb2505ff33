import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { forms, submissions } from '../forms.schema.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { listSubmissions } from './list-submissions.js';
import { searchConditions } from './search-conditions.js';
import { searchInSlices } from './search-in-chunks.js';

const all = 450;
/** One in three has the word, one in nine also a number for it. */
const wordOf = (at: number) => (at % 3 === 0 ? `harbour ${String(at).padStart(4, '0')}` : `meadow ${at}`);

let run: TestService;
const expected: string[] = [];
before(async () => {
  run = await startForTest();
  const rows = Array.from({ length: all }, (_, at) => ({
    id: randomUUID(),
    formId: 'contact',
    values: { name: wordOf((at * 7) % all), message: 'x' },
    context: {},
    payloadHash: 'x',
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 2) * 1000),
  }));
  await run.service.database.insert(submissions).values(rows);
  const stored = await run.service.database.select().from(submissions).orderBy(submissions.createdAt, submissions.id);
  expected.push(...stored.filter(({ values }) => String(values.name).startsWith('harbour')).map(({ id }) => id));
});
after(() => run.stop());

/** All pages of a list, as an owner reads them who presses "more" until the last one. */
async function pagesOf(listing: Partial<Parameters<typeof listSubmissions>[1]>): Promise<string[]> {
  const ids: string[] = [];
  for (let last: string | undefined; ;) {
    const page = await listSubmissions(run.service.database, { search: 'harbour', isDescending: false, limit: 40, after: last, ...listing });
    ids.push(...page.map(({ submission }) => submission.id));
    if (page.length < 40) return ids;
    last = page.at(-1)!.submission.id;
  }
}

describe('a search through many submissions', () => {
  test('finds each once, in the order of arrival and against it', async () => {
    assert.equal(expected.length, all / 3);
    assert.deepEqual(await pagesOf({}), expected);
    assert.deepEqual(await pagesOf({ isDescending: true }), expected.toReversed());
  });

  test('finds each once in the order of a field', async () => {
    const [form] = await run.service.database.select().from(forms).where(eq(forms.id, 'contact'));
    const sortBy = form!.fields.find(({ id }) => id === 'name')!;
    const names = new Map((await run.service.database.select().from(submissions)).map(({ id, values }) => [id, String(values.name)]));
    const ids = await pagesOf({ sortBy });
    assert.deepEqual(ids.map(id => names.get(id)), expected.map(id => names.get(id)).sort());
  });

  test('is many short statements, whose length follows what they cost', async () => {
    const { database } = run.service;
    for (const [ms, less] of [[1000, true], [1, false]] as const) {
      let clock = 0;
      const looked: string[] = [];
      const spy = new Proxy(database, { get: (target, name) => {
        if (name === 'select') looked.push('select');
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      } });
      const found = await searchInSlices(spy, {
        within: undefined,
        conditions: searchConditions('harbour', 'en'),
        isDescending: false,
        most: all,
        now: () => (clock += ms),
      });
      assert.deepEqual(found, expected);
      const statements = looked.length / 2;
      assert.ok(less ? statements > 10 : statements <= 3, `${statements} slices`);
    }
  });

  test('answers other requests meanwhile', async () => {
    const { database } = run.service;
    const order: string[] = [];
    const searching = searchInSlices(database, {
      within: undefined,
      conditions: searchConditions('nowhere', 'en'),
      isDescending: false,
      most: 1,
      now: (() => {
        let clock = 0;
        return () => (clock += 1000);
      })(),
    }).then(() => order.push('search'));
    const other = database.execute(sql`select 1`).then(() => order.push('other'));
    await Promise.all([searching, other]);
    assert.deepEqual(order, ['other', 'search']);
  });
});
