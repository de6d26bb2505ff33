import { fieldRules } from '../../../../core/contract/fields/field-rules.js';
import { foldParts } from '../../../../core/contract/fields/fold-parts.js';
import { isBlank } from '../../../../core/contract/fields/is-blank.js';
import type { FormField } from '../../../../core/contract/form-field.js';
import { emailAsShown } from '../../../../core/contract/fields/email-as-shown.js';
import { onlyValue } from '../http/single-values.js';

/** An amount that was chosen, else the one that was typed beside those offered. */
const firstFilled = (texts: string[]): string => texts.find(text => !isBlank(text)) ?? '';

/** One text for each field, a list where the field takes several, and parts that were named one by one put together. */
export function sentValues(fields: readonly FormField[], posted: ReadonlyMap<string, string[]>): Map<string, unknown> {
  const { values, structured } = foldParts(fields, posted);
  const lists = new Set(fields.filter(field => fieldRules.get(field.type)?.isList?.(field)).map(({ id }) => id));
  const offered = new Set(fields.filter(({ amounts }) => amounts).map(({ id }) => id));
  const known = new Set(fields.map(({ id }) => id));
  const one = (id: string, texts: string[]) => (offered.has(id) ? firstFilled(texts) : !known.has(id) && texts.length > 1 ? texts : onlyValue(id, texts));
  const emails = new Set(fields.filter(({ type }) => type === 'email').map(({ id }) => id));
  const shown = (id: string, texts: string[]) => (emails.has(id) ? texts.map(emailAsShown) : texts);
  const pairs = [...values].map(([id, texts]) => [id, lists.has(id) ? texts : one(id, shown(id, texts))] as const);
  return new Map<string, unknown>([...pairs, ...structured]);
}
