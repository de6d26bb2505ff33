import { randomBytes } from 'node:crypto';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { PaymentAnswer } from 'site-elements/contract/answers';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { ServiceEvents } from '../../../kernel/events.js';
import type { PublicQueries } from '../../../kernel/module.js';
import type { StoredForm } from '../find-form.js';
import { forms, submissionPayments, submissions, submissionSenders } from '../forms.schema.js';
import { closedError, holdsPlace, lockForm, type Sender } from '../limits/form-closure.js';
import { emailAmong } from '../submissions/submission-view.js';
import { t } from '../texts.js';
import { type Amount, amountText, amountToPay } from './amount-to-pay.js';
import { isPayable, nextPaymentState } from './payment-state.js';

export type StoredPayment = typeof submissionPayments.$inferSelect;
export interface PaidSubmission {
  readonly payment: StoredPayment;
  readonly submission: typeof submissions.$inferSelect;
  readonly form: StoredForm;
}

/** How long a submission holds its place while it is paid: as long as a provider's page stays open. */
export const placeMinutes = 60;
export const placeUntil = (now = Date.now()): Date => new Date(now + placeMinutes * 60_000);

const prefix = 'form ';
export const paymentPath = (token: string): string => paths.formPayment.replace(':token', token);

/** Adds what a submission has to pay. Call inside the transaction that stores it. */
export async function addPayment(transaction: Database, submissionId: string, { cents, currency }: Amount): Promise<StoredPayment> {
  const token = randomBytes(24).toString('base64url');
  const [row] = await transaction.insert(submissionPayments).values({ submissionId, token, cents, currency }).returning();
  return row!;
}

/** The payments of these submissions, by their IDs. */
export async function findPayments(database: Database, submissionIds: readonly string[]): Promise<ReadonlyMap<string, StoredPayment>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await database.select().from(submissionPayments).where(inArray(submissionPayments.submissionId, [...submissionIds]));
  return new Map(rows.map(row => [row.submissionId, row]));
}

/** The payment of a submission of this form, by an ID that only its visitor knows; null for none. */
export async function paymentOfForm(database: Database, { formId, id = '' }: { formId: string; id?: string | undefined }): Promise<StoredPayment | null> {
  if (!/^[\w-]{36}$/.test(id)) return null;
  const [row] = await database
    .select({ payment: submissionPayments })
    .from(submissionPayments)
    .innerJoin(submissions, eq(submissions.id, submissionPayments.submissionId))
    .where(and(eq(submissions.id, id), eq(submissions.formId, formId)));
  return row?.payment ?? null;
}

/** What this sender has sent before, with its payment; null for nothing. */
export async function submissionOfSender(
  database: Database, formId: string, { hash }: Sender,
): Promise<{ submission: PaidSubmission['submission']; payment: StoredPayment | null } | null> {
  const [row] = await database
    .select({ submission: submissions, payment: submissionPayments })
    .from(submissionSenders)
    .innerJoin(submissions, eq(submissions.id, submissionSenders.submissionId))
    .leftJoin(submissionPayments, eq(submissionPayments.submissionId, submissionSenders.submissionId))
    .where(and(eq(submissionSenders.formId, formId), eq(submissionSenders.senderHash, hash)));
  return row ?? null;
}

/**
 * What the answer to a submission says of its payment: the sentence replaces the success message, because nothing is paid yet. Empty
 * without a payment, and for a form that answers by email only.
 */
export async function paymentAnswer(database: Database, form: StoredForm, submissionId: string, origin: string): Promise<PaymentAnswer> {
  if (form.oncePer === 'email') return {};
  const payment = (await findPayments(database, [submissionId])).get(submissionId);
  if (!payment) return {};
  const link = { url: origin + paymentPath(payment.token) };
  if (payment.state === 'paid') return { confirmation: t('payPaid', { sum: amountText(payment) }), payment: { ...link, title: t('paySee') } };
  return { confirmation: t('payWaiting', { form: form.name, sum: amountText(payment) }), payment: { ...link, title: t('payNow') } };
}

/** By the token in the address of its page; null for an unknown token, or if its submission was deleted before payment. */
export async function findPaid(database: Database, token: string): Promise<PaidSubmission | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const [found] = await database
    .select({ payment: submissionPayments, submission: submissions, form: forms })
    .from(submissionPayments)
    .innerJoin(submissions, eq(submissions.id, submissionPayments.submissionId))
    .innerJoin(forms, eq(forms.id, submissions.formId))
    .where(eq(submissionPayments.token, token));
  return found && (found.submission.deletedAt === null || !isPayable(found.payment.state)) ? found : null;
}

