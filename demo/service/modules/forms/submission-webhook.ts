import type { FieldValue } from 'site-elements/contract/submission';
import type { Mail } from '../../kernel/mail/outbox.js';
import type { WebhookSettings } from '../../kernel/mail/webhook.js';
import type { StoredForm } from './find-form.js';
import { withoutPasswords } from './hash-passwords.js';

interface Told { form: StoredForm; values: Record<string, FieldValue>; submissionId: string; now?: Date }

/** A submission as the webhook receives it: an email to its address, so that it waits in the same queue and none is lost. */
export function submissionCall({ url }: WebhookSettings, { form, values, submissionId, now = new Date() }: Told): Mail {
  const data = { id: submissionId, form: { id: form.id, name: form.name }, values: withoutPasswords(form, values) };
  return { to: url, subject: 'submission.created', text: JSON.stringify({ type: 'submission.created', timestamp: now.toISOString(), data }) };
}
