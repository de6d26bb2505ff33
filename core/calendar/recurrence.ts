import { continuedStarts } from './continued-starts.js';
import type { CalendarEvent, Occurrence } from './event.js';
import { occurrenceAt } from './plain-occurrences.js';
import { seriesStarts } from './series-starts.js';

export interface Recurrence {
  readonly occurrences: readonly Occurrence[];
  /** Problems of the rules, as a console message; empty without one. */
  readonly problem: string;
}

/** The occurrences of a series between two moments, at most 500 for each rule. Never throws, and limits its search. */
export function expandRule(event: CalendarEvent, fromMs: number, toMs: number): Recurrence {
  const problems: string[] = [];
  const starts = event.continues ? continuedStarts(event, event.continues, fromMs, toMs) : seriesStarts(event, fromMs, toMs, problems);
  const occurrences = [...starts].sort((a, b) => a - b).map(ms => occurrenceAt(event, ms))
    .filter(({ startMs, endMs }) => startMs <= toMs && (endMs ?? startMs) >= fromMs);
  return { occurrences, problem: problems.join('; ') };
}
