import type { Condition, FieldReference } from '../conditions/condition.js';
import { fieldsIn } from '../conditions/condition.js';
import type { Decimal } from './decimal.js';

/** What is added, subtracted, multiplied and divided. */
export type Sign = '+' | '-' | '*' | '/';

/** The functions of a calculation, with the least and the most number of what is between their parentheses. */
export const functions = {
  sum: [1, 40], min: [1, 40], max: [1, 40], round: [1, 2], count: [1, 1], days: [2, 2], if: [3, 3],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;
export type FunctionName = keyof typeof functions;

/** A date as it is written, such as `2026-05-02`, or a field with one. */
export type DateSource = { readonly kind: 'date'; readonly text: string } | FieldReference;

/** A calculation that has been read: `people * 45 + extras`. `at`: where it is in its text, for what can go wrong with its values. */
export type Calculation =
  | { readonly kind: 'number'; readonly value: Decimal; readonly written: string }
  | FieldReference
  | { readonly kind: 'negative'; readonly of: Calculation }
  | { readonly kind: 'operation'; readonly sign: Sign; readonly left: Calculation; readonly right: Calculation; readonly at: number }
  | { readonly kind: 'call'; readonly name: 'sum' | 'min' | 'max' | 'round'; readonly values: readonly Calculation[]; readonly at: number }
  | { readonly kind: 'count'; readonly field: FieldReference }
  | { readonly kind: 'days'; readonly from: DateSource; readonly to: DateSource }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: Calculation; readonly otherwise: Calculation };

const fieldOf = (source: DateSource): readonly string[] => (source.kind === 'field' ? [source.id] : []);

/** The ids of all fields that a calculation reads. */
export function fieldsRead(calculation: Calculation): readonly string[] {
  switch (calculation.kind) {
    case 'number': return [];
    case 'field': return [calculation.id];
    case 'negative': return fieldsRead(calculation.of);
    case 'operation': return [...fieldsRead(calculation.left), ...fieldsRead(calculation.right)];
    case 'call': return calculation.values.flatMap(fieldsRead);
    case 'count': return [calculation.field.id];
    case 'days': return [...fieldOf(calculation.from), ...fieldOf(calculation.to)];
    case 'if': return [...fieldsIn(calculation.condition), ...fieldsRead(calculation.then), ...fieldsRead(calculation.otherwise)];
  }
}
