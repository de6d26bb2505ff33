import type { FormPhase, FormTimes } from '../../contract/limits/form-phase.js';
import type { FormStateAnswer } from '../../contract/limits/form-state.js';

/** The limits of a form as its page knows them. */
export interface KnownLimits extends FormTimes {
  readonly timeZone: string;
  readonly closedText: string;
}

/** What the service has answered. */
export interface ServiceLimits extends KnownLimits {
  readonly phase: FormPhase;
  /** How far its clock is ahead of the visitor's, in milliseconds. */
  readonly clockAhead: number;
}

const phases: readonly string[] = ['open', 'notYet', 'closed', 'full', 'login', 'answered'] satisfies readonly FormPhase[];
/** A date with a zone: without one, it would be another moment for each visitor. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** The milliseconds of an instant; null for an empty text, undefined for an invalid one. */
export function readInstant(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const ms = instant.test(text.trim()) ? Date.parse(text.trim()) : NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

/** An answer of the site's service; null for anything else, which another service may send. */
export function readServiceLimits(data: unknown, now: number): ServiceLimits | null {
  if (typeof data !== 'object' || data === null) return null;
  const { phase, opens, closes, timeZone, closedText, now: theirs } = data as Partial<Record<keyof FormStateAnswer, unknown>>;
  if (typeof phase !== 'string' || !phases.includes(phase)) return null;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const clock = readInstant(text(theirs));
  return {
    phase: phase as FormPhase,
    opens: readInstant(text(opens)) ?? null,
    closes: readInstant(text(closes)) ?? null,
    timeZone: text(timeZone),
    closedText: text(closedText),
    clockAhead: typeof clock === 'number' ? clock - now : 0,
  };
}
