import { maxLineLength } from '../submission-limits.js';
import type { FieldProperty, FieldRule } from './field-rule.js';
import { isBlank } from './is-blank.js';

/** Sets of properties that several kinds share. spec: page-runtime-platform §3, Form field types */
export const typed: readonly FieldProperty[] = ['description', 'placeholder', 'required', 'when', 'requiredWhen'];
export const described: readonly FieldProperty[] = ['description', 'required', 'when', 'requiredWhen'];
export const chosen: readonly FieldProperty[] = ['description', 'options', 'prices', 'required', 'when', 'requiredWhen'];

/** Completes a rule with what most kinds have in common. */
export const rule = (own: Pick<FieldRule, 'type' | 'properties' | 'schema'> & Partial<FieldRule>): FieldRule =>
  ({ isEmpty: isBlank, longest: () => maxLineLength, requiredMessage: () => 'required', ...own });
