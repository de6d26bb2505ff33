import { fieldRules } from 'site-elements/contract/fields/field-rules';
import { foldParts } from 'site-elements/contract/fields/fold-parts';
import { isBlank } from 'site-elements/contract/fields/is-blank';
import type { FormField } from 'site-elements/contract/form-field';
import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
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
