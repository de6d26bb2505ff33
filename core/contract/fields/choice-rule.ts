import * as v from 'valibot';
import { fieldMessages } from '../field-messages.js';
import type { FieldType } from '../form-field.js';
import type { FieldRule } from './field-rule.js';
import { isBlank } from './is-blank.js';

/** The rule of a kind where one listed option is chosen. */
export function choiceRule(type: FieldType): FieldRule {
  return {
    type,
    isEmpty: isBlank,
    requiredMessage: () => fieldMessages.requiredChoice,
    schema: (field) => v.picklist(field.options ?? [], fieldMessages.choice),
  };
}
