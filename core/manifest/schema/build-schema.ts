import { getAttributeName, getFormerAttribute, type Setting } from '../../settings/setting.js';
import { timeFormat } from '../../settings/formats.js';
import type { DocumentedTable } from '../describe/docs.js';
import { elementDoc, type NameDoc } from '../describe/element-docs.js';
import { readExamples } from '../describe/examples.js';
import { getChoiceLabel, getElementTitle, getPanelGroups, getSettingLabel, isAmount } from '../describe/panel.js';
import { sheetsFor } from '../sheets/style-sheets.js';
import { isOwnerOnly } from '../describe/owner-only.js';
import type { Control, ElementHints, ElementSchema, Json, LibrarySchema, SettingGroup, SettingHints, SettingSchema } from '../../settings/element-schema.js';
import { readSamples } from './read-sample.js';
import { getTypeSchema } from './type-schema.js';
import { getValueSchema } from './value-schema.js';

const dialect = 'https://json-schema.org/draft/2020-12/schema';
const idOf = (name: string): string => `urn:site-elements:schema:${name}`;
const plain = (text: string): string => text.replaceAll('`', '');

/** Settings whose text is one color. */
const isColor = (name: string, row: Setting): boolean => row.kind === 'text' && (/color$/i.test(name) || /^(?:fill|stroke|seed|lightest|light|dark|darkest)$/.test(name));

function getControl(name: string, row: Setting): Control {
  if (row.choices) return 'select';
  if (row.kind === 'flag') return 'switch';
  if (row.kind === 'url') return 'address';
  if (row.kind === 'json') return 'json';
  if (row.kind === 'number') return isAmount(name) ? 'amount' : 'number';
  if (row.format?.expected === timeFormat.expected) return 'time';
  return isColor(name, row) ? 'color' : /Html$/.test(name) ? 'html' : 'text';
}

function hintsOf(table: DocumentedTable, name: string, { row, group }: { readonly row: Setting; readonly group: SettingGroup }): SettingHints {
  // A text without choices of its own may still name some in its type.
  const words = row.choices ?? (row.kind === 'text' && row.type ? getTypeSchema(row.type).enum : undefined);
  return {
    attribute: getAttributeName(name, row), ...(row.markup && { otherAttributes: row.markup }), group, control: getControl(name, row),
    ...(row.unit !== undefined && { unit: row.unit }),
    ...(words && { choices: words.map(word => ({ value: String(word), label: getChoiceLabel(table, String(word)) })) }),
    ...(row.addressOf && { addressOf: row.addressOf }),
    ...(row.orAddress && { allowsAddress: true }),
    ...(row.fromText && { allowsWidths: true }),
    ...(row.format && { format: { expected: row.format.expected, example: row.format.example } }),
    ...(row.default === null && { isAutomatic: true }),
    ...(isOwnerOnly(name, row) && { isOwnerOnly: true }),
    ...(row.kind === 'json' && row.type && { type: row.type }),
    ...(row.was && { formerName: row.was }),
  };
}

/** A setting, and its previous name where it has one. */
function propertiesOf(table: DocumentedTable, name: string, place: { readonly row: Setting; readonly group: SettingGroup }): [string, SettingSchema][] {
  const { row } = place;
  const value = getValueSchema(row);
  const current: SettingSchema = {
    title: getSettingLabel(table, name), description: plain(row.doc), ...value,
    ...(row.default !== null && { default: row.default as Json }),
    'x-setting': hintsOf(table, name, place),
  };
  if (!row.was) return [[name, current]];
  const { formerName: _, ...hints } = current['x-setting'];
  return [[name, current], [row.was, {
    title: `${current.title} (previous name)`, description: `Use ${name}.`, ...value, deprecated: true,
    'x-setting': { ...hints, attribute: getFormerAttribute(row), replacedBy: name },
  }]];
}

const described = (rows: readonly NameDoc[]): { name: string; description: string }[] => rows.map(({ name, doc }) => ({ name, description: plain(doc) }));

