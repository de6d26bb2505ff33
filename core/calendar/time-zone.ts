import { writeJson } from '../registry/write-json.js';
import { dateFormat } from '../text/intl.js';

const minuteMs = 60_000;
/** `+01:00`, `-0930`: a zone that knows no summer time. */
const fixedOffset = /^([+-])(\d{2}):?(\d{2})$/;

/**
 * A time on a wall: what clock and calendar show somewhere, written as the milliseconds that UTC would have at that reading.
 * Fields are read from it with the `getUTC…` methods, and it is formatted with the zone UTC.
 */
export type WallMs = number;

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatFor(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    try {
      format = dateFormat('en-US', {
        timeZone: zone, hourCycle: 'h23', calendar: 'gregory', era: 'short', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
      });
    } catch {
      format = null; // no zone that this browser knows
    }
    formats.set(zone, format);
  }
  return format;
}

/** A zone by its changes: before the first one the first offset holds, after each the next. In milliseconds. */
export interface ZoneChanges { readonly times: readonly number[]; readonly offsets: readonly number[] }

/** Zones that a file defines itself (VTIMEZONE), by the name that `defineZone` gave them. */
const definedZones = new Map<string, ZoneChanges>();

/** Makes a file's own zone known and returns its name here, which no other zone has. The same definition gets the same name. */
export function defineZone(label: string, changes: ZoneChanges): string {
  const content = writeJson(changes);
  for (let number = 1; ; number++) {
    const name = `zone:${number}:${label.slice(0, 60)}`;
    const known = definedZones.get(name);
    if (!known) definedZones.set(name, changes);
    if (!known || writeJson(known) === content) return name;
  }
}

function definedOffset({ times, offsets }: ZoneChanges, ms: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= ms) low = middle + 1;
    else high = middle;
  }
  return offsets[low]!;
}

/** Whether calendar services know a zone by its name: not an offset, and not a zone that a file defines. */
export const isNamedZone = (zone: string): boolean => /^[A-Za-z]+\//.test(zone);

/** Whether a text names a zone: of the IANA database, or a fixed offset from UTC. */
export const isTimeZone = (zone: string): boolean => fixedOffset.test(zone) || (/^[A-Za-z]/.test(zone) && zone.length < 60 && formatFor(zone) !== null);

function fixedOffsetMs(zone: string): number | null {
  const found = fixedOffset.exec(zone);
  return found && Number(`${found[1]}1`) * (Number(found[2]) * 60 + Number(found[3])) * minuteMs;
}

/** What is added to UTC in a zone at a moment; an empty zone is the visitor's own. */
export function offsetMs(zone: string, ms: number): number {
  if (!zone) return -new Date(ms).getTimezoneOffset() * minuteMs;
  const fixed = fixedOffsetMs(zone);
  if (fixed !== null) return fixed;
  const defined = definedZones.get(zone);
  if (defined) return definedOffset(defined, ms);
  const format = formatFor(zone);
  if (!format) return 0;
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value])) as Record<string, string>;
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const wall = Date.UTC(year, Number(parts.month) - 1, Number(parts.day), Number(parts.hour), Number(parts.minute), Number(parts.second));
  return wall - Math.floor(ms / 1000) * 1000;
}

/** The midnight before a reading of clocks. */
export const dayStart = (wall: WallMs): WallMs => Math.floor(wall / 86_400_000) * 86_400_000;

/** What clocks in a zone show at a moment. */
export const wallOf = (ms: number, zone: string): WallMs => ms + offsetMs(zone, ms);

/**
 * The moment at which clocks in a zone show a time. Of two such moments, when clocks go back, the first; a time that is left
 * out, when they go forward, is read with the offset before, as iCalendar says (RFC 5545 §3.3.5).
 */
export function instantOf(wall: WallMs, zone: string): number {
  const dayMs = 86_400_000;
  const before = offsetMs(zone, wall - dayMs);
  const after = offsetMs(zone, wall + dayMs);
  // Most days have one offset. Else: is the reading with the earlier offset one that clocks show?
  if (before === after) {
    const ms = wall - before;
    const there = offsetMs(zone, ms);
    return there === before ? ms : wall - there;
  }
  if (wallOf(wall - before, zone) === wall) return wall - before;
  if (wallOf(wall - after, zone) === wall) return wall - after;
  return wall - before;
}

/** The name of the visitor's own zone. */
export const visitorTimeZone = (): string => dateFormat('en').resolvedOptions().timeZone;

/** What a zone is called at a moment, short: "GMT+1", "PST". */
export function zoneName(language: string, zone: string, ms: number): string {
  if (!zone || fixedOffset.test(zone) || definedZones.has(zone)) {
    const minutes = offsetMs(zone, ms) / minuteMs;
    const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
    return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  }
  return dateFormat(language, { timeZone: zone, timeZoneName: 'short' }).formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
