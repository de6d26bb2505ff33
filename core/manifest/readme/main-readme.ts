import { grouped } from '../describe/groups.js';
import type { DocumentedTable } from '../describe/docs.js';

const startMark = '<!-- elements: written by `npm run readme` -->';
const endMark = '<!-- /elements -->';

export interface ElementListOptions {
  /** Path of the elements' folder from the README. */
  readonly folder: string;
  /** Lists the elements by group, each with a heading. */
  readonly isGrouped: boolean;
}

function listOf(tables: readonly DocumentedTable[], { folder, isGrouped }: ElementListOptions): string {
  const entries = tables.map(({ tag, summary, docs: { group } }) => ({ line: `- [\`<${tag}>\`](${folder}${tag}/README.md) ${summary}`, group }));
  const linesOf = (list: typeof entries): string => list.map(({ line }) => line).join('\n');
  if (!isGrouped) return linesOf(entries);
  return grouped(entries).map(({ title, entries: ofGroup }) => `### ${title}\n\n${linesOf([...ofGroup])}`).join('\n\n');
}

/** The options of `elements/README.md`. */
export const groupedList: ElementListOptions = { folder: '', isGrouped: true };

/** A README with its list of elements, one line each. Throws if the marks are missing. */
export function withElementList(
  readme: string,
  tables: readonly DocumentedTable[],
  options: ElementListOptions = { folder: 'elements/', isGrouped: false },
): string {
  const from = readme.indexOf(startMark);
  const to = readme.indexOf(endMark);
  if (from < 0 || to < 0) throw new Error(`The README has no list between "${startMark}" and "${endMark}".`);
  return `${readme.slice(0, from)}${startMark}\n${listOf(tables, options)}\n${readme.slice(to)}`;
}
