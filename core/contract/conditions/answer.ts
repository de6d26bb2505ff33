import type { FieldValue } from '../submission.js';
import { isBlank } from '../fields/is-blank.js';

/** A value as conditions compare it. */
export interface Answer {
  /** What it says, each in the form that is compared; several for a list. Empty for no answer. */
  readonly texts: readonly string[];
  /** A checkbox that is not checked: its answer is no, and it is not filled in. */
  readonly isUnchecked?: boolean;
  /** The number of a field that carries one. */
  readonly number?: number;
}

const yes = ['yes', 'true', 'on', '1'];
const no = ['no', 'false', 'off', '0'];
const two = (value: unknown): string => String(value).padStart(2, '0');

/** A text as it is compared: case and blanks around and between words do not count. */
export const foldText = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The parts of a value in one text: a date as 2026-05-02, a time as 14:30, others with blanks between. */
function joinParts(parts: Readonly<Record<string, FieldValue>>): string {
  const { year, month, day, hour, minute, second } = parts;
  if (typeof year === 'number' && typeof month === 'number' && typeof day === 'number') return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (typeof hour === 'number' && typeof minute === 'number') return [hour, minute, ...second === undefined ? [] : [second]].map(two).join(':');
  return Object.values(parts).filter(part => !isBlank(part)).map(String).join(' ');
}

/** What a value says to a condition. An empty value and a hidden field have no answer. */
export function toAnswer(value: FieldValue | undefined): Answer {
  if (typeof value === 'boolean') return value ? { texts: yes } : { texts: no, isUnchecked: true };
  if (value === undefined || isBlank(value)) return { texts: [] };
  if (typeof value === 'number') return { texts: [String(value)], number: value };
  if (Array.isArray(value)) return { texts: value.filter(one => !isBlank(one)).flatMap(one => toAnswer(one).texts) };
  return { texts: [foldText(typeof value === 'object' ? joinParts(value!) : String(value))] };
}
