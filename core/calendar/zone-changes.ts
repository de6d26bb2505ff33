import { readRuleEnd, ruleDates } from './rule-dates.js';
import type { WallClockMs, ZoneChanges } from './time-zone.js';

/** A STANDARD or DAYLIGHT part of a VTIMEZONE: when clocks change from one offset to another. */
export interface Observance {
  readonly begin: WallClockMs;
  readonly fromMs: number;
  readonly toMs: number;
  /** An RRULE; empty for none. */
  readonly rule: string;
  /** Listed changes (RDATE). */
  readonly dates: readonly WallClockMs[];
}

const first = Date.UTC(1969, 0, 1);
const last = Date.UTC(2150, 0, 1);
/** Maximum number of changes of one part. */
const most = 500;

/** The clock times, before the change, at which a part begins (RFC 5545 §3.6.5). Throws if the rule cannot be read. */
function onsets({ begin, fromMs, rule, dates }: Observance): readonly WallClockMs[] {
  const found = [begin, ...dates];
  if (!rule) return found;
  const end = readRuleEnd(rule);
  const problem = ruleDates(rule, { begin, until: end && (end.isUtc ? end.wall + fromMs : end.wall), first, last, most }, wall => found.push(wall));
  if (problem) throw new RangeError(problem);
  return found;
}

/** The changes of a zone that a file defines. Throws if a rule cannot be read. */
export function zoneChanges(observances: readonly Observance[]): ZoneChanges {
  const changes = observances.flatMap(observance =>
    onsets(observance).map(wall => ({ time: wall - observance.fromMs, fromMs: observance.fromMs, toMs: observance.toMs })),
  );
  changes.sort((a, b) => a.time - b.time);
  return { times: changes.map(({ time }) => time), offsets: [changes[0]?.fromMs ?? 0, ...changes.map(({ toMs }) => toMs)] };
}
