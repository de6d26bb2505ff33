import type { FieldValue } from '../submission.js';
import { described } from './common-properties.js';
import { lineSchema, longestLine } from './line-rule.js';
import { partsOrText, partsSchema, refuse } from './parts-schema.js';
import { rule } from './rule.js';

const parts = ['line1', 'line2', 'city', 'state', 'zip', 'country'];
const unitedStates = /^(us|usa|u\.s\.a?\.?|united states( of america)?)$/i;
const usZip = /^\d{5}$/; // spec: commerce-forms-data §5

/** A postal address in parts, or one line where the form asks for no more. A US address has a zip code of five digits. */
export const address = rule({
  type: 'address',
  properties: described,
  parts,
  longest: longestLine,
  schema: field => partsOrText<FieldValue>(
    partsSchema<FieldValue>({
      names: parts,
      needs: field.required ? ['line1', 'city'] : [],
      read: given => (unitedStates.test(given.country ?? '') && !usZip.test(given.zip ?? '')
        ? refuse('zip', 'zip')
        : given as FieldValue),
    }),
    lineSchema(field),
  ),
});
