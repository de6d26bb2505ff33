import { getAttributeName, getFormerAttribute, type Setting } from '../../settings/setting.js';
import { currencyDigits } from '../../money/currencies.js';
import type { DocumentedTable } from '../describe/docs.js';
import { entryKinds, markupAttributes } from './entries.js';
import { ownerOnlyNames } from '../describe/owner-only.js';
import { getChoiceLabel, getElementTitle, getPanelGroups, isAmount, getSettingLabel } from '../describe/panel.js';

/** A value as PHP writes it; a text in `translated` is one that translators meet. */
function php(value: unknown, indent = '\t'): string {
  if (value instanceof Translated) return `__( ${php(value.text)}, 'site-elements' )`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}\t`;
  if (Array.isArray(value)) return value.length ? `array( ${value.map(each => php(each, inner)).join(', ')} )` : 'array()';
  const rows = Object.entries(value).filter(([, each]) => each !== undefined);
  return rows.length ? `array(\n${rows.map(([key, each]) => `${inner}${php(key)} => ${php(each, inner)},\n`).join('')}${indent})` : 'array()';
}

class Translated { constructor(readonly text: string) {} }

const plain = (text: string): string => text.replaceAll('`', '');
/** `site-elements/gallery`, `site-elements/cookie-banner`. */
const blockOf = (tag: string): string => `site-elements/${tag.replace(/^site-/, '')}`;

/** A setting as the editor and the server need it. */
const settingOf = (table: DocumentedTable, name: string, row: Setting): object => ({
  kind: row.kind,
  label: new Translated(getSettingLabel(table, name)),
  doc: new Translated(plain(row.doc)),
  default: row.kind === 'flag' || row.kind === 'choice' ? row.default : undefined,
  choices: row.choices?.map(String),
  choiceLabels: row.choices?.map(choice => new Translated(getChoiceLabel(table, String(choice)))),
  min: row.min,
  max: row.max,
  integer: row.integer,
  isAmount: isAmount(name) || undefined,
  isByWidth: row.fromText ? true : undefined,
  orAddress: row.orAddress,
  former: getFormerAttribute(row) ?? undefined,
});

const entriesOf = (kind: 'events' | 'choices'): object => {
  const { selector, name, add, fields, kept = {} } = entryKinds[kind];
  return {
    kind, selector, kept,
    name: new Translated(name),
    add: new Translated(add),
    fields: Object.fromEntries(Object.entries(fields).map(([key, { label, help, choices, ...field }]) => [key, {
      ...field,
      label: new Translated(label),
      help: help === undefined ? undefined : new Translated(help),
      choices: choices && Object.keys(choices),
      choiceLabels: choices && Object.values(choices).map(text => new Translated(text)),
    }])),
    attributes: markupAttributes[kind],
  };
};

/** What the editor and the server need to know of an element. */
function elementOf(table: DocumentedTable): object {
  const { panel } = table.docs;
  const settings = Object.entries(table.settings as Record<string, Setting>).flatMap(([name, row]) => {
    const attribute = getAttributeName(name, row);
    return attribute === null ? [] : [[attribute, settingOf(table, name, row)]];
  });
  return {
    block: blockOf(table.tag),
    title: new Translated(getElementTitle(table.tag)),
    summary: new Translated(plain(table.summary)),
    icon: panel?.icon ?? 'M4 4h16v16H4z',
    isInline: panel?.isInline ?? false,
    isElsewhere: !!table.loadOffscreen,
    hasPictures: /image|<img>/i.test(table.docs.slots?.[''] ?? ''),
    ownerOnly: ownerOnlyNames(table),
    groups: getPanelGroups(table).map(({ title, names }) => ({ title: title ? new Translated(title) : '', names })),
    entries: panel?.entries && entriesOf(panel.entries),
    sheets: table.docs.sheetsByChoice?.(),
    settings: Object.fromEntries(settings),
  };
}

function elementsFile(tables: readonly DocumentedTable[]): string {
  return `<?php
/**
 * The settings tables of all elements. Written by the build: do not edit it.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * What there is to know of each element, by its name. From \`init\` on: its texts are translated.
 *
 * @return array
 */
function site_elements_list() {
\tstatic $elements = null;
\tif ( null === $elements ) {
\t\t$elements = ${php(Object.fromEntries(tables.map(table => [table.tag, elementOf(table)])), '\t\t')};
\t}
\treturn $elements;
}

/**
 * Digits after the decimal point of the currencies that have not two of them, by ISO 4217.
 *
 * @return array
 */
function site_elements_currency_digits() {
\treturn ${php(Object.fromEntries(Object.entries(currencyDigits).flatMap(([digits, codes]) => codes.split(' ').map(code => [code, Number(digits)]))))};
}
`;
}

/** The template that translators start from: every text between quotes in `__()` of these files. */
function translationTemplate(files: Readonly<Record<string, string>>, version: string): string {
  const places = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files)) {
    for (const [, quoted] of text.matchAll(/__\(\s*'((?:\\.|[^'\\])*)',\s*'site-elements'\s*\)/g)) {
      const said = quoted!.replace(/\\(['\\])/g, '$1');
      places.set(said, [...new Set([...places.get(said) ?? [], file])]);
    }
  }
  const entries = [...places].map(([said, found]) => `#: ${found.join(' ')}\nmsgid ${JSON.stringify(said)}\nmsgstr ""\n`);
  const head = `msgid ""\nmsgstr ""\n"Project-Id-Version: Site Elements ${version}\\n"\n"MIME-Version: 1.0\\n"\n`
    + '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Domain: site-elements\\n"\n';
  return [head, ...entries].join('\n');
}

/** The plugin's own files, by name, from its hand-written sources and the settings tables. The library's files go beside them, under `cdn`. */
export function wordpressPlugin(sources: Readonly<Record<string, string>>, tables: readonly DocumentedTable[], version: string): Record<string, string> {
  const list = tables.map(({ tag, summary }) => `* **${getElementTitle(tag)}**: ${plain(summary)}`).join('\n');
  const files: Record<string, string> = { 'includes/elements.php': elementsFile(tables) };
  for (const [name, text] of Object.entries(sources)) files[name] = text.replaceAll('%VERSION%', version).replace('%LIST%', () => list);
  files['languages/site-elements.pot'] = translationTemplate(files, version);
  return files;
}
