import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { desc } from 'drizzle-orm';
import { submissions } from './forms.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';

const hostile = '"><img src=x onerror=alert(1)></textarea><script>alert(2)</script>';

describe('a form without scripts', () => {
  let run: TestService;
  before(async () => (run = await startForTest()));
  after(() => run.stop());

  const post = (body: URLSearchParams | FormData) =>
    fetch(`${run.address}/forms/contact`, { method: 'POST', body, redirect: 'manual', headers: { accept: 'text/html' } });
  const values = { name: 'Ada', email: 'ada@example.com', message: 'Hello', agree: 'yes' };

  test('is stored and answered with 303 to the page of thanks', async () => {
    const answer = await post(new URLSearchParams(values));
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), '/saltmarsh/thanks');
    const [row] = await run.service.database.select().from(submissions);
    assert.deepEqual(row.values, { ...values, agree: true });
  });

  test('is taken as multipart too', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    assert.equal((await post(body)).status, 303);
  });

  test('puts together what its parts have sent one by one, and gives the parts back when one is wrong', async () => {
    const send = (country: string) =>
      fetch(`${run.address}/forms/delivery`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          'name.first': 'Ada',
          'name.last': 'Byron',
          'home.line1': '1 Quay',
          'home.city': 'Wells',
          'home.zip': '12',
          'home.country': country,
          phone: '+44 1328 555 010',
        }),
      });
    const refused = await send('US');
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /name="home\.city" value="Wells"/);
    assert.equal((await send('GB')).status, 303);
    const rows = await run.service.database.select().from(submissions);
    assert.deepEqual(rows.find(row => row.formId === 'delivery')!.values, {
      name: { first: 'Ada', last: 'Byron' },
      home: { line1: '1 Quay', city: 'Wells', zip: '12', country: 'GB' },
      phone: { number: '+44 1328 555 010' },
    });
  });

  test('takes a scale from its own page', async () => {
    const page = await (await fetch(`${run.address}/forms/survey`)).text();
    const names = [...page.matchAll(/<select name="([^"]+)"/g)].map(([, name]) => name!);
    assert.deepEqual(names, ['class.I learned what I came for', 'class.There was time for everyone']);
    const body = new URLSearchParams(names.map((name, at) => [name, String(at - 2)]));
    assert.equal((await fetch(`${run.address}/forms/survey`, { method: 'POST', body, redirect: 'manual' })).status, 303);
    const rows = await run.service.database.select().from(submissions);
    assert.deepEqual(rows.find(row => row.formId === 'survey')!.values, {
      class: { 'I learned what I came for': -2, 'There was time for everyone': -1 },
    });
  });

  test('takes an amount that was offered, and one of the visitor\'s own, from its own page', async () => {
    const send = (...amount: string[]) => fetch(`${run.address}/forms/donation`, {
      method: 'POST', redirect: 'manual', body: new URLSearchParams([...amount.map(one => ['amount', one]), ['email', 'ada@example.com']]),
    });
    const page = await (await fetch(`${run.address}/forms/donation`)).text();
    const radios = [...page.matchAll(/<input type="radio" name="amount" value="(\d*)" required> ([^<]+)</g)].map(([, value, words]) => [value, words]);
    assert.deepEqual(radios, [['10', '€10'], ['25', '€25'], ['50', '€50'], ['', 'Other amount']]);
    const refused = await (await send('', 'plenty')).text();
    assert.match(refused, /value="" required checked> Other amount/);
    assert.match(refused, /<input name="amount" inputmode="decimal" value="plenty">/);
    for (const [sent, stored] of [[['25', ''], 25], [['', '12.50'], 12.5]] as const) {
      assert.equal((await send(...sent)).status, 303);
      const [row] = await run.service.database.select().from(submissions).orderBy(desc(submissions.createdAt)).limit(1);
      assert.equal(row.values.amount, stored);
    }
  });

  test('refuses a file for a field that takes none', async () => {
    const body = new FormData();
    body.set('name', new Blob(['x']), 'x.txt');
    const answer = await post(body);
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /no field &quot;name&quot; for files/);
  });

  test('is shown again, filled in, with every message, when something is wrong', async () => {
    const before = await run.stored();
    const answer = await post(new URLSearchParams({ ...values, email: 'ada', message: hostile }));
    const page = await answer.text();
    assert.equal(answer.status, 400);
    assert.match(answer.headers.get('content-type') ?? '', /text\/html/);
    assert.match(page, /value="Ada"/);
    assert.match(page, /value="ada" id="email" name="email" required aria-invalid="true"/);
    assert.match(page, /follow the format name@example\.com/);
    assert.match(page, /value="yes" id="agree" name="agree" checked/);
    assert.equal(await run.stored(), before);
  });

  describe('on a page of the service', () => {
    const keyIn = (page: string) => /name="_key" value="([^"]+)"/.exec(page)![1];
    const fresh = async () => keyIn(await (await fetch(`${run.address}/forms/contact`)).text());
    const rowsFor = async (name: string) =>
      (await run.service.database.select().from(submissions)).filter(row => row.values.name === name);

    test('carries a key and a honeypot, and is found for every form', async () => {
      const page = await (await fetch(`${run.address}/forms/visit`)).text();
      assert.match(page, /<h1>Visit the studio<\/h1>/);
      assert.match(page, /<p hidden><label>[^<]*<input name="_homepage"/);
      assert.ok(keyIn(page).length > 20);
      assert.equal((await fetch(`${run.address}/forms/nope`)).status, 404);
    });

    test('stores once what is sent twice, also at the same time', async () => {
      const sent = new URLSearchParams({ ...values, name: 'Twice with a key', _key: await fresh(), _homepage: '' });
      const answers = await Promise.all([post(sent), post(sent), post(sent)]);
      assert.deepEqual(answers.map(({ status }) => status), [303, 303, 303]);
      const [row, ...others] = await rowsFor('Twice with a key');
      assert.deepEqual([row.suspicion, others], [null, []]);
    });

    test('keeps its key while it is corrected', async () => {
      const key = await fresh();
      const refused = await post(new URLSearchParams({ ...values, email: 'ada', _key: key }));
      assert.equal(keyIn(await refused.text()), key);
      assert.equal((await post(new URLSearchParams({ ...values, name: 'Corrected', _key: key }))).status, 303);
      assert.equal((await rowsFor('Corrected')).length, 1);
    });

    test('is shown again with a new key and all that was typed when its own is used or made up', async () => {
      const key = await fresh();
      await post(new URLSearchParams({ ...values, name: 'The first', _key: key }));
      for (const old of [key, 'made-up']) {
        const refused = await post(new URLSearchParams({ ...values, name: 'The second', _key: old }));
        assert.ok([400, 409].includes(refused.status));
        const page = await refused.text();
        assert.match(page, /value="The second"/);
        assert.notEqual(keyIn(page), old);
        assert.equal((await post(new URLSearchParams({ ...values, name: `After ${old}`, _key: keyIn(page) }))).status, 303);
      }
    });

    test('marks what fills in the honeypot', async () => {
      await post(new URLSearchParams({ ...values, name: 'Robot', _key: await fresh(), _homepage: 'https://spam.example' }));
      assert.equal((await rowsFor('Robot'))[0].suspicion, 'filled in a hidden field');
    });
  });

  test('stores once what is pressed twice on a page without a key', async () => {
    const sent = new URLSearchParams({ ...values, name: 'Twice without a key' });
    const answers = await Promise.all([post(sent), post(sent)]);
    assert.deepEqual(answers.map(({ status }) => status), [303, 303]);
    await post(new URLSearchParams({ ...values, name: 'Twice without a key', message: 'Something else' }));
    const rows = await run.service.database.select().from(submissions);
    const messages = rows.filter(row => row.values.name === 'Twice without a key').map(row => row.values.message);
    assert.deepEqual(messages.sort(), ['Hello', 'Something else']);
  });

  test('never lets what was typed become markup', async () => {
    const refused = await (await post(new URLSearchParams({ ...values, name: hostile, message: '' }))).text();
    await post(new URLSearchParams({ ...values, name: hostile, message: hostile }));
    const owner = await (await fetch(`${run.address}/owner/submissions`)).text();
    for (const page of [refused, owner]) {
      assert.doesNotMatch(page, /<img|<script/);
      assert.match(page, /&lt;script&gt;/);
    }
  });

  test('shows the owner the newest first', async () => {
    await post(new URLSearchParams({ ...values, name: 'The newest of all' }));
    const [newest] = await run.service.database.select().from(submissions).orderBy(desc(submissions.createdAt)).limit(1);
    const page = await (await fetch(`${run.address}/owner/submissions`)).text();
    assert.equal(page.indexOf('<article'), page.indexOf(`<article class="submission" id="${newest.id}"`));
  });

  test('sets no cookie, and a call with scripts only that of the CSRF token, which says nothing of its visitor', async () => {
    const answers = await Promise.all([
      post(new URLSearchParams(values)),
      post(new URLSearchParams()),
      fetch(`${run.address}/owner/submissions`),
      fetch(`${run.address}/api/captcha/challenge`),
      fetch(`${run.address}/api/census/form-render`, { method: 'POST' }),
    ]);
    assert.deepEqual(answers.flatMap(answer => answer.headers.getSetCookie()), []);
    const [crumb, ...others] = (await run.post('/api/form/FormSubmissionKey', {})).headers.getSetCookie();
    assert.match(crumb!, /^crumb=[^;]+; Path=\/; SameSite=Lax$/);
    assert.deepEqual(others, []);
  });
});
