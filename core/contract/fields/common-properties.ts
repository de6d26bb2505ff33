import type { FieldProperty } from './field-rule.js';

/** Sets of properties that several kinds share. spec: page-runtime-platform §3, Form field types */
export const typed: readonly FieldProperty[] = ['description', 'placeholder', 'required'];
export const described: readonly FieldProperty[] = ['description', 'required'];
export const chosen: readonly FieldProperty[] = ['description', 'options', 'required'];
