import { getEventDays } from '../../../core/calendar/event-words.js';
import type { Occurrence } from '../../../core/calendar/event.js';

const dayMs = 86_400_000;

/** The part of an occurrence that lies in one week. */
export interface Segment {
  readonly occurrence: Occurrence;
  /** Index of its first day in the week. */
  readonly first: number;
  /** Number of its days in the week. */
  readonly length: number;
  readonly startsEarlier: boolean;
  readonly endsLater: boolean;
}

/** Whether an occurrence has more than one day, in this week or in another. */
export const isBand = ({ length, startsEarlier, endsLater }: Segment): boolean => length > 1 || startsEarlier || endsLater;

/** A lane of one day: null where it is empty. */
export interface LaneOfDay {
  readonly segment: Segment;
  /** Whether the segment begins on this day of the week. */
  readonly isFirst: boolean;
}

export interface DayLanes {
  readonly lanes: readonly (LaneOfDay | null)[];
  /** Number of occurrences without a lane. */
  readonly hidden: number;
}

function toSegment(occurrence: Occurrence, week: readonly number[]): Segment | null {
  const [from, to] = getEventDays(occurrence);
  const [first, last] = [week[0]!, week.at(-1)!];
  if (from > last || to < first) return null;
  const index = (Math.max(from, first) - first) / dayMs;
  return {
    occurrence,
    first: index,
    length: (Math.min(to, last) - first) / dayMs - index + 1,
    startsEarlier: from < first,
    endsLater: to > last,
  };
}

/** The occurrences of a week as segments: bands first, the earliest and then the longest first, then all others in their own order. */
export function getSegments(week: readonly number[], occurrences: readonly Occurrence[]): readonly Segment[] {
  const segments = occurrences.map(occurrence => toSegment(occurrence, week)).filter(segment => segment !== null);
  const bands = segments.filter(isBand).sort((a, b) => a.first - b.first || b.length - a.length);
  return [...bands, ...segments.filter(segment => !isBand(segment))];
}

/** Gives each segment the first lane that is free on all its days. Returns the lane of each segment. */
export function assignLanes(segments: readonly Segment[]): readonly number[] {
  const ends: number[][] = [];
  return segments.map(({ first, length }) => {
    const days = [...Array(length).keys()].map(index => first + index);
    let lane = ends.findIndex(taken => !days.some(day => taken.includes(day)));
    if (lane < 0) lane = ends.push([]) - 1;
    ends[lane]!.push(...days);
    return lane;
  });
}

/** Distributes the occurrences of a week over a limited number of lanes. An occurrence of several days has the same lane on all of them. */
export function layOutWeek(week: readonly number[], occurrences: readonly Occurrence[], maxLanes: number): readonly DayLanes[] {
  const segments = getSegments(week, occurrences);
  const laneNumbers = assignLanes(segments);
  return week.map((_, day) => {
    const lanes: (LaneOfDay | null)[] = [];
    let hidden = 0;
    for (const [index, segment] of segments.entries()) {
      if (day < segment.first || day >= segment.first + segment.length) continue;
      const lane = laneNumbers[index]!;
      if (lane >= maxLanes) hidden += 1;
      else lanes[lane] = { segment, isFirst: day === segment.first };
    }
    return { lanes: [...lanes].map(lane => lane ?? null), hidden };
  });
}
