import { and, eq, isNull } from 'drizzle-orm';
import type { EditAnswer } from 'site-elements/contract/answers';
import { momentText } from 'site-elements/contract/limits/moment-text';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import type { StoredForm } from '../find-form.js';
import { submissions } from '../forms.schema.js';
import { findPayments, type StoredPayment } from '../payment/submission-payments.js';
import { t } from '../texts.js';
import type { SubmissionLinks } from './submission-links.js';

const dayMs = 24 * 60 * 60_000;

type Sent = Pick<typeof submissions.$inferSelect, 'id' | 'createdAt'>;

/** Until when a submission can be edited: some days after it was sent, and never once its form has closed. Null where the owner does not want it. */
export function editDeadline({ editDays, closesAt }: StoredForm, { createdAt }: Pick<Sent, 'createdAt'>): Date | null {
  if (editDays === null) return null;
  return new Date(Math.min(createdAt.getTime() + editDays * dayMs, closesAt?.getTime() ?? Infinity));
}

/** What is paid for stays as it was when the payment began, whatever became of it. */
export const hasPaymentBegun = (payment: Pick<StoredPayment, 'state' | 'orderId'> | null | undefined): boolean =>
  payment !== null && payment !== undefined && (payment.state !== 'waiting' || payment.orderId !== null);

/** A moment in the time zone of its form. */
export const formMoment = (moment: Date, { timeZone }: StoredForm): string =>
  momentText(moment.getTime(), currentLanguage() === 'en' ? 'en-IE' : currentLanguage(), timeZone);

export const editPath = (token: string): string => paths.formEdit.replace(':token', token);

/** Where a visitor edits a submission, and until when; null if it can't be edited. Only its own visitor may receive it. */
export function editLink(links: SubmissionLinks, form: StoredForm, sent: Sent, payment: StoredPayment | null = null): { path: string; until: string } | null {
  const deadline = editDeadline(form, sent);
  if (deadline === null || deadline.getTime() <= Date.now() || hasPaymentBegun(payment)) return null;
  return { path: editPath(links.sign('edit', { submissionId: sent.id, expires: deadline.getTime() })), until: formMoment(deadline, form) };
}

/** The same of a stored submission, by its ID. */
export async function findEditLink(database: Database, links: SubmissionLinks, form: StoredForm, id: string): Promise<ReturnType<typeof editLink>> {
  if (form.editDays === null) return null;
  const [sent] = await database
    .select({ id: submissions.id, createdAt: submissions.createdAt })
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.formId, form.id), isNull(submissions.deletedAt)));
  return sent ? editLink(links, form, sent, (await findPayments(database, [id])).get(id)) : null;
}

interface Answered { readonly links: SubmissionLinks; readonly form: StoredForm; readonly id: string; readonly origin: string }

/** What the answer to a submission says of it. Where only an email says what is stored, the link is in the email alone. */
export async function editAnswer(database: Database, { links, form, id, origin }: Answered): Promise<EditAnswer> {
  const link = form.oncePer === 'email' ? null : await findEditLink(database, links, form, id);
  return link ? { edit: { url: origin + link.path, title: t('editLink') } } : {};
}
