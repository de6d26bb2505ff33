import { declarations } from '../../styles/css.js';

/** The theme's fields, for the author's field and for those that an element draws: a rule of the host's sheet adds `density`. */
export const fieldProperties = declarations`
    --_field-line: var(--site-field-line);
    --_field-surface: var(--site-field-surface);
    --_field-text: var(--site-field-text);
    --_field-radius: var(--site-field-radius);`;
