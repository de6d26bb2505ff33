import { getFormCalculations } from 'site-elements/contract/calculations/calculated-fields';
import { parseCalculation } from 'site-elements/contract/calculations/parse-calculation';
import { writeCalculation } from 'site-elements/contract/calculations/write-calculation';
import { fieldFinder } from 'site-elements/contract/conditions/find-field';
import type { FormField } from 'site-elements/contract/form-field';
import type { Fault } from './field-draft.js';
import { ownerText } from './texts.js';

/** The same fields with the ids of fields in their calculations: owners write titles, which may change. */
export function withIdsInCalculations(fields: readonly FormField[]): FormField[] {
  const findField = fieldFinder(fields.filter(({ type }) => type !== 'section'));
  return fields.map(field => {
    if (field.formula === undefined) return field;
    const { calculation } = parseCalculation(field.formula, findField);
    return calculation ? { ...field, formula: writeCalculation(calculation, text => findField(text) !== null) } : field;
  });
}

/** What is wrong with the calculations of a form's fields, in the owner's language, with the place of the mistake. */
export function calculationFaults(fields: readonly FormField[]): Fault[] {
  return getFormCalculations(fields).faults.map(({ id, problem }) => {
    const row = fields.findIndex(field => field.id === id);
    const { title, formula = '' } = fields[row]!;
    const kind = problem.condition?.kind ?? problem.kind;
    const hint = kind === 'circle' ? ownerText('faultCircle')
      : kind === 'unknownField' ? ownerText('faultUnknownField', { words: problem.words })
        : ownerText('faultExample', { words: problem.words, example: ownerText('calculationSample') });
    return { row, text: `${ownerText('faultCalculation', { formula, field: title, at: problem.at + 1 })} ${hint}` };
  });
}
