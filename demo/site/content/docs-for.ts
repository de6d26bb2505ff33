import { type ElementDoc, elementDoc } from '../../../core/manifest/element-docs.js';
import { readTables } from '../../../core/manifest/tables.js';

/** What an element page prints below its examples. */
export interface ElementDocs {
  summary: string;
  /** Empty tables are left out. */
  tables: DocsTable[];
  /** Sentences about keyboard, accessible names and live regions. */
  accessibility: readonly string[];
  hiddenWithoutScripts: boolean;
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

/** The documentation of one element, from its settings table and its docs file. */
export async function docsFor(tag: string): Promise<ElementDocs> {
  const table = (await readTables()).find(one => one.tag === tag);
  if (!table) return { summary: '', tables: [], accessibility: [], hiddenWithoutScripts: false };
  const doc = elementDoc(table);
  const { summary, accessibility, hiddenWithoutScripts } = doc;
  return { summary, accessibility, hiddenWithoutScripts, tables: tablesOf(doc).filter(({ rows }) => rows.length > 0) };
}

function tablesOf(doc: ElementDoc): DocsTable[] {
  const named = (title: string, rows: ElementDoc['slots'], meaning = 'What it is'): DocsTable => ({
    title,
    columns: ['Name', meaning],
    rows: rows.map(row => [row.name || '(default)', row.doc]),
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
    named('Slots', doc.slots, 'What goes there'),
    named('Parts', doc.parts),
    named('Custom properties', doc.cssProperties, 'What it sets'),
    named('States', doc.states, 'When'),
    named('Methods', doc.methods, 'What it does'),
    named('Functions', doc.functions, 'What it does'),
    named('Texts', doc.texts, 'In English'),
  ];
}
