import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { forms } from '../forms.schema.js';
import type { TestService } from '../../../start-for-test.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner({})); });
after(() => run.stop());

test('the amounts of a form are read as those of its visitors are', async () => {
  const rows: [id: string, typed: string, symbol: string, amounts: number[]][] = [
    ['euros', '€10 12,50 1.250,50 12€50', '€', [10, 12.5, 1250.5, 12.5]],
    ['yen', '1,000 ¥2000', 'JPY', [1000, 2000]],
    ['dinars', '1.250 2', 'KWD', [1.25, 2]],
    ['dollars', '$5 1,250.50', '', [5, 1250.5]],
  ];
  for (const [id, amounts, currencySymbol, stored] of rows) {
    const answer = await owner.post('/owner/forms/new', {
      id,
      name: 'Gifts',
      'f.0.type': 'currency',
      'f.0.title': 'Gift',
      'f.0.amounts': amounts,
      'f.0.currencySymbol': currencySymbol,
    });
    assert.equal(answer.status, 303, await answer.text());
    assert.deepEqual((await run.service.database.select().from(forms).where(eq(forms.id, id)))[0]!.fields[0]!.amounts, stored);
  }
});
