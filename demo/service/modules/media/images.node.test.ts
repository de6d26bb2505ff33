import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { imageWidths } from 'site-elements/contract/image-format';
import { startForTest, type TestService } from '../../start-for-test.js';

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><circle r="90" cx="300" cy="200"/></svg>';
const dot = { width: 600, height: 400, alt: 'A dot', svg: () => square };
let drawings = 0;
const counted = () => ((drawings += 1), square.replace('90', '91'));
const pictures = { dot, counted: { ...dot, svg: counted } };

describe('pictures', () => {
  let run: TestService;
  let dataDir: string;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'site-elements-'));
    run = await startForTest({ pictures, dataDir });
  });
  after(async () => {
    await run.stop();
    await rm(dataDir, { recursive: true });
  });

  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${run.address}/images/dot${query}`, { headers: { accept: '*/*', ...headers } });

  for (const width of imageWidths) {
    test(`are ${width} pixels wide as ${width}w`, async () => {
      const answer = await get(`?format=${width}w`);
      const { width: actual, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      assert.deepEqual([actual, height, format], [width, Math.round((width * 2) / 3), 'jpeg']);
    });
  }

  const accepted: [accept: string, type: string][] = [
    ['*/*', 'image/jpeg'],
    ['image/*', 'image/jpeg'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
    ['image/avif;q=0.5,image/webp', 'image/webp'],
    ['image/webp;q=0', 'image/jpeg'],
    ['image/jpeg,image/webp;q=0.9', 'image/jpeg'],
    ['nonsense;;q=x,', 'image/jpeg'],
  ];
  for (const [accept, type] of accepted) {
    test(`are ${type} for Accept: ${accept}`, async () => {
      const answer = await get('?format=100w', { accept });
      assert.equal(answer.headers.get('content-type'), type);
      assert.equal(answer.headers.get('vary'), 'Accept');
      const { format, compression } = await sharp(await answer.arrayBuffer()).metadata();
      assert.equal(`image/${format === 'heif' ? compression?.replace('av1', 'avif') : format}`, type);
    });
  }

  test('are drawn once for thirty requests at the same time and kept on disk', async () => {
    const kept = async () => (await readdir(join(dataDir, 'images')).catch(() => [])).length;
    const before = await kept();
    await Promise.all(Array.from({ length: 30 }, () => fetch(`${run.address}/images/counted?format=300w`)));
    assert.equal(drawings, 1);
    assert.equal((await kept()) - before, 1);
  });

  test('answer 304 to a browser that has them', async () => {
    const first = await get('?format=300w');
    assert.match(first.headers.get('cache-control') ?? '', /max-age=\d{5,}/);
    const again = await get('?format=300w', { 'if-none-match': first.headers.get('etag') ?? '' });
    assert.equal(again.status, 304);
  });

  test('of an unlisted format answer 400 with the list', async () => {
    for (const format of ['400w', '750', 'w', '1e3w', '']) {
      const answer = await get(`?format=${format}`);
      assert.equal(answer.status, 400);
      assert.match((await answer.json()).detail, /2500w, 1500w, 1000w, 750w, 500w, 300w, 100w/);
    }
  });

  test('of an unknown name answer 404', async () => {
    for (const name of ['none', '__proto__', 'constructor', '..%2f..%2fetc', 'dot%00']) {
      assert.equal((await fetch(`${run.address}/images/${name}?format=100w`)).status, 404, name);
    }
  });
});
