import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import { percentile, getBucket } from './vitals-buckets.js';
import { noTallies } from './read-calls.js';
import { VisitStore } from './visit-store.js';
import { analyticsCounts, analyticsErrors, analyticsLogs } from './visits.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const form = (path: string, fields: Record<string, string>) =>
  fetch(run.address + path, { method: 'POST', body: new URLSearchParams(fields) });
const text = (path: string, body: unknown) => fetch(run.address + path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) });
const hit = (path: string, visitor: string, referrer = '') =>
  form('/api/census/RecordHit', { event: '1', data: JSON.stringify({ url: `https://pots.example${path}`, referrer }), ss_cvr: `${visitor}|1|2|3|4` });
const owner = async (query = '') => (await fetch(`${run.address}/owner${query}`)).text();
const counted = async (kind: string, name: string) => {
  const rows = await run.service.database.select().from(analyticsCounts).where(sql`kind = ${kind} and name = ${name}`);
  return rows.reduce((sum, { count }) => sum + count, 0);
};

test('counts a thousand visits exactly, fifty at a time', async () => {
  const answers: Response[] = [];
  for (let from = 0; from < 1000; from += 50) { // fifty immediately: more connections than that are another matter
    answers.push(...await Promise.all(Array.from({ length: 50 }, (_, at) => from + at).map(at =>
      hit(at % 4 ? '/' : '/shop', `v${at % 50}`, at % 10 ? 'https://pots.example/' : 'https://search.example/?q=bowl'))));
  }
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [204]);
  assert.deepEqual([await counted('hit', ''), await counted('page', '/'), await counted('page', '/shop')], [1000, 750, 250]);
  assert.deepEqual([await counted('referrer', 'search.example'), await counted('referrer', '')], [100, 0]);
  const page = await owner();
  assert.match(page, /<b class="sum">1000<\/b> in 28 days/);
  assert.match(page, /<b class="sum">50<\/b>/);
  assert.doesNotMatch(page, /style=|<script/);
});

test('errors are one group with their count, element, version and settings', async () => {
  const entry = (count: number, message = 'x is not <b>a function</b>') => ({
    event: 'javascript_error', timestamp: 1,
    data: JSON.stringify({ url: 'https://pots.example/contact?name=ada', message, stack: 'at y', file: 'a.js', line: 1, custom: { count, version: '0.1.0', element: 'site-form', settings: '{"label":"Ask"}' } }),
  });
  for (const count of [1, 4000]) assert.equal((await run.post('/api/events/RecordJavascriptErrors', [entry(count)])).status, 204);
  const rows = await run.service.database.select().from(analyticsErrors);
  assert.deepEqual(rows.map(({ count, element, page }) => [count, element, page]), [[4001, 'site-form', '/contact']]);
  const page = await owner('?days=7');
  assert.match(page, /<b>4001×<\/b> <code>&lt;site-form&gt;<\/code> <bdi>x is not &lt;b&gt;a function/);
});

test('reports values as percentiles by page and by element', async () => {
  const records = [100, 200, 300, 2000].map(value => ({ name: 'LCP', value, element: 'site-image', url: 'https://pots.example/shop', pageLoadId: 'p' }));
  assert.equal((await text('/api/1/performance/records', records)).status, 204);
  const page = await owner('/figures?days=7');
  assert.match(page, /<th scope="row"><bdi>\/shop<\/bdi><\/th><td class="good">30\d/);
  assert.match(page, /<site-chart class="speed"[^]*<th scope="row">LCP<\/th><td data-value="100">100%<\/td><td data-value="0">0%<\/td>/);
  assert.match(await owner('/figures?filter=page:/shop'), /&lt;site-image&gt;/);
  assert.doesNotMatch(await owner('/figures?filter=page:/other'), /&lt;site-image&gt;/);
  assert.doesNotMatch(await owner('/figures?filter=device:phone'), /id="speed"/);
  assert.match(page, /&lt;site-image&gt;/);
  for (const [metric, values, share] of [['LCP', [10, 20, 30, 4000], 0.75], ['CLS', [0.01, 0.02, 0.3, 0.5], 0.5]] as const) {
    const found = percentile(metric, values.map(value => ({ bucket: getBucket(metric, value), count: 1 })), share)!;
    const right = values[Math.ceil(values.length * share) - 1]!;
    assert.ok(Math.abs(found - right) / right < 0.02, `${found} ${right}`);
  }
});

