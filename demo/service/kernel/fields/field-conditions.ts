import { getFormConditions } from 'site-elements/contract/conditions/visible-fields';
import { fieldFinder } from 'site-elements/contract/conditions/find-field';
import { parseCondition } from 'site-elements/contract/conditions/parse-condition';
import type { ProblemKind } from 'site-elements/contract/conditions/problem';
import { writeCondition } from 'site-elements/contract/conditions/write-condition';
import type { FormField } from 'site-elements/contract/form-field';
import type { Fault } from './field-draft.js';
import { type FieldText, ownerText } from './texts.js';

/** The same fields with the ids of fields in their conditions: owners write titles, which may change. */
export function withIdsInConditions(fields: readonly FormField[]): FormField[] {
  const findField = fieldFinder(fields.filter(({ type }) => type !== 'section'));
  const withIds = (text: string): string => {
    const { condition } = parseCondition(text, findField);
    return condition ? writeCondition(condition, { isName: one => findField(one) !== null }) : text;
  };
  return fields.map(field => ({
    ...field,
    ...field.when !== undefined && { when: withIds(field.when) },
    ...field.requiredWhen !== undefined && { requiredWhen: withIds(field.requiredWhen) },
  }));
}

const hints: Readonly<Partial<Record<ProblemKind, FieldText>>> = {
  expectedMeasure: 'faultMeasure', unknownField: 'faultUnknownField', ambiguousValue: 'faultAmbiguous', circle: 'faultCircle',
  expectedValue: 'faultNoValue',
};

/** What is wrong with the conditions of a form's fields, in the owner's language. */
export function conditionFaults(fields: readonly FormField[]): Fault[] {
  return getFormConditions(fields).faults.map(({ target, text, problem: { kind, words } }) => {
    const row = fields.findIndex(({ id }) => id === target);
    const hint = ownerText(hints[kind] ?? 'faultExample', { words, example: ownerText('conditionSample') });
    return { row, text: `${ownerText('faultCondition', { field: fields[row]!.title, condition: text })} ${hint}` };
  });
}
