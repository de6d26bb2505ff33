import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import sharp from 'sharp';
import * as v from 'valibot';
import { feedAnswerSchema } from 'site-elements/contract/feed.schema';
import { startForTest, type TestService } from '../../start-for-test.js';
import { FeedStore, postsPolicy } from './feed-store.js';
import type { PublicAnswer } from '../../kernel/http/fetch-public.js';
import type { CachedFeed } from './read-feed.js';

const url = 'https://pots.example/feed.json';
const feed = (titles: readonly string[], more: object = {}) => JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Pots', items: titles.map(title => ({ id: title, title, url: `/${title}`, ...more })) });
const answer = (body: string, status = 200, headers: PublicAnswer['headers'] = {}): PublicAnswer => ({ status, headers, body: Buffer.from(body), url });

describe('the store of feeds', () => {
  const sources = [{ name: 'pots', url }];
  const titles = async (store: FeedStore<CachedFeed>) => (await store.get('pots'))?.posts.map(({ title }) => title);

  it('asks once however many wait, keeps what came, asks behind it with what it knows, and keeps it while the host is away', async () => {
    let nowMs = 0;
    const asked: Readonly<Record<string, string>>[] = [];
    const errors: unknown[] = [];
    const answers = [answer(feed(['one']), 200, { 'etag': '"1"', 'last-modified': 'Fri' }), answer('', 304), answer('gone', 500), answer(feed(['two']))];
    const store = new FeedStore({ keeping: postsPolicy, sources, now: () => nowMs, onError: error => errors.push(error), ask: async (_, headers) => {
      asked.push(headers);
      return answers[asked.length - 1]!;
    } });
    assert.deepEqual(await Promise.all([titles(store), titles(store)]), [['one'], ['one']]);
    const later = async (ms: number) => {
      nowMs += ms;
      const shown = await titles(store);
      await store.close();
      return [shown?.[0], asked.length, errors.length];
    };
    assert.deepEqual(await later(14 * 60_000), ['one', 1, 0]);
    assert.deepEqual(await later(60_000), ['one', 2, 0]);
    assert.deepEqual([asked[1]!['If-None-Match'], asked[1]!['If-Modified-Since']], ['"1"', 'Fri']);
    assert.deepEqual(await later(14 * 60_000), ['one', 2, 0]);
    assert.deepEqual(await later(60_000), ['one', 3, 1]);
    assert.deepEqual(await later(1000), ['one', 3, 1]);
    assert.deepEqual(await later(60_000), ['one', 4, 1]);
    assert.deepEqual(await titles(store), ['two']);
  });

  const encodings: [name: string, body: Buffer, type: string][] = [
    ['its declaration', Buffer.from('<?xml version="1.0" encoding="windows-1252"?><rss version="2.0"><channel><item><title>Caf\xe9 \x93q\x94</title></item></channel></rss>', 'latin1'), 'text/xml'],
    ['its bytes, against its declaration', Buffer.from('<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><item><title>Caf\xe9 \x93q\x94</title></item></channel></rss>', 'latin1'), 'text/xml'],
    ['its bytes, against its header', Buffer.from('<?xml version="1.0"?><rss version="2.0"><channel><item><title>Café “q”</title></item></channel></rss>'), 'text/xml; charset=iso-8859-1'],
    ['its header', Buffer.from('<rss version="2.0"><channel><item><title>Caf\xe9 \x93q\x94</title></item></channel></rss>', 'latin1'), 'application/rss+xml; charset="windows-1252"'],
    ['its byte order mark', Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><rss version="2.0"><channel><item><title>Café “q”</title></item></channel></rss>', 'utf16le'), 'text/xml'],
  ];
  for (const [name, body, type] of encodings) {
    it(`has the encoding of ${name}`, async () => {
      const store = new FeedStore({ keeping: postsPolicy, sources, onError(error) { throw error; }, ask: () => Promise.resolve({ ...answer(''), body, headers: { 'content-type': type } }) });
      assert.deepEqual(await titles(store), ['Café “q”']);
    });
  }

  it('whose end is missing is reported, and requested again in full', async () => {
    let nowMs = 0;
    const errors: string[] = [];
    const asked: Readonly<Record<string, string>>[] = [];
    const whole = '<rss version="2.0"><channel><title>Pots</title><item><title>one</title></item><item><title>two</title></item></channel></rss>';
    const answers = [answer(whole.slice(0, whole.lastIndexOf('two')), 200, { etag: '"1"' }), answer(whole, 200, { etag: '"1"' })];
    const store = new FeedStore({ keeping: postsPolicy, sources, now: () => nowMs, onError: error => errors.push(String(error)), ask: async (_, headers) => {
      asked.push(headers);
      return answers[asked.length - 1]!;
    } });
    assert.deepEqual([await titles(store), errors.length], [['one'], 1]);
    assert.match(errors[0]!, /feed "pots": its end is missing/);
    nowMs += 15 * 60_000;
    await titles(store);
    await store.close();
    assert.deepEqual([await titles(store), asked[1]!['If-None-Match'], errors.length], [['one', 'two'], undefined, 1]);
  });

  it('has what it kept after a restart, unless the feed has another address', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-elements-test-'));
    const of = (address: string, ask: FeedStore<CachedFeed>['get'] | (() => Promise<PublicAnswer>)) => new FeedStore({ keeping: postsPolicy, sources: [{ name: 'pots', url: address }], folder, onError() {}, ask: ask as () => Promise<PublicAnswer> });
    const away = async () => { throw new Error('away'); };
    assert.deepEqual(await titles(of(url, async () => answer(feed(['one'])))), ['one']);
    assert.deepEqual(await titles(of(url, away)), ['one']);
    assert.equal(await titles(of(`${url}?other`, away)), undefined);
    await rm(folder, { recursive: true });
  });
});

