import { clockTime } from '../../../core/calendar/clock-time.js';
import type { Occurrence } from '../../../core/calendar/event.js';
import { toWallClock } from '../../../core/calendar/time-zone.js';
import { packColumns, type Column } from './pack-columns.js';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** An event without an end is drawn with one hour, as calendar services add it. */
const openMinutes = 60;
/** The least height of an event, so that its title is readable. */
const leastMinutes = 30;

/** The part of an event on one day, in minutes of the clock at the venue. */
export interface TimeBlock extends Column {
  readonly occurrence: Occurrence;
  readonly from: number;
  readonly to: number;
  readonly startsEarlier: boolean;
  readonly endsLater: boolean;
}

/** Start and end as clock times at the venue. Where clocks go back during an event, its end would be before its start: its length counts. */
function getWalls(occurrence: Occurrence): readonly [start: number, end: number] {
  const { event: { zone }, startMs, endMs } = occurrence;
  const start = zone ? toWallClock(startMs, zone) : clockTime('start', occurrence);
  if (endMs === null) return [start, start + openMinutes * minuteMs];
  const end = zone ? toWallClock(endMs, zone) : clockTime('end', occurrence);
  return [start, end > start ? end : start + endMs - startMs];
}

/** Whether an event is above the hours: it has no time, or lasts a day and longer. */
export function isAboveHours(occurrence: Occurrence): boolean {
  if (occurrence.event.isAllDay) return true;
  const [start, end] = getWalls(occurrence);
  return end - start >= dayMinutes * minuteMs;
}

/** The events of one day beside the hours. An event over midnight has a block on both days. */
export function layOutDay(day: number, occurrences: readonly Occurrence[]): readonly TimeBlock[] {
  const blocks = occurrences.filter(occurrence => !isAboveHours(occurrence)).flatMap(occurrence => {
    const [start, end] = getWalls(occurrence).map(wall => (wall - day) / minuteMs) as [number, number];
    if (start >= dayMinutes || end < 0 || (end === 0 && start < 0)) return [];
    const to = Math.min(dayMinutes, Math.max(end, Math.max(start, 0) + leastMinutes));
    const from = Math.min(Math.max(start, 0), to - leastMinutes);
    return [{ occurrence, from, to, startsEarlier: start < 0, endsLater: end > dayMinutes }];
  });
  const columns = packColumns(blocks);
  return blocks.map((block, index) => ({ ...block, ...columns[index]! }));
}

/** The hours to show: those of the setting, and those of earlier and later events. */
export function getHours(blocks: readonly TimeBlock[], [from, to]: readonly [number, number]): readonly [from: number, to: number] {
  return [
    Math.min(from, ...blocks.map(block => Math.floor(block.from / 60))),
    Math.max(to, ...blocks.map(block => Math.ceil(block.to / 60))),
  ];
}
