import { declarations } from './css.js';

/**
 * The color of errors and reduced prices in words. They may be on the page, which may be dark without a `color-scheme`:
 * a part of it is the color of the text around it.
 */
export const dangerText = declarations` color: var(--site-danger, color-mix(in srgb, theme(danger) 60%, currentcolor)); `;
