import type { Table } from '../../settings/table.js';

/** The address of the library's files in what an owner copies, until the owner gives another. */
export const filesAddress = 'https://YOUR-SITE/site-elements/';

/** Loads the elements of a page, which take its look: pages that were pasted before have no `data-site-look` and keep theirs. */
export const scriptLine = (base = filesAddress): string => `<script type="module" data-site-look="page" src="${base}auto.js"></script>`;

/** Loads the elements for editors of a content system. */
const editorsLine = (base = filesAddress): string => `<script type="module" src="${base}editors.js"></script>`;

/** The line that loads an element. */
export const scriptLineFor = ({ isEditor }: Pick<Table, 'isEditor'>, base?: string): string => (isEditor ? editorsLine(base) : scriptLine(base));

/** Links to style sheets of the build, for the head of a page. */
export const sheetLinks = (sheets: readonly string[], base = filesAddress): string[] =>
  sheets.map(sheet => `<link rel="stylesheet" href="${base}${sheet}">`);

/** The same for a body. Firefox and Safari paint the content after such links before the sheets are loaded, unless a script waits for them. */
export const sheetLinksInBody = (sheets: readonly string[], base = filesAddress): string[] =>
  [...sheetLinks(sheets, base), ...sheets.length > 0 ? ['<script>/* what follows waits for the style sheet */</script>'] : []];

/** Rules as they are pasted into a page; empty without rules. */
export function toStyleBlock(...rules: readonly string[]): string[] {
  const written = rules.filter(Boolean);
  return written.length > 0 ? [`<style>\n${written.join('\n')}\n</style>`] : [];
}

/** The two lines for the head of every page, where the elements of a page are not known. */
export const headLines: readonly string[] = [...sheetLinks(['site-elements.critical.css']), scriptLine()];
