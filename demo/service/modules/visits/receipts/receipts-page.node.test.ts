import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { paths } from 'site-elements/contract/paths';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { consentReceipts } from '../visits.schema.js';
import { monthsBefore, readReceiptSettings, sweepReceipts } from './receipt-store.js';

const here = paths.ownerConsent;
let run: TestService;
let owner: OwnerVisitor;
const now = new Date('2026-11-30T10:00:00Z');
before(async () => { ({ run, owner } = await startWithOwner({ clock: () => now.getTime() })); });
after(() => run.stop());

const rowsOf = (text: string) => [...text.matchAll(/<th scope="row"><a href="\/owner\/consent\/([\da-f-]{36})"/g)].map(([, id]) => id!);
const linkOf = (text: string, rel: 'prev' | 'next') => new RegExp(`rel="${rel}" href="([^"]+)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
const stored = () => run.service.database.$count(consentReceipts);
const row = (changed: Partial<typeof consentReceipts.$inferInsert> = {}): typeof consentReceipts.$inferInsert => ({
  id: randomUUID(), day: '2026-11-20', consent: 'declined', page: '/shop', language: 'de', hasPrivacySignal: false, createdAt: new Date('2026-11-20T10:00:00Z'), ...changed,
});
const add = (...rows: (typeof consentReceipts.$inferInsert)[]) => run.service.database.insert(consentReceipts).values(rows);

describe('the list of consent receipts', () => {
  const [all, none, some, back] = ['accepted', 'declined', 'declined', 'unasked'].map((consent, at) => row({
    consent, day: `2026-11-0${at + 1}`, createdAt: new Date(Date.UTC(2026, 10, at + 1, 9)), ...consent === 'accepted' && { granted: ['statistics', 'marketing'] },
    ...at === 2 && { granted: ['statistics'], declined: ['marketing'], policyVersion: '2026-11', hasPrivacySignal: true, page: '/<b>', regionRule: 'opt-out', region: 'US-CA' },
  })) as [ReturnType<typeof row>, ReturnType<typeof row>, ReturnType<typeof row>, ReturnType<typeof row>];

  test('says how to begin while it is empty', async () => {
    assert.match(await owner.read(here), /No receipts yet\. Set receipt-endpoint=&quot;\/api\/consent\/receipts&quot; receipt-token-endpoint=&quot;\/api\/consent\/receipts\/token&quot; on/);
  });

  test('finds a receipt by its number, its answer and its days', async () => {
    await add(all, none, some, back);
    const found = async (query: string) => rowsOf(await owner.read(`${here}?${query}`));
    assert.deepEqual(await found(''), [back.id, some.id, none.id, all.id]);
    for (const typed of [none.id, none.id.slice(0, 8), ` ${none.id.toUpperCase()} `, none.id.replaceAll('-', ''), none.id.replaceAll('-', ' – ')])
      assert.deepEqual(await found(`search=${encodeURIComponent(typed)}`), [none.id], typed);
    for (const typed of ['x', '%25', `${none.id}0`, '\'; drop table consent_receipts', 'f'.repeat(500)]) assert.deepEqual(await found(`search=${typed}`), [], typed);
    const byAnswer = { accepted: all, declined: none, some, unasked: back };
    for (const [answer, { id }] of Object.entries(byAnswer)) assert.deepEqual(await found(`answer=${answer}`), [id], answer);
    assert.equal((await found('answer=nope&from=x&until=2026-13-01')).length, 4);
    assert.deepEqual(await found('from=2026-11-02&until=2026-11-03'), [some.id, none.id]);
    assert.deepEqual(await found('from=2026-11-04'), [back.id]);
    assert.match(await owner.read(`${here}?answer=accepted&until=2026-10-01`), /No results[^<]*<a href="\/owner\/consent">Show all</);
  });

  test('is a file with the same filters', async () => {
    const lines = (await owner.read(`${here}/file?answer=some`)).trim().split(/\r?\n/);
    assert.deepEqual(lines.slice(1), [`${some.id},2026-11-03 09:00:00,some purposes,statistics,marketing,2026-11,/<b>,de,Yes,allowed until declined,US-CA`]);
    assert.equal((await owner.read(`${here}/file`)).trim().split('\n').length, 5);
    assert.match(await owner.speaking('de').read(`${here}/file`), /^\uFEFF?Beleg,/);
  });

  test('leads to a page of each receipt', async () => {
    const text = await owner.read(`${here}/${some.id}`);
    for (const part of [some.id, 'some purposes', '<bdi>statistics</bdi>', '<bdi>marketing</bdi>', '<bdi>2026-11</bdi>', '/&lt;b&gt;', '<bdi>de</bdi>', '<dd>Yes</dd>', 'allowed until declined', '<bdi>US-CA</bdi>'])
      assert.ok(text.includes(part), part);
    for (const id of [randomUUID(), 'x', '%00', '..%2f', `${some.id}%00`]) assert.equal((await owner.get(`${here}/${id}`)).status, 404, id);
  });

  test('shows the rule of the region, and a dash where none was recorded', async () => {
    const ruleOf = (text: string, id: string) => [...new RegExp(`${id}"[^]*?</tr>`).exec(text)![0].matchAll(/<td[^>]*>([^]*?)<\/td>/g)][3]![1];
    const text = await owner.read(here);
    assert.equal(ruleOf(text, some.id), 'allowed until declined (<bdi>US-CA</bdi>)');
    assert.equal(ruleOf(text, none.id), '–');
    assert.match(await owner.speaking('de').read(`${here}/${some.id}`), /<dt>Regel der Region<\/dt><dd>erlaubt bis zur Ablehnung<\/dd>/);
  });

  test('leads through all of its pages and back', async () => {
    // Many at the same microsecond: the number decides.
    await add(...Array.from({ length: 120 }, (_, at) => row({ createdAt: new Date(Date.UTC(2026, 10, 20, 0, 0, at % 3)) })));
    const seen: string[] = [];
    let last = '';
    for (let at: string | undefined = `${here}?from=2026-11-20`; at; at = linkOf(last, 'next')) {
      last = await owner.read(at);
      seen.push(...rowsOf(last));
    }
    assert.deepEqual([seen.length, new Set(seen).size], [120, 120]);
    assert.equal(rowsOf(await owner.read(linkOf(last, 'prev')!)).length, 50);
    assert.equal((await owner.read(`${here}/file?from=2026-11-20`)).trim().split('\n').length, 121);
    for (const cursor of ['x', '[]', '["2026-11-20 00:00:00+00","x"]', '%00', '["\'","\'"]']) assert.equal((await owner.get(`${here}?after=${encodeURIComponent(cursor)}`)).status, 200);
  });

  test('deletes one receipt, and those of some days, for a logged-in owner alone', async () => {
    const sure = { sure: 'yes' };
    const before = await stored();
    const fromOutside = (path: string, cookie = '') => fetch(run.address + path, {
      method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams({ ...sure, from: '2000-01-01', until: '2026-12-01', months: '6' }),
    });
    for (const path of [`${here}/delete`, `${here}/${none.id}/delete`, `${here}/kept`]) {
      assert.equal((await fromOutside(path)).status, 401, path);
      assert.equal((await fromOutside(path, owner.cookie)).status, 403, `${path} without a token`);
      assert.equal((await owner.post(path, sure, 'x')).status, 403, `${path} with a wrong token`);
    }
    assert.equal((await owner.post(`${here}/${none.id}/delete`)).status, 303);
    assert.equal(await stored(), before, 'without the check mark');
    assert.equal((await owner.post(`${here}/${none.id}/delete`, sure)).headers.get('location'), `${here}?done=deleted&count=1`);
    for (const id of [none.id, 'x', '%00']) assert.equal((await owner.post(`${here}/${id}/delete`, sure)).status, 404, id);
    for (const [from, until] of [['', ''], ['x', '2026-11-20'], ['2026-11-21', '2026-11-20'], ['2026-02-30', '2026-11-20']] as const)
      assert.equal((await owner.post(`${here}/delete`, { ...sure, from, until })).status, 400, from);
    assert.equal(await stored(), before - 1);
    assert.equal((await owner.post(`${here}/delete`, { from: '2026-11-20', until: '2026-11-20' })).status, 303);
    assert.equal(await stored(), before - 1);
    const answer = await owner.post(`${here}/delete`, { ...sure, from: '2026-11-20', until: '2026-11-30' });
    assert.equal(answer.headers.get('location'), `${here}?done=deleted&count=120`);
    assert.match(await owner.read(answer.headers.get('location')!), /120 receipts were deleted\./);
    assert.equal(await stored(), 3);
  });

  test('deletes receipts by their age', async () => {
    assert.equal((await readReceiptSettings(run.service.database)).keptMonths, 36);
    await add(row({ day: '2023-11-30' }), row({ day: '2023-11-29' }), row({ day: '2026-05-29' }));
    await sweepReceipts(run.service.database, '2026-11-30');
    assert.equal(await stored(), 5);
    for (const months of ['7', 'x', '-1', '6.0']) assert.equal((await owner.post(`${here}/kept`, { months })).status, 400, months);
    await owner.post(`${here}/kept`, { months: '' });
    await sweepReceipts(run.service.database, '2090-01-01');
    assert.equal(await stored(), 5, 'never');
    assert.match(await owner.read((await owner.post(`${here}/kept`, { months: '6' })).headers.get('location')!), /role="status"[^]*Saved\.[^]*<option value="6" selected>/);
    await sweepReceipts(run.service.database, '2026-11-30');
    assert.equal(await stored(), 3);
  });
});

test('months are counted to the same day, or the last one of a shorter month', () => {
  for (const [day, months, expected] of [['2026-11-30', 9, '2026-02-28'], ['2024-08-31', 6, '2024-02-29'], ['2026-01-15', 13, '2024-12-15'], ['2026-11-30', 36, '2023-11-30']] as const)
    assert.equal(monthsBefore(day, months), expected);
});

test('strangers see nothing', async () => {
  for (const path of [here, `${here}/file`, `${here}/${randomUUID()}`])
    assert.equal((await fetch(run.address + path, { redirect: 'manual', headers: { accept: 'text/plain' } })).status, 401, path);
});
