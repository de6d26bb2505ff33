import type { FormField } from '../form-field.js';
import { fieldRules } from './field-rules.js';

/** The name of the control for one part of a structured field, in a form that posts plainly: `home.city`. */
export const partName = (id: string, part: string): string => `${id}.${part}`;

/**
 * A plain post names each part of a structured value separately: puts them together again by field id, as `values` keeps
 * what the field list knows no parts for. spec: commerce-forms-data §3
 */
export function foldParts(
  fields: readonly FormField[], posted: ReadonlyMap<string, string[]>,
): { values: Map<string, string[]>; structured: Map<string, Record<string, string>> } {
  const values = new Map(posted);
  const structured = new Map<string, Record<string, string>>();
  for (const { id, type, options = [] } of fields) {
    const names = type === 'likert' ? options : fieldRules.get(type)?.parts ?? [];
    const given = names.filter(part => posted.has(partName(id, part)));
    if (given.length === 0) continue;
    structured.set(id, Object.fromEntries(given.map(part => [part, posted.get(partName(id, part))![0]!])));
    for (const part of given) values.delete(partName(id, part));
  }
  return { values, structured };
}
