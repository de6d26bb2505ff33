import { elementDoc, type ElementDoc } from './element-docs.js';
import type { Table } from '../settings/table.js';

export const startMark = '<!-- elements: made from the settings tables by `npm run readme` -->';
export const endMark = '<!-- /elements -->';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => (text ? `\`${cell(text)}\`` : '');

function section(doc: ElementDoc): string {
  const rows = doc.settings.map(row => `| ${code(row.attribute ?? row.property)} | ${code(row.type)} | ${code(row.default)} | ${cell(row.doc)} |`);
  const events = doc.events.map(row => `- ${code(row.name)}${row.cancelable ? ' (cancelable)' : ''}: ${row.doc}`);
  const named = (title: string, list: readonly { name: string; doc: string }[]): string =>
    (list.length ? `\n${title}: ${list.map(row => `${code(row.name || 'default')} ${row.doc}`).join(' · ')}\n` : '');
  return [
    `### \`<${doc.tag}>\``, '', doc.summary, '',
    '| attribute | type | default | |', '| --- | --- | --- | --- |', ...rows,
    ...(events.length ? ['', 'Events:', '', ...events] : []),
    named('Slots', doc.slots), named('Methods', doc.methods), named('Parts', doc.parts), named('Custom properties', doc.cssProperties),
    doc.accessibility.length ? `\nAccessibility: ${doc.accessibility.join(' ')}\n` : '',
  ].join('\n').replace(/\n{3,}/g, '\n\n').trimEnd();
}

/** The README's chapter of elements, between its marks. */
export const readmeTables = (tables: readonly Table[]): string =>
  `${startMark}\n\n${tables.map(table => section(elementDoc(table))).join('\n\n')}\n\n${endMark}`;

/** A README with its chapter of elements made anew. Throws when the marks are missing. */
export function withReadmeTables(readme: string, tables: readonly Table[]): string {
  const from = readme.indexOf(startMark);
  const to = readme.indexOf(endMark);
  if (from < 0 || to < 0) throw new Error(`README.md has no chapter between "${startMark}" and "${endMark}".`);
  return readme.slice(0, from) + readmeTables(tables) + readme.slice(to + endMark.length);
}
