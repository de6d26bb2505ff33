import { type ElementDoc, elementDoc, type SettingDoc } from '../../../core/manifest/describe/element-docs.js';
import type { DocumentedTable } from '../../../core/manifest/describe/docs.js';
import type { Control, ControlKind } from './control.js';
import type { SettingNames } from './to-data-form.js';

type Setting = SettingDoc['row'];

/** The controls of an element: one for each setting that has an attribute. */
export function controlsFor({ settings }: ElementDoc): Control[] {
  return settings.flatMap(({ property, attribute, spellings, row }) => {
    if (attribute === null) return [];
    return {
      attribute,
      spellings,
      kind: kindOf(property, row),
      fallback: fallbackOf(row),
      choices: choicesFor(row),
      min: row.min,
      max: row.max,
      isInteger: row.integer ?? false,
      unit: row.unit ?? '',
      doc: row.doc,
    };
  });
}

/** The settings of every element by name, for snippet formats that write settings in their own way. */
export const settingNames = (tables: readonly DocumentedTable[]): SettingNames => Object.fromEntries(tables.map(table => [
  table.tag, Object.fromEntries(controlsFor(elementDoc(table)).flatMap(({ spellings, kind }) => spellings.map(name => [name, kind]))),
]));

function kindOf(name: string, { kind, default: fallback, choices }: Setting): ControlKind {
  if (choices && choices.length > 0) return 'choice';
  if (kind === 'flag') return fallback === null ? 'choice' : 'switch';
  if (kind === 'url') return 'address';
  if (kind !== 'text') return kind;
  return /colou?r$|^(fill|stroke)$/i.test(name) ? 'color' : 'text';
}

/** A switch whose default depends on other settings has three answers. */
const choicesFor = ({ kind, choices, default: fallback }: Setting): string[] =>
  kind === 'flag' ? (fallback === null ? ['true', 'false'] : []) : choices?.map(String) ?? [];

function fallbackOf({ default: fallback }: Setting): string | null {
  if (fallback === null || fallback === undefined) return null;
  return typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
}
