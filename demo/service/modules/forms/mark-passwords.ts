import type { FormField } from 'site-elements/contract/form-field';
import type { StoredForm } from './find-form.js';

/** Kinds whose values are no text that could be a password. */
const never: ReadonlySet<FormField['type']> = new Set(['section', 'file']);
const asPassword = ({ id, title, required, description }: FormField): FormField => ({ id, type: 'password', title, required, description });

/**
 * The form with those of its fields as passwords that are password inputs in their page, whatever kind the owner has made
 * them: hashed and told as such. Values are checked before, as the owner's kind, so that no mark gets round a rule.
 */
export function markPasswords(form: StoredForm, passwords: ReadonlySet<string>): StoredForm {
  if (passwords.size === 0) return form;
  return { ...form, fields: form.fields.map(field => (passwords.has(field.id) && !never.has(field.type) ? asPassword(field) : field)) };
}
