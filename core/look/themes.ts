/**
 * The public entry `site-elements/themes`: ten complete looks as data, the style sheet of each, and `data-site-theme`. Importing it
 * does nothing, and all but `followThemes` runs in Node.
 *
 * ```js
 * import { themes, themeSheet } from 'site-elements/themes';
 * themes.paper.title; // Paper
 * themeSheet('paper'); // the sheet for a page
 * themeSheet('paper', '.shop'); // for a part of it
 * ```
 */
import { isPage } from '../platform/page.js';
import { sharedThemes } from './follow.js';
import { PageThemes } from './page-themes.js';

export type { ThemeRecord, ThemeRule } from '../../styles/themes/theme-record.js';
export { themeIds, themes, themeSheet, type ThemeId } from '../../styles/themes/themes.js';

/**
 * Puts the themes in force that a page names with `data-site-theme`: on a script or `<html>` for the page, on any other element for
 * that part of it. Follows changes of the attribute. A second call, and one on a server, does nothing.
 */
export function followThemes(): void {
  if (isPage) sharedThemes(() => new PageThemes());
}
