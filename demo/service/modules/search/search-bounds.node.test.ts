import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startForTest, type TestService } from '../../start-for-test.js';
import { SearchStore } from './search-store.js';

const runs: TestService[] = [];
after(() => Promise.all(runs.map(run => run.stop())));

test('what is skipped costs nearly nothing: its words are not marked', async () => {
  const run = await startForTest();
  runs.push(run);
  const store = new SearchStore(run.service.database);
  const text = Array.from({ length: 2000 }, (_, at) => `word${(at * 7919) % 1000}`).join(' ');
  await store.change(async ({ put }) => {
    await put(Array.from({ length: 300 }, (_, at) =>
      ({ url: `/p${at}`, section: '', kind: 'page', keywords: '', title: `Page ${at}`, text: `${text} ${at}` })));
    return () => {};
  });
  const costOf = async (offset: number): Promise<number> => {
    const costs: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const since = performance.now();
      const { results, total } = await store.find({ q: 'word7', section: [], kind: [], offset, limit: 1 });
      costs.push(performance.now() - since);
      assert.deepEqual([results.length, total], [1, 300]);
      assert.ok(results[0]!.excerpt.some(([piece, isFound]) => isFound && piece.startsWith('word7')));
    }
    return Math.min(...costs);
  };
  // A ratio within one process: a hundredfold and more where all that is skipped is marked.
  const [first, last] = [await costOf(0), await costOf(299)];
  assert.ok(last < first * 8, `${Math.round(last)} ms for the last piece, ${Math.round(first)} ms for the first`);
});

test('a network that asks without end is answered 429, to people in words, and long pages of results count for more', async () => {
  const run = await startForTest({ rate: { max: 1, windowMs: 60_000 } });
  runs.push(run);
  const ask = async (query: string, accept = 'application/json') =>
    fetch(`${run.address}${accept === 'text/html' ? '/search' : '/api/search'}?${query}`, { headers: { accept } });
  assert.equal((await ask('q=mug&limit=100')).status, 200);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask('q=mug')).status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  const page = await ask('q=mug', 'text/html');
  assert.deepEqual([page.status, page.headers.has('retry-after')], [429, true]);
  assert.match(await page.text(), /Too many requests at once/);
  assert.equal((await ask('q=')).status, 200, 'a page without a question');
});
