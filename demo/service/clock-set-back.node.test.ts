import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { forms, submissions } from './modules/forms/forms.schema.js';
import { memoryOutbox } from './kernel/mail/outbox.js';
import { startForTest, type TestService } from './start-for-test.js';

// Rows that were stored before a clock was set back have a date in the future. No request waits until that date.

const outbox = memoryOutbox();
let run: TestService;
before(async () => {
  run = await startForTest({ outbox });
  await run.service.database.insert(forms).values({
    id: 'letters', name: 'Letters', notify: 'owner@example.com', fields: [{ id: 'words', type: 'textarea', title: 'Words' }],
  });
});
after(() => run.stop());

const post = (words: string) => fetch(`${run.address}/forms/letters`, {
  method: 'POST', redirect: 'manual', headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' }, body: new URLSearchParams({ words }),
});
const setBack = (interval: string) =>
  run.service.database.update(submissions).set({ createdAt: sql`${submissions.createdAt} + ${interval}::interval` });

describe('after a clock was set back', () => {
  beforeEach(async () => {
    await run.service.database.delete(submissions);
    outbox.mails.length = 0;
  });

  for (const interval of ['2 hours', '3 days', '1 year']) {
    test(`by ${interval}, the owner gets emails although a flood came before`, async () => {
      for (let at = 0; at < 62; at += 1) assert.equal((await post(`Hello ${at}`)).status, 303);
      await run.service.mailQueue.settled();
      const before = outbox.mails.length;
      assert.ok(before >= 59 && before <= 61, `${before}`);
      await setBack(interval);
      await post('Are you there?');
      await run.service.mailQueue.settled();
      assert.equal(outbox.mails.length, before + 1);
    });

    test(`by ${interval}, the same words are a second submission`, async () => {
      await post('The kiln is hot.');
      await setBack(interval);
      await post('The kiln is hot.');
      assert.equal(await run.stored(), 2);
    });
  }

  test('the same words of one press are one submission', async () => {
    await Promise.all([1, 2, 3].map(() => post('The kiln is hot.')));
    assert.equal(await run.stored(), 1);
  });
});
