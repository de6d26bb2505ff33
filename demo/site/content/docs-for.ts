import { readFile } from 'node:fs/promises';
import { getCriticalRules } from '../../../core/manifest/sheets/style-sheets.js';
import { type ElementDoc, elementDoc } from '../../../core/manifest/describe/element-docs.js';
import { costIn } from '../../../core/manifest/readme/element-readme.js';
import type { ElementGroup } from '../../../core/manifest/describe/groups.js';
import { readTables } from '../../../core/manifest/describe/tables.js';
import { attributesOf } from '../configurator/setting-names.js';
import { repository } from './repository.js';

/** The documentation on the page of an element. */
export interface ElementDocs {
  summary: string;
  /** Paragraphs of Markdown. */
  details: string;
  /** The attribute of each setting. */
  attributes: [property: string, attribute: string][];
  /** Tables with rows. */
  tables: DocsTable[];
  /** Sentences about keyboard, accessible names and live regions. */
  accessibility: readonly string[];
  hiddenWithoutScripts: boolean;
  /** A sentence about the bytes it loads. Empty if they were not measured. */
  cost: string;
  /** Rules that apply until the element's script has loaded. */
  criticalRules: string;
  isEditor: boolean;
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
  group?: ElementGroup;
  exampleCount: number;
}

/** The documentation of one element, from its settings table, its docs file and its README. */
export async function docsFor(tag: string): Promise<ElementDocs> {
  const table = (await readTables()).find(one => one.tag === tag);
  if (!table) throw new Error(`demo/site: there is no element <${tag}>; expected one of the folders of elements.`);
  const doc = elementDoc(table);
  const readme = await readFile(`${repository}elements/${tag}/README.md`, 'utf8').catch(() => '');
  const { summary, details, accessibility, hiddenWithoutScripts } = doc;
  return {
    summary, details, accessibility, hiddenWithoutScripts,
    attributes: attributesOf(doc),
    tables: tablesOf(doc).filter(({ rows }) => rows.length > 0),
    cost: costIn(readme),
    criticalRules: getCriticalRules(tag),
    isEditor: table.isEditor ?? false,
  };
}

/** The place of a setting in the reference of its element. */
export const settingId = (name: string): string => `setting-${name}`;

function tablesOf(doc: ElementDoc): DocsTable[] {
  const named = (title: string, rows: ElementDoc['slots'], meaning = 'Description'): DocsTable => ({
    title,
    columns: ['Name', meaning],
    rows: rows.map(row => [row.name || '(default)', row.doc]),
  });
  return [
    {
      title: 'Settings',
      columns: ['Attribute', 'Property', 'Type', 'Default', 'Description'],
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
    named('Slots', doc.slots),
    named('Parts', doc.parts),
    named('Custom properties', doc.cssProperties),
    named('States', doc.states, 'When'),
    named('Methods', doc.methods),
    named('Functions', doc.functions),
    named('Texts', doc.texts, 'English'),
  ];
}
