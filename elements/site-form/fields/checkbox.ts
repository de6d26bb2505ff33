import type { FieldKind } from './field-kind.js';
import { nativeProblem } from './native-problem.js';

export const checkbox: FieldKind = {
  types: ['checkbox'],
  isEmpty: ({ value }) => value === false || (Array.isArray(value) && value.length === 0),
  requiredText: ({ isGroup }) => (isGroup ? 'requiredChoice' : 'requiredTick'),
  problem: nativeProblem,
};
