import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { startForTest } from '../../start-for-test.js';
import { isDatabaseAway } from './database-away.js';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
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
  ['a query that is wrong', new DrizzleQueryError('select', [], coded('42601')), false],
  ['a value that is there twice', coded('23505'), false],
  ['a failure of ours', new TypeError('x is undefined'), false],
  ['a failure that repeats what somebody sent', new DrizzleQueryError('select $1', ['ECONNREFUSED'], coded('22P02', 'no number')), false],
  ['what is no error', 'ECONNREFUSED', false],
];
for (const [title, error, isAway] of rows)
  test(`${title} ${isAway ? 'is' : 'is not'} a database that is away`, () => assert.equal(isDatabaseAway(error), isAway));

test('a database that is away answers 503 with Retry-After, to scripts and to people, and comes back', async () => {
  let isAway = false;
  const run = await startForTest({
    routes: app => app.get('/probe', async context => context.json(await run.service.queries.shop.shelf())),
  });
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
      // A cart that nobody has needs no database.
      if (path === '/api/commerce/cart') continue;
      assert.deepEqual([answer.status, answer.headers.has('retry-after')], [503, true], `${path} ${accept}`);
      if (accept === 'text/html' && !path.startsWith('/api/') && path !== '/probe')
        assert.match(await answer.text(), /cannot answer right now|does not answer/);
    }
  }
  const posted = await run.post('/api/form/FormSubmissionKey', {});
  assert.deepEqual([posted.status, posted.headers.has('retry-after')], [503, true]);
  isAway = false;
  for (const path of paths) assert.equal((await fetch(run.address + path)).status, 200, path);
  await run.stop();
});
