import type { FieldValue } from '../submission.js';
import { described, rule } from './rule.js';
import { lineSchema, longestLine } from './line-rule.js';
import { partsOrText, partsSchema } from './parts-schema.js';

const parts = ['first', 'last'];

/** A person's name: `{ first, last }`, or one line where the form asks for no more. */
export const name = rule({
  type: 'name',
  properties: described,
  parts,
  longest: longestLine,
  schema: field => partsOrText<FieldValue>(
    partsSchema({ names: parts, needs: field.required ? parts : [], read: given => given as FieldValue }),
    lineSchema(field),
  ),
});
