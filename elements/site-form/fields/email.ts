import type { FieldKind } from './field-kind.js';
import { isBlank } from './is-blank.js';
import { nativeProblem } from './native-problem.js';

const minLength = 3; // spec: page-runtime-platform §5
const maxLength = 256; // spec: page-runtime-platform §5
/** A top level of 2 to 4 letters or digits. spec: page-runtime-platform §5 */
const shape = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z0-9]{2,4}$/i;

export const email: FieldKind = {
  types: ['email'],
  isEmpty: isBlank,
  requiredText: () => 'required',
  problem(facts) {
    const text = String(facts.value).trim();
    const isGood = text.length >= minLength && text.length <= maxLength && shape.test(text);
    return isGood ? nativeProblem(facts) : { text: 'email' };
  },
};
