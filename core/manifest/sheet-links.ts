/** Where the files of the build are, in what an owner copies. */
export const ownHost = 'https://YOUR-SITE';

/** The lines of a head that link style sheets of the build. */
export const sheetLinks = (sheets: readonly string[], host = ownHost): string[] =>
  sheets.map(sheet => `<link rel="stylesheet" href="${host}/site-elements/${sheet}">`);

/** The same in a body. Firefox and Safari paint what follows such links before the sheets have come, unless a script waits for them. */
export const sheetLinksInBody = (sheets: readonly string[], host = ownHost): string[] =>
  [...sheetLinks(sheets, host), ...sheets.length > 0 ? ['<script>/* what follows waits for the style sheet */</script>'] : []];

/** Rules as they are pasted into a page; nothing where there are none. */
export function styleOf(...rules: readonly string[]): string[] {
  const written = rules.filter(Boolean);
  return written.length > 0 ? [`<style>\n${written.join('\n')}\n</style>`] : [];
}
