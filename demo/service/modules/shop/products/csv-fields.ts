import type { FormField } from 'site-elements/contract/form-field';
import { type FieldDraft, fieldDraft } from '../../../kernel/fields/field-draft.js';
import { isFieldType } from '../../../kernel/fields/field-kinds.js';
import { ownerText } from '../texts.js';

/** More than twenty fields with all that can be said of them; a spreadsheet's cell ends before. */
const longest = 100_000;

/** The questions to a buyer, as JSON: too much for a cell that people write, and nothing is lost. */
export const fieldsAsText = (fields: readonly FormField[]): string => (fields.length > 0 ? JSON.stringify(fields) : '');

/** Throws a RangeError for what is not a list of fields. What they say is looked at with the rest of the product. */
export function fieldsInText(text: string): readonly FieldDraft[] {
  if (text === '') return [];
  const given = text.length > longest ? null : parsed(text);
  if (!Array.isArray(given)) throw new RangeError(ownerText('productsFieldsWrong'));
  return given.map((each: unknown, at) => {
    const { id = '', type, title } = (each ?? {}) as Record<string, unknown>;
    if (typeof type !== 'string' || !isFieldType(type) || typeof title !== 'string' || typeof id !== 'string') {
      throw new RangeError(ownerText('productsFieldWrong', { number: at + 1, type: 'type', title: 'title' }));
    }
    return { ...fieldDraft(each as FormField), id, title: title.replace(/\s+/g, ' ').trim() };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
