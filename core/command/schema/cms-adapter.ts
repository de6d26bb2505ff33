import type { SettingSchema } from '../../settings/element-schema.js';
import { writeJson } from '../../registry/write-json.js';
import type { ElementFacts } from '../paste/write-settings.js';

/** A content system that the neutral schema is written for. */
export interface CmsAdapter {
  /** The name for `--for`. */
  readonly name: string;
  readonly title: string;
  /** What the system cannot do, or what these files leave to its developer. */
  readonly lacks: readonly string[];
  /** Files by path, for the elements that were chosen. */
  readonly writeFiles: (schemas: readonly ElementFacts[]) => Readonly<Record<string, string>>;
}

/** A setting as a field of a form. */
export interface Field {
  readonly name: string;
  readonly attribute: string;
  readonly group: string;
  readonly row: SettingSchema;
}

/** The settings of an element with an attribute, in the order of a form, without previous names. */
export const getFields = ({ properties, 'x-element': { groups } }: ElementFacts): Field[] =>
  groups.flatMap(({ title, settings }) => settings.flatMap(name => {
    const row = properties[name]!;
    const { attribute } = row['x-setting'];
    return attribute === null ? [] : [{ name, attribute, group: title, row }];
  }));

/** The fields of each group that has some, in the order of a form. */
export function groupFields(schema: ElementFacts): { readonly title: string; readonly fields: readonly Field[] }[] {
  const fields = getFields(schema);
  const groups = schema['x-element'].groups.map(({ title }) => ({ title, fields: fields.filter(({ group }) => group === title) }));
  return groups.filter(group => group.fields.length > 0);
}

/** The form of a field, in the kinds that content systems share. */
export type FieldKind = 'text' | 'longText' | 'number' | 'boolean' | 'choice' | 'address' | 'color';

/** A choice as its value and its label. */
export interface Option { readonly value: string; readonly label: string }

/** A value for "no value", where a menu needs one. */
export const automatic: Option = { value: 'automatic', label: 'Automatic' };

/** Settings without a default of their own get a choice for it. */
export function getOptions({ row }: Field): readonly Option[] {
  const { choices = [], isAutomatic, control } = row['x-setting'];
  const own = control === 'switch' ? [{ value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }] : choices;
  return isAutomatic ? [automatic, ...own] : own;
}

export function getFieldKind({ row }: Field): FieldKind {
  const { control, isAutomatic, allowsWidths } = row['x-setting'];
  switch (control) {
    case 'switch': return isAutomatic ? 'choice' : 'boolean';
    case 'select': return 'choice';
    case 'number': return allowsWidths ? 'text' : 'number';
    case 'amount': return 'number';
    case 'address': return 'address';
    case 'color': return 'color';
    case 'html': case 'json': return 'longText';
    default: return 'text';
  }
}

/** The help text of a field: its sentence, with what only some values mean. */
export function getHelp({ row }: Field): string {
  const { control, type, allowsWidths, unit, format } = row['x-setting'];
  return [
    row.description,
    control === 'amount' ? 'In the smallest unit of the currency: 2800 is €28.00.' : '',
    allowsWidths ? 'A number, or values by width such as “2, 724px 4”.' : '',
    unit ? `Unit: ${unit}.` : '',
    format ? `For example ${format.example}.` : '',
    control === 'json' ? `JSON${type ? `: ${type}` : ''}.` : '',
  ].filter(Boolean).join(' ');
}

/** A default as the field holds it; `undefined` for none. */
export function getFieldDefault(field: Field): string | number | boolean | undefined {
  const { row } = field;
  if (row['x-setting'].isAutomatic) return getFieldKind(field) === 'choice' ? automatic.value : undefined;
  return toFieldValue(field, row.default);
}

/** A value of the schema as the field holds it. */
export function toFieldValue(field: Field, value: unknown): string | number | boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const kind = getFieldKind(field);
  if (kind === 'number') return typeof value === 'number' ? value : undefined;
  if (kind === 'boolean') return value === true;
  if (typeof value === 'object') return Object.keys(value).length === 0 ? undefined : writeJson(value);
  return String(value);
}

/** Name of the field with the HTML inside the element. No setting has it. */
export const contentField = 'innerContent';
export const contentHelp = 'HTML inside the element, such as images with alternative texts. Only for people who may publish any HTML.';

/** `siteGallery` for `site-gallery`. */
export const toCamelCase = (tag: string): string => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `slides_per_row` for `slidesPerRow` and for `slides-per-row`. */
export const toSnakeCase = (name: string): string => name.replaceAll('-', '_').replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
