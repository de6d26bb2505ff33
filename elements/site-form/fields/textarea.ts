import type { FieldKind } from './field-kind.js';
import { isBlank } from './is-blank.js';
import { nativeProblem } from './native-problem.js';

export const textarea: FieldKind = {
  types: ['textarea'],
  isEmpty: isBlank,
  requiredText: () => 'required',
  problem: facts => (facts.maxLength !== null && String(facts.value).length > facts.maxLength // spec: page-runtime-platform §5
    ? { text: 'tooLong' }
    : nativeProblem(facts)),
};
