import type { ElementSchema, SettingSchema } from '../../settings/element-schema.js';
import { writeJson } from '../../registry/write-json.js';
import { show } from '../../settings/parse.js';
import { findNearestName } from '../check/nearest-name.js';
import { describeSchema, findMismatch } from './find-mismatch.js';

/** The schema of an element as `$defs` of the schema of all elements has it. */
export type ElementFacts = Omit<ElementSchema, '$schema' | '$id'>;

export interface SettingsCode {
  /** Attributes with a blank before each. */
  readonly attributes: string;
  /** Settings without an attribute, as a script in the element; empty without any. */
  readonly block: string;
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[];
}

/** Text of an attribute between double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

/** Control characters that HTML does not keep. */
// eslint-disable-next-line no-control-regex -- none of them can be in a page
const unwritable = /[\u0000-\u0008\u000b\u000e-\u001f]/;

/** A setting by its name, its attribute or their previous ones. */
function findSetting(schema: ElementFacts, name: string): readonly [name: string, row: SettingSchema] | null {
  const rows = Object.entries(schema.properties);
  const found = rows.find(([property]) => property === name) ?? rows.find(([, row]) => row['x-setting'].attribute === name);
  const current = found?.[1]['x-setting'].replacedBy;
  return current === undefined ? found ?? null : [current, schema.properties[current]!];
}

function nameProblem(schema: ElementFacts, name: string): string {
  const rows = Object.entries(schema.properties);
  const nearest = findNearestName(name, rows.flatMap(([property, row]) => [property, row['x-setting'].attribute ?? property]));
  return `<${schema['x-element'].tag}> has no setting "${name.slice(0, 60)}".${nearest ? ` Did you mean "${nearest}"?` : ''}`;
}

/** What a setting expects, in words. */
function describeExpected(row: SettingSchema, fallback: string): string {
  const { format, allowsWidths, unit } = row['x-setting'];
  if (format) return format.expected;
  if (row.format === 'iri-reference') return 'an http, https or relative address';
  return allowsWidths ? `${describeSchema(row.anyOf?.[0] ?? row)}${unit ? ` (${unit})` : ''}, or values by width such as "2, 724px 4"` : fallback;
}

function valueProblem(name: string, row: SettingSchema, value: unknown): string | null {
  if (typeof value === 'string' && unwritable.test(value)) return `${name} has a control character, which HTML does not keep.`;
  const mismatch = findMismatch(row, value);
  return mismatch && `${name}${mismatch.path} ${show(value)} is wrong; expected ${describeExpected(row, mismatch.expected)}.`;
}

/** A setting as an attribute; empty for its default. */
function writeAttribute(attribute: string, row: SettingSchema, value: unknown): string {
  if (value === row.default || (row.default !== undefined && writeJson(value) === writeJson(row.default))) return '';
  if (value === true) return ` ${attribute}`;
  return ` ${attribute}="${escapeAttribute(typeof value === 'object' ? writeJson(value) : String(value))}"`;
}

/** Writes settings as attributes of an element, escaped. Wrong names and values are left out, and described. */
export function writeSettings(schema: ElementFacts, settings: Readonly<Record<string, unknown>>): SettingsCode {
  const [problems, block, attributes]: [string[], Record<string, unknown>, Map<string, string>] = [[], {}, new Map()];
  for (const [given, value] of Object.entries(settings)) {
    if (value === null || value === undefined) continue;
    const setting = findSetting(schema, given);
    const problem = setting ? valueProblem(setting[0], setting[1], value) : nameProblem(schema, given);
    if (problem !== null) problems.push(problem);
    else {
      const [name, row] = setting!;
      const { attribute } = row['x-setting'];
      if (attribute === null) block[name] = value;
      else attributes.set(attribute, writeAttribute(attribute, row, value));
    }
  }
  const json = Object.keys(block).length > 0 ? `<script type="application/json">${writeJson(block).replaceAll('<', '\\u003c')}</script>` : '';
  return { attributes: [...attributes.values()].join(''), block: json, problems };
}
