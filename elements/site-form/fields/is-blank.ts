import type { FieldFacts } from './field-kind.js';

/** Left empty: nothing, white space only, or nothing chosen. */
export const isBlank = ({ value }: FieldFacts): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);
