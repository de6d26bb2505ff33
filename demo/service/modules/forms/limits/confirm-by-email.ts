import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.js';
import { RateLimit } from '../../../kernel/limits/rate-limit.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import type { StoredForm } from '../find-form.js';
import { amountText } from '../payment/amount-to-pay.js';
import { isPayable } from '../payment/payment-state.js';
import { paymentPath, type StoredPayment } from '../payment/submission-payments.js';
import { t } from '../texts.js';
import type { editLink } from '../answers/edit-link.js';

/** No address receives more, of all forms together: anyone can enter it. */
const rate = { max: 5, windowMs: 60 * 60_000 };

interface Confirmed {
  readonly form: StoredForm;
  readonly email: string;
  /** The form had been sent from this address before. */
  readonly isRepeated: boolean;
  /** What it has to pay; null for nothing. The link to it is in the email alone. */
  readonly payment: StoredPayment | null;
  /** Where the submission can be edited; null if it can't. */
  readonly edit: ReturnType<typeof editLink>;
  /** Where the links lead, such as `https://pots.example`. */
  readonly origin: string;
}

/**
 * Emails an address whether its submission is stored, inside the transaction that has decided it. The page shows the same message in
 * both cases, so that it does not reveal who has answered.
 */
export async function confirmByEmail(transaction: Database, mailQueue: MailQueue, confirmed: Confirmed): Promise<void> {
  const { form, email, isRepeated, payment, edit, origin } = confirmed;
  const limit = new RateLimit({ database: transaction, name: 'answer-email', rate });
  if (await limit.waitFor(email, randomUUID()) > 0) return;
  const text = isRepeated ? t('answerRepeated', { form: form.name }) : t('answerStored', { form: form.name });
  const isOpen = payment !== null && isPayable(payment.state);
  const pay = isOpen ? [`${t('payWaiting', { form: form.name, sum: amountText(payment) })}\n${origin}${paymentPath(payment.token)}`] : [];
  const edits = edit === null ? [] : [`${t('editUntil', { time: edit.until })}\n${origin}${edit.path}`];
  await mailQueue.add(transaction, {
    to: email,
    subject: t('answerSubject', { form: form.name }),
    text: [text, ...pay, ...edits, t('answerNotYou'), ''].join('\n\n').replace(/\n$/, ''),
  });
}

/** What the page says then. */
export const confirmationText = (email: string): string => t('answerEmailed', { email });
