import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { paths } from 'site-elements/contract/paths';
import { startForTest, type TestService } from './start-for-test.js';

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const questions = [
  '-',
  '- ',
  '-"',
  '--a',
  '-a ',
  '"',
  '" "',
  'or ',
  '-or ',
  '!',
  '(',
  '&|',
  '\\',
  ':*',
  '\u0001',
  '%00',
  'a-',
  '-"a b" ',
].map(piece => piece.repeat(60));
test('no question to the search is a failure of the service', async () => {
  for (const question of questions) for (const path of [paths.search, paths.plainSearch]) {
    assert.equal((await fetch(`${run.address}${path}?q=${encodeURIComponent(question)}`)).status, 200, question);
  }
});

const bodies = ['null', '[]', '1', '"x"', 'true', '{"email":null}', '{"__proto__":1}', '{', ''];
test('no JSON to any route that writes is a failure of the service', async () => {
  const routes = run.service.app.routes.filter(({ method }) => ['POST', 'PUT', 'DELETE'].includes(method));
  for (const { method, path } of routes) for (const body of bodies) {
    const answer = await fetch(run.address + path.replaceAll(/:\w+/g, 'x'), {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body,
    });
    assert.notEqual(answer.status, 500, `${method} ${path} ${body}`);
  }
});
