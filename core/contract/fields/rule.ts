import { maxLineLength } from '../submission-limits.js';
import type { FieldRule } from './field-rule.js';
import { isBlank } from './is-blank.js';

/** Completes a rule with what most kinds have in common. */
export const rule = (own: Pick<FieldRule, 'type' | 'properties' | 'schema'> & Partial<FieldRule>): FieldRule =>
  ({ isEmpty: isBlank, longest: () => maxLineLength, requiredMessage: () => 'required', ...own });
