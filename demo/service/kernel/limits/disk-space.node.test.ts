import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths } from 'site-elements/contract/paths';
import { startForTest, type TestService } from '../../start-for-test.js';
import { DiskSpace, type Priority } from './disk-space.js';

const gib = 2 ** 30;
const rows: [free: number, all: number, taken: Priority[]][] = [
  [50 * gib, 100 * gib, ['order', 'message', 'extra']],
  [1 * gib, 100 * gib, ['order', 'message', 'extra']],
  [0.9 * gib, 100 * gib, ['order', 'message']],
  [0.4 * gib, 100 * gib, ['order']],
  [0.05 * gib, 100 * gib, []],
  [0.2 * gib, 1 * gib, ['order', 'message', 'extra']],
  [0.09 * gib, 1 * gib, ['order', 'message']],
  [0.04 * gib, 1 * gib, ['order']],
];
describe('of a disk', () => {
  for (const [free, all, taken] of rows) {
    test(`with ${free / gib} of ${all / gib} GB free ${taken.join(', ') || 'nothing'} is taken`, async () => {
      const disk = new DiskSpace(async () => ({ free, all }));
      const found: Priority[] = [];
      for (const priority of ['order', 'message', 'extra'] as const) await disk.demand(priority).then(() => found.push(priority), () => {});
      assert.deepEqual(found, taken);
    });
  }
  test('of which the system reports no free space, everything is accepted', async () => { await new DiskSpace(async () => null).demand('extra'); });
  test('free space is looked up every five seconds', async () => {
    let [now, asked] = [0, 0];
    const disk = new DiskSpace(async () => { asked += 1; return { free: gib, all: gib }; }, () => now);
    for (now = 0; now < 10_000; now += 500) await disk.demand('order');
    assert.equal(asked, 2);
  });
});

describe('a service whose disk is nearly full', () => {
  let run: TestService;
  let free = 100 * gib;
  before(async () => { run = await startForTest({ space: async () => ({ free, all: 100 * gib }) }); });
  after(() => run.stop());

  test('answers 503 with Retry-After to messages, to people and to scripts, and takes orders', async () => {
    const key = await run.key();
    free = 0.3 * gib;
    // What was looked up stands for five seconds: another process has not looked yet.
    await run.stop();
    run = await startForTest({ space: async () => ({ free, all: 100 * gib }) });
    const form = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    for (const answer of [
      await run.post(paths.saveFormSubmission, { key, formId: 'contact', form }),
      await run.post(paths.comments, {}),
      await run.post(paths.censusRecordHit, {}),
      await fetch(`${run.address}/forms/contact`, { method: 'POST', body: new URLSearchParams(form), headers: { accept: 'text/html' } }),
    ]) {
      assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '600']);
      assert.match(await answer.text(), /cannot store anything more right now/);
    }
    assert.equal((await run.post(paths.cartEntries, { key: 'key-of-a-line', sku: 'mug-dune', quantity: 1 })).status, 200);
    assert.equal((await fetch(`${run.address}/search?q=mug`)).status, 200);
  });
});
