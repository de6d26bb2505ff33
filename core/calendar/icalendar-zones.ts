import type { ReadingReport } from '../reading/reading-report.js';
import { findLine, unescapeText, type Component } from './icalendar-lines.js';
import { standardRule } from './icalendar-rule.js';
import { readICalendarTime } from './icalendar-times.js';
import { defineZone, fromWallClock, isTimeZone, getZoneOffsetMs, type WallClockMs } from './time-zone.js';
import type { Observance } from './zone-changes.js';

/** Time zones by their names in the file. */
export type FileZones = ReadonlyMap<string, string>;

/** Normalizes a zone's name: quotes, escapes and blanks differ between its definition and its uses. */
export const zoneKey = (tzid: string): string => unescapeText(tzid).replaceAll('"', '').trim();

function readOffset(component: Component, name: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d{2}):?(\d{2}):?(\d{2})?$/.exec(findLine(component, name)?.value.trim() ?? '') ?? [];
  return sign ? Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 : null;
}

/** The readable STANDARD and DAYLIGHT parts of a VTIMEZONE. */
function observancesOf({ parts }: Component): Observance[] {
  return parts.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT').flatMap(part => {
    const toMs = readOffset(part, 'TZOFFSETTO');
    const begin = readICalendarTime(findLine(part, 'DTSTART')?.value ?? '');
    if (toMs === null) return [];
    const dates = part.lines
      .filter(({ name }) => name === 'RDATE')
      .flatMap(({ value }) => value.split(',', 500))
      .flatMap(text => readICalendarTime(text)?.wall ?? []);
    return [
      {
        begin: begin?.wall ?? Date.UTC(1601, 0, 1),
        fromMs: readOffset(part, 'TZOFFSETFROM') ?? toMs,
        toMs,
        rule: standardRule(findLine(part, 'RRULE')?.value ?? ''),
        dates,
      },
    ];
  });
}

/** Reads an offset such as `UTC+01:00`, `(GMT+01:00)`, `GMT-5` or `+0100`. `Etc/GMT+5` is an IANA name with the opposite sign. */
function offsetNamed(name: string): string {
  if (/^(?:Z|UTC|GMT|Etc\/UTC|tzone:\/\/Microsoft\/Utc|\((?:UTC|GMT)\))$/i.test(name)) return 'UTC';
  const [, sign, hours = '', minutes = '00'] = /^\(?(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d{2}))?\)?$/i.exec(name) ?? [];
  return sign && Number(hours) < 15 ? `${sign}${hours.padStart(2, '0')}:${minutes}` : '';
}

/** The IANA name of a zone: the name itself, the end of a path such as `/mozilla.org/20050126_1/Europe/Berlin`, or `X-LIC-LOCATION` of its definition. */
function ianaName(key: string, definition: Component | undefined): string {
  const parts = key.replaceAll(' ', '_').split('/').slice(-3);
  const beside = definition ? findLine(definition, 'X-LIC-LOCATION')?.value.trim() ?? '' : '';
  return [key.replaceAll(' ', '_'), parts.join('/'), parts.slice(-2).join('/'), beside].find(name => name.includes('/') && isTimeZone(name)) ?? '';
}

/** Whether a known zone equals the definition at all times in the file. */
const agree = (zone: string, defined: string, walls: readonly WallClockMs[]): boolean =>
  walls.every(wall => fromWallClock(wall, zone) === fromWallClock(wall, defined));

export interface ResolvedZone {
  /** The zone's name in the file. */
  readonly tzid: string;
  readonly definition: Component | undefined;
  /** Clock times that the file writes in this zone. */
  readonly walls: readonly WallClockMs[];
  /** The zone to use if this one is unknown. */
  readonly otherwise: string;
  readonly line: number;
}

/**
 * Finds the zone that a file means; empty for an unknown one. An IANA name takes precedence over the file's own definition, which is
 * often incomplete. A definition takes precedence over any other name.
 */
export async function findZone({ tzid, definition, walls, otherwise, line }: ResolvedZone, report: ReadingReport): Promise<string> {
  const key = zoneKey(tzid);
  const observances = definition ? observancesOf(definition) : [];
  const iana = ianaName(key, definition);
  if (iana) {
    const isDenied = observances.length > 0 && walls.some(wall => !observances.some(({ toMs }) => toMs === getZoneOffsetMs(iana, fromWallClock(wall, iana))));
    if (isDenied)
      report.understood({ line, field: 'TZID' }, key, iana, {
        reason: `Time zone "${key}" has other offsets in this file than in the time zone database; the database is used.`,
      });
    return iana;
  }
  const offset = offsetNamed(key);
  const named = offset || (await import('./windows-zones.js')).zoneOfWindows(key) || (observances.length === 0 && isTimeZone(key) ? key : '');
  if (observances.length > 0) {
    const defined = await definedZone(key, observances, line, report);
    if (defined) return named && agree(named, defined, walls) ? named : defined;
  }
  if (named) return named;
  const [fixed = ''] = /\((?:UTC|GMT)[+-]\d{1,2}:?\d{2}\)/i.exec(key) ?? [];
  if (fixed)
    report.understood({ line, field: 'TZID' }, key, offsetNamed(fixed), {
      reason: `Time zone "${key}" is unknown; its times have the offset ${offsetNamed(fixed)} all year.`,
    });
  else
    report.rejected({ line, field: 'TZID' }, key, {
      example: 'Europe/London',
      reason: `Time zone "${key}" is unknown. Expected one such as "Europe/London"; its times are read as ${otherwise || "the visitor's own"}.`,
    });
  return offsetNamed(fixed);
}

/** Formats an offset in milliseconds as `+05:30`; empty for an offset with seconds. */
function offsetText(ms: number): string {
  const minutes = Math.abs(ms) / 60_000;
  const two = (number: number) => String(number).padStart(2, '0');
  return Number.isInteger(minutes) ? `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` : '';
}

async function definedZone(key: string, observances: readonly Observance[], line: number, report: ReadingReport): Promise<string> {
  const [{ toMs }] = observances as [Observance];
  if (observances.every(other => other.toMs === toMs) && offsetText(toMs)) return offsetText(toMs);
  try {
    const { zoneChanges } = await import('./zone-changes.js');
    return defineZone(key, zoneChanges(observances));
  } catch (error) {
    report.omitted({ line, field: 'VTIMEZONE' }, key, { reason: `The rules of time zone "${key}" cannot be read: ${(error as Error).message}.` });
    return '';
  }
}
