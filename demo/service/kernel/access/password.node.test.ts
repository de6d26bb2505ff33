import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDecoyHash, hashPassword, isPasswordHash, passwordCheck } from './password.js';

describe('the hash for accounts that do not exist', () => {
  it('takes as much work to check as that of a password', async () => {
    const costOf = (hash: string) => hash.split(':').slice(0, 4);
    assert.ok(isPasswordHash(createDecoyHash()));
    assert.deepEqual(costOf(createDecoyHash()), costOf(await hashPassword('hunter22')));
    assert.equal(createDecoyHash().length, (await hashPassword('hunter22')).length);
  });

  it('is another one each time, and no password has it', async () => {
    assert.notEqual(createDecoyHash(), createDecoyHash());
    assert.equal(await passwordCheck(createDecoyHash())(''), false);
  });
});
