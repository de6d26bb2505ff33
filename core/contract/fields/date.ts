import type { FieldValue } from '../submission.js';
import { described, rule } from './rule.js';
import { partsOrText, partsSchema, partProblem, parseParts, plainDigits } from './parts-schema.js';

const parts = ['year', 'month', 'day'];
const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;

/** A day that the calendar has, or which part of it is wrong. */
function readDate(given: Readonly<Record<string, string | undefined>>): FieldValue | ReturnType<typeof partProblem> {
  const { year = '', month = '', day = '' } = given;
  if (!/^\d{4}$/.test(year) || Number(year) === 0) return partProblem('year', 'date');
  if (!/^(0?[1-9]|1[0-2])$/.test(month)) return partProblem('month', 'date');
  const days = new Date(Date.UTC(2000 + Number(year) % 400, Number(month), 0)).getUTCDate(); // calendars repeat every 400 years
  if (!/^\d{1,2}$/.test(day) || Number(day) < 1 || Number(day) > days) return partProblem('day', 'date');
  return { year: Number(year), month: Number(month), day: Number(day) };
}

const inParts = partsSchema<FieldValue>({ names: parts, clean: plainDigits, read: readDate });

/** A day: `{ year, month, day }`, or a text such as 2026-05-02. */
export const date = rule({
  type: 'date',
  properties: described,
  parts,
  input: { type: 'date' },
  nativeTypes: ['date'],
  keyboard: part => (part ? 'numeric' : null),
  schema: () => partsOrText<FieldValue>(inParts, parseParts(iso, 'date', inParts)),
});
