import { getAttributeName, getFormerAttribute, type Setting, getSpellings } from '../../settings/setting.js';
import type { Table } from '../../settings/table.js';
import type { Docs, DocumentedTable } from './docs.js';

export interface SettingDoc {
  readonly property: string;
  readonly attribute: string | null;
  /** The previous name of the property, and its attribute. Deprecated: both still work. */
  readonly former?: { readonly property: string; readonly attribute: string | null };
  /** As TypeScript would write it. */
  readonly type: string;
  /** As an attribute's text; empty for "not set". */
  readonly default: string;
  readonly doc: string;
  /** More than that one sentence; often empty. */
  readonly details: string;
  readonly choices: readonly string[];
  /** Every way to write the attribute. */
  readonly spellings: readonly string[];
  /** The row of the settings table. */
  readonly row: Setting;
}

/** What a reader needs to know of an element, made from its settings table and its docs file. */
export interface ElementDoc {
  readonly tag: string;
  readonly className: string;
  readonly summary: string;
  readonly details: string;
  readonly settings: readonly SettingDoc[];
  readonly events: readonly { readonly name: string; readonly doc: string; readonly type: string; readonly cancelable: boolean }[];
  readonly slots: readonly NameDoc[];
  readonly parts: readonly NameDoc[];
  readonly cssProperties: readonly NameDoc[];
  readonly states: readonly NameDoc[];
  readonly methods: readonly NameDoc[];
  /** What its module exports beside the class. */
  readonly functions: readonly NameDoc[];
  /** Visitor texts, in English. */
  readonly texts: readonly NameDoc[];
  readonly hiddenWithoutScripts: boolean;
  readonly accessibility: readonly string[];
}
export interface NameDoc { readonly name: string; readonly doc: string }

const typeOf = (row: Setting): string => {
  if (row.type) return row.type;
  switch (row.kind) {
    case 'choice': return row.choices!.map(choice => `'${String(choice)}'`).join(' | ') + (row.orAddress ? ' | (string & {})' : '');
    case 'flag': return 'boolean';
    case 'number': return row.default === null ? 'number | null' : 'number';
    case 'json': return 'unknown';
    default: return 'string';
  }
};

const sentence = (row: Setting): string => {
  const range = row.min !== undefined && row.max !== undefined ? `${row.min} to ${row.max}`
    : row.min !== undefined ? `at least ${row.min}` : row.max !== undefined ? `at most ${row.max}` : '';
  const extra = [range, row.unit].filter(Boolean).join(' ');
  const text = extra ? `${row.doc} (${extra})` : row.doc;
  return row.was ? `${text} Formerly \`${getFormerAttribute(row) ?? row.was}\`.` : text;
};

const shown = (value: unknown): string =>
  value === null || value === '' ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const names = (rows: Readonly<Record<string, string>> = {}): NameDoc[] => Object.entries(rows).map(([name, doc]) => ({ name, doc }));

/** `site-cart-badge` to `SiteCartBadge`. */
export const toClassName = (tag: string): string => tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const currencyNote = `**Currency.** Amounts are in the currency of the page. Set it once, in the head of your pages:
\`<script type="application/json" data-site-context>{ "currency": "EUR" }</script>\`, with an ISO 4217 code. The default is \`USD\`; a
currency that the visitor has chosen takes precedence. Whole amounts count the smallest unit of the currency: \`2800\` is €28.00 or ¥2,800.`;

/** The documentation record of one element. */
export function elementDoc(table: Table | DocumentedTable): ElementDoc {
  const docs: Docs = 'docs' in table ? table.docs : {};
  return {
    tag: table.tag,
    className: toClassName(table.tag),
    summary: table.summary,
    details: [docs.details, docs.usesCurrency ? currencyNote : ''].filter(Boolean).join('\n\n'),
    settings: (Object.entries(table.settings) as [string, Setting][]).map(([property, row]) => ({
      property,
      attribute: getAttributeName(property, row),
      former: row.was ? { property: row.was, attribute: getFormerAttribute(row) } : undefined,
      type: typeOf(row),
      default: shown(row.default),
      doc: sentence(row),
      details: docs.settings?.[property] ?? '',
      choices: row.choices?.map(String) ?? [],
      spellings: getSpellings(property, row),
      row,
    })),
    events: (Object.entries(table.events) as [string, { doc: string; type?: string; cancelable?: boolean }][]).map(([name, row]) =>
      ({ name, doc: row.doc, type: row.type ?? 'undefined', cancelable: row.cancelable ?? false })),
    slots: names(docs.slots),
    parts: names(docs.parts),
    cssProperties: names(docs.cssProperties),
    states: names(docs.states),
    methods: names(docs.methods),
    functions: names(docs.functions),
    texts: names(table.texts),
    hiddenWithoutScripts: docs.hiddenWithoutScripts ?? false,
    accessibility: docs.accessibility ?? [],
  };
}
