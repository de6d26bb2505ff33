import { themeProperty } from '../../styles/theme.js';
import { withTheme } from '../../styles/with-theme.js';
import { tokenNames } from './token-kinds.js';

/**
 * A sheet for a page that shows a theme and nothing but it: what other sheets of the page have set is undone, and `var(--site-accent)`
 * has the value of the default theme as its fallback, as in the sheets of elements.
 */
export const previewSheet = (sheet: string): string =>
  `:root {\n${tokenNames.map(name => `  ${themeProperty(name)}: initial;`).join('\n')}\n}\n${withTheme(sheet)}`;
