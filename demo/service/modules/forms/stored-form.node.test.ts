import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { forms } from './forms.schema.js';
import { startForTest, type TestService } from '../../start-for-test.js';

describe('a stored form', () => {
  let run: TestService;
  before(async () => (run = await startForTest()));
  after(() => run.stop());

  const read = (query: string) => fetch(`${run.address}/api/form/StoredForm${query}`);

  test('is answered as its owner has saved it, without what is only the owner\'s', async () => {
    const { database } = run.service;
    const change = { captcha: 'altcha', thanksText: 'Thank\nyou.', thanksPath: '/thanks', notify: 'owner@example.com' };
    await database.update(forms).set(change).where(eq(forms.id, 'contact'));
    const [{ fields }] = await database.select().from(forms).where(eq(forms.id, 'contact')) as [typeof forms.$inferSelect];
    const answer = await read('?formId=contact');
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('cache-control') ?? '', /^public, max-age=60/);
    assert.deepEqual(await answer.json(), { fields, captcha: 'altcha', successText: 'Thank you.', redirect: '/thanks' });
  });

  const wrong: readonly [name: string, query: string, status: number][] = [
    ['a form that does not exist', '?formId=none', 404],
    ['no ID', '', 400],
    ['an ID with other characters', '?formId=%00', 400],
    ['a long ID', `?formId=${'a'.repeat(101)}`, 400],
  ];
  for (const [name, query, status] of wrong) test(`is refused for ${name}`, async () => assert.equal((await read(query)).status, status));
});
