import { fieldRules } from '../../contract/fields/field-rules.js';
import type { FieldType } from '../../contract/form-field.js';
import { ownValue } from '../../registry/own-value.js';

/** The `autocomplete` token of a control, or null. A section distinguishes two addresses of one form. */
export function autofillToken(type: FieldType, part: string, id: string, isOneOfMany: boolean): string | null {
  const token = ownValue(fieldRules.get(type)?.autofill, part);
  if (!token) return null;
  return isOneOfMany && part ? `section-${id.replace(/\W+/g, '-')} ${token}` : token;
}

/** The keyboard a phone shows for a text control of this type, or null. */
export const getInputMode = (type: FieldType, part: string): string | null => fieldRules.get(type)?.keyboard?.(part) ?? null;
