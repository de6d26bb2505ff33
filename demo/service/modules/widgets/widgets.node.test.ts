import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startForTest, type TestService } from '../../start-for-test.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const ask = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${run.address}/api/widget/GetWidgetRendering`, { method: 'POST', body: new URLSearchParams(fields), headers });
const block = (value: object, type = 'summary') => ({ widgetJSON: JSON.stringify({ type, id: 'b1', value }) });

test('a summary is drawn of what is sold, with links where the shop is named, and no cookie is set', async () => {
  const answer = await ask(block({ limit: 2, url: '/saltmarsh/shop' }));
  assert.deepEqual([answer.status, answer.headers.getSetCookie()], [200, []]);
  const { html } = await answer.json() as { html: string };
  assert.equal(html.match(/<li>/g)?.length, 2);
  assert.match(html, /^<ul><li><a href="\/saltmarsh\/shop#[\w-]+">[^<]+<\/a><\/li>/);
  const { html: plain } = await (await ask(block({ limit: 'many', url: 'javascript:alert(1)' }))).json() as { html: string };
  assert.equal(plain.match(/<li>/g)?.length, 5);
  assert.doesNotMatch(plain, /<a/);
});

test('an invalid request is refused, and a visitor with a cookie needs no token because nothing is changed', async () => {
  const rows: [fields: Record<string, string>, status: number][] = [
    [{}, 400], [{ widgetJSON: '{' }, 400], [{ widgetJSON: '{"type":"summary"}' }, 400], [block({}, 'clock'), 404], [{ ...block({}), crumb: 'x' }, 400],
  ];
  for (const [fields, status] of rows) assert.equal((await ask(fields)).status, status, JSON.stringify(fields));
  assert.equal((await ask(block({}), { cookie: 'session=1' })).status, 200);
});