function elementHints(table: DocumentedTable, groups: ElementHints['groups']): ElementHints {
  const doc = elementDoc(table);
  const examples = readExamples(table.tag);
  const { panel } = table.docs;
  return {
    tag: table.tag,
    group: table.docs.group ?? 'other',
    icon: panel?.icon ?? 'M4 4h16v16H4z',
    isInline: panel?.isInline ?? false,
    isElsewhere: !!table.loadOffscreen,
    hasImages: /image|<img>/i.test(table.docs.slots?.[''] ?? ''),
    isHiddenWithoutScripts: doc.hiddenWithoutScripts,
    script: `${table.tag}.js`,
    styleSheet: sheetsFor(`<${table.tag}>`)[0] ?? null,
    groups,
    slots: described(doc.slots),
    events: doc.events.map(({ name, doc: text, type, cancelable }) => ({ name, description: plain(text), detail: type, isCancelable: cancelable })),
    methods: described(doc.methods), parts: described(doc.parts), states: described(doc.states), cssProperties: described(doc.cssProperties),
    accessibility: doc.accessibility.map(plain),
    sample: examples.flatMap(({ markup }) => readSamples(markup, table))[0] ?? { settings: {}, content: '' },
    examples: examples.map(({ name, title, sentence }) => ({ id: `${table.tag}/${name}`, title, description: sentence })),
  };
}

/** The settings of one element as a JSON Schema 2020-12, with hints for editors. */
export function buildElementSchema(table: DocumentedTable): ElementSchema {
  const rows = Object.entries(table.settings as Record<string, Setting>);
  const nameOf = new Map(rows.map(([name, row]) => [getAttributeName(name, row) ?? name, name]));
  const groups = getPanelGroups(table).map(({ title, names }) =>
    ({ title: (title || 'Advanced') as SettingGroup, settings: names.map(name => nameOf.get(name)!) }));
  const groupOf = (name: string): SettingGroup => groups.find(({ settings }) => settings.includes(name))?.title ?? 'Advanced';
  return {
    $schema: dialect, $id: idOf(table.tag),
    title: getElementTitle(table.tag), description: plain(table.summary),
    type: 'object',
    properties: Object.fromEntries(rows.flatMap(([name, row]) => propertiesOf(table, name, { row, group: groupOf(name) }))),
    additionalProperties: false,
    'x-element': elementHints(table, groups),
  };
}

/** All elements in one schema, for a page as a list of elements with settings and content. */
function buildLibrarySchema(elements: readonly ElementSchema[]): LibrarySchema {
  const tags = elements.map(schema => schema['x-element'].tag);
  return {
    $schema: dialect, $id: idOf('elements'),
    title: 'Site Elements', description: 'An element with its settings and its content.',
    type: 'object',
    required: ['element'],
    properties: { element: { enum: tags }, settings: { type: 'object' }, content: { type: 'string' } },
    additionalProperties: false,
    allOf: tags.map(tag => ({
      if: { required: ['element'], properties: { element: { const: tag } } },
      then: { properties: { settings: { $ref: `#/$defs/${tag}` } } },
    })),
    $defs: Object.fromEntries(elements.map(({ $schema: _, $id: __, ...schema }) => [schema['x-element'].tag, schema])),
  };
}

/** `schema/site-gallery.json` and the like, and `schema/elements.json` with all of them. */
export function schemaFiles(tables: readonly DocumentedTable[]): Record<string, string> {
  const elements = tables.map(buildElementSchema);
  return {
    ...Object.fromEntries(elements.map(schema => [`schema/${schema['x-element'].tag}.json`, `${JSON.stringify(schema, null, 2)}\n`])),
    'schema/elements.json': `${JSON.stringify(buildLibrarySchema(elements))}\n`,
  };
}

/** The part of a schema that a settings form reads, in one file for each element: `schema/site-gallery.json` of `dist/cdn`. */
export function formSchemaFiles(tables: readonly DocumentedTable[]): Record<string, string> {
  return Object.fromEntries(tables.map(table => {
    const { title, description, properties, 'x-element': { tag, group, groups } } = buildElementSchema(table);
    return [`schema/${tag}.json`, JSON.stringify({ title, description, properties, 'x-element': { tag, group, groups } })];
  }));
}
