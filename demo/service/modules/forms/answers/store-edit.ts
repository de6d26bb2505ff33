import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { submissionPayments, submissions, submissionVersions } from '../forms.schema.js';
import { hashPasswords } from '../hash-passwords.js';
import { lockForm } from '../limits/form-closure.js';
import { repricePayment } from '../payment/submission-payments.js';
import { type SubmissionTargets, valuesWithFiles } from '../store-submission.js';
import { changedEmail } from '../submission-email.js';
import { callWebhooks, submissionEvent } from '../submission-webhook.js';
import { t } from '../texts.js';
import { type EditedValues, isChanged } from './edited-values.js';
import { demandEditable, demandFewEdits, type EditableSubmission } from './find-editable.js';

export interface NewEdit extends EditedValues {
  readonly found: EditableSubmission;
  /** How often the submission had been edited when the visitor began. */
  readonly version: number;
  readonly origin: string;
}

/** Another edit was stored since the visitor began this one. */
export class EditConflict extends HttpError {
  constructor(readonly current: typeof submissions.$inferSelect) {
    super(409, { error: t('editConflict') });
  }
}

/** Stores an edited submission, and what it was before. Resolves to false if there is nothing new in it, such as after a double press. */
export async function storeEdit(store: SubmissionTargets, edit: NewEdit): Promise<boolean> {
  const { found: { form }, files } = edit;
  const { uploads, database, mailQueue } = store;
  const values = await hashPasswords(form, edit.values);
  await uploads.save(files);
  try {
    const isStored = await database.transaction(transaction => replaceValues(transaction, store, { ...edit, values }));
    if (isStored) await uploads.discard(edit.removed).catch(() => {}); // no longer of a submission: the next sweep finds them otherwise
    if (isStored) mailQueue.flush(); // after the transaction, without waiting for it
    return isStored;
  } finally {
    await uploads.discard(files).catch(() => {}); // those of a refusal; the next sweep finds them otherwise
  }
}

async function replaceValues(transaction: Database, { events, uploads, mailQueue, siteUrl, webhook }: SubmissionTargets, edit: NewEdit): Promise<boolean> {
  const { found, version, files, context, origin } = edit;
  const { id } = found.submission;
  // In the order in which the start of a payment locks them, so that both never wait for each other.
  const form = await lockForm(transaction, found.form);
  const [payment] = await transaction.select().from(submissionPayments).where(eq(submissionPayments.submissionId, id)).for('update');
  const [submission] = await transaction.select().from(submissions).where(eq(submissions.id, id)).for('update');
  const current: Partial<EditableSubmission> = { form, submission, payment };
  demandEditable(current);
  const values = valuesWithFiles(edit.values, files);
  const before = current.submission;
  if (!isChanged(before, { values, files })) return false;
  demandFewEdits(before);
  if (before.edits !== version) throw new EditConflict(before);
  const now = new Date();
  await transaction.insert(submissionVersions).values({ id: randomUUID(), submissionId: id, values: before.values, replacedAt: now });
  await transaction.update(submissions).set({ values, context, editedAt: now, edits: version + 1, readAt: null }).where(eq(submissions.id, id));
  const repriced = await repricePayment(transaction, { form, submission: before, payment, values });
  await uploads.claim(transaction, files, id);
  await uploads.release(transaction, edit.removed, id);
  if (before.suspicion !== null || before.isSpam) return true;
  const told = { form, values, submissionId: id, payment: repriced, now };
  await events.emit('submission.changed', { transaction, submissionId: id, form, values, origin });
  const email = await changedEmail(transaction, { ...told, before: before.values, siteUrl });
  if (email) await mailQueue.add(transaction, email);
  await callWebhooks(transaction, { events, mailQueue, webhook }, { ...submissionEvent('submission.changed', told), now });
  return true;
}
