import { and, count, eq, gt } from 'drizzle-orm';
import { paths } from '../../../core/contract/paths.js';
import type { FieldValue } from '../../../core/contract/submission.js';
import type { Database } from '../database/database.js';
import { submissions } from '../database/schema.js';
import type { Mail } from '../mail/outbox.js';
import { titledValues, valueAsText } from '../owner/titled-values.js';
import type { StoredForm } from './find-form.js';

/** More than this within an hour is a flood: all of it is stored, and told by the last letter. */
const mostAnHour = 60;
const longestValue = 5000;
const hourMs = 60 * 60_000;

interface Told { form: StoredForm; values: Record<string, FieldValue>; submissionId: string; siteUrl?: string }

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** What the owner is told of a submission, in English, with the sender to answer to; null where nobody is to be told, or was told too often. */
export async function submissionLetter(transaction: Database, { form, values, submissionId, siteUrl }: Told): Promise<Mail | null> {
  if (!form.notify) return null;
  const lately = and(eq(submissions.formId, form.id), gt(submissions.createdAt, new Date(Date.now() - hourMs)));
  const [{ arrived }] = await transaction.select({ arrived: count() }).from(submissions).where(lately) as [{ arrived: number }];
  if (arrived > mostAnHour) return null;
  const find = (type: 'email' | 'name') => form.fields.find(field => field.type === type && values[field.id] !== undefined);
  const [email, name] = [find('email'), find('name')];
  const sender = email && typeof values[email.id] === 'string' ? values[email.id] as string : undefined;
  const called = name ? valueAsText(values[name.id] ?? null, name) : sender;
  const lines = titledValues(form, values).flatMap(({ title, value, field }) => {
    if (field?.type === 'password') return [`${title}: not told by letter`];
    const text = cut(valueAsText(value, field), longestValue);
    return text.includes('\n') ? [`${title}:`, text, ''] : [`${title}: ${text}`];
  });
  const page = `${siteUrl ?? ''}${paths.ownerSubmissions}/${submissionId}`;
  return {
    to: form.notify,
    subject: cut(called ? `${form.name}: ${called.replace(/\s+/g, ' ')}` : form.name, 150),
    text: [
      ...lines, '', '--', `Sent with the form "${form.name}".`,
      ...sender ? [`An answer to this letter goes to ${sender}, as its sender has written it.`] : ['Its sender has left no email address.'],
      `Among your submissions: ${page}`,
      ...arrived === mostAnHour ? ['', `${mostAnHour} have arrived within an hour. There are no more letters about this form until they become fewer; all submissions are stored.`] : [], '',
    ].join('\n'),
    ...sender && { replyTo: sender },
  };
}
