import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import { rateLimits } from './kernel/database/schema.js';
import { ruleFor } from './kernel/limits/guard-writes.js';
import { startForTest, type TestService } from './start-for-test.js';
import { writeRules as rows } from './create-service.js';
import type { ClientKind } from './kernel/limits/known-clients.js';
import { createWriteRules } from './kernel/limits/write-rules.js';
import { codeTries } from './modules/shop/guard-carts.js';

const writeRules = createWriteRules(rows);
const reading = new Set(['GET', 'HEAD', 'OPTIONS', 'ALL']);
const rate = { max: 2, windowMs: 3_600_000 };
let run: TestService;
before(async () => {
  run = await startForTest({
    trustedProxies: 1,
    rate,
    owner: { password: 'a long kiln', email: 'owner@example.com', failures: { max: 1000, windowMs: 1000 } },
  });
});
after(() => run.stop());

const routes = () => [
  ...new Set(
    run.service.app.routes
      .filter(({ method, path }) => !reading.has(method) && path !== '/*')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test('every route that writes declares how often strangers may', () => {
  const undeclared = routes().filter(route => { const [method, path] = route.split(' ') as [string, string]; return !ruleFor(writeRules, method, path); });
  assert.deepEqual(undeclared, [], 'Give these routes a row in `writeRules` of their module.ts.');
  assert.ok(routes().length > 50, 'the routes were found');
});

test('every rule is one of a route', () => {
  const known = new Set([...run.service.app.routes.map(({ method, path }) => `${method} ${path}`)]);
  assert.deepEqual([...writeRules.keys()].filter(route => !route.endsWith('/*') && !known.has(route)), []);
});

test('every rule limits a network and all networks together, and names the clients that may continue', () => {
  for (const [route, { name, network, site, knownBy }] of writeRules) {
    assert.ok(network > 0 && network < Infinity, route);
    if (name === 'owner') continue; // a session is demanded before anything else
    assert.ok(site > network && site < Infinity, route);
    // A log is useful to its owner in part: no client exceeds its limit.
    assert.ok(knownBy !== undefined || name === 'trace', route);
  }
});

/** A request that its route answers somehow; what it is answered without limits does not matter here. */
const ask = (route: string, address: string, { headers = {}, body = '{}' }: { headers?: Record<string, string>; body?: string } = {}) => {
  const [method, path] = route.split(' ') as [string, string];
  const url = run.address + path.replaceAll(/:\w+/g, 'x');
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body }),
  });
};
const forget = async () => {
  await run.service.database.delete(rateLimits);
};
const addressAt = (at: number) => `203.0.${at >> 8}.${at & 255}`;
/** Rules of one name count together: one route stands for all. */
const byName = [...new Map([...writeRules].map(([route, rule]) => [rule.name, [route.replace('/*', '/submissions'), rule] as const])).values()];

describe('a network that writes too often learns when to retry', () => {
  let block = 0;
  for (const [route, { name, network }] of byName) {
    test(`${name}: ${route}`, async () => {
      block += 1;
      const address = addressAt(block);
      const most = network * rate.max;
      const statuses: number[] = [];
      for (let at = 0; at < most; at += 1) statuses.push((await ask(route, address)).status);
      // Other limits of the same calls may be smaller.
      assert.ok(statuses.slice(0, Math.min(most, 3)).every(status => status !== 503), String(statuses));
      const refused = await ask(route, address);
      assert.equal(refused.status, 429);
      assert.ok(Number(refused.headers.get('retry-after')) > 3000);
      assert.notEqual((await ask(route, addressAt(40_000 + block))).status, 429, 'another network goes on');
    });
  }
});

describe('addresses of IPv6', () => {
  const route = `POST ${paths.censusRecordHit}`;
  const most = 10 * rate.max;
  test('are counted by 64 bits, and by 48', async () => {
    for (let at = 0; at < most; at += 1) assert.equal((await ask(route, `2001:db8:1:1::${at.toString(16)}`)).status, 204);
    assert.equal((await ask(route, '2001:db8:1:1:ffff::1')).status, 429);
    let taken = most;
    for (let at = 2; at < 200; at += 1) if ((await ask(route, `2001:db8:1:${at.toString(16)}::1`)).status === 204) taken += 1;
    assert.equal(taken, most * 4, 'four times as much of all its networks together');
    assert.equal((await ask(route, '2001:db8:2::1')).status, 204);
  });
});

