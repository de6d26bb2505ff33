import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { desc } from 'drizzle-orm';
import { submissions } from './database/schema.js';
import { startForTest, type TestService } from './start-for-test.js';

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

  test('refuses a file', async () => {
    const body = new FormData();
    body.set('name', new Blob(['x']), 'x.txt');
    const answer = await post(body);
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /files are not taken/);
  });

  test('comes back filled in, with every message, when something is wrong', async () => {
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

  test('sets no cookie anywhere', async () => {
    const answers = await Promise.all([
      post(new URLSearchParams(values)),
      post(new URLSearchParams()),
      run.post('/api/form/FormSubmissionKey', {}),
      fetch(`${run.address}/owner/submissions`),
    ]);
    assert.deepEqual(answers.flatMap((answer) => answer.headers.getSetCookie()), []);
  });
});
