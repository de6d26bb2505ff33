import { colorsIn } from './colors-in.js';
import type { DocumentedTable } from '../describe/docs.js';
import { toStyleBlock } from './sheet-links.js';
import { sheetsFor } from '../sheets/style-sheets.js';
import { readTables } from '../describe/tables.js';

/** What a page needs for the elements of a markup until their scripts are there: names of style sheets, and rules beside them. */
export interface PageStyles {
  readonly sheets: readonly string[];
  readonly rules: readonly string[];
}

/** The same for the elements whose tables are given. `example` is the markup whose settings count, by default the markup itself. */
export function stylesWith(tables: readonly DocumentedTable[], markup: string, example = markup): PageStyles {
  const small = new Map(tables.map(({ tag, docs }) => [`${tag}.css`, docs.smallSheets]));
  return {
    sheets: sheetsFor(markup).flatMap(sheet => small.get(sheet)?.(example) ?? [sheet]),
    rules: [colorsIn(example), ...tables.map(({ docs }) => docs.rulesBeside?.(example) ?? '')].filter(Boolean),
  };
}

const all = await readTables();

/** The styles of a page with this markup. An element with a sheet for each design, such as a gallery, gets the small one. */
export const pageStyles = (markup: string): PageStyles => stylesWith(all, markup);

/** The same as HTML for the head of a page. `base` is the address of the build. */
export function stylesInHead(markup: string, base: string): string {
  const { sheets, rules } = pageStyles(markup);
  return [...sheets.map(sheet => `<link rel="stylesheet" href="${base}${sheet}">`), ...toStyleBlock(...rules)].join('\n');
}
