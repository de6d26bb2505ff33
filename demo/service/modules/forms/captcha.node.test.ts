import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { CaptchaChallenge } from 'site-elements/contract/captcha';
import { altcha } from './captcha/altcha.js';
import { captchasFromEnvironment, setUpCaptchas } from './captcha/captchas.js';
import { providers } from './captcha/provider.js';
import { forms } from './forms.schema.js';
import { sharedSecret } from '../../kernel/database/shared-secret.js';
import { startForTest, type TestService } from '../../start-for-test.js';

const savePath = '/api/form/SaveFormSubmission';
const incomplete = 'Complete CAPTCHA before submitting.';
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Does the work that a visitor's browser does. */
function solve({ maxnumber, ...rest }: CaptchaChallenge) {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (digest(rest.salt + number) === rest.challenge) return { ...rest, number };
  }
  throw new Error('There is no number for this challenge.');
}

describe('our own captcha', () => {
  let now = Date.now();
  const captcha = altcha({ secret: 'kiln', now: () => now });
  const passes = async (response: string) => (await captcha.verify({ response, address: '' })).isPassed;
  const solved = solve(captcha.challenge());
  const forged = (change: object) => encode({ ...solved, ...change });
  const ownChallenge = digest(`${solved.salt}7`);

  test('hands out challenges in the public format', () => {
    const challenge = captcha.challenge();
    assert.deepEqual(Object.keys(challenge), ['algorithm', 'challenge', 'maxnumber', 'salt', 'signature']);
    assert.equal(challenge.algorithm, 'SHA-256');
    assert.equal(challenge.signature, createHmac('sha256', 'kiln').update(challenge.challenge).digest('hex'));
    assert.match(challenge.salt, /^[\da-f]{24}\?expires=\d{10}&$/);
  });

  test('takes a solution, with or without the time it took', async () => {
    assert.deepEqual([await passes(encode(solved)), await passes(forged({ took: 12 }))], [true, true]);
  });

  const salt = (from: RegExp, to: string) => ({ salt: solved.salt.replace(from, to) });
  const bad: [title: string, response: string][] = [
    ['nothing', ''],
    ['what is no base64', '***'],
    ['what is no JSON', Buffer.from('x').toString('base64')],
    ['a list', encode([])],
    ['null', encode(null)],
    ['another number', forged({ number: solved.number + 1 })],
    ['a number as text', forged({ number: String(solved.number) })],
    ['another algorithm', forged({ algorithm: 'SHA-1' })],
    ['a challenge of one\'s own', forged({ challenge: ownChallenge, number: 7 })],
    ['a signature of one\'s own', forged({ challenge: ownChallenge, number: 7, signature: createHmac('sha256', 'guess').update(ownChallenge).digest('hex') })],
    ['a later expiry', forged(salt(/expires=\d+/, 'expires=99999999999'))],
    ['no expiry', forged(salt(/\?expires=\d+&/, ''))],
    // "…expires=17…&" + "12" must not become "…expires=17…&1" + "2"
    ['a number moved into the salt', forged({ salt: `${solved.salt}${String(solved.number)[0]}`, number: Number(String(solved.number).slice(1) || 0) })],
  ];
  for (const [title, response] of bad) {
    test(`refuses ${title}`, async () => assert.equal(await passes(response), false));
  }

  test('refuses a solution that comes too late', async () => {
    now += 21 * 60_000;
    assert.equal(await passes(encode(solved)), false);
  });
});

