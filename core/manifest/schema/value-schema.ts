import type { Setting } from '../../settings/setting.js';
import type { ValueSchema } from '../../settings/element-schema.js';
import { getWidthsPattern } from './number-pattern.js';
import { addressPattern, distinctAddressPattern, getTextPattern } from './text-patterns.js';
import { getTypeSchema } from './type-schema.js';

function numberSchema(row: Setting): ValueSchema {
  const one: ValueSchema = {
    type: row.integer ? 'integer' : 'number',
    ...(row.min !== undefined && { minimum: row.min }),
    ...(row.max !== undefined && { maximum: row.max }),
  };
  return row.fromText ? { anyOf: [one, { type: 'string', pattern: getWidthsPattern(row) }] } : one;
}

/** Names of choices, also those that work and are not offered. */
const choiceSchema = (row: Setting): ValueSchema => ({ enum: [...row.choices!.map(String), ...row.otherChoices ?? []] });

/** The schema of a setting's values. `null` and missing values mean the default, and are not part of it. */
export function getValueSchema(row: Setting): ValueSchema {
  switch (row.kind) {
    case 'flag': return { type: 'boolean' };
    case 'number': return numberSchema(row);
    case 'choice': return row.orAddress
      ? { anyOf: [choiceSchema(row), { type: 'string', format: 'iri-reference', pattern: distinctAddressPattern }] } : choiceSchema(row);
    case 'url': return { type: 'string', format: 'iri-reference', pattern: addressPattern };
    case 'text': return row.choices ? choiceSchema(row) : { type: 'string', ...(row.format && { pattern: getTextPattern(row.format) }) };
    case 'json': return row.type ? getTypeSchema(row.type) : {};
  }
}
