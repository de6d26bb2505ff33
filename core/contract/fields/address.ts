import type { FieldValue } from '../submission.js';
import { described, rule } from './rule.js';
import { lineSchema, maxLineCharacters } from './line-rule.js';
import { type Parts, partsOrText, partsSchema, partProblem } from './parts-schema.js';
import { toAsciiText } from '../../text/pasted.js';

const parts = ['line1', 'line2', 'city', 'state', 'zip', 'country'];
const unitedStates = /^(us|usa|u\.s\.a?\.?|united states( of america)?)$/i;
const usZip = /^\d{5}([- ]?\d{4})?$/; // spec: commerce-forms-data §5, with the four digits of ZIP+4

/** Places whose addresses name no city, as ISO and people call them, and what may be in its place; where nothing is listed, nothing has to. */
const withoutCity: readonly (readonly [names: readonly string[], instead: readonly string[]])[] = [
  [['ad', 'andorra'], ['city', 'state']],
  [['gi', 'gibraltar'], []],
  [['hk', 'hong kong', 'hong kong sar china', 'hong kong sar'], ['city', 'state']],
  [['ky', 'cayman islands'], ['city', 'state']],
  [['mo', 'macao', 'macau', 'macao sar china', 'macau sar'], []],
  [['nr', 'nauru'], ['city', 'state']],
  [['sg', 'singapore'], ['city', 'zip']],
];

/** The city, or what is in its place, where an address has none of them; undefined where nothing is missing. */
function cityMissing(given: Parts): string | undefined {
  const country = given.country?.trim().toLowerCase() ?? '';
  const instead = withoutCity.find(([names]) => names.includes(country))?.[1] ?? ['city'];
  const isThere = instead.length === 0 || instead.some(part => given[part] !== undefined);
  return isThere ? undefined : instead.at(-1);
}

function readAddress(given: Parts): FieldValue | ReturnType<typeof partProblem> {
  if (!unitedStates.test(given.country ?? '')) return given as FieldValue;
  const zip = toAsciiText(given.zip ?? '');
  return usZip.test(zip) ? { ...given as Record<string, string>, zip } : partProblem('zip', 'zip');
}

/** A postal address in parts, or one line where the form asks for no more. A US address has a zip code of five digits, or nine. */
export const address = rule({
  type: 'address',
  properties: described,
  parts,
  isCleanedLine: true,
  autofill: {
    '': 'street-address',
    line1: 'address-line1',
    line2: 'address-line2',
    city: 'address-level2',
    state: 'address-level1',
    zip: 'postal-code',
    country: 'country-name',
  },
  longest: maxLineCharacters,
  replaceable: { parts: ['city'], gapIn: cityMissing },
  schema: field =>
    partsOrText<FieldValue>(
      partsSchema<FieldValue>({
        names: parts,
        gapIn: given => (!field.required ? undefined : given.line1 === undefined ? 'line1' : cityMissing(given)),
        read: readAddress,
      }),
      lineSchema(field),
    ),
});
