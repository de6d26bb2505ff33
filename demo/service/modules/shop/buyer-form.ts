import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { type FieldsVerdict, validateFields } from 'site-elements/contract/validate-fields';
import { askedFields } from '../../kernel/fields/asked-fields.js';
import { fieldText, currentLanguage } from '../../kernel/language/speech.js';

/**
 * Checks what a buyer filled in against the fields of the product. A field that a condition hides is neither required nor stored.
 * Calculated fields are for the page and for conditions: their results are not stored either.
 */
export function checkBuyerForm(fields: readonly FormField[], form: Readonly<Record<string, FieldValue>>): FieldsVerdict {
  const values = new Map(Object.entries(form));
  const { fields: asked, hidden } = askedFields(fields, { values, files: new Map() });
  const calculated = new Set(fields.filter(({ type }) => type === 'calculation').map(({ id }) => id));
  const sent = new Map([...values].filter(([id]) => !hidden.has(id) && !calculated.has(id)));
  return validateFields(asked.filter(({ id }) => !calculated.has(id)), sent, fieldText, currentLanguage());
}
