import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { startForTest, type TestService } from '../../start-for-test.js';

const password = 'a long kiln';
const email = 'owner@example.com';
const failures = { max: 3, windowMs: 3_600_000 };
const networksTogether = 5;

let run: TestService;
before(async () => { run = await startForTest({ trustedProxies: 1, owner: { password, email, failures } }); });
after(() => run.stop());

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0]!);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Attempt { typed: string; from: string; device?: string }
type LogIn = (attempt: Attempt) => Promise<Response>;

const asOwner: LogIn = async ({ typed, from, device }) => {
  const asked = await fetch(`${run.address}/owner/login`);
  const csrf = /name="csrf" value="([^"]+)"/.exec(await asked.text())![1]!;
  const cookie = [...cookiesOf(asked), ...device ? [device] : []].join('; ');
  return fetch(`${run.address}/owner/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...form, cookie, 'x-forwarded-for': from },
    body: new URLSearchParams({ csrf, password: typed }),
  });
};
const asAccount: LogIn = ({ typed, from, device = '' }) => fetch(`${run.address}/account/login`, {
  method: 'POST', redirect: 'manual', headers: { ...form, 'cookie': device, 'x-forwarded-for': from }, body: new URLSearchParams({ email, password: typed }),
});

for (const [what, logIn, block] of [['the owner', asOwner, 1], ['an account', asAccount, 2]] as const) {
  describe(`a password of ${what}`, () => {
    const from = (at: number) => `10.${block}.${at}.9`.replace('10.', '203.');
    let device = '';
    const deviceIn = (answer: Response) => cookiesOf(answer).find(cookie => cookie.startsWith('known_device='))!;

    test('is tried a few times, from all networks together', async () => {
      const first = await logIn({ typed: password, from: from(1) });
      assert.equal(first.status, 303);
      device = deviceIn(first);
      assert.match(first.headers.getSetCookie().find(one => one.startsWith('known_device='))!, /; HttpOnly; SameSite=Strict$/);
      const statuses: number[] = [];
      for (let at = 2; at < 40; at += 1) statuses.push((await logIn({ typed: 'wrong', from: from(at) })).status);
      assert.equal(statuses.filter(status => status === 403).length, failures.max * networksTogether, 'the right one before does not count');
      const refused = await logIn({ typed: password, from: from(50) });
      assert.equal(refused.status, 429, 'the right one neither: else it could be found');
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      if (what === 'the owner')
        assert.match(await refused.text(), /on other devices\. Log in on a device that has logged in before, or try again in 60 minutes/);
    });

    test('is taken all the while from a device that has logged in before, in any network', async () => {
      for (const at of [1, 2, 60]) assert.equal((await logIn({ typed: password, from: from(at), device })).status, 303);
    });

    test('is tried a few times on such a device as well', async () => {
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1) statuses.push((await logIn({ typed: 'wrong', from: from(70 + at), device })).status);
      assert.deepEqual(statuses, [403, 403, 403, 429, 429]);
    });

    test('is not accepted from a device that claims to be known', async () => {
      for (const made of [
        'known_device=x',
        `known_device=${'a'.repeat(22)}.${'b'.repeat(43)}`,
        device.replace(/.$/, 'x'),
        device.replace(/=[\w-]+!/, `=${Buffer.from('eve@example.com').toString('base64url')}!`),
        '',
      ]) {
        assert.equal((await logIn({ typed: password, from: from(90), device: made })).status, 429, made);
      }
    });
  });
}

test('a device of one account does not count for another', async () => {
  const answer = await asAccount({ typed: password, from: '198.51.100.1', device: '' });
  assert.equal(answer.status, 429);
});

test('a login reads no body that is larger than a login, and not one of them is read before the throttle', async () => {
  const post = (bytes: number) => new Promise<number>((resolve, reject) => {
    const asked = request(
      `${run.address}/owner/login`,
      {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': bytes,
          cookie: 'owner_login=x',
          'x-forwarded-for': '198.51.100.9',
        },
      },
      answer => {
        answer.resume();
        resolve(answer.statusCode!);
        asked.destroy();
      },
    );
    asked.on('error', error => { if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') reject(error); });
    asked.write('--x\r\n'); // the rest never arrives: a reader that waits for the whole body hangs
  });
  assert.equal(await post(32 * 1024 * 1024), 413);
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 20 }, () => post(32 * 1024 * 1024)))), new Set([413]));
});
