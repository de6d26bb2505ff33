import { partName } from '../../contract/fields/fold-parts.js';
import type { FieldValue } from '../../contract/submission.js';
import type { FormValues } from '../form.settings.js';

function pairsOf(name: string, value: FieldValue): (readonly [string, string])[] {
  if (value === null || value === false) return [];
  if (Array.isArray(value)) return value.flatMap(one => pairsOf(name, one));
  if (typeof value === 'object') return Object.entries(value).flatMap(([part, one]) => pairsOf(partName(name, part), one));
  return [[name, value === true ? 'yes' : String(value)]];
}

/** Values as a browser would post them: lists as repeated names, parts as names of their own, unticked boxes not at all. */
export const plainFields = (values: FormValues): URLSearchParams =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => pairsOf(name, value)).map(pair => [...pair]));
