import type { FormField } from '../form-field.js';
import { FormCalculations } from './form-calculations.js';

/** The calculations of a field list. */
export function getFormCalculations(fields: readonly FormField[]): FormCalculations {
  const prices = new Map(fields.flatMap(({ id, prices: given }) => (given ? [[id, given] as const] : [])));
  return new FormCalculations(
    fields.flatMap(({ id, type, formula = '', currency, digits }) => (type === 'calculation' ? [{ id, formula, currency, digits }] : [])),
    fields.filter(({ type }) => type !== 'section').map(({ id }) => ({ id })),
    id => prices.get(id),
  );
}
