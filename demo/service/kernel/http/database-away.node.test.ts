import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { startForTest } from '../../start-for-test.js';
import { isDatabaseAway } from './database-away.js';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
/** Not an error, as the embedded database throws it. */
const exited: unknown = { name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 };
const rows: [title: string, error: unknown, isAway: boolean][] = [
  ['a connection that is refused', coded('ECONNREFUSED'), true],
  ['one of several addresses that refuse', new AggregateError([coded('ECONNREFUSED')], ''), true],
  ['a host that is not found', coded('ENOTFOUND'), true],
  ['a server that shuts down', coded('57P01'), true],
  ['a server that starts', coded('57P03'), true],
  ['a server without a free connection', coded('53300'), true],
  ['a disk that is full', coded('53100'), true],
  ['a statement that takes too long', coded('57014'), true],
  ['a lock that is not given back', coded('55P03'), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['a pool that waited too long', new Error('timeout exceeded when trying to connect'), true],
  ['a query with one of these as its cause', new DrizzleQueryError('select 1', [], coded('ECONNRESET')), true],
  ['an embedded database that has crashed', new DrizzleQueryError('select 1', [], new WebAssembly.RuntimeError('memory access out of bounds')), true],
  ['an embedded database that has ended', new DrizzleQueryError('select 1', [], exited as Error), true],
  ['an embedded database that cannot write its folder', new DrizzleQueryError('select 1', [], { name: 'ErrnoError', errno: 51 } as unknown as Error), true],
  ['a query that is wrong', new DrizzleQueryError('select', [], coded('42601')), false],
  ['a value that is there twice', coded('23505'), false],
  ['a failure of ours', new TypeError('x is undefined'), false],
  ['a failure that repeats what somebody sent', new DrizzleQueryError('select $1', ['ECONNREFUSED'], coded('22P02', 'no number')), false],
  ['what is no error', 'ECONNREFUSED', false],
];
for (const [title, error, isAway] of rows)
  test(`${title} ${isAway ? 'is' : 'is not'} a database that is away`, () => assert.equal(isDatabaseAway(error), isAway));

test('a database that is unavailable answers 503 with Retry-After, to scripts and to people, and the service recovers with it', async t => {
  let isAway = false;
  const run = await startForTest({
    routes: app => app.get('/probe', async context => context.json(await run.service.queries.shop.shelf())),
  });
  t.after(() => run.stop());
  const { session } = run.service.database as unknown as { session: { prepareQuery(...values: unknown[]): unknown } };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...values) => {
    if (isAway) throw new DrizzleQueryError('select', [], coded('ECONNREFUSED'));
    return prepare(...values);
  };
  const paths = ['/api/commerce/products', '/api/commerce/cart', '/forms/contact', '/search?q=mug', '/healthz', '/probe', '/api/comments?thread=/'];
  isAway = true;
  for (const path of paths) {
    for (const accept of ['application/json', 'text/html']) {
      const answer = await fetch(run.address + path, { headers: { accept, cookie: '' } });
      // An empty cart needs no database.
      if (path === '/api/commerce/cart') continue;
      assert.deepEqual([answer.status, answer.headers.has('retry-after')], [503, true], `${path} ${accept}`);
      if (accept === 'text/html' && !path.startsWith('/api/') && path !== '/probe')
        assert.match(await answer.text(), /cannot answer right now|does not answer/);
    }
  }
  for (const { method, path } of run.service.app.routes.filter(route => route.method !== 'ALL' && !route.path.includes('*'))) {
    const answer = await fetch(run.address + path.replaceAll(/:\w+(\{[^}]*\})?/g, '1'), { method, redirect: 'manual', headers: { accept: 'text/html' } });
    if (answer.status >= 500) assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '10'], `${method} ${path}`);
  }
  const posted = await run.post('/api/form/FormSubmissionKey', {});
  assert.deepEqual([posted.status, posted.headers.has('retry-after')], [503, true]);
  isAway = false;
  for (const path of paths) assert.equal((await fetch(run.address + path)).status, 200, path);
});
