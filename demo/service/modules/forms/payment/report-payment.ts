import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import type { Events } from '../../../kernel/events.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import type { WebhookSettings } from '../../../kernel/mail/webhook.js';
import { forms, submissions } from '../forms.schema.js';
import { paymentEmail } from '../submission-email.js';
import { callWebhooks, paymentEvent } from '../submission-webhook.js';
import { changeSubmissions } from '../submissions/change-submissions.js';
import type { StoredPayment } from './submission-payments.js';

interface Targets {
  readonly events: Events;
  readonly mailQueue: MailQueue;
  readonly siteUrl?: string;
  readonly webhook?: WebhookSettings;
}

/** Reports a change of a payment to the owner, inside the transaction that makes it. A paid submission is not spam: it is in the inbox, unread. */
export async function reportPayment(transaction: Database, payment: StoredPayment, { events, mailQueue, siteUrl, webhook }: Targets): Promise<void> {
  const [row] = await transaction
    .select({ form: forms })
    .from(submissions)
    .innerJoin(forms, eq(forms.id, submissions.formId))
    .where(eq(submissions.id, payment.submissionId));
  if (!row) return;
  const { form } = row;
  await callWebhooks(transaction, { events, mailQueue, webhook }, paymentEvent(form, payment));
  if (payment.state !== 'paid' || payment.refundedCents > 0) return;
  const desk = { database: transaction, events };
  const ids = [payment.submissionId];
  await changeSubmissions(desk, { ids, change: 'inbox', origin: siteUrl ?? '' });
  await changeSubmissions(desk, { ids, change: 'unread', origin: siteUrl ?? '' });
  const email = await paymentEmail({ form, payment, siteUrl });
  if (email) await mailQueue.add(transaction, email);
}
