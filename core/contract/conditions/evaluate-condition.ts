import type { FieldValue } from '../submission.js';
import { type Answer, toAnswer } from './answer.js';
import type { ComparedValue, Condition, FieldReference } from './condition.js';
import { literalAnswer, type Operator, operators } from './operators.js';

/** The value of a field; undefined for a field that is empty or not asked for. */
export type ValueOf = (id: string) => FieldValue | undefined;

function answerOf({ id, part }: FieldReference, valueOf: ValueOf): Answer {
  const value = valueOf(id);
  if (part === undefined) return toAnswer(value);
  const parts = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return toAnswer(Object.hasOwn(parts, part) ? parts[part] : undefined);
}

const compared = (value: ComparedValue, valueOf: ValueOf): Answer => (value.kind === 'text' ? literalAnswer(value.text) : answerOf(value, valueOf));

/** Whether a condition holds for the values of a form. */
export function evaluateCondition(condition: Condition, valueOf: ValueOf): boolean {
  switch (condition.kind) {
    case 'all': return condition.conditions.every(one => evaluateCondition(one, valueOf));
    case 'any': return condition.conditions.some(one => evaluateCondition(one, valueOf));
    case 'not': return !evaluateCondition(condition.condition, valueOf);
    case 'comparison': {
      const operator: Operator = operators[condition.operator];
      return operator.matches(answerOf(condition.field, valueOf), condition.values.map(value => compared(value, valueOf)));
    }
  }
}
