import { visibleFields, type VisibleFields } from 'site-elements/contract/conditions/visible-fields';
import { fieldRules } from 'site-elements/contract/fields/field-rules';
import { validateField } from 'site-elements/contract/fields/validate-field';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { currentLanguage } from '../language/speech.js';

/** What was sent, by the name of a field. */
export interface FieldInput {
  readonly values: ReadonlyMap<string, unknown>;
  readonly files: ReadonlyMap<string, readonly File[]>;
}

/** The fields that a form's conditions ask for with what was sent, as its page decides: a page without scripts shows and sends everything. */
export function askedFields(fields: readonly FormField[], { values, files }: FieldInput): VisibleFields {
  return visibleFields(fields, (field): FieldValue | undefined => {
    if (field.type === 'file') return (files.get(field.id) ?? []).map(({ name }) => name);
    const value = values.get(field.id);
    if (!fieldRules.get(field.type)?.schema || value === undefined) return undefined;
    const verdict = validateField({ ...field, required: false }, value, currentLanguage());
    return verdict.kind === 'good' ? verdict.value : verdict.kind === 'bad' && typeof value === 'string' ? value : undefined;
  });
}
