import type { Problem, TextKey } from '../fields/field-kind.js';
import { findProblem } from '../fields/find-problem.js';
import type { Field } from './field.js';

type Text = (key: TextKey, values?: Record<string, string | number>) => string;

const wordsOf = (problem: Problem, text: Text): string =>
  ('words' in problem ? problem.words : text(problem.text, { email: text('emailExample') }));

/** What is wrong with a field in the visitor's words, or null. */
export function errorOf(field: Field, text: Text): string | null {
  const problem = findProblem(field.facts);
  return problem && wordsOf(problem, text);
}

/** Everything that is wrong, by field id. */
export function findErrors(fields: Iterable<Field>, text: Text): Record<string, string> {
  const found = [...fields].map(field => [field.id, errorOf(field, text)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
