import { writeJson } from '../../../core/registry/write-json.js';
import type { Json, SettingSchema } from '../../../core/settings/element-schema.js';
import { getControlKind, readJson } from '../controls/control-kinds.js';
import type { Configuration, FormSchema } from '../values/form-schema.js';
import { isCurrent } from '../values/form-schema.js';
import { withoutDefaults } from '../values/configuration.js';

/** The attribute of a setting. */
export const getAttribute = (name: string, row: SettingSchema): string => row['x-setting'].attribute ?? name.toLowerCase();

/** All names under which a setting may be written, best first. */
export function getSpellings(name: string, row: SettingSchema): string[] {
  const { formerName, otherAttributes = [] } = row['x-setting'];
  const former = formerName?.replace(/[A-Z]+/g, (run, at: number) => (at ? '-' : '') + run.toLowerCase());
  const own = [getAttribute(name, row), ...former ? [former] : []];
  return [...new Set([...own.flatMap(spelling => [spelling, spelling.replaceAll('-', '')]), ...otherAttributes])];
}

/** A value as the text of an attribute; null for none. */
export function writeAttribute(value: Json | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (value === true) return '';
  return typeof value === 'object' ? writeJson(value) : String(value);
}

/** The value that an attribute's text means. A text that is not valid for its setting stays a text, so that the form can show it. */
export function readAttribute(text: string, row: SettingSchema): Json {
  if (row.type === 'boolean') return text.trim().toLowerCase() !== 'false';
  if (row['x-setting'].allowsWidths) return /^\s*[\d.]+\s*$/.test(text) ? Number(text) : text;
  const { read } = getControlKind(row, row['x-setting']);
  const reading = read ? read(text, row) : readJson(text, row);
  return ('value' in reading ? reading.value : undefined) ?? text;
}

/** The settings that attributes give; `read` returns the text of an attribute, or null. */
export function readAttributes(schema: FormSchema, read: (attribute: string) => string | null): Configuration {
  const found = Object.entries(schema.properties).filter(([, row]) => isCurrent(row)).flatMap(([name, row]) => {
    const text = getSpellings(name, row).map(read).find(one => one !== null);
    return text === undefined || text === null ? [] : [[name, readAttribute(text, row)] as const];
  });
  return withoutDefaults(Object.fromEntries(found), schema);
}
