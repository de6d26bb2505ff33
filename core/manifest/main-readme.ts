import { grouped } from './groups.js';
import type { DocumentedTable } from './docs.js';

const startMark = '<!-- elements: written by `npm run readme` -->';
const endMark = '<!-- /elements -->';

function listOf(tables: readonly DocumentedTable[], folder: string, level: string): string {
  const entries = tables.map(table => ({ tag: table.tag, summary: table.summary, group: table.docs.group }));
  return grouped(entries).map(({ title, entries: ofGroup }) =>
    `${level} ${title}\n\n${ofGroup.map(({ tag, summary }) => `- [\`<${tag}>\`](${folder}${tag}/README.md) ${summary}`).join('\n')}`).join('\n\n');
}

export interface ElementListOptions {
  /** Path of the elements' folder from the README. */
  readonly folder: string;
  /** Heading of a group, such as `###`. */
  readonly level: string;
}

/** A README with its list of elements by group, one line each. Throws if the marks are missing. */
export function withElementList(readme: string, tables: readonly DocumentedTable[], { folder, level }: ElementListOptions = { folder: 'elements/', level: '###' }): string {
  const from = readme.indexOf(startMark);
  const to = readme.indexOf(endMark);
  if (from < 0 || to < 0) throw new Error(`The README has no list between "${startMark}" and "${endMark}".`);
  return `${readme.slice(0, from)}${startMark}\n${listOf(tables, folder, level)}\n${readme.slice(to)}`;
}
