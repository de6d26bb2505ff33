import { fromWallClock } from './time-zone.js';

/** A time from markup or JSON: a moment with its zone, or a day as its midnight in UTC. */
export interface EventTime {
  readonly ms: number;
  /** The clock time as it is written, as if it were UTC. */
  readonly wall: number;
  readonly isDay: boolean;
  readonly zone: string;
  /** The written offset: `UTC`, `+01:00`, or empty. */
  readonly offset: string;
}

const machineTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i;
const machineDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The midnight in UTC of a day; null for a day that does not exist, such as 31 February. */
export function utcMidnight(year: number, month: number, day: number): number | null {
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCDate() === day && new Date(ms).getUTCMonth() === month - 1 ? ms : null;
}

function readDay(text: string): number | null {
  const [, year, month, day] = machineDay.exec(text) ?? [];
  return year ? utcMidnight(Number(year), Number(month), Number(day)) : null;
}

/**
 * Reads `2026-12-05`, `2026-12-05T19:00` or `2026-12-05T19:00+01:00`; null for anything else. A time without an offset is in
 * the given zone, else in the visitor's own. A time with an offset is shown in the given zone, else in that offset.
 */
export function readEventTime(text: string, zone: string): EventTime | null {
  const day = readDay(text.trim());
  if (day !== null) return { ms: day, wall: day, isDay: true, zone: '', offset: '' };
  const [, date, time, seconds = '00', offset] = machineTime.exec(text.trim()) ?? [];
  const midnight = date ? readDay(date) : null;
  if (midnight === null) return null;
  const [hours, minutes] = time!.split(':').map(Number) as [number, number];
  if (hours > 23 || minutes > 59 || Number(seconds) > 59) return null;
  const wall = midnight + ((hours * 60 + minutes) * 60 + Number(seconds)) * 1000;
  if (!offset) return { ms: fromWallClock(wall, zone), wall, isDay: false, zone, offset: '' };
  const fixed = offset.toUpperCase() === 'Z' ? 'UTC' : offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return { ms: fromWallClock(wall, fixed), wall, isDay: false, zone: zone || fixed, offset: fixed };
}
