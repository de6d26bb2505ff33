import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths } from 'site-elements/contract/paths';
import type { VisitCount } from 'site-elements/contract/figures/visit-count';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { figures } from '../figures.schema.js';
import { sendCount } from './count-for-test.js';
import { readFigureSettings, saveFigureSettings } from './figure-settings.js';

let run: TestService;
let owner: OwnerVisitor;
let now = new Date('2026-11-30T10:00:00Z');
before(async () => { ({ run, owner } = await startWithOwner({ clock: () => now.getTime(), countryHeader: 'cf-ipcountry' })); });
after(() => run.stop());

async function get(query: string, path: string = paths.ownerFigures): Promise<string> {
  const response = await owner.get(path + query);
  assert.equal(response.status, 200, query);
  return response.text();
}
const press = (action: string, fields: Record<string, string> = {}, token?: string) => owner.post(`${paths.ownerFigures}/${action}`, fields, token);
const send = async (body: Partial<VisitCount>, times = 1, country = '') => {
  for (let time = 0; time < times; time++) await sendCount(run.address, { event: 'view', page: '/', ...body }, country ? { 'cf-ipcountry': country } : {});
};
/** The rows below a title, as `name count before`. */
const list = (page: string, title: string) => {
  const section = new RegExp(`<h2>${title}</h2>[^]*?</section>`).exec(page)?.[0] ?? '';
  return [...section.matchAll(/<tr><th scope="row">(.*?)<meter.*?<\/th>(.*?)<\/tr>/g)].map(([, name, cells]) => `${name} ${cells}`.replace(/<\/td><td>/g, ' ').replace(/<[^>]+>/g, ''));
};

