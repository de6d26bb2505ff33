import { toDecimal } from 'site-elements/contract/calculations/decimal';
import type { CalculationResult } from 'site-elements/contract/calculations/form-calculations';
import { isBlank } from 'site-elements/contract/fields/is-blank';
import type { FieldValue } from 'site-elements/contract/submission';
import { askedFields, type FieldInput } from '../../kernel/fields/asked-fields.js';
import type { StoredForm } from './find-form.js';

/** Mark in a submission's context: fields that were filled in although their conditions do not ask for them. */
export const notShownMark = 'notAsked';

/** Mark in a submission's context: fields that its conditions hid, which were not asked for. */
export const hiddenMark = 'hiddenFields';

/** Mark in a submission's context: what the page showed of calculated fields, where the service calculates otherwise. */
export const differsMark = 'calculatedOtherwise';
const longestShown = 40;

/** A form with the fields that its conditions ask for with the values of one submission. */
export interface VisibleForm extends StoredForm {
  /** Fields that are not asked for, and were sent all the same. Their values are kept beside the others. */
  readonly notAsked: readonly string[];
  /** All fields that are not asked for. */
  readonly hidden: readonly string[];
  /** Those of them that passwords are typed into. */
  readonly hiddenPasswords: readonly string[];
  /** The results of calculated fields, by the service's own calculation; empty if the form has no such fields. */
  readonly calculated: Readonly<Record<string, FieldValue>>;
  /** What the page sent instead of them. */
  readonly differs: Readonly<Record<string, string>>;
}

/** Decides by a form's conditions, as its page does: a page without scripts shows and sends everything. */
export function visibleForm(form: StoredForm, { values, files }: FieldInput): VisibleForm {
  const { fields, hidden, calculated } = askedFields(form.fields, { values, files });
  const isSent = (id: string) => !isBlank(values.get(id)) || (files.get(id) ?? []).length > 0;
  const gone = form.fields.filter(({ id }) => hidden.has(id));
  return {
    ...form,
    fields,
    hidden: gone.map(({ id }) => id),
    notAsked: gone.filter(({ id }) => isSent(id)).map(({ id }) => id),
    calculated: Object.fromEntries([...calculated].flatMap(([id, { number }]) => (number === null ? [] : [[id, number] as const]))),
    differs: differencesIn(calculated, values),
    hiddenPasswords: gone.filter(({ type }) => type === 'password').map(({ id }) => id),
  };
}

/** What a page has sent of calculated fields, where it is another amount. A page without scripts sends none. */
function differencesIn(calculated: ReadonlyMap<string, CalculationResult>, values: ReadonlyMap<string, unknown>): Record<string, string> {
  return Object.fromEntries([...calculated].flatMap(([id, result]) => {
    const sent = [values.get(id)].flat()[0];
    if (isBlank(sent) || (typeof sent !== 'string' && typeof sent !== 'number')) return [];
    const isSame = result.problem === null && toDecimal(String(sent)) === toDecimal(result.text);
    return isSame ? [] : [[id, String(sent).slice(0, longestShown)] as const];
  }));
}

/** What was sent, without calculated fields: their values are the service's own. */
export function withoutCalculated({ fields }: Pick<StoredForm, 'fields'>, sent: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const ids = new Set(fields.filter(({ type }) => type === 'calculation').map(({ id }) => id));
  return ids.size === 0 ? sent : new Map([...sent].filter(([id]) => !ids.has(id)));
}
