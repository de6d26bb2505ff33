import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
import { plainEmail } from 'site-elements/contract/fields/email';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { HttpError } from '../../../kernel/http/http-error.js';
import { fieldText } from '../../../kernel/language/speech.js';
import type { StoredForm } from '../find-form.js';
import type { Sender } from './form-closure.js';

/** The account of a request; null for a visitor who is not logged in. */
export type AccountOf = (context: Context) => Promise<{ readonly id: string } | null>;

const hashOf = (kind: string, name: string): string => createHash('sha256').update(`${kind}\n${name}`).digest('base64url');

/** The field whose address can send a form once: the first one that each submission has. A section with a condition hides the fields in it. */
export function senderField(fields: readonly FormField[]): FormField | undefined {
  let section: FormField | undefined;
  return fields.find(field => {
    if (field.type === 'section') section = field;
    return field.type === 'email' && field.required && !field.multiple && field.when === undefined && section?.when === undefined;
  });
}

/** The account that asks, where a form can be sent once by each. */
export async function accountSender(context: Context, { oncePer }: StoredForm, accountOf: AccountOf): Promise<Sender | null> {
  const account = oncePer === 'account' ? await accountOf(context) : null;
  return account && { hash: hashOf('account', account.id) };
}

/** The address in what was sent to a form that each can send once. However it is written, it is one. */
export function sentEmail(form: StoredForm, values: Readonly<Record<string, FieldValue>>): string | undefined {
  const field = form.oncePer === 'email' ? senderField(form.fields) : undefined;
  const value = field && values[field.id];
  return typeof value === 'string' && value !== '' ? emailAsShown(plainEmail(value)).toLowerCase() : undefined;
}

/** The sender of a form that each address can send once; null for other forms. */
export function emailSender(form: StoredForm, values: Readonly<Record<string, FieldValue>>): (Sender & { readonly email: string }) | null {
  if (form.oncePer !== 'email') return null;
  const email = sentEmail(form, values);
  if (email !== undefined) return { email, hash: hashOf('email', email) };
  throw new HttpError(400, { error: fieldText('someInvalid'), errors: { [senderField(form.fields)?.id ?? 'email']: fieldText('required') } });
}