describe('the page of all visits', () => {
  test('is turned on by the owner, and shows what was counted in the range and before', async () => {
    assert.match(await get(''), /is off\./);
    await send({ isEntry: true });
    assert.equal((await press('count', { on: 'yes' }, 'x')).status, 403);
    assert.equal((await press('count', { on: 'yes' })).status, 303);
    assert.match(await get('?done=saved'), /role="status">Saved\.[^]*is on\./);
    now = new Date('2026-11-10T10:00:00Z');
    await send({ page: '/shop', isEntry: true, device: 'phone' }, 2);
    now = new Date('2026-11-30T10:00:00Z');
    await send({ page: '/', isEntry: true, referrer: 'search.example', campaign: 'news', device: 'phone', language: 'de' }, 4, 'DE');
    await send({ page: '/shop', from: '/', device: 'phone', language: 'de' }, 3, 'DE');
    await send({ page: '/shop', isEntry: true, device: 'desktop', language: 'fr' }, 1, 'FR');
    await send({ event: 'press', name: 'book', page: '/shop', device: 'phone' }, 3);
    await send({ event: 'submission', name: 'contact', page: '/', device: 'phone' });
    await send({ event: 'search', name: 'Salt glaze' });
    await send({ event: 'missing', page: '/old', from: '/shop' }, 3);
    for (const [step, times] of [[0, 4], [50, 2]]) await send({ event: 'media', name: `audio ${step}%: Bell: at sea` }, times);
    await send({ event: 'media', name: 'video 100%: Kiln' });
    const page = await get('?days=7');
    assert.deepEqual(list(page, 'Pages'), ['/ 4 0', '/shop 4 0']);
    assert.deepEqual(list(await get('?days=28'), 'Pages'), ['/shop 6 0', '/ 4 0']);
    assert.deepEqual(list(await get('?from=2026-11-18&until=2026-11-30'), 'Pages'), ['/ 4 0', '/shop 4 2']);
    assert.deepEqual(list(page, 'Entry pages'), ['/ 4 0', '/shop 1 0']);
    assert.deepEqual(list(page, 'Exit pages'), ['/shop 4 0', '/ 1 0']);
    assert.deepEqual(list(page, 'Referrers'), ['search.example 4 0']);
    assert.deepEqual(list(page, 'Campaigns'), ['news 4 0']);
    assert.deepEqual(list(page, 'Devices'), ['Phone 7 0', 'Computer 1 0']);
    assert.deepEqual(list(page, 'Languages'), ['de 7 0', 'fr 1 0']);
    assert.deepEqual(list(page, 'Countries'), ['Germany 7 0', 'France 1 0']);
    assert.deepEqual(list(page, 'Goals'), ['button clicked: book 3 60% 0', 'form submitted: contact 1 20% 0']);
    assert.deepEqual(list(page, 'Searches without results'), ['salt glaze 1 0']);
    assert.deepEqual(list(page, 'Pages not found'), ['/old 3 0']);
    assert.match(page, /<bdi>Bell: at sea \(audio\)<\/bdi><\/a><\/th><td>4<\/td><td>–<\/td><td>2<\/td><td>–<\/td><td>–<\/td>[^]*?<bdi>Kiln \(video\)<\/bdi><\/a><\/th><td>–<\/td>/);
    assert.match(page, /Last 30 minutes<\/dt><dd><b class="sum">8<\/b>[^]*?<b class="sum">5<\/b>/);
    assert.match(page, /Page views<\/dt><dd><b class="sum">8<\/b>/);
    assert.doesNotMatch(page, /style=|<script/);
  });

  test('shows twelve months by months', async () => {
    const page = await get('?days=months');
    assert.match(page, /<tr><th scope="row"><a href="\/owner\/figures\?from=2026-11-01&amp;until=2026-11-30">2026-11<\/a><\/th><td data-value="10">10<\/td><td data-value="7">7<\/td><\/tr>/);
    assert.equal([...page.matchAll(/<th scope="row"><a [^>]+>20\d\d-\d\d<\/a><\/th>/g)].length, 12);
    assert.deepEqual(list(page, 'Pages'), ['/shop 6 0', '/ 4 0']);
  });

  test('is filtered by any row, without rare rows', async () => {
    const filtered = (filter: string) => get(`?days=7&filter=${encodeURIComponent(filter)}`);
    const ofShop = await filtered('page:/shop');
    assert.match(ofShop, /Only page views with: \/shop/);
    assert.deepEqual(list(ofShop, 'Devices'), ['Phone 3 0']);
    assert.deepEqual(list(ofShop, 'Languages'), ['de 3 0']);
    assert.deepEqual(list(ofShop, 'Goals').map(row => row.split(' ').slice(0, 4).join(' ')), ['button clicked: book 3']);
    assert.deepEqual(list(ofShop, 'Pages not found'), ['/old 3 0']);
    assert.deepEqual(list(await filtered('referrer:search.example'), 'Entry pages'), ['/ 4 0']);
    assert.deepEqual(list(await filtered('country:DE'), 'Pages'), ['/ 4 0', '/shop 3 0']);
    assert.deepEqual(list(await filtered('country:FR'), 'Pages'), []);
    for (const filter of ['visitor:1', 'page:', ':', 'total:x', 'x', 'page:\0']) assert.doesNotMatch(await filtered(filter), /class="filter"/);
    assert.match(await filtered('page:<b>'), /&lt;b&gt;/);
  });

  test('is a file, also of a filter, in the language of the owner', async () => {
    const file = await get('?days=7', `${paths.ownerFigures}/file`);
    assert.match(file, /\nPages,\/,4,0\r?\n/);
    assert.match(file, /\nPage views,2026-11-30,8,/);
    assert.match(await get('?days=7&filter=country%3ADE', `${paths.ownerFigures}/file`), /\nPages,\/shop,3,0/);
  });

  test('is read by programs with a key, which is stored as a hash and can be deleted', async () => {
    const ask = (key: string) => fetch(`${run.address}${paths.figures}?days=7`, { headers: { authorization: `Bearer ${key}` } });
    assert.equal((await ask('')).status, 401);
    const key = /<code dir="ltr">([\w-]{43})<\/code>/.exec(await (await press('key')).text())![1]!;
    assert.ok(!JSON.stringify(await readFigureSettings(run.service.database)).includes(key));
    const answer = await ask(key);
    assert.equal(answer.status, 200);
    const { totals, lists, from, until } = await answer.json() as { totals: object; lists: Record<string, unknown>; from: string; until: string };
    assert.deepEqual([totals, from, until, lists.referrer], [{ views: 8, visits: 5 }, '2026-11-24', '2026-11-30', [{ name: 'search.example', count: 4, before: 0 }]]);
    assert.equal((await ask(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).status, 401);
    await press('key-end');
    assert.equal((await ask(key)).status, 401);
  });

  test('is deleted by the owner, immediately and by age', async () => {
    assert.equal((await press('kept', { months: '13' })).status, 303);
    assert.equal((await press('kept', { months: '5' })).status, 400);
    assert.equal((await readFigureSettings(run.service.database)).keptMonths, 13);
    await press('kept', { months: '' });
    assert.equal((await readFigureSettings(run.service.database)).keptMonths, null);
    await press('delete');
    assert.notEqual(await run.service.database.$count(figures), 0);
    assert.equal((await press('delete', { sure: 'yes' })).status, 303);
    assert.equal(await run.service.database.$count(figures), 0);
    await saveFigureSettings(run.service.database, { isOn: false });
  });
});

test('strangers see nothing', async () => {
  for (const path of [paths.ownerFigures, `${paths.ownerFigures}/file`, `${paths.ownerFigures}/styles.css`])
    assert.equal((await fetch(run.address + path, { redirect: 'manual', headers: { accept: 'text/plain' } })).status, 401, path);
});
