import type { FieldValue } from 'site-elements/contract/submission';
import type { Mail } from '../../kernel/mail/outbox.js';
import type { WebhookSettings } from '../../kernel/mail/webhook.js';
import type { StoredForm } from './find-form.js';
import { withoutPasswords } from './hash-passwords.js';
import type { StoredPayment } from './payment/submission-payments.js';

interface Told { form: StoredForm; values: Record<string, FieldValue>; submissionId: string; payment?: StoredPayment | null; now?: Date }

/** A payment as the webhook receives it. */
const paymentData = ({ state, cents, currency, refundedCents, provider, reference }: StoredPayment) =>
  ({ state, cents, currency, refundedCents, provider, reference });

/** A submission as the webhook receives it: an email to its address, so that it waits in the same queue and none is lost. */
export function submissionCall({ url }: WebhookSettings, { form, values, submissionId, payment, now = new Date() }: Told): Mail {
  const shown = { id: form.id, name: form.name };
  const data = { id: submissionId, form: shown, values: withoutPasswords(form, values), ...payment && { payment: paymentData(payment) } };
  return { to: url, subject: 'submission.created', text: JSON.stringify({ type: 'submission.created', timestamp: now.toISOString(), data }) };
}

/** A submission after its visitor has edited it, as the webhook receives it. */
export function changedCall({ url }: WebhookSettings, { form, values, submissionId, payment, now = new Date() }: Told): Mail {
  const data = {
    id: submissionId, form: { id: form.id, name: form.name }, values: withoutPasswords(form, values), ...payment && { payment: paymentData(payment) },
  };
  return { to: url, subject: 'submission.changed', text: JSON.stringify({ type: 'submission.changed', timestamp: now.toISOString(), data }) };
}

/** A change of a submission's payment, as the webhook receives it. */
export function paymentCall({ url }: WebhookSettings, { form, payment, now = new Date() }: { form: StoredForm; payment: StoredPayment; now?: Date }): Mail {
  const data = { id: payment.submissionId, form: { id: form.id, name: form.name }, payment: paymentData(payment) };
  return { to: url, subject: 'submission.payment', text: JSON.stringify({ type: 'submission.payment', timestamp: now.toISOString(), data }) };
}
