import type { FieldKind } from './field-kind.js';
import { isBlank } from './is-blank.js';
import { nativeProblem } from './native-problem.js';

const choices = new Set(['radio', 'select-one', 'select-multiple']);

/** Every other control of the browser: its value passes through, checked by its own attributes. */
export const anyOther: FieldKind = {
  types: [],
  isEmpty: isBlank,
  requiredText: ({ type }) => (choices.has(type) ? 'requiredChoice' : 'required'),
  problem: nativeProblem,
};
