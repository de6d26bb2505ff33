import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withTheme } from '../../../styles/with-theme.js';
import { elementsFolder, getTags } from '../describe/tables.js';

const rulesIn = (tag: string): string => {
  const file = path.join(elementsFolder, tag, `${tag}.critical.css`);
  return existsSync(file) ? withTheme(readFileSync(file, 'utf8')).replace(/\/\*[^]*?\*\/\s*/g, '').trim() : '';
};

/**
 * The rules that must hold for a tag before its script is there, for a page that does not link our style sheets: its own, or
 * those of an element whose rules name the tag too.
 */
export function getCriticalRules(tag: string): string {
  return rulesIn(tag) || getTags().map(rulesIn).find(rules => new RegExp(`(?<![\\w-])${tag}(?![\\w-])`).test(rules)) || '';
}

/** Tags with rules for the author's markup: the build writes a sheet of each. */
export const tagsWithSheet = getTags().filter(tag =>
  readdirSync(path.join(elementsFolder, tag)).some(file => file.endsWith('.css') || file.endsWith('.light.styles.ts')));

/** The style sheets of the elements in some HTML, also of plain elements that replace them: `['site-form.css']`. */
export const sheetsFor = (markup: string): string[] => tagsWithSheet
  .filter(tag => new RegExp(`(?:<|\\sdata-)${tag}[\\s=>/]`).test(markup))
  .map(tag => `${tag}.css`);
