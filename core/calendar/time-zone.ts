import { writeJson } from '../registry/write-json.js';
import { dateFormat } from '../text/intl.js';

const minuteMs = 60_000;
/** `+01:00`, `-0930`: a zone without daylight saving time. */
const fixedOffset = /^([+-])(\d{2}):?(\d{2})$/;

/**
 * A clock time: what clock and calendar show somewhere, as the milliseconds of the same reading in UTC. Its fields are read with the
 * `getUTC…` methods, and it is formatted with the zone UTC.
 */
export type WallClockMs = number;

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatFor(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    try {
      format = dateFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        calendar: 'gregory',
        era: 'short',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      format = null; // the browser does not know this zone
    }
    formats.set(zone, format);
  }
  return format;
}

/** A zone as a list of changes, in milliseconds. The first offset applies before the first change, the next one after each change. */
export interface ZoneChanges { readonly times: readonly number[]; readonly offsets: readonly number[] }

/** Zones that files define themselves (VTIMEZONE), by the name from `defineZone`. */
const definedZones = new Map<string, ZoneChanges>();

/** Registers a zone that a file defines and returns a unique name for it. The same definition has the same name. */
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

/** Whether calendar services know a zone's name. They do not know offsets and zones that a file defines. */
export const isNamedZone = (zone: string): boolean => /^[A-Za-z]+\//.test(zone);

/** Whether a text is an IANA name or a fixed offset from UTC. */
export const isTimeZone = (zone: string): boolean => fixedOffset.test(zone) || (/^[A-Za-z]/.test(zone) && zone.length < 60 && formatFor(zone) !== null);

function fixedOffsetMs(zone: string): number | null {
  const found = fixedOffset.exec(zone);
  return found && Number(`${found[1]}1`) * (Number(found[2]) * 60 + Number(found[3])) * minuteMs;
}

/** The offset of a zone from UTC at a moment, in milliseconds. An empty zone is the visitor's own. */
export function getZoneOffsetMs(zone: string, ms: number): number {
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

/** The midnight at the beginning of a clock time's day. */
export const dayStart = (wall: WallClockMs): WallClockMs => Math.floor(wall / 86_400_000) * 86_400_000;

/** The clock time in a zone at a moment. */
export const toWallClock = (ms: number, zone: string): WallClockMs => ms + getZoneOffsetMs(zone, ms);

/**
 * The moment of a clock time in a zone. When clocks go back, the first of two moments; when they go forward, a skipped time has the offset
 * from before the change (RFC 5545 §3.3.5).
 */
export function fromWallClock(wall: WallClockMs, zone: string): number {
  const dayMs = 86_400_000;
  const before = getZoneOffsetMs(zone, wall - dayMs);
  const after = getZoneOffsetMs(zone, wall + dayMs);
  // Most days have one offset. Otherwise the earlier offset is tried first.
  if (before === after) {
    const ms = wall - before;
    const there = getZoneOffsetMs(zone, ms);
    return there === before ? ms : wall - there;
  }
  if (toWallClock(wall - before, zone) === wall) return wall - before;
  if (toWallClock(wall - after, zone) === wall) return wall - after;
  return wall - before;
}

/** The name of the visitor's own zone. */
export const visitorTimeZone = (): string => dateFormat('en').resolvedOptions().timeZone;

/** The short name of a zone at a moment: "GMT+1", "PST". */
export function zoneName(language: string, zone: string, ms: number): string {
  if (!zone || fixedOffset.test(zone) || definedZones.has(zone)) {
    const minutes = getZoneOffsetMs(zone, ms) / minuteMs;
    const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
    return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  }
  return dateFormat(language, { timeZone: zone, timeZoneName: 'short' }).formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