test('events, log entries and receipts of consent are kept; a receipt counts once', async () => {
  assert.equal((await text('/api/v1/events', { customSchemaName: 'size_chart', commonData: {} })).status, 202);
  await form('/api/events/RecordEvent', { event: 'newsletter', crumb: '', data: '{}' });
  await text('/api/census/form-render', { formId: 'contact' });
  await form('/api/events/Trace', { data: JSON.stringify([{ pageUrl: 'https://pots.example/', type: 'note', data: { a: 1 } }]) });
  const url = 'https://pots.example/';
  const { token } = await (await text(paths.consentReceiptToken, { url })).json() as { token: string };
  const receipt = { id: randomUUID(), consent: 'accepted', url, language: 'en', hasPrivacySignal: false, token };
  for (let times = 0; times < 2; times++) assert.equal((await text('/api/consent/receipts', receipt)).status, 204);
  assert.deepEqual([await counted('event', 'size_chart'), await counted('event', 'newsletter'), await counted('event', 'form seen: contact'), await counted('consent', 'accepted')], [1, 1, 1, 1]);
  assert.deepEqual((await run.service.database.select().from(analyticsLogs)).map(({ type, data }) => [type, data]), [['note', { a: 1 }]]);
});

describe('an event of the census', () => {
  const send = (event: string, data: object) => form('/api/census/RecordHit', { event, data: JSON.stringify({ url: 'https://pots.example/census', ...data }), ss_cvr: 'census|1|2|3|4' });
  const kinds = ['hit', 'page', 'referrer', 'search', 'search without results', 'active seconds', 'event'];
  /** What a call adds, as `kind name: count`. */
  const added = async (call: () => Promise<Response>) => {
    const read = async () => new Map((await run.service.database.select().from(analyticsCounts)).filter(({ kind }) => kinds.includes(kind)).map(({ kind, name, count }) => [`${kind} ${name}`, count]));
    const before = await read();
    assert.equal((await call()).status, 204);
    return [...await read()].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const).filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`).sort();
  };
  const rows: [title: string, event: string, data: object, adds: string[]][] = [
    ['1 is a page view', '1', {}, ['hit : 1', 'page /census: 1', 'referrer (direct): 1']],
    ['2 is a search', '2', { searchQuery: ' Salt\n glaze ', resultCount: 3 }, ['search salt glaze: 1']],
    ['2 without results is told apart', '2', { searchQuery: 'salt glaze', resultCount: 0 }, ['search salt glaze: 1', 'search without results salt glaze: 1']],
    ['2 is bounded', '2', { searchQuery: 'x'.repeat(500) }, [`search ${'x'.repeat(100)}: 1`]],
    ['2 without words is nothing', '2', { searchQuery: ' ' }, []],
    ['2 with words of another type is nothing', '2', { searchQuery: ['a'] }, []],
    ['10 adds active seconds', '10', { engagedSeconds: 15 }, ['active seconds /census: 15']],
    ['10 is bounded', '10', { engagedSeconds: 1e12 }, ['active seconds /census: 1800']],
    ...[0, -5, 1.5, '15', null, undefined].map((engagedSeconds): [string, string, object, string[]] => [`10 with ${String(engagedSeconds)} seconds is nothing`, '10', { engagedSeconds }, []]),
    ['20 is a recording', '20', { mediaTitle: 'Bell buoy', percent: 0 }, ['event audio 0%: Bell buoy: 1']],
    ['21 is a video, by its file where it has no title', '21', { mediaTitle: '', mediaUrl: 'https://x.example/a/kiln.mp4?key=1', percent: 75 }, ['event video 75%: kiln.mp4: 1']],
    ['21 without a name is one all the same', '21', { percent: 100 }, ['event video 100%: –: 1']],
    ['21 is bounded', '21', { mediaTitle: 'x'.repeat(500), percent: 25 }, [`event video 25%: ${'x'.repeat(100)}: 1`]],
    ['21 with another share is nothing', '21', { mediaTitle: 'Kiln', percent: 33 }, []],
    ['that is unknown is nothing', '3', {}, []], ['without a number is nothing', '', {}, []], ['named like a method is nothing', 'toString', {}, []],
    ['without a page is nothing', '10', { url: 'x', engagedSeconds: 15 }, []],
  ];
  for (const [title, event, data, adds] of rows) test(title, async () => assert.deepEqual(await added(() => send(event, data)), adds));

  test('is shown to the owner', async () => {
    const page = await owner();
    assert.match(page, /<h2>Search terms<\/h2>[^]*<bdi>salt glaze<\/bdi>[^]*<td>2<\/td>/);
    assert.match(page, /<h2>Average active time<\/h2>[^]*?<bdi>\/census<\/bdi>[^]*?<td>1815<\/td>/);
    assert.match(page, /<bdi>audio started: Bell buoy<\/bdi>[^]*<bdi>video played to 75%: kiln\.mp4<\/bdi>/);
  });
});

test('a request that cannot be parsed is answered, and not counted as a visit', async () => {
  const before = await counted('hit', '');
  for (const body of ['', '{', '[[[', 'data=%7B', 'data=null&ss_cvr=x', '\0', JSON.stringify([null, 5, { data: 7 }])]) {
    for (const path of ['/api/census/RecordHit', '/api/events/RecordJavascriptErrors', '/api/events/Trace', '/api/1/performance/records', '/api/v1/events']) {
      const { status } = await fetch(run.address + path, { method: 'POST', body });
      assert.ok([202, 204].includes(status), `${path} ${body}: ${status}`);
    }
    const { status } = await fetch(run.address + paths.consentReceipts, { method: 'POST', body });
    assert.ok([400, 403].includes(status), `a receipt ${body}: ${status}`);
  }
  assert.equal(await counted('hit', ''), before);
});

test('made-up names fill one row; rows older than their retention are deleted', async () => {
  let now = new Date('2020-01-01T12:00:00Z');
  const visits = new VisitStore(run.service.database, () => now);
  const of = (kind: string, name: string) => ({ ...noTallies(), counts: [{ kind, name }] });
  await visits.add({ ...noTallies(), counts: Array.from({ length: 2100 }, (_, at) => ({ kind: 'made up', name: `n${at}` })) });
  const [{ rows }] = await run.service.database.select({ rows: sql<number>`count(*)::int` }).from(analyticsCounts).where(sql`kind = 'made up'`) as [{ rows: number }];
  assert.deepEqual([rows, await counted('made up', '(other)')], [2001, 100]);
  now = new Date('2021-02-04T12:00:00Z');
  await visits.add(of('kept', 'x'));
  await visits.sweep();
  assert.equal(await counted('made up', '(other)'), 100); // 400 days
  now = new Date('2021-02-05T12:00:00Z');
  await visits.sweep();
  assert.deepEqual([await counted('made up', '(other)'), await counted('kept', 'x')], [0, 1]);
});

test('without a password, visits are shown only by a demo on its own machine', async () => {
  const guarded = await startForTest({ owner: { password: 'a long enough password' } });
  try {
    assert.equal((await fetch(`${guarded.address}/owner`, { redirect: 'manual' })).status, 401);
    assert.equal((await fetch(`${guarded.address}/owner/visits.css`, { redirect: 'manual' })).status, 401);
  } finally {
    await guarded.stop();
  }
});
