/** What a date says: a year alone, a month, a day, or a time. */
export type DatePrecision = 'year' | 'month' | 'day' | 'minute';
/** A date as it is written: its clock is kept, whatever its time zone. */
export interface ReadDate { readonly ms: number; readonly precision: DatePrecision }

const written = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1000 && value <= 9999;

/** `2026`, `2026-05`, `2026-05-01`, `2026-05-01T18:30`, or a number: a year, or milliseconds since 1970. Null for anything else. */
export function readDate(cell: string | number | null | undefined): ReadDate | null {
  if (typeof cell === 'number' && !isYear(cell)) return Number.isNaN(new Date(cell).getTime()) ? null : { ms: cell, precision: 'minute' };
  const parts = written.exec(String(cell ?? '').trim());
  if (!parts) return null;
  const [year, month = 1, day = 1, hour = 0, minute = 0] = parts.slice(1).map(part => (part === undefined ? undefined : Number(part)));
  const date = new Date(0);
  date.setUTCFullYear(year!, month - 1, day);
  date.setUTCHours(hour, minute);
  // A thirteenth month or a thirtieth of February would be another date.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || date.getUTCHours() !== hour || date.getUTCMinutes() !== minute) return null;
  const precision = parts[4] ? 'minute' : parts[3] ? 'day' : parts[2] ? 'month' : 'year';
  return { ms: date.getTime(), precision };
}
