import type { FieldValue } from '../submission.js';
import { described, rule } from './rule.js';
import { lineSchema, maxLineCharacters } from './line-rule.js';
import { partsOrText, partsSchema } from './parts-schema.js';

const parts = ['first', 'last'];

/** A person's name: `{ first, last }`, either of them where a person has one name, or one line where the form asks for no more. */
export const name = rule({
  type: 'name',
  properties: described,
  parts,
  input: { autoComplete: 'name' },
  isCleanedLine: true,
  autofill: { '': 'name', first: 'given-name', last: 'family-name' },
  longest: maxLineCharacters,
  replaceable: { parts, gapIn: given => (parts.some(part => given[part] !== undefined) ? undefined : parts[0]) },
  schema: field => partsOrText<FieldValue>(
    partsSchema({ names: parts, read: given => given as FieldValue }),
    lineSchema(field),
  ),
});
