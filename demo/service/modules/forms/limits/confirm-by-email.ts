import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.js';
import { RateLimit } from '../../../kernel/limits/rate-limit.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import type { StoredForm } from '../find-form.js';
import { t } from '../texts.js';

/** No address receives more, of all forms together: anyone can enter it. */
const rate = { max: 5, windowMs: 60 * 60_000 };

interface Confirmed {
  readonly form: StoredForm;
  readonly email: string;
  /** The form had been sent from this address before. */
  readonly isRepeated: boolean;
}

/**
 * Emails an address whether its submission is stored, inside the transaction that has decided it. The page shows the same message in
 * both cases, so that it does not reveal who has answered.
 */
export async function confirmByEmail(transaction: Database, mailQueue: MailQueue, { form, email, isRepeated }: Confirmed): Promise<void> {
  const limit = new RateLimit({ database: transaction, name: 'answer-email', rate });
  if (await limit.waitFor(email, randomUUID()) > 0) return;
  const text = isRepeated ? t('answerRepeated', { form: form.name }) : t('answerStored', { form: form.name });
  await mailQueue.add(transaction, { to: email, subject: t('answerSubject', { form: form.name }), text: `${text}\n\n${t('answerNotYou')}\n` });
}

/** What the page says then. */
export const confirmationText = (email: string): string => t('answerEmailed', { email });
