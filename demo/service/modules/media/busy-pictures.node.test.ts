import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startForTest, type TestService } from '../../start-for-test.js';
import { RenderCache } from '../../kernel/files/render-cache.js';
import { RenderQueue } from '../../kernel/files/render-queue.js';

const dot = {
  width: 60,
  height: 40,
  alt: 'A dot',
  svg: () => '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle r="9" cx="30" cy="20"/></svg>',
};
/** A promise that the test itself keeps. */
function newHold() {
  let resolve!: () => void;
  const promise = new Promise<void>(kept => { resolve = kept; });
  return { promise, resolve };
}
const [atOnce, waiting, tooMany] = [2, 5, 4];

describe('a service that receives more requests for pictures than it can render', () => {
  let run: TestService;
  let dataDir: string;
  let [mostAtOnce, drawing, draws] = [0, 0, 0];
  let hold = newHold();
  let isBroken = false;
  const tiles = {
    version: 'held',
    async draw() {
      draws += 1;
      mostAtOnce = Math.max(mostAtOnce, drawing += 1);
      await hold.promise;
      drawing -= 1;
      if (isBroken) throw new Error('The pen is broken.');
      return Buffer.from('tile');
    },
  };
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'site-elements-busy-'));
    run = await startForTest({ tiles, pictures: { dot }, dataDir, rendering: { atOnce, waiting } });
  });
  after(async () => {
    hold.resolve();
    await run.stop();
    await rm(dataDir, { recursive: true });
  });
  const tile = (column: number) => fetch(`${run.address}/tiles/6/${column}/0.png`);
  const picture = (width: number) => fetch(`${run.address}/images/dot?format=${width}w`);

  test('answers 503 with a time to retry to requests that would wait too long, and continues with all others', async () => {
    assert.equal((await picture(100)).status, 200); // is kept from now on
    const refused: Response[] = [];
    const isRefused = newHold();
    const asked = Array.from({ length: atOnce + waiting + tooMany }, async (_, column) => {
      const answer = await tile(column);
      if (answer.status === 503 && refused.push(answer) === tooMany) isRefused.resolve();
      return answer.status;
    });
    // While the first renders are held, the others wait: a request that is answered now was refused.
    await isRefused.promise;
    assert.equal(draws, atOnce);
    for (const answer of refused) {
      assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d?$/);
      assert.match((await answer.json()).error, /Please try again/);
      assert.equal(answer.headers.get('cache-control'), null);
    }
    assert.equal((await picture(300)).status, 503); // pictures and tiles wait in the same queue
    assert.equal((await picture(100)).status, 200); // what is kept needs no drawing
    assert.equal((await fetch(`${run.address}/healthz`)).status, 200);
    assert.match(await run.key('contact'), /./);

    hold.resolve();
    const statuses = await Promise.all(asked);
    assert.deepEqual([statuses.filter(status => status === 200).length, statuses.filter(status => status === 503).length], [atOnce + waiting, tooMany]);
    assert.deepEqual([mostAtOnce, draws], [atOnce, atOnce + waiting]);
    const again = await Promise.all(Array.from({ length: tooMany + 1 }, (_, at) => (at < tooMany ? tile(40 + at) : picture(300))));
    assert.deepEqual(again.map(({ status }) => status), Array(tooMany + 1).fill(200));
  });

  test('gives the place of a picture that cannot be drawn to the next, and keeps nothing of it', async () => {
    [hold, isBroken] = [newHold(), true];
    const asked = Array.from({ length: atOnce + waiting }, (_, at) => tile(20 + at));
    hold.resolve();
    assert.deepEqual((await Promise.all(asked)).map(({ status }) => status), Array(atOnce + waiting).fill(500));
    isBroken = false;
    assert.equal((await tile(20)).status, 200);
  });
});

test('pictures are answered where they cannot be kept, and that is logged once', async () => {
  const place = await mkdtemp(join(tmpdir(), 'site-elements-busy-'));
  await writeFile(join(place, 'images'), 'in the way of the folder');
  const log: unknown[] = [];
  const run = await startForTest({ pictures: { dot }, dataDir: place, log: entry => { if ('warning' in entry) log.push(entry.warning); } });
  for (const width of [100, 300, 100]) assert.equal((await fetch(`${run.address}/images/dot?format=${width}w`)).status, 200);
  assert.deepEqual(log, ['cache']);
  await run.stop();
  await rm(place, { recursive: true });
});

describe('a queue of pictures', () => {
  for (const [costMs, retryAfter] of [[4000, '20'], [1, '2'], [60_000, '60']] as const) {
    test(`asks to retry after ${retryAfter} s if one picture takes ${costMs} ms and five wait`, async () => {
      let now = 0;
      const queue = new RenderQueue({ atOnce: 1, waiting: 5, now: () => now });
      await queue.run(async () => { now += costMs; });
      const held = newHold();
      const work = Array.from({ length: 6 }, () => queue.run(() => held.promise));
      await assert.rejects(queue.run(async () => {}), ({ status, headers }) => status === 503 && headers['Retry-After'] === retryAfter);
      held.resolve();
      await Promise.all(work);
      await queue.run(async () => {});
    });
  }
});

describe('kept pictures', () => {
  test('are found by another process, and the oldest go when they are too many', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-elements-busy-'));
    const settings = { folder, mostBytes: 1000, queue: new RenderQueue(), onError: (error: unknown) => { throw error; } };
    const cache = new RenderCache(settings);
    for (let at = 0; at < 10; at += 1) {
      await cache.get(`p${at}`, async () => Buffer.alloc(100, at + 1));
      await utimes(join(folder, `p${at}`), at, at);
    }
    assert.equal((await readdir(folder)).length, 10);
    const other = new RenderCache(settings);
    assert.equal((await other.get('p3', () => { throw new Error('drawn again'); }))[0], 4);
    await other.get('new', async () => Buffer.alloc(100, 99));
    assert.deepEqual((await readdir(folder)).sort(), ['new', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']);
    assert.equal((await readFile(join(folder, 'new')))[0], 99);
    assert.equal((await stat(join(folder, 'new'))).size, 100);
    await rm(folder, { recursive: true });
  });

  test('go by their number too: tiles of a few bytes never fill the disk with files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-elements-busy-'));
    const cache = new RenderCache({ folder, mostFiles: 20, queue: new RenderQueue(), onError: error => { throw error; } });
    for (let at = 0; at < 60; at += 1) {
      await cache.get(`t${at}`, async () => Buffer.alloc(1, at));
      await utimes(join(folder, `t${at}`), at, at);
      assert.ok((await readdir(folder)).length <= 20);
    }
    assert.ok((await readdir(folder)).includes('t59'));
    await rm(folder, { recursive: true });
  });
});
