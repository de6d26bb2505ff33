import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { compressText } from './compress-text.js';

const text = 'Five glazes, a handful of shapes. '.repeat(100);
const app = new Hono();
app.use(compressText());
const respond = (headers: Record<string, string>, status: 200 | 206 | 404 = 200) => (context: Context) => context.body(text, status, headers);
const html = { 'Content-Type': 'text/html; charset=utf-8' };
app.get('/page', respond(html));
app.get('/script', respond({ 'Content-Type': 'text/javascript; charset=utf-8', 'ETag': '"a"' }));
app.get('/unknown', respond(html, 404));
app.get('/picture', respond({ 'Content-Type': 'image/webp' }));
app.get('/part', respond({ ...html, 'Content-Range': 'bytes 0-9/10' }, 206));
app.get('/owner', respond({ ...html, 'Cache-Control': 'no-store' }));
app.get('/cart', respond({ ...html, 'Cache-Control': 'private, max-age=60' }));
app.get('/login', respond({ ...html, 'Set-Cookie': 'session=1' }));
app.post('/page', respond(html));
const get = (path: string, accepted = 'gzip, deflate, br', method = 'GET') => app.request(path, { method, headers: { 'Accept-Encoding': accepted } });

describe('compressed responses', () => {
  for (const path of ['/page', '/script', '/unknown']) {
    test(`${path} is compressed, and caches learn what it depends on`, async () => {
      const response = await get(path);
      assert.equal(response.headers.get('Content-Encoding'), 'gzip');
      assert.equal(response.headers.get('Vary'), 'Accept-Encoding');
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.ok(bytes.length < text.length / 5);
      assert.equal(gunzipSync(bytes).toString(), text);
    });
  }
  test('a browser that accepts none receives the text', async () => {
    const response = await get('/page', 'identity');
    assert.equal(response.headers.get('Content-Encoding'), null);
    assert.equal(await response.text(), text);
  });
  for (const [path, why] of [
    ['/picture', 'is compressed already'], ['/part', 'is part of a file'], ['/owner', 'is personal'], ['/cart', 'is personal'], ['/login', 'sets a cookie'],
  ] as const) {
    test(`${path} is sent as it is, because it ${why}`, async () => {
      const response = await get(path);
      assert.equal(response.headers.get('Content-Encoding'), null);
      assert.equal(await response.text(), text);
    });
  }
  test('so is the response to a POST request', async () => {
    assert.equal((await get('/page', 'gzip', 'POST')).headers.get('Content-Encoding'), null);
  });
});
