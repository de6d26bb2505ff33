import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { FieldValue } from '../../../core/contract/submission.js';
import type { Database } from '../database/database.js';
import { submissionKeys, submissions } from '../database/schema.js';
import { Refusal } from '../http/refusal.js';

export interface NewSubmission {
  formId: string;
  /** Absent for a plain post. */
  key?: string;
  values: Record<string, FieldValue>;
  context: Record<string, FieldValue>;
}

/**
 * Stores a submission once per key. The same request again answers the same id, whether the first answer was
 * lost on the way or both arrive at once; anything else on a used key is refused.
 */
export async function storeSubmission(database: Database, submission: NewSubmission): Promise<string> {
  const { formId, key, values, context } = submission;
  const id = randomUUID();
  const payloadHash = hashOf({ formId, values });
  if (key === undefined) {
    await database.insert(submissions).values({ id, formId, payloadHash, values, context });
    return id;
  }
  return database.transaction(async (transaction) => {
    const now = new Date();
    // One statement takes the key: of two requests at once the second waits here and then finds it used.
    const taken = await transaction
      .update(submissionKeys)
      .set({ usedAt: now, formId })
      .where(
        and(
          eq(submissionKeys.key, key),
          isNull(submissionKeys.usedAt),
          gt(submissionKeys.expiresAt, now),
          or(isNull(submissionKeys.formId), eq(submissionKeys.formId, formId)),
        ),
      )
      .returning({ key: submissionKeys.key });
    if (taken.length === 0) return repeatedId(transaction, key, formId, payloadHash);
    await transaction.insert(submissions).values({ id, key, formId, payloadHash, values, context });
    return id;
  });
}

async function repeatedId(database: Database, key: string, formId: string, payloadHash: string): Promise<string> {
  const [stored] = await database
    .select({ id: submissions.id, payloadHash: submissions.payloadHash })
    .from(submissions)
    .where(eq(submissions.key, key));
  if (stored?.payloadHash === payloadHash) return stored.id;
  if (stored) throw keyRefusal(409, 'This submission key was already used for a different submission.');

  const [known] = await database.select().from(submissionKeys).where(eq(submissionKeys.key, key));
  if (!known) throw keyRefusal(400, 'This submission key is not known.');
  if (known.formId !== null && known.formId !== formId) {
    throw keyRefusal(400, 'This submission key belongs to another form.');
  }
  throw keyRefusal(410, 'This submission key has expired. Please send the form again.');
}

function keyRefusal(status: 400 | 409 | 410, error: string): Refusal {
  return new Refusal(status, { error, field: 'key' });
}

/** Values come in the order of the form's fields, so equal submissions have equal text. */
function hashOf(payload: Pick<NewSubmission, 'formId' | 'values'>): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('hex');
}
