import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rollup';
import type { DocumentedTable } from '../describe/docs.js';
import { themeIds, themeSheet } from '../../../styles/themes/themes.js';
import { withTheme } from '../../../styles/with-theme.js';
import { visitorTables } from '../describe/tables.js';
import { splitHosts } from '../sheets/split-hosts.js';
import { minifiedCss } from './without-docs.js';

/** The sheets of some tags with this ending, such as `.css`. */
const sheetsOf = (ending: string, tags: readonly string[]): string[] => tags.map(tag => `elements/${tag}/${tag}${ending}`).filter(file => existsSync(file));
const textOf = (files: readonly string[]): string => files.map(file => readFileSync(file, 'utf8')).join('\n');

const tagsIn = (tables: readonly DocumentedTable[]): string[] => tables.map(({ tag }) => tag);

/** The critical sheet of all elements. Rules that hide a tag until its script has loaded become one rule with all tags. */
export function criticalSheet(text: string): string {
  const hidden: string[] = [];
  const rest = text.replace(/^([\w-]+):not\(:defined\) \{ display: none; \}$/gm, (_, tag: string) => {
    hidden.push(tag);
    return '';
  });
  return minifiedCss(withTheme(`${hidden.length > 0 ? `:is(${hidden.join()}):not(:defined) { display: none; }\n` : ''}${rest}`));
}

/** The style sheets of pages: one a tag, one of all, one a theme, and what must hold before scripts. `lightStyles` are rules that an element brings along. */
export const emitStyles = (tables: readonly DocumentedTable[], lightStyles: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'style-sheets',
  buildStart() {
    for (const file of [...sheetsOf('.css', tagsIn(tables)), ...sheetsOf('.critical.css', tagsIn(tables))]) this.addWatchFile(path.resolve(file));
  },
  generateBundle() {
    const emitSheet = (fileName: string, rules: readonly string[]) =>
      this.emitFile({ type: 'asset', fileName, source: splitHosts(minifiedCss(withTheme(rules.join('\n')))) });
    const own = new Map<string, Readonly<Record<string, string>>>(
      tables.map(({ tag, docs }) => [tag, docs.sheets?.() ?? { [`${tag}.css`]: textOf(sheetsOf('.css', [tag])) }]),
    );
    const visitorTags = tagsIn(visitorTables(tables));
    emitSheet('site-elements.css', [
      ...new Set(visitorTags.flatMap(tag => lightStyles[tag] ?? [])),
      ...visitorTags.map(tag => own.get(tag)![`${tag}.css`] ?? ''),
    ]);
    for (const [tag, sheets] of own) {
      for (const [name, text] of Object.entries(sheets)) {
        const rules = [...lightStyles[tag] ?? [], text];
        if (rules.some(Boolean)) emitSheet(name, rules);
      }
    }
    for (const name of themeIds) this.emitFile({ type: 'asset', fileName: `themes/${name}.css`, source: minifiedCss(themeSheet(name)) });
    this.emitFile({ type: 'asset', fileName: 'site-elements.critical.css', source: criticalSheet(textOf(sheetsOf('.critical.css', tagsIn(tables)))) });
  },
});
