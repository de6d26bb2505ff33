import { getFormSteps } from 'site-elements/contract/steps/form-steps';
import type { Database } from '../../../kernel/database/database.js';
import type { StoredForm } from '../find-form.js';
import { readMarked } from './answer-queries.js';
import { readProgress, startMark } from './count-progress.js';
import type { ResultsRange } from './results-range.js';

export interface Stop {
  /** The title of the field, or its ID if the form no longer has it. */
  readonly title: string;
  readonly count: number;
  readonly isRemoved?: boolean;
}

export interface StepStop {
  /** Empty for a page without a heading. */
  readonly name: string;
  readonly count: number;
}

/** How many have started a form, how many of them have submitted it, and where the others have stopped. */
export interface StartResults {
  readonly started: number;
  readonly submitted: number;
  /** By the field that was reached last, in the form's order. */
  readonly fields: readonly Stop[];
  /** By the page of the form; empty for a form of one page. */
  readonly steps: readonly StepStop[];
  /** Those of whom no browser has sent where they stopped. */
  readonly unknown: number;
}

export async function readStarts(database: Database, form: StoredForm, { from, fromDay }: ResultsRange): Promise<StartResults> {
  const { started, stops } = await readProgress(database, form, fromDay);
  const since = form.startsCountedSince;
  const first = from && since && from > since ? from : since ?? from;
  const submitted = Math.min(started, await readMarked(database, { formId: form.id, from: first }, startMark));
  const known = new Set(form.fields.map(({ id }) => id));
  const fields = [
    ...form.fields.filter(({ id }) => stops.has(id)).map(({ id, title }) => ({ title, count: stops.get(id)! })),
    ...[...stops].filter(([id]) => id !== '' && !known.has(id)).map(([id, count]) => ({ title: id, count, isRemoved: true })),
  ];
  const steps = getFormSteps(form.fields).map(({ name, fields: own }) => ({ name, count: own.reduce((sum, { id }) => sum + (stops.get(id) ?? 0), 0) }));
  const placed = fields.reduce((sum, { count }) => sum + count, 0);
  return { started, submitted, fields, steps, unknown: Math.max(0, started - submitted - placed) };
}
