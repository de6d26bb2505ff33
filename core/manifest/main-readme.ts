import type { DocumentedTable } from './docs.js';

const startMark = '<!-- elements: written by `npm run readme` -->';
const endMark = '<!-- /elements -->';

const listOf = (tables: readonly DocumentedTable[]): string =>
  tables.map(({ tag, summary }) => `- [\`<${tag}>\`](elements/${tag}/README.md) ${summary}`).join('\n');

/** The main README with its list of elements, one line each. Throws when the marks are missing. */
export function withElementList(readme: string, tables: readonly DocumentedTable[]): string {
  const from = readme.indexOf(startMark);
  const to = readme.indexOf(endMark);
  if (from < 0 || to < 0) throw new Error(`README.md has no list between "${startMark}" and "${endMark}".`);
  return `${readme.slice(0, from)}${startMark}\n${listOf(tables)}\n${readme.slice(to)}`;
}
