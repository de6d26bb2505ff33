import type { SettingSchema } from '../../settings/element-schema.js';
import type { Setting } from '../../settings/setting.js';
import type { DocumentedTable } from '../describe/docs.js';
import { elementGroups } from '../describe/groups.js';
import { ownerOnlyNames } from '../describe/owner-only.js';
import { buildElementSchema } from '../schema/build-schema.js';
import { getBlockName } from './element-block.js';
import { entryKinds, markupAttributes } from './entries.js';
import { searchTerms } from './search-terms.js';
import { getTransforms } from './transforms.js';
import { PluginText } from './write-php.js';

/** A setting as the editor and the server of WordPress need it. */
export interface BlockSetting {
  /** How the server checks its value. */
  readonly kind: Setting['kind'];
  /** Its field in the panel. */
  readonly control: string;
  readonly label: PluginText;
  readonly doc: PluginText;
  readonly default?: unknown;
  readonly choices?: readonly string[];
  readonly choiceLabels?: readonly PluginText[];
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly unit?: string;
  readonly example?: string;
  readonly isByWidth?: true;
  readonly isAutomatic?: true;
  readonly orAddress?: true;
  readonly former?: string;
}

/** The field of a setting. WordPress has one for days, which the neutral schema counts among the texts. */
function getControl({ 'x-setting': { control, format } }: SettingSchema): string {
  return control === 'text' && format?.expected.startsWith('a day ') ? 'date' : control;
}

function getBlockSetting(schema: SettingSchema, row: Setting, former: string | undefined): BlockSetting {
  const { choices, unit, format, allowsWidths, isAutomatic, allowsAddress } = schema['x-setting'];
  const number = allowsWidths ? schema.anyOf![0]! : schema;
  return {
    kind: row.kind,
    control: getControl(schema),
    label: new PluginText(schema.title),
    doc: new PluginText(schema.description),
    default: row.kind === 'flag' || row.kind === 'choice' ? row.default : undefined,
    choices: choices?.map(({ value }) => value),
    choiceLabels: choices?.map(({ label }) => new PluginText(label)),
    min: number.minimum,
    max: number.maximum,
    integer: number.type === 'integer' || undefined,
    unit,
    example: format?.example,
    isByWidth: allowsWidths || undefined,
    isAutomatic: (isAutomatic && (row.kind === 'flag' || row.kind === 'choice')) || undefined,
    orAddress: allowsAddress || undefined,
    former,
  };
}

const getEntries = (kind: 'events' | 'choices'): object => {
  const { selector, name, add, fields, kept = {} } = entryKinds[kind];
  return {
    kind, selector, kept,
    name: new PluginText(name),
    add: new PluginText(add),
    fields: Object.fromEntries(Object.entries(fields).map(([key, { label, help, choices, ...field }]) => [key, {
      ...field,
      label: new PluginText(label),
      help: help === undefined ? undefined : new PluginText(help),
      choices: choices && Object.keys(choices),
      choiceLabels: choices && Object.values(choices).map(text => new PluginText(text)),
    }])),
    attributes: markupAttributes[kind],
  };
};

/** What the editor and the server need to know of an element: the neutral schema in the terms of WordPress. */
export function getBlockData(table: DocumentedTable) {
  const schema = buildElementSchema(table);
  const { tag, group, icon, isInline, isElsewhere, hasImages, slots, groups } = schema['x-element'];
  const rows = table.settings as Record<string, Setting>;
  const settings = Object.entries(rows).flatMap(([name, row]): [attribute: string, setting: BlockSetting][] => {
    const property = schema.properties[name]!;
    const { attribute, formerName } = property['x-setting'];
    const former = formerName === undefined ? undefined : schema.properties[formerName]!['x-setting'].attribute ?? undefined;
    return attribute === null ? [] : [[attribute, getBlockSetting(property, row, former)]];
  });
  const isJson = (name: string): boolean => rows[name]!.kind === 'json';
  return {
    block: getBlockName(tag),
    title: new PluginText(schema.title),
    summary: new PluginText(schema.description),
    keywords: [elementGroups[group as keyof typeof elementGroups].title, ...searchTerms[tag] ?? []].map(text => new PluginText(text)),
    icon,
    isInline,
    isElsewhere,
    hasPictures: hasImages,
    hasContent: slots.some(({ name }) => name === ''),
    ownerOnly: ownerOnlyNames(table),
    groups: groups.map(({ title, settings: names }) => ({
      title: title === 'Advanced' ? '' : new PluginText(title),
      names: [...names].sort((one, other) => Number(isJson(one)) - Number(isJson(other))).map(name => schema.properties[name]!['x-setting'].attribute!),
    })),
    entries: table.docs.panel?.entries && getEntries(table.docs.panel.entries),
    transforms: getTransforms(tag),
    sheets: table.docs.sheetsByChoice?.(),
    settings: Object.fromEntries(settings),
  };
}

/** Elements in the order of their groups, in which the inserter shows their blocks. */
export function sortByGroup(tables: readonly DocumentedTable[]): DocumentedTable[] {
  const order = Object.keys(elementGroups);
  const placeOf = ({ docs }: DocumentedTable): number => order.indexOf(docs.group ?? 'editors');
  return [...tables].sort((one, other) => placeOf(one) - placeOf(other));
}
