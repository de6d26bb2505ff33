import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { LogEntry } from './kernel/http/log-requests.js';
import { withoutTokens } from './kernel/http/log-requests.js';
import { startForTest, type TestService } from './start-for-test.js';

const entries: LogEntry[] = [];
let run: TestService;
before(async () => { run = await startForTest({ log: entry => entries.push(entry), owner: { password: 'a long kiln' } }); });
after(() => run.stop());

const tokens = () => [randomBytes(24).toString('base64url'), `${randomUUID()}.t5xq1k.${randomBytes(32).toString('base64url')}`];
/** Parameters that are documented as no secret. The test names them again, so that a new one is a decision. */
const open = /:(?:id|name|number|formId|provider|family|file|feed|picture|calendar|z|x|y)$/;

/** Calls an address in all ways that browsers and people do, also mistyped, and returns what was logged. */
async function logOf(path: string): Promise<string> {
  entries.length = 0;
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
    await fetch(run.address + path, { method, redirect: 'manual', headers: { accept: 'text/html', referer: run.address + path } });
  for (const wrong of [`${path}/`, `${path}.`, path.replace('/', '//'), path.toUpperCase().slice(0, 6) + path.slice(6), encodeURIComponent(path).replace('%2F', '/')])
    await fetch(run.address + wrong, { redirect: 'manual', headers: { accept: 'text/html' } });
  assert.equal(entries.filter(({ method }) => method !== undefined).length, 11, path);
  return JSON.stringify(entries);
}

describe('a token in an address', () => {
  test('is in the log for no route', async () => {
    const patterns = [...new Set(run.service.app.routes.map(({ path }) => path))]
      .filter(path => path.split('/').some(part => part.startsWith(':') && !open.test(part)));
    assert.ok(patterns.includes('/form/pay/:token') && patterns.includes('/checkout/confirmed/:token'), 'the routes were found');
    for (const pattern of patterns) {
      for (const token of tokens()) {
        const log = await logOf(pattern.replaceAll(/:\w+/g, token));
        assert.ok(!log.includes(token), pattern);
        assert.ok(log.includes(`"path":"${pattern}"`), `${pattern} is named: ${log}`);
      }
    }
  });

  test('is not in the log as part of a query', async () => {
    const [token] = tokens();
    for (const path of ['/newsletter/confirm?token=', '/newsletter/unsubscribe?token=', '/forms/contact/thanks?answers=', '/owner/login/link?token='])
      assert.ok(!(await logOf(path + token)).includes(token!), path);
  });

  test('leaves the log as useful as it was for other addresses', async () => {
    entries.length = 0;
    for (const path of ['/images/a-picture-that-is-missing.jpg', '/forms/contact', '/wp-login.php']) await fetch(run.address + path);
    assert.deepEqual(entries.map(({ path }) => path), ['/images/a-picture-that-is-missing.jpg', '/forms/contact', '/wp-login.php']);
  });

  test('is left out of error messages', () => {
    const [token] = tokens();
    const written: LogEntry[] = [];
    withoutTokens(entry => written.push(entry))({ time: 'now', warning: 'emails', error: `GET https://pay.example/s/${token}?x=${token} failed: ECONNREFUSED` });
    assert.deepEqual(written, [{ time: 'now', warning: 'emails', error: 'GET https://pay.example/s/[token]?x=[token] failed: ECONNREFUSED' }]);
  });

  test('reaches no other site and no other log: its page sends no referrer, errors included', async () => {
    const [token] = tokens();
    const policy = async (path: string) =>
      (await fetch(run.address + path, { headers: { accept: 'text/html' } })).headers.get('referrer-policy');
    for (const path of [
      `/form/pay/${token}`, `/checkout/confirmed/${token}`, `/checkout/status/${token}`, `/checkout/reviews/${token}`, `/form/pay/${token}/`,
      `/booking/${token}`, `/newsletter/confirm?token=${token}`, `/newsletter/unsubscribe?token=${token}`, `/forms/contact/thanks?answers=${token}`,
    ]) assert.equal(await policy(path), 'no-referrer', path);
    for (const path of ['/forms/contact', '/forms/contact/thanks']) assert.equal(await policy(path), 'strict-origin-when-cross-origin', path);
  });
});
