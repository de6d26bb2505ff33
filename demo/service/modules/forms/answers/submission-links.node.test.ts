import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { SubmissionLinks } from './submission-links.js';

const links = new SubmissionLinks('secret');
const submissionId = randomUUID();
const now = Date.UTC(2026, 4, 2);
const token = links.sign('view', { submissionId, expires: now + 1000 });
const [id, until, signature] = token.split('.') as [string, string, string];
const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;

const rows: [name: string, token: string, at: number, found: string | null][] = [
  ['the submission that was signed', token, now, submissionId],
  ['nothing after its end', token, now + 1000, null],
  ['nothing with a later end', `${id}.${(parseInt(until, 36) + 1000).toString(36)}.${signature}`, now, null],
  ['nothing for another submission', `${randomUUID()}.${until}.${signature}`, now, null],
  ['nothing with another signature', `${id}.${until}.${flipped}`, now, null],
  ['nothing by another secret', new SubmissionLinks('other').sign('view', { submissionId, expires: now + 1000 }), now, null],
  ['nothing in an empty text', '', now, null],
  ['nothing in a long text', 'a'.repeat(100_000), now, null],
  ['nothing in half of one', token.slice(0, -1), now, null],
];

describe('a signed link to a submission', () => {
  it('opens nothing for another purpose', () => assert.equal(links.verify('edit', token, now), null));

  for (const [name, given, at, found] of rows) it(`opens ${name}`, () => assert.equal(links.verify('view', given, at), found));
});
