import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { FieldValue } from '../../../core/contract/submission.js';
import type { CaptchaVerdict } from '../captcha/captcha.js';
import { unsolved } from '../captcha/check-captcha.js';
import type { Database } from '../database/database.js';
import { submissionKeys, submissions, usedCaptchas } from '../database/schema.js';
import { Refusal } from '../http/refusal.js';
import { addSubscriber } from './add-subscriber.js';
import type { StoredForm } from './find-form.js';

export interface NewSubmission {
  form: StoredForm;
  /** Absent for a plain post from a page that brought none. */
  key?: string;
  values: Record<string, FieldValue>;
  context: Record<string, FieldValue>;
  suspicion?: string | null;
  /** A solved puzzle that this submission uses up. */
  usedOnce?: CaptchaVerdict['usedOnce'];
}

/** Two equal posts without a key within this time are one press too many. */
const doublePressMs = 2 * 60_000;

/**
 * Stores a submission once per key. The same request again answers the same id, whether the first answer was
 * lost on the way or both arrive at once; anything else on a used key is refused.
 */
export async function storeSubmission(database: Database, submission: NewSubmission): Promise<string> {
  const { form: { id: formId }, key, values } = submission;
  const payloadHash = hashOf({ formId, values });
  return database.transaction(async transaction => {
    if (key === undefined) {
      const id = await justStored(transaction, formId, payloadHash);
      return id ?? insert(transaction, submission, payloadHash);
    }
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
    if (taken.length > 0) return insert(transaction, submission, payloadHash);
    const id = await repeatedId(transaction, { key, formId, payloadHash });
    if (id === null) throw await keyTrouble(transaction, key, formId);
    return id;
  });
}

/** The id of what this very request has stored before, or null. Asked before a captcha is spent a second time. */
export function storedBefore(database: Database, { form, key, values }: NewSubmission): Promise<string | null> {
  const formId = form.id;
  return key === undefined ? Promise.resolve(null) : repeatedId(database, { key, formId, payloadHash: hashOf({ formId, values }) });
}

async function insert(transaction: Database, submission: NewSubmission, payloadHash: string): Promise<string> {
  const { form, key, values, context, suspicion = null, usedOnce } = submission;
  const id = randomUUID();
  await transaction.insert(submissions).values({ id, key, formId: form.id, payloadHash, values, context, suspicion });
  if (usedOnce) {
    await transaction.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, new Date()));
    const used = await transaction.insert(usedCaptchas).values(usedOnce).onConflictDoNothing().returning();
    if (used.length === 0) throw unsolved(); // takes back the row and the key as well
  }
  if (form.subscribes && !suspicion) await addSubscriber(transaction, { form, values, submissionId: id });
  return id;
}

/** The same words to the same form a moment ago, without a key. Equal posts at once take turns. */
async function justStored(transaction: Database, formId: string, payloadHash: string): Promise<string | null> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${payloadHash}))`);
  const [stored] = await transaction
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.formId, formId),
        eq(submissions.payloadHash, payloadHash),
        isNull(submissions.key),
        gt(submissions.createdAt, new Date(Date.now() - doublePressMs)),
      ),
    )
    .orderBy(desc(submissions.createdAt))
    .limit(1);
  return stored?.id ?? null;
}

interface Keyed {
  key: string;
  formId: string;
  payloadHash: string;
}

async function repeatedId(database: Database, { key, formId, payloadHash }: Keyed): Promise<string | null> {
  const [stored] = await database
    .select({ id: submissions.id, formId: submissions.formId, payloadHash: submissions.payloadHash })
    .from(submissions)
    .where(eq(submissions.key, key));
  if (!stored) return null;
  if (stored.formId !== formId) throw keyRefusal(400, 'This submission key belongs to another form.');
  if (stored.payloadHash !== payloadHash) throw keyRefusal(409, 'This submission key was already used for a different submission.');
  return stored.id;
}

async function keyTrouble(database: Database, key: string, formId: string): Promise<Refusal> {
  const [known] = await database.select().from(submissionKeys).where(eq(submissionKeys.key, key));
  if (!known) return keyRefusal(400, 'This submission key is not known.');
  if (known.formId !== null && known.formId !== formId) return keyRefusal(400, 'This submission key belongs to another form.');
  return keyRefusal(410, 'This submission key has expired. Please send the form again.');
}

function keyRefusal(status: 400 | 409 | 410, error: string): Refusal {
  return new Refusal(status, { error, field: 'key' });
}

/** Values come in the order of the form's fields, so equal submissions have equal text. */
function hashOf(payload: { formId: string; values: NewSubmission['values'] }): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('hex');
}