let run: TestService;
let folder: string;
const pictures: string[] = [];
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-elements-test-'));
  run = await startForTest({
    dataDir: folder,
    feeds: {
      sources: [{ name: 'pots', url }, { name: 'away', url: 'https://away.example/' }, { name: 'own', url: '/own.json' }],
      ask: async ({ name }) => (name === 'pots' ? answer(feed(['a', 'b', 'c'], { image: '/p.png', content_html: '<b>&lt;i&gt;</b><script>1</script>' })) : answer('', 404)),
      askPicture: async address => {
        pictures.push(address);
        return address.endsWith('p.png') ? sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#f00' } }).png().toBuffer() : Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      },
    },
    routes(app) { app.get('/own.json', context => context.body(feed(['own'], { image: '/images/kiln-glow?format=750w' }))); },
  });
});
after(async () => {
  await run.stop();
  await rm(folder, { recursive: true });
});
const posts = async (path: string) => v.parse(feedAnswerSchema, await (await fetch(run.address + path)).json());

test('posts are answered in parts, as plain text, and pictures from this site', async () => {
  const one = await posts('/api/feeds/pots?limit=2');
  assert.deepEqual(one.items.map(({ title, summary, url: to }) => [title, summary, to]), [['a', '<i>', 'https://pots.example/a'], ['b', '<i>', 'https://pots.example/b']]);
  assert.equal(one.next_url, '/api/feeds/pots?offset=2&limit=2');
  const rest = await posts(one.next_url);
  assert.deepEqual([rest.items.map(({ title }) => title), rest.next_url], [['c'], undefined]);
  const { image } = one.items[0]!;
  assert.match(image!, /^\/feeds\/pots\/[\da-f]{24}\.webp$/);
  for (let time = 0; time < 2; time++) {
    const file = await fetch(run.address + image);
    assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/webp']);
    assert.equal((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width, 1000);
  }
  assert.deepEqual(pictures, ['https://pots.example/p.png']);
});

test('a feed of the site itself is asked without a network, and its pictures are where they are', async () => {
  const { items: [post] } = await posts('/api/feeds/own');
  assert.deepEqual([post!.url, post!.image], ['/own', '/images/kiln-glow?format=750w']);
});

const wrong: [path: string, status: number][] = [
  ['/api/feeds/none', 404], ['/api/feeds/away', 503], ['/api/feeds/https%3A%2F%2Fevil.example', 404], ['/api/feeds/pots?limit=0', 400], ['/api/feeds/pots?limit=999', 400], ['/api/feeds/pots?offset=x', 400],
  ['/feeds/pots/000000000000000000000000.webp', 404], ['/feeds/pots/..%2Fpots.json', 404], ['/feeds/none/x.webp', 404],
];
for (const [path, status] of wrong) test(`${path} is answered ${status}`, async () => assert.equal((await fetch(run.address + path)).status, status));
