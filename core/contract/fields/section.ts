import { rule } from './rule.js';

/** A heading between fields: it carries no value and is never sent. */
export const section = rule({ type: 'section', properties: ['description', 'underline', 'step', 'when'], schema: null });
