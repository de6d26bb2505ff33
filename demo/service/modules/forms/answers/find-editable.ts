import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { StoredForm } from '../find-form.js';
import { forms, submissions } from '../forms.schema.js';
import { closedError } from '../limits/form-closure.js';
import { findPayments, type StoredPayment } from '../payment/submission-payments.js';
import { t } from '../texts.js';
import { editDeadline, hasPaymentBegun } from './edit-link.js';
import type { SubmissionLinks } from './submission-links.js';

/** More edits of one submission than any visitor needs: each keeps a version for the owner. */
export const mostEdits = 50;

export interface EditableSubmission {
  readonly form: StoredForm;
  readonly submission: typeof submissions.$inferSelect;
  readonly payment: StoredPayment | undefined;
}

/** The submission of a link, or an error that says why it can't be edited. */
export async function findEditable(database: Database, links: SubmissionLinks, token: string): Promise<EditableSubmission> {
  const id = links.verify('edit', token);
  if (id === null) throw new HttpError(404, { error: t('editUnknown') });
  const [found] = await database.select({ form: forms, submission: submissions }).from(submissions)
    .innerJoin(forms, eq(forms.id, submissions.formId)).where(eq(submissions.id, id));
  const editable = { ...found, payment: (await findPayments(database, [id])).get(id) };
  demandEditable(editable);
  return editable;
}

/** Throws the reason if a submission cannot be edited now. */
export function demandEditable(found: Partial<EditableSubmission>): asserts found is EditableSubmission {
  const { form, submission, payment } = found;
  if (!form || !submission || submission.deletedAt !== null) throw new HttpError(410, { error: t('editDeleted') });
  const now = Date.now();
  if (form.closesAt !== null && form.closesAt.getTime() <= now) throw closedError(form, 'closed');
  const deadline = editDeadline(form, submission);
  if (deadline === null || deadline.getTime() <= now) throw new HttpError(410, { error: t('editEnded', { form: form.name }) });
  if (hasPaymentBegun(payment)) throw new HttpError(409, { error: t('editPaid') });
}

/** Throws if a submission has been edited as often as possible. */
export function demandFewEdits({ edits }: EditableSubmission['submission']): void {
  if (edits >= mostEdits) throw new HttpError(409, { error: t('editOften') });
}
