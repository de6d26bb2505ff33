import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
import { plainEmail } from 'site-elements/contract/fields/email';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import type { StoredForm } from '../find-form.js';

/** The field whose address receives the link: the first one for a single address. */
export const editEmailField = <Field extends Pick<FormField, 'type'> & { readonly multiple?: boolean; readonly texts?: Readonly<Record<string, string>> }>(
  fields: readonly Field[],
): Field | undefined => fields.find(({ type, multiple, texts }) => type === 'email' && !multiple && !texts?.multiple);

/** The address that receives the link to edit a submission; null if the owner does not want it or no address was entered. */
export function getEditEmail(form: StoredForm, values: Readonly<Record<string, FieldValue>>): string | null {
  const field = form.emailEditLink && form.editDays !== null ? editEmailField(form.fields) : undefined;
  const value = field && values[field.id];
  return typeof value === 'string' && value !== '' ? emailAsShown(plainEmail(value)) : null;
}
