import type { FieldFacts, Problem } from './field-kind.js';
import { fieldKinds } from './field-kinds.js';
import { nativeProblem } from './native-problem.js';

/** What is wrong with a field, or null. An optional field left empty is never wrong. spec: page-runtime-platform §5 */
export function findProblem(facts: FieldFacts): Problem | null {
  const kind = fieldKinds.find(({ types }) => types.includes(facts.type)) ?? fieldKinds.at(-1)!;
  if (!kind.isEmpty(facts)) return kind.problem(facts);
  // A number field with letters in it looks empty from outside: the browser knows better.
  return nativeProblem(facts) ?? (facts.isRequired ? { text: kind.requiredText(facts) } : null);
}
