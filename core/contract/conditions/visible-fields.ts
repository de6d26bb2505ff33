import { getFormCalculations } from '../calculations/calculated-fields.js';
import type { CalculationResult } from '../calculations/form-calculations.js';
import type { FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';
import { type ConditionTarget, FormConditions } from './form-conditions.js';
import { startsStep } from '../steps/form-steps.js';
import { hasConditions } from './has-conditions.js';

/** The section of each field that belongs to one, by the field's id; of a section, the one that starts its page. */
function sectionsOf(fields: readonly FormField[]): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let section: string | undefined;
  let page: string | undefined;
  for (const field of fields) {
    const { id, type } = field;
    if (startsStep(field)) section = page = id;
    else if (type === 'section') {
      section = id;
      if (page !== undefined) sections.set(id, page);
    } else if (section !== undefined) sections.set(id, section);
  }
  return sections;
}

/** The targets of a field list. A condition of a section is about all fields up to the next section; of one that starts a page, about the page. */
export function getConditionTargets(fields: readonly FormField[]): readonly ConditionTarget[] {
  const sections = sectionsOf(fields);
  return fields.map(({ id, type, when, requiredWhen }) => ({
    id,
    ...sections.has(id) && { within: sections.get(id)! },
    fields: type === 'section' ? [] : [id],
    ...when !== undefined && { when },
    ...requiredWhen !== undefined && { requiredWhen },
  }));
}

/** The conditions of a field list. */
export function getFormConditions(fields: readonly FormField[]): FormConditions {
  const calculations = getFormCalculations(fields);
  const answered = fields.filter(({ type }) => type !== 'section').map(({ id }) => ({ id }));
  return new FormConditions(getConditionTargets(fields), answered, id => calculations.reads(id));
}

export interface VisibleFields {
  /** The fields that are shown, each required as its conditions say. */
  readonly fields: FormField[];
  /** Ids of the fields that are hidden. */
  readonly hidden: ReadonlySet<string>;
  /** The results of calculated fields that are shown. */
  readonly calculated: ReadonlyMap<string, CalculationResult>;
}

/** The fields of a list that are shown with these values. A field whose condition cannot be read is shown, and optional. */
export function visibleFields(fields: readonly FormField[], valueOf: (field: FormField) => FieldValue | undefined): VisibleFields {
  const calculations = getFormCalculations(fields);
  const byId = new Map(fields.map(field => [field.id, field]));
  const valueById = (id: string): FieldValue | undefined => {
    const field = byId.get(id);
    const value = field && valueOf(field);
    // A box that is not ticked is posted as nothing.
    return value === undefined && field?.type === 'checkbox' && !field.options ? false : value;
  };
  const resultsOf = (isAsked?: (id: string) => boolean) => calculations.start(valueById, isAsked);
  const shown = (list: readonly FormField[], resultOf = resultsOf()) =>
    new Map(list.flatMap(({ id }) => (calculations.isCalculated(id) ? [[id, resultOf(id)] as const] : [])));
  if (!hasConditions(fields)) return { fields: [...fields], hidden: new Set(), calculated: shown(fields) };
  const conditions = getFormConditions(fields);
  let during: ReturnType<typeof resultsOf> | undefined;
  const { hidden, required } = conditions.decide((id, isAsked) =>
    (calculations.isCalculated(id) ? (during ??= resultsOf(isAsked))(id).number ?? undefined : valueById(id)));
  const faulty = new Set(conditions.faults.map(({ target }) => target));
  const asked = fields.filter(({ id }) => !hidden.has(id))
    .map(field => ({ ...field, required: !faulty.has(field.id) && (field.required || required.has(field.id)) }));
  return {
    fields: asked,
    hidden: new Set([...hidden].filter(id => byId.get(id)?.type !== 'section')),
    calculated: shown(asked, resultsOf(id => !hidden.has(id))),
  };
}