describe('a form with a captcha', () => {
  let run: TestService;
  let provider: Server;
  let replies: { status: number; body: string };
  let asked: URLSearchParams[];

  before(async () => {
    provider = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      asked.push(new URLSearchParams(body));
      response.writeHead(replies.status, { 'Content-Type': 'application/json' }).end(replies.body);
    });
    await new Promise<void>(resolve => { provider.listen(0, '127.0.0.1', resolve); });
    const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/verify`;
    const captchas = Object.fromEntries(providers.map(({ name }) => [name, { secret: `secret of ${name}`, verifyUrl }]));
    run = await startForTest({ captchas });
  });
  after(async () => {
    provider.close();
    await run.stop();
  });

  const form = { name: 'Ada', email: 'ada@example.com', message: 'A teapot for twelve' };
  const challenge = async (): Promise<CaptchaChallenge> => (await fetch(`${run.address}/api/captcha/challenge`)).json();
  const save = (key: string, captchaKey?: string, values: object = form, formId = 'commission') =>
    run.post(savePath, { key, formId, form: values, captchaKey });

  test('is refused without one, with a wrong one, and its key stays good', async () => {
    const key = await run.key();
    const stored = await run.stored();
    for (const captchaKey of [undefined, '', 'x', encode({ ...solve(await challenge()), number: -1 })]) {
      const answer = await save(key, captchaKey);
      assert.equal(answer.status, 400);
      assert.deepEqual(await answer.json(), { error: incomplete, field: 'captchaKey' });
    }
    assert.equal(await run.stored(), stored);
    assert.equal((await save(key, encode(solve(await challenge())))).status, 200);
  });

  test('is answered the same when it is sent again with the captcha it has spent', async () => {
    const key = await run.key();
    const captchaKey = encode(solve(await challenge()));
    const first = await (await save(key, captchaKey)).json();
    assert.deepEqual(await (await save(key, captchaKey)).json(), first);
  });

  test('accepts each solution for one submission only, also when two arrive at the same time', async () => {
    const captchaKey = encode(solve(await challenge()));
    const keys = [await run.key(), await run.key()];
    const stored = await run.stored();
    const answers = await Promise.all(keys.map((key, at) => save(key, captchaKey, { ...form, name: `N${at}` })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    assert.equal(await run.stored(), stored + 1);
  });

  test('spends no solution on values that are refused', async () => {
    const key = await run.key();
    const captchaKey = encode(solve(await challenge()));
    assert.equal((await save(key, captchaKey, { ...form, email: 'ada' })).status, 400);
    assert.equal((await save(key, captchaKey)).status, 200);
  });

  const rows: [reply: { status: number; body: string }, status: number][] = [
    [{ status: 200, body: '{"success":true}' }, 200],
    [{ status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' }, 400],
    [{ status: 200, body: '{"success":"true"}' }, 503],
    [{ status: 500, body: 'oops' }, 503],
  ];
  for (const { name } of providers) {
    for (const [reply, status] of rows) {
      test(`of ${name} that answers ${reply.body} is answered ${status}`, async () => {
        await run.service.database.update(forms).set({ captcha: name }).where(eq(forms.id, 'visit'));
        asked = [];
        replies = reply;
        const answer = await save(await run.key(), 'token', { name: 'Ada', email: 'a@b.ie', day: 'Friday', agree: 'on' }, 'visit');
        assert.equal(answer.status, status, await answer.text());
        assert.deepEqual(asked.map(body => Object.fromEntries(body)), [
          { secret: `secret of ${name}`, response: 'token', remoteip: '127.0.0.1' },
        ]);
      });
    }
  }

  test('that is not set up reports it and stores nothing', async () => {
    await run.service.database.update(forms).set({ captcha: 'gone' }).where(eq(forms.id, 'visit'));
    const stored = await run.stored();
    const answer = await save(await run.key(), 'token', { name: 'Ada', email: 'a@b.ie', day: 'Friday', agree: 'on' }, 'visit');
    assert.equal(answer.status, 503);
    assert.match((await answer.json()).error, /captcha of this form \(gone\) has not been set up/);
    assert.equal(await run.stored(), stored);
  });
});

test('secrets come from the environment, and a captcha without one is not set up', () => {
  const { turnstile, hcaptcha } = captchasFromEnvironment({
    CAPTCHA_TURNSTILE_SECRET: 's',
    CAPTCHA_TURNSTILE_URL: 'https://x.example',
    CAPTCHA_HCAPTCHA_SECRET: '',
  });
  assert.deepEqual([turnstile, hcaptcha], [{ secret: 's', verifyUrl: 'https://x.example', siteKey: undefined }, undefined]);
});

describe('a form with a captcha, posted plainly', () => {
  let run: TestService;
  before(async () => {
    run = await startForTest({ captchas: { turnstile: { secret: 's', siteKey: 'site-key' } } });
  });
  after(() => run.stop());

  const words = { name: 'Ada', email: 'ada@example.com', message: 'A teapot for "twelve"' };
  const post = (values: Record<string, string>, formId = 'commission', address = run.address) =>
    fetch(`${address}/forms/${formId}`, { method: 'POST', body: new URLSearchParams(values), redirect: 'manual', headers: { accept: 'text/html' } });
  const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)![1]!;

  /** Reads the question as a visitor would. */
  function answerTo(page: string): Record<string, string> {
    const [, place, list] = /Please write the (\w+) of these words: ([\w, ]+)</.exec(page)!;
    const shown = list!.split(', ');
    const answer = shown.at(['first', 'second', 'third', 'fourth', 'last'].indexOf(place!))!;
    return { _question: hidden(page, '_question'), _answer: ` ${answer.toUpperCase()} ` };
  }

  test('is refused without one, by a page that offers it and keeps what was typed; answered, it is stored once', async () => {
    const stored = await run.stored();
    const refused = await post(words);
    assert.equal(refused.status, 400);
    const page = await refused.text();
    assert.match(page, new RegExp(incomplete));
    for (const typed of ['value="Ada"', 'value="ada@example.com"', 'A teapot for &quot;twelve&quot;']) assert.ok(page.includes(typed), typed);
    assert.equal(await run.stored(), stored);
    const sent = { ...words, ...answerTo(page), _key: hidden(page, '_key') };
    for (const { status } of [await post(sent), await post(sent)]) assert.equal(status, 303);
    assert.equal(await run.stored(), stored + 1);
  });

  const wrong: [title: string, change: (right: Record<string, string>) => Record<string, string>][] = [
    ['another word', right => ({ ...right, _answer: 'spam' })],
    ['no word', right => ({ ...right, _answer: '' })],
    ["a question of one's own", right => ({ ...right, _question: `${'a'.repeat(16)}.9999999999999.${'b'.repeat(43)}` })],
    ['a later end', right => ({ ...right, _question: right._question!.replace(/\.\d{13}\./, '.9999999999999.') })],
    ['a token alone', ({ _question }) => ({ _question: _question! })],
    ['a puzzle unsolved', () => ({ altcha: 'x' })],
  ];
  for (const [title, change] of wrong) {
    test(`is refused with ${title}`, async () => {
      const stored = await run.stored();
      const page = await (await fetch(`${run.address}/forms/commission`)).text();
      const refused = await post({ ...words, ...change(answerTo(page)) });
      assert.equal(refused.status, 400);
      assert.notEqual(hidden(await refused.text(), '_question'), hidden(page, '_question'));
      assert.equal(await run.stored(), stored);
    });
  }

  test('takes an answer once, and a puzzle that a widget has solved', async () => {
    const page = await (await fetch(`${run.address}/forms/commission`)).text();
    const answer = answerTo(page);
    assert.equal((await post({ ...words, ...answer, message: 'one' })).status, 303);
    assert.equal((await post({ ...words, ...answer, message: 'two' })).status, 400);
    const challenge: CaptchaChallenge = await (await fetch(`${run.address}/api/captcha/challenge`)).json();
    assert.equal((await post({ ...words, message: 'three', altcha: encode(solve(challenge)) })).status, 303);
  });

  test('knows the questions and the puzzles that another process has asked', async () => {
    const { database } = run.service;
    const secret = await sharedSecret(database, 'altcha');
    const others = setUpCaptchas({}, secret);
    const { text, token } = others.questions.ask();
    const [, place, list] = /the (\w+) of these words: (.+)$/.exec(text)!;
    const _answer = list!.split(', ').at(['first', 'second', 'third', 'fourth', 'last'].indexOf(place!))!;
    assert.equal((await post({ ...words, message: 'from another process', _question: token, _answer })).status, 303);
    const key = await run.key();
    const saved = await run.post(savePath, { key, formId: 'commission', form: words, captchaKey: encode(solve(others.own.challenge())) });
    assert.equal(saved.status, 200);
  });

  test('shows the box of another host where its site key is set, and lets its script in', async () => {
    await run.service.database.update(forms).set({ captcha: 'turnstile' }).where(eq(forms.id, 'question'));
    const refused = await post({ email: 'a@b.ie', question: 'Is it?' }, 'question');
    const page = await refused.text();
    assert.equal(refused.status, 400);
    assert.match(page, /<div class="cf-turnstile" data-sitekey="site-key"><\/div>/);
    assert.match(refused.headers.get('content-security-policy')!, /script-src 'self' https:\/\/challenges\.cloudflare\.com/);
    assert.doesNotMatch(page, /_question/);
  });
});
