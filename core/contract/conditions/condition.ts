import type { OperatorName } from './operators.js';

/** A field as a condition names it: its id, and the part of a structured value such as `name.first`. */
export interface FieldReference {
  readonly kind: 'field';
  readonly id: string;
  readonly part?: string;
}

/** What an answer is compared with. */
export type ComparedValue = { readonly kind: 'text'; readonly text: string } | FieldReference;

/** One comparison: `size is large`. */
export interface Comparison {
  readonly kind: 'comparison';
  readonly field: FieldReference;
  readonly operator: OperatorName;
  /** None for `is filled`; several for `is one of`. */
  readonly values: readonly ComparedValue[];
}

/** A condition that has been read: `size is large and not (color is red or color is blue)`. */
export type Condition =
  | Comparison
  | { readonly kind: 'all' | 'any'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition };

/** All comparisons of a condition. */
export function comparisonsIn(condition: Condition): readonly Comparison[] {
  if (condition.kind === 'comparison') return [condition];
  return condition.kind === 'not' ? comparisonsIn(condition.condition) : condition.conditions.flatMap(comparisonsIn);
}

/** The ids of all fields that a condition reads. */
export const fieldsIn = (condition: Condition): readonly string[] =>
  comparisonsIn(condition).flatMap(({ field, values }) => [field.id, ...values.flatMap(value => (value.kind === 'field' ? [value.id] : []))]);
