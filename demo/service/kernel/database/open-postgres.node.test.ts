import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { explainPostgres } from './explain-postgres.js';
import { openPostgres } from './open-postgres.js';

for (const url of ['localhost', 'mysql://ada:secret@localhost/pots', 'postgres://ada:secret@[/pots', 'my database']) {
  test(`DATABASE_URL="${url}" is refused without repeating it`, async () => {
    await assert.rejects(openPostgres(url), ({ message }: Error) => {
      assert.match(message, /^DATABASE_URL is not the address of a PostgreSQL database\..* postgres:\/\/user:password@/);
      assert.doesNotMatch(message, /secret/);
      return true;
    });
  });
}

test('a place where no PostgreSQL server answers is named, without the password', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await assert.rejects(openPostgres(`postgres://ada:secret@127.0.0.1:${port}/pots`), {
    message:
      `The PostgreSQL database 127.0.0.1:${port}/pots of DATABASE_URL could not be opened as ada: `
      + `connect ECONNREFUSED 127.0.0.1:${port}. Correct DATABASE_URL, or unset it to use the embedded database.`,
  });
});

test('the reason is found behind several attempts and behind a failed query', () => {
  const attempts = new AggregateError([new Error('no way to ::1'), new Error('no way to 127.0.0.1')]);
  assert.match(explainPostgres('postgres://localhost/pots', attempts), /opened: no way to ::1; no way to 127\.0\.0\.1\. /);
  const query = new Error('Failed query', { cause: new Error('permission denied for schema public') });
  assert.match(explainPostgres('postgresql:///pots', query), /database localhost\/pots .*: permission denied for schema public\. /);
});

const url = process.env.TEST_DATABASE_URL;
// Only a real server has timeouts.
if (url) {
  test('a server stops what takes too long, and brings its tables up to date without a limit', async () => {
    const { database, close } = await openPostgres(url);
    // All connections of the pool have the limit, that of the first start too.
    const seen = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.execute(
          sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, pg_sleep(0.05)`,
        ),
      ),
    );
    const rows = seen.flatMap(answer => (answer as { rows: { statement: string; lock: string }[] }).rows);
    assert.deepEqual(rows.map(({ statement, lock }) => [statement, lock]), Array.from({ length: 10 }, () => ['30s', '10s']));
    await close();
  });
}
