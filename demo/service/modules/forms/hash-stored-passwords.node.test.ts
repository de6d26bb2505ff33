import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { FieldValue } from 'site-elements/contract/submission';
import { createService } from '../../create-service.js';
import { newDatabase } from '../../kernel/database/new-database.js';
import { submissions } from './forms.schema.js';
import { passwordCheck } from '../../kernel/access/password.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { hashStoredPasswords } from './hash-stored-passwords.js';

let run: TestService;
before(async () => {
  run = await startForTest();
  await run.service.swept; // which would hash what the first tests store
});
after(() => run.stop());
beforeEach(() => run.service.database.delete(submissions));

type Values = Record<string, FieldValue>;
/** As a service before passwords were hashed has stored it. */
const stored = async (values: Values, formId = 'every-field', { database } = run.service) => {
  const id = randomUUID();
  await database.insert(submissions).values({ id, formId, payloadHash: 'of the password too', values, context: {} });
  return id;
};
const read = async (id: string, { database } = run.service) => (await database.select().from(submissions).where(eq(submissions.id, id)))[0]!;
const hashOf = async (id: string) => ((await read(id)).values.password as { hash: string }).hash;

describe('passwords that are stored as a text', () => {
  test('become hashes, with everything else as it was', async () => {
    const id = await stored({ name: 'Ada', password: '  open sésame ', agree: true, home: { zip: '1' } });
    assert.equal(await hashStoredPasswords(run.service.database), 1);
    assert.equal(await passwordCheck(await hashOf(id))('  open sésame '), true);
    const { values: { password: _password, ...others }, payloadHash } = await read(id);
    assert.deepEqual(others, { name: 'Ada', agree: true, home: { zip: '1' } });
    assert.notEqual(payloadHash, 'of the password too');
  });

  for (const [what, value, typed] of [
    ['a number', 1234, '1234'],
    ['an amount', 12.5, '12.5'],
    ['a name in parts', { first: 'open' }, '{"first": "open"}'],
  ] as [string, FieldValue, string][]) {
    test(`become hashes where the field took ${what} before`, async () => {
      const id = await stored({ password: value });
      assert.equal(await hashStoredPasswords(run.service.database), 1);
      assert.equal(await passwordCheck(await hashOf(id))(typed), true);
      assert.equal(await hashStoredPasswords(run.service.database), 0);
    });
  }

  test('are hashed once', async () => {
    const id = await stored({ password: 'open sesame' });
    await hashStoredPasswords(run.service.database);
    const before = await read(id);
    assert.equal(await hashStoredPasswords(run.service.database), 0);
    assert.deepEqual(await read(id), before);
  });

  test('are found in any number, a batch at a time', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, (_, at) => stored({ password: `word ${at}` })));
    assert.equal(await hashStoredPasswords(run.service.database, { batch: 2 }), 5);
    for (const [at, id] of ids.entries()) assert.equal(await passwordCheck(await hashOf(id))(`word ${at}`), true);
  });

  test('are left for the next time when the service stops', async () => {
    const id = await stored({ password: 'open sesame' });
    assert.equal(await hashStoredPasswords(run.service.database, { signal: AbortSignal.abort() }), 0);
    assert.equal((await read(id)).values.password, 'open sesame');
  });

  test('that two processes find at the same time are hashed by one of them', async () => {
    const id = await stored({ password: 'open sesame' });
    await Promise.all([hashStoredPasswords(run.service.database), hashStoredPasswords(run.service.database)]);
    assert.equal(await passwordCheck(await hashOf(id))('open sesame'), true);
  });

  for (const [what, values, formId] of [
    ['hashes', { password: { hash: 'scrypt:…' } }],
    ['what was left empty', { password: '' }],
    ['files', { password: [{ id: 'a', name: 'a.png', type: 'image/png', size: 4 }] }],
    ['other fields', { name: 'Ada' }],
    ['texts of forms without such a field', { password: 'Ink' }, 'contact'],
    ['notes that nothing was kept', { password: '(not kept: it looks like a password or the number of a card)' }],
  ] as [string, Values, string?][]) {
    test(`are distinguished from ${what}`, async () => {
      const id = await stored(values, formId);
      assert.equal(await hashStoredPasswords(run.service.database), 0);
      assert.deepEqual((await read(id)).values, values);
    });
  }

  test('are hashed by a service that starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-elements-passwords-'));
    const place = { database: { folder: join(folder, 'database') } };
    await newDatabase(place.database.folder);
    const first = await createService(place);
    const id = await stored({ password: 'open sesame' }, 'every-field', first);
    await first.close();
    const second = await createService(place);
    await second.swept;
    assert.equal(typeof (await read(id, second)).values.password, 'object');
    await second.close();
    await rm(folder, { recursive: true });
  });
});
