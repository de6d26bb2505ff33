import type { FieldValue } from '../submission.js';
import { described, rule } from './rule.js';
import { type Parts, partsOrText, partsSchema, partProblem, parseParts, plainDigits } from './parts-schema.js';

const parts = ['hour', 'minute', 'second', 'half'];
const written = /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?:\.\d+)?\s*(?<half>[ap]m)?$/i;
const sixty = /^[0-5]?\d$/;

/** `half`: am or pm, for hours from 1 to 12; without it hours go from 0 to 23. */
function readTime({ hour = '', minute = '0', second, half }: Parts): FieldValue | ReturnType<typeof partProblem> {
  if (half !== undefined && !/^[ap]m$/i.test(half)) return partProblem('half', 'time');
  const isGoodHour = half === undefined ? /^([01]?\d|2[0-3])$/.test(hour) : /^(0?[1-9]|1[0-2])$/.test(hour);
  if (!isGoodHour) return partProblem('hour', 'time');
  if (!sixty.test(minute)) return partProblem('minute', 'time');
  if (second !== undefined && !sixty.test(second)) return partProblem('second', 'time');
  const hours = half === undefined ? Number(hour) : Number(hour) % 12 + (half.toLowerCase() === 'pm' ? 12 : 0);
  return { hour: hours, minute: Number(minute), ...second !== undefined && { second: Number(second) } };
}

const inParts = partsSchema<FieldValue>({ names: parts, clean: plainDigits, read: readTime });

/** A time of day on 24 hours: `{ hour, minute, second? }`, or a text such as 14:30 or 2:30 pm. */
export const time = rule({
  type: 'time',
  properties: described,
  parts,
  input: { type: 'time' },
  nativeTypes: ['time'],
  keyboard: part => (part && part !== 'half' ? 'numeric' : null),
  schema: () => partsOrText<FieldValue>(inParts, parseParts(written, 'time', inParts)),
});
