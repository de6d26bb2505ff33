import type { WebhookEventType } from 'site-elements/contract/webhook-event';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../kernel/database/database.js';
import type { Events } from '../../kernel/events.js';
import type { MailQueue } from '../../kernel/mail/mail-queue.js';
import type { WebhookSettings } from '../../kernel/mail/webhook.js';
import type { StoredForm } from './find-form.js';
import { withoutPasswords } from './hash-passwords.js';
import type { StoredPayment } from './payment/submission-payments.js';

interface Submission { form: StoredForm; values: Record<string, FieldValue>; submissionId: string; payment?: StoredPayment | null }

/** An event as webhooks receive it. */
interface FormEvent { readonly type: WebhookEventType; readonly data: object; readonly now?: Date }

/** A payment as the webhook receives it. */
const paymentData = ({ state, cents, currency, refundedCents, provider, reference }: StoredPayment) =>
  ({ state, cents, currency, refundedCents, provider, reference });

const formData = ({ id, name }: StoredForm) => ({ id, name });

/** A new submission, or one that its visitor has edited. */
export const submissionEvent = (type: 'submission.created' | 'submission.changed', { form, values, submissionId, payment }: Submission): FormEvent => ({
  type,
  data: { id: submissionId, form: formData(form), values: withoutPasswords(form, values), ...payment && { payment: paymentData(payment) } },
});

/** A change of a submission's payment. */
export const paymentEvent = (form: StoredForm, payment: StoredPayment): FormEvent =>
  ({ type: 'submission.payment', data: { id: payment.submissionId, form: formData(form), payment: paymentData(payment) } });

interface Targets { readonly events: Events; readonly mailQueue: MailQueue; readonly webhook?: WebhookSettings }

/**
 * Notifies the endpoints of the owner's page, and the webhook of the environment: an email to its address, so that it waits in the same
 * queue and none is lost. Call inside the transaction of the change.
 */
export async function callWebhooks(transaction: Database, { events, mailQueue, webhook }: Targets, { type, data, now = new Date() }: FormEvent): Promise<void> {
  await events.emit('webhook.event', { transaction, type, data });
  if (webhook) await mailQueue.add(transaction, { to: webhook.url, subject: type, text: JSON.stringify({ type, timestamp: now.toISOString(), data }) });
}
