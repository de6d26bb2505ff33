import { randomBytes } from 'node:crypto';
import { and, isNull, lt } from 'drizzle-orm';
import type { SubmissionKeyAnswer } from 'site-elements/contract/answers';
import type { Database } from '../../kernel/database/database.js';
import { submissionKeys } from './forms.schema.js';

/** Long enough to write a long message in a tab left open over lunch. */
export const keyLifetimeMs = 24 * 60 * 60 * 1000;
const cleanEvery = 200;
let sinceCleaned = 0;

/** Hands out a key that one submission may use; with a form id it is good for that form only. */
export async function createKey(
  database: Database,
  { formId, lifetimeMs = keyLifetimeMs }: { formId?: string; lifetimeMs?: number },
): Promise<SubmissionKeyAnswer> {
  const now = Date.now();
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now + lifetimeMs);
  await database.insert(submissionKeys).values({ key, formId, expiresAt });

  // Unused keys are deleted regularly; used ones stay, because they make a repeated request harmless.
  sinceCleaned += 1;
  if (sinceCleaned >= cleanEvery) {
    sinceCleaned = 0;
    const longExpired = lt(submissionKeys.expiresAt, new Date(now - keyLifetimeMs));
    await database.delete(submissionKeys).where(and(isNull(submissionKeys.usedAt), longExpired));
  }
  return { key, expires: expiresAt.toISOString() };
}