/**
 * Prepares the payment of a submission, once however often it is requested: the place is taken again if it was free meanwhile, and the
 * shop has an order. Resolves to its ID; null if nothing is to be paid.
 */
export async function preparePayment(database: Database, payments: PublicQueries['shop']['payments'], token: string, provider: string): Promise<string | null> {
  return database.transaction(async transaction => {
    const found = await findPaid(transaction, token);
    if (!found) throw new HttpError(404, { error: t('payUnknown') });
    const form = await lockForm(transaction, found.form);
    const [payment] = await transaction.select().from(submissionPayments).where(eq(submissionPayments.token, token)).for('update');
    if (!payment || !isPayable(payment.state)) return null;
    const { submission } = found;
    if (!await takePlace(transaction, form, submission)) throw closedError(form, 'full');
    await transaction.update(submissions).set({ holdsPlaceUntil: placeUntil() }).where(eq(submissions.id, submission.id));
    const order = await payments.place(transaction, {
      subject: prefix + submission.id, title: form.name, reference: form.id, cents: payment.cents, currency: payment.currency,
      email: emailAmong(form, submission.values) ?? '', returnPath: paymentPath(token), provider,
    });
    await transaction
      .update(submissionPayments)
      .set({ state: 'waiting', orderId: order.orderId, orderNumber: order.number, provider: order.provider })
      .where(eq(submissionPayments.submissionId, submission.id));
    return order.orderId;
  });
}

/** Whether a submission has its place still, or there is one for it again. Spam has none, and needs none until it is paid. */
async function takePlace(
  transaction: Database, { id, maxSubmissions }: StoredForm, { id: own, holdsPlaceUntil }: PaidSubmission['submission'],
): Promise<boolean> {
  if (maxSubmissions === null || holdsPlaceUntil === null || holdsPlaceUntil > new Date()) return true;
  const [row] = await transaction.select({ taken: count() }).from(submissions).where(and(eq(submissions.formId, id), ne(submissions.id, own), holdsPlace()));
  return row!.taken < maxSubmissions;
}

interface Repriced extends Pick<PaidSubmission, 'form' | 'submission'> {
  readonly payment: StoredPayment | undefined;
  /** The values after an edit. */
  readonly values: Parameters<typeof amountToPay>[1];
}

/** Follows an edit of a submission whose payment has not begun: the amount is another one, or there is nothing to pay any more. */
export async function repricePayment(transaction: Database, { form, submission, payment, values }: Repriced): Promise<StoredPayment | null> {
  const due = paymentDue(form, values);
  const { id } = submission;
  const isSame = payment?.cents === due?.amount.cents && payment?.currency === due?.amount.currency;
  if (isSame) return payment ?? null;
  if (!due) {
    if (!await takePlace(transaction, form, submission)) throw closedError(form, 'full');
    await transaction.delete(submissionPayments).where(eq(submissionPayments.submissionId, id));
    await transaction.update(submissions).set({ holdsPlaceUntil: null }).where(eq(submissions.id, id));
    return null;
  }
  if (payment) {
    const [row] = await transaction.update(submissionPayments).set(due.amount).where(eq(submissionPayments.submissionId, id)).returning();
    return row!;
  }
  await transaction.update(submissions).set({ holdsPlaceUntil: due.holdsPlaceUntil }).where(eq(submissions.id, id));
  return addPayment(transaction, id, due.amount);
}

/** Follows an order of the shop. Resolves to the payment where it has changed. */
export async function followPayment({ transaction, ...change }: ServiceEvents['payment.changed']): Promise<StoredPayment | null> {
  if (!change.subject.startsWith(prefix)) return null;
  const isThis = eq(submissionPayments.submissionId, change.subject.slice(prefix.length));
  const [payment] = await transaction.select().from(submissionPayments).where(isThis).for('update');
  const state = payment ? nextPaymentState(payment, change) : null;
  if (!payment || state === null) return null;
  const isNew = state === 'paid' && payment.state !== 'paid';
  const [row] = await transaction
    .update(submissionPayments)
    .set({
      state, orderId: change.orderId, orderNumber: change.number, provider: change.provider, reference: change.reference,
      refundedCents: change.refundedCents, ...isNew && { paidAt: new Date() },
    })
    .where(isThis)
    .returning();
  // What is paid has its place for good.
  if (isNew) await transaction.update(submissions).set({ holdsPlaceUntil: null }).where(eq(submissions.id, payment.submissionId));
  return row ?? null;
}

/** What a submission has to pay, and until when it holds its place meanwhile. */
export function paymentDue(form: StoredForm, values: Parameters<typeof amountToPay>[1]): { amount: Amount; holdsPlaceUntil: Date } | null {
  const amount = amountToPay(form, values);
  return amount && { amount, holdsPlaceUntil: placeUntil() };
}
