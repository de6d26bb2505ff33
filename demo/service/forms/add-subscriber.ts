import type { FieldValue } from '../../../core/contract/submission.js';
import type { Database } from '../database/database.js';
import { subscribers } from '../database/schema.js';
import type { StoredForm } from './find-form.js';

interface Subscription {
  form: StoredForm;
  values: Record<string, FieldValue>;
  submissionId: string;
}

/** Puts the email of a newsletter form on the list; who is on it already stays there as they are. */
export async function addSubscriber(database: Database, { form, values, submissionId }: Subscription): Promise<void> {
  const field = form.fields.find(({ type }) => type === 'email');
  const email = field && values[field.id];
  if (typeof email !== 'string') return;
  await database.insert(subscribers).values({ email: email.toLowerCase(), formId: form.id, submissionId }).onConflictDoNothing();
}