describe('when strangers of many networks have used up what the site takes', () => {
  /** Uses up the limit as they do, without sending as many requests. */
  const useUp = async (name: string) => {
    await forget();
    run = await restarted();
    const { createHash } = await import('node:crypto');
    const sender = `budget ${name} site ${createHash('sha256').update('').digest('base64url').slice(0, 22)}`;
    await run.service.database.insert(rateLimits).values({ sender, since: new Date(), expiresAt: new Date(Date.now() + 60_000), seen: [], count: 1_000_000 });
  };
  /** Another process of the site: it remembers nothing. */
  const restarted = async () => {
    await run.stop();
    return startForTest({ trustedProxies: 1, rate, owner: { password: 'a long kiln', email: 'owner@example.com' } });
  };
  const busy = async (answer: Response) => {
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '60']);
    assert.match(await answer.text(), /very busy, and nothing was stored\. Go back and try again in 1 minute/);
  };
  const cartOf = async (from: string) => {
    const answer = await ask(`POST ${paths.cartEntries}`, from, { body: JSON.stringify({ key: 'key-of-a-line-1', sku: 'mug-dune', quantity: 1 }) });
    assert.equal(answer.status, 200, await answer.clone().text());
    return answer.headers.getSetCookie().find(cookie => cookie.startsWith('cart='))!.split(';')[0]!;
  };

  test('a visitor with a cart continues, and a stranger reads why the request is refused', async () => {
    await useUp('nothing');
    const cookie = await cartOf('198.51.100.1');
    const { createHash } = await import('node:crypto');
    for (const name of ['hit', 'cart', 'comment']) {
      const sender = `budget ${name} site ${createHash('sha256').update('').digest('base64url').slice(0, 22)}`;
      await run.service.database
        .execute(sql`insert into rate_limits (sender, since, expires_at, seen, count) values (${sender}, now(), now() + interval '59.5 seconds', '{}', 1000000)
        on conflict (sender) do update set count = 1000000, expires_at = now() + interval '59.5 seconds'`);
    }
    for (const route of [`POST ${paths.censusRecordHit}`, `POST ${paths.comments}`]) {
      await busy(await ask(route, '198.51.100.2'));
      assert.notEqual((await ask(route, '198.51.100.1', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status, 503, route);
      await busy(await ask(route, '198.51.100.3', { headers: { cookie: cookie.replace(/.$/, 'x'), 'sec-fetch-site': 'same-origin' } }));
    }
  });

  test('a submission with a key from the service is accepted; one with a made-up key is not', async () => {
    await useUp('submission');
    const key = await run.key();
    const body = (one: string) => JSON.stringify({ key: one, formId: 'contact', form: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } });
    await busy(await ask(`POST ${paths.saveFormSubmission}`, '198.51.100.2', { body: body('made-up') }));
    assert.equal((await ask(`POST ${paths.saveFormSubmission}`, '198.51.100.2', { body: body(key) })).status, 200);
    const plain = (one: string) => new URLSearchParams({ _key: one, name: 'Ada', email: 'ada@example.com', message: 'Hello again' }).toString();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await busy(await ask('POST /forms/contact', '198.51.100.2', { headers: form, body: plain('') }));
    assert.equal((await ask('POST /forms/contact', '198.51.100.2', { headers: form, body: plain(await run.key('contact')) })).status, 303);
  });
});

test('codes of coupons and gift cards are tried a few times, in calls and on the page', async () => {
  await forget();
  const from = '198.51.100.77';
  const statuses = new Set<number>();
  const cookie = (
    await ask(`POST ${paths.cartEntries}`, from, { body: JSON.stringify({ key: 'key-of-a-line-2', sku: 'mug-dune', quantity: 1 }) })
  ).headers
    .getSetCookie()
    .find(one => one.startsWith('cart='))!
    .split(';')[0]!;
  const guess = (code: string) =>
    ask(`POST ${paths.cartCoupons}`, from, { headers: { cookie, 'sec-fetch-site': 'same-origin' }, body: JSON.stringify({ code }) });
  for (let at = 0; at < codeTries.network * rate.max; at += 1) statuses.add((await guess(`GUESS${at}`)).status);
  assert.ok(!statuses.has(429) && !statuses.has(200), String([...statuses]));
  const refused = await guess('GUESS');
  assert.equal(refused.status, 429);
  assert.match(await refused.text(), /Too many codes were tried\. Try again in \d+ minutes/);
  const form = { 'content-type': 'application/x-www-form-urlencoded', cookie };
  for (const name of ['coupon', 'giftCard']) {
    for (const path of [paths.checkout, paths.checkoutOrder, paths.checkoutExpress]) {
      assert.equal((await ask(`POST ${path}`, from, { headers: form, body: `${name}=GUESS` })).status, 429, `${name} ${path}`);
    }
  }
  assert.notEqual((await ask(`POST ${paths.checkout}`, from, { headers: form, body: 'coupon=' })).status, 429, 'a page without a code goes on');
});

test('every kind of known client appears in a rule', () => {
  const used = new Set([...writeRules.values()].flatMap(({ knownBy }) => knownBy ?? []));
  const all: Record<ClientKind, true> = { visitor: true, key: true, order: true, subscription: true, submission: true, booking: true, newsletter: true, payment: true, receipt: true, device: true };
  assert.deepEqual([...used].sort(), Object.keys(all).sort());
});
