import type { FormPhase } from './form-phase.js';

/** Answer to a GET of `paths.formState`, with the query `formId`. */
export interface FormStateAnswer {
  phase: FormPhase;
  /** ISO 8601; null for no limit. */
  opens: string | null;
  closes: string | null;
  /** IANA name of the zone in which the owner has entered both. */
  timeZone: string;
  /** The owner's own message while the form is closed; null for the usual one. */
  closedText: string | null;
  /** When the answer was given, ISO 8601: the visitor's clock may be wrong. */
  now: string;
}

export const formStatePath = '/api/form/FormState';
