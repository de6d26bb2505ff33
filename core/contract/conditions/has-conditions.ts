import type { FormField } from '../form-field.js';

/** Whether a field list has conditions. */
export const hasConditions = (fields: readonly FormField[]): boolean =>
  fields.some(({ when, requiredWhen }) => when !== undefined || requiredWhen !== undefined);
