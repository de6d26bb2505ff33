import { type ElementDoc, elementDoc } from '../../../core/manifest/element-docs.js';
import { readTables } from '../../../core/manifest/tables.js';

/** What an element page prints below its examples. */
export interface ElementDocs {
  summary: string;
  /** Empty tables are left out. */
  tables: DocsTable[];
  /** Sentences about keyboard, names and announcements. */
  accessibility: readonly string[];
}

export interface DocsTable {
  title: string;
  columns: string[];
  /** The first cell of a row is its name. */
  rows: string[][];
}

export interface ElementSummary {
  tag: string;
  summary: string;
  exampleCount: number;
}

/** The documentation of one element, from its settings table. */
export async function docsFor(tag: string): Promise<ElementDocs> {
  const table = (await readTables()).find((one) => one.tag === tag);
  if (!table) return { summary: '', tables: [], accessibility: [] };
  const doc = elementDoc(table);
  const { summary, accessibility } = doc;
  return { summary, accessibility, tables: tablesOf(doc).filter(({ rows }) => rows.length > 0) };
}

function tablesOf(doc: ElementDoc): DocsTable[] {
  const named = (title: string, rows: ElementDoc['slots'], name = (text: string) => text): DocsTable => ({
    title,
    columns: ['Name', 'What it is'],
    rows: rows.map((row) => [name(row.name), row.doc]),
  });
  return [
    {
      title: 'Settings',
      columns: ['Attribute', 'Property', 'Type', 'Default', 'What it does'],
      rows: doc.settings.map(({ attribute, property, type, default: fallback, doc: text }) => [
        attribute ?? '–',
        property,
        type,
        fallback || '–',
        text,
      ]),
    },
    {
      title: 'Events',
      columns: ['Name', 'Cancelable', 'Detail', 'When'],
      rows: doc.events.map(({ name, cancelable, type, doc: text }) => [
        name,
        cancelable ? 'yes' : 'no',
        type === 'undefined' ? '–' : type,
        text,
      ]),
    },
    named('Slots', doc.slots, (text) => text || '(default)'),
    named('Parts', doc.parts),
    named('Custom properties', doc.cssProperties),
    named('States', doc.states),
    named('Methods', doc.methods),
  ];
}
