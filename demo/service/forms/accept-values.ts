import { fieldMessages } from '../../../core/contract/field-messages.js';
import type { FieldValue } from '../../../core/contract/submission.js';
import { validateFields } from '../../../core/contract/validate-fields.js';
import { Refusal } from '../http/refusal.js';
import type { StoredForm } from './find-form.js';

/** The values as they will be stored, or the 400 that names what is wrong. */
export function acceptValues(form: StoredForm, sent: ReadonlyMap<string, unknown>): Record<string, FieldValue> {
  const verdict = validateFields(form.fields, sent);
  if (verdict.kind === 'valid') return verdict.values;
  if (verdict.kind === 'invalid') {
    throw new Refusal(400, { error: fieldMessages.someInvalid, errors: verdict.errors });
  }
  const { field } = verdict;
  throw new Refusal(400, { error: `The form "${form.id}" has no field "${field}".`, field });
}
