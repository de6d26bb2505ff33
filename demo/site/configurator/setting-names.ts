import { type ElementDoc, elementDoc, type SettingDoc } from '../../../core/manifest/describe/element-docs.js';
import type { DocumentedTable } from '../../../core/manifest/describe/docs.js';

/** By tag: every attribute that is one of its settings, and its kind. */
export type SettingNames = Readonly<Record<string, Readonly<Record<string, SettingDoc['row']['kind']>>>>;

/** The settings of every element by name, for snippet formats that write settings in their own way. */
export const settingNames = (tables: readonly DocumentedTable[]): SettingNames => Object.fromEntries(tables.map(table => [
  table.tag, Object.fromEntries(elementDoc(table).settings.flatMap(({ spellings, row }) => spellings.map(name => [name, row.kind]))),
]));

/** The attribute of each setting of an element that has one, in the order of its table. */
export const attributesOf = ({ settings }: ElementDoc): [property: string, attribute: string][] =>
  settings.flatMap(({ property, attribute }) => (attribute === null ? [] : [[property, attribute] as [string, string]]));
