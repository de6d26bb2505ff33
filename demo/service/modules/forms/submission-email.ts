import { and, count, eq } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../kernel/database/database.js';
import { isWithin } from '../../kernel/database/is-within.js';
import { submissions, submissionVersions } from './forms.schema.js';
import { inLanguage } from '../../kernel/language/speech.js';
import type { Mail } from '../../kernel/mail/outbox.js';
import { changedValues } from './submissions/changed-values.js';
import { titledValues, valueAsText } from './submissions/titled-values.js';
import type { StoredForm } from './find-form.js';
import type { StoredPayment } from './payment/submission-payments.js';
import { paymentText } from './payment/payment-view.js';
import { ownerText } from './texts.js';

/** More than this within an hour is a flood: all of it is stored, and told by the last email. */
const mostAnHour = 60;
const longestValue = 5000;
const hourMs = 60 * 60_000;

interface Told { form: StoredForm; values: Record<string, FieldValue>; submissionId: string; siteUrl?: string; payment?: StoredPayment | null }

const line = (title: string, said: string): string => ownerText('emailField', { of: title, said });
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The owner's email about a submission, with the sender to reply to; null if no address is set, or if too many were sent. */
export async function submissionEmail(transaction: Database, told: Told): Promise<Mail | null> {
  const { form } = told;
  if (!form.notify) return null;
  const lately = and(eq(submissions.formId, form.id), isWithin(submissions.createdAt, hourMs));
  const [{ arrived }] = await transaction.select({ arrived: count() }).from(submissions).where(lately) as [{ arrived: number }];
  if (arrived > mostAnHour) return null;
  // The visitor's language is not the owner's.
  return inLanguage(form.language, 'owner', () => ({ to: form.notify!, ...emailOf(told, arrived === mostAnHour) }));
}

function emailOf({ form, values, submissionId, siteUrl, payment }: Told, isLast: boolean): Omit<Mail, 'to'> {
  const find = (type: 'email' | 'name') => form.fields.find(field => field.type === type && values[field.id] !== undefined);
  const [email, name] = [find('email'), find('name')];
  const sender = email && typeof values[email.id] === 'string' ? values[email.id] as string : undefined;
  const called = name ? valueAsText(values[name.id] ?? null, name) : sender;
  const lines = titledValues(form, values).flatMap(({ title, value, field }) => {
    if (field?.type === 'password') return [line(title, ownerText('emailNotTold'))];
    const text = cut(valueAsText(value, field), longestValue);
    return text.includes('\n') ? [line(title, '').trim(), text, ''] : [line(title, text)];
  });
  const page = `${siteUrl ?? ''}${paths.ownerSubmissions}/${submissionId}`;
  return {
    subject: cut(called ? `${form.name}: ${called.replace(/\s+/g, ' ')}` : form.name, 150),
    text: [
      ...lines, ...payment ? [line(ownerText('payment'), paymentText(payment))] : [], '', '--', ownerText('emailSentWith', { form: form.name }),
      ...sender ? [ownerText('emailAnswerGoes', { sender })] : [ownerText('emailNoAddress')],
      ownerText('emailWhere', { url: page }),
      ...isLast ? ['', ownerText('emailLast', { count: mostAnHour })] : [], '',
    ].join('\n'),
    ...sender && { replyTo: sender },
  };
}

/** The owner's email about a submission that its visitor has edited; null if no address is set, or if too many were sent. */
export async function changedEmail(transaction: Database, { before, ...told }: Told & { before: Record<string, FieldValue> }): Promise<Mail | null> {
  const { form, values } = told;
  if (!form.notify) return null;
  const [{ edits }] = await transaction.select({ edits: count() }).from(submissionVersions)
    .innerJoin(submissions, eq(submissions.id, submissionVersions.submissionId))
    .where(and(eq(submissions.formId, form.id), isWithin(submissionVersions.replacedAt, hourMs))) as [{ edits: number }];
  if (edits > mostAnHour) return null;
  return inLanguage(form.language, 'owner', () => {
    const { subject, text, ...email } = emailOf(told, edits === mostAnHour);
    const fields = changedValues(form, before, values).map(({ title }) => title).join(', ');
    return {
      to: form.notify!, ...email,
      subject: cut(ownerText('emailChangedSubject', { subject }), 150),
      text: `${ownerText('emailChanged', { fields })}\n\n${text}`,
    };
  });
}

/** The owner's email about a payment that has arrived; null if no address is set. */
export async function paymentEmail({ form, payment, siteUrl }: { form: StoredForm; payment: StoredPayment; siteUrl?: string }): Promise<Mail | null> {
  if (!form.notify) return null;
  return inLanguage(form.language, 'owner', () => ({
    to: form.notify!,
    subject: cut(`${form.name}: ${paymentText(payment)}`, 150),
    text: [
      line(ownerText('payment'), paymentText(payment)), '', '--',
      ownerText('emailWhere', { url: `${siteUrl ?? ''}${paths.ownerSubmissions}/${payment.submissionId}` }), '',
    ].join('\n'),
  }));
}
