import type { FormField } from '../form-field.js';

/** One page of a form with several. */
export interface FormStep {
  /** The section that starts it; none for the fields before the first such section. */
  readonly section?: FormField;
  /** What it is called; empty if its fields have no heading. */
  readonly name: string;
  /** Its fields, without the section that starts it. */
  readonly fields: readonly FormField[];
}

/** Whether a field is a section that starts a new page. */
export const startsStep = ({ type, step }: Pick<FormField, 'type' | 'step'>): boolean => type === 'section' && step === true;

/**
 * The pages of a field list; empty for a form of one page. A section with `step` starts one, with all fields up to the next such
 * section. Fields before the first are a page of their own, unless all of them are hidden.
 */
export function getFormSteps(fields: readonly FormField[]): readonly FormStep[] {
  const first = fields.findIndex(startsStep);
  if (first < 0) return [];
  const before = fields.slice(0, first);
  const isPage = before.some(({ type }) => type !== 'hidden');
  const steps: { section?: FormField; name: string; fields: FormField[] }[] = isPage
    ? [{ name: before[0]!.type === 'section' ? before[0]!.title : '', fields: before }]
    : [];
  for (const field of fields.slice(first)) {
    if (startsStep(field)) steps.push({ section: field, name: field.title, fields: steps.length === 0 ? [...before] : [] });
    else steps.at(-1)!.fields.push(field);
  }
  return steps;
}
