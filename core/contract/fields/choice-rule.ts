import * as v from 'valibot';
import type { FieldType } from '../form-field.js';
import { chosen, rule } from './rule.js';
import type { FieldRule } from './field-rule.js';
import { isNothingSelected } from './is-blank.js';
import { message } from './text-rules.js';

/** The rule of a kind where one listed option is chosen. */
export const choiceRule = (type: FieldType, nativeType: string): FieldRule => rule({
  type,
  nativeTypes: [nativeType],
  needsOptions: 'always',
  properties: chosen,
  longest: () => Infinity, // compared with what is offered, and read by no pattern
  isEmpty: isNothingSelected,
  requiredMessage: () => 'requiredChoice',
  schema: ({ options = [] }) => v.custom<string>(value => options.includes(value as string), message('choice')),
});
