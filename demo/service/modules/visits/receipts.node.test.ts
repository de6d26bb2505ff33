import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { paths } from 'site-elements/contract/paths';
import { consentReceipts } from './visits.schema.js';
import { usedCaptchas } from '../../kernel/database/schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { receiptTokenLifetimeMs, ReceiptTokens } from './receipt-tokens.js';

const url = 'https://pots.example/shop';
let run: TestService;
before(async () => { run = await startForTest({ allowedOrigins: ['https://pots.example'] }); });
after(() => run.stop());

const tokenFor = async (page = url, headers: Record<string, string> = {}) => {
  const answer = await run.post(paths.consentReceiptToken, { url: page }, headers);
  assert.deepEqual([answer.status, answer.headers.get('set-cookie'), answer.headers.get('cache-control')], [200, null, 'no-store']);
  return (await answer.json() as { token: string }).token;
};
const receipt = (token: string | undefined, more: object = {}) => ({
  id: randomUUID(),
  consent: 'declined',
  date: '2026-11-27',
  url,
  language: 'en',
  hasPrivacySignal: false,
  token,
  ...more,
});
const send = (body: object, headers: Record<string, string> = {}) => run.post(paths.consentReceipts, body, headers);
const stored = async () => (await run.service.database.select().from(consentReceipts)).map(({ id }) => id);

describe('a receipt of what a visitor has answered', () => {
  test('is stored once for the token of its page, and sets no cookie', async () => {
    const one = receipt(await tokenFor());
    const answer = await send(one);
    assert.deepEqual([answer.status, answer.headers.get('set-cookie')], [204, null]);
    assert.ok((await stored()).includes(one.id));
    assert.equal((await send(one)).status, 204, 'the same one again, after a lost answer');
    assert.equal((await stored()).filter(id => id === one.id).length, 1);
  });

  test('has the purposes and the version of the policy, as far as they can be names', async () => {
    const byPurpose = { granted: ['statistics', 'support-chat'], declined: ['marketing', '<b>', 7, 'x'.repeat(99)], policyVersion: '2026-11' };
    const one = receipt(await tokenFor(), byPurpose);
    assert.equal((await send(one)).status, 204);
    const other = receipt(await tokenFor(), { granted: 'statistics', declined: null, policyVersion: {} });
    assert.equal((await send(other)).status, 204);
    const rows = await run.service.database.select().from(consentReceipts);
    const found = (id: string) => {
      const { granted, declined, policyVersion } = rows.find(row => row.id === id)!;
      return { granted, declined, policyVersion };
    };
    assert.deepEqual(found(one.id), { granted: ['statistics', 'support-chat'], declined: ['marketing'], policyVersion: '2026-11' });
    assert.deepEqual(found(other.id), { granted: [], declined: [], policyVersion: '' });
  });

  const regions: [title: string, sent: object, stored: [rule: string, region: string]][] = [
    ['an opt-out region', { regionRule: 'opt-out', region: 'US-CA' }, ['opt-out', 'US-CA']],
    ['a region without a banner', { regionRule: 'no-banner', region: 'JP' }, ['no-banner', 'JP']],
    ['a banner without regions', { regionRule: 'opt-in', region: '' }, ['opt-in', '']],
    ['another platform, or an older banner', {}, ['', '']],
    ['an unknown rule, and text that is no region', { regionRule: 'constructor', region: '<b>' }, ['', '']],
    ['values of other types', { regionRule: ['opt-out'], region: { US: 1 } }, ['', '']],
    ['a region in small letters, or too long', { regionRule: 'opt-in', region: 'us-ca-1' }, ['opt-in', '']],
  ];
  for (const [title, sent, [rule, region]] of regions) {
    test(`has the rule of the region: ${title}`, async () => {
      const one = receipt(await tokenFor(), sent);
      assert.equal((await send(one)).status, 204);
      const row = (await run.service.database.select().from(consentReceipts)).find(({ id }) => id === one.id)!;
      assert.deepEqual([row.regionRule, row.region], [rule, region]);
    });
  }

  test('rejects its token for another answer, also among many concurrent requests', async () => {
    const token = await tokenFor();
    const before = (await stored()).length;
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send(receipt(token)).then(({ status }) => status)));
    assert.deepEqual([statuses.filter(status => status === 204).length, statuses.filter(status => status === 409).length], [1, 19]);
    assert.equal((await stored()).length, before + 1);
  });

  const refused: [title: string, body: (token: string) => object, status: number][] = [
    ['without a token', () => receipt(undefined), 403],
    ['with an empty token', () => receipt(''), 403],
    ['with a made-up token', () => receipt(`${'a'.repeat(22)}.mabcdefgh.Lw.${'b'.repeat(43)}`), 403],
    ['with the token of another page', token => receipt(token, { url: 'https://pots.example/cart' }), 403],
    [
      'with a token whose page was changed',
      token =>
        receipt(token.replace(/\.[\w-]+(?=\.[\w-]{43}$)/, `.${Buffer.from('/cart').toString('base64url')}`), {
          url: 'https://pots.example/cart',
        }),
      403,
    ],
    ['with a list for a token', token => receipt(undefined, { token: [token] }), 403],
    ['without an answer', token => receipt(token, { consent: 'perhaps' }), 400],
    ['with an id of its own kind', token => receipt(token, { id: 'x' }), 400],
  ];
  for (const [title, body, status] of refused) {
    test(`${title} is refused`, async () => {
      const [token, before] = [await tokenFor(), (await stored()).length];
      assert.equal((await send(body(token))).status, status);
      assert.equal((await stored()).length, before);
      assert.equal((await send(receipt(token))).status, 204, 'the token is still good');
    });
  }

  test('gets its token on pages of this site, and of sites that are allowed', async () => {
    await tokenFor(url, { 'sec-fetch-site': 'cross-site', 'origin': 'https://pots.example' });
    await tokenFor(url, { 'sec-fetch-site': 'same-origin' });
    for (const headers of [{ 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.example' }, { origin: 'https://evil.example' }]) {
      assert.equal((await run.post(paths.consentReceiptToken, { url }, headers as Record<string, string>)).status, 403);
    }
  });
});

test('a token is good for a day, and for the service that gave it', () => {
  let now = Date.UTC(2026, 10, 27);
  const tokens = new ReceiptTokens('secret', () => now);
  const token = tokens.issue('/shop');
  assert.equal(tokens.read(token)?.page, '/shop');
  assert.notEqual(tokens.issue('/shop'), token);
  assert.equal(new ReceiptTokens('other', () => now).read(token), null);
  for (const wrong of ['', '.', token.slice(1), token.slice(0, -1), `${token}x`, '.'.repeat(100_000)]) assert.equal(tokens.read(wrong), null);
  now += receiptTokenLifetimeMs;
  assert.equal(tokens.read(token), null);
});

test('used tokens are forgotten when they are too old to be used again', async () => {
  await run.service.database.update(usedCaptchas).set({ expiresAt: new Date(0) });
  const { VisitStore } = await import('./visit-store.js');
  await new VisitStore(run.service.database).sweep();
  assert.deepEqual(await run.service.database.select().from(usedCaptchas), []);
});
