import { lookHosts } from '../look/hosts.js';
import type { LookPart } from '../look/look-host.js';
import { makePalette, makeTheme, stringifyColor } from '../color/color.js';
import { themeProperty, type ThemeName } from '../../styles/theme.js';
import { draftFromAccent } from './accent-draft.js';
import { getTokenValue, withValue, type Draft, type Scheme } from './draft.js';
import { readHexColor, readValue } from './read-value.js';
import { splitList } from './split-list.js';
import { getTokenKind, getTokenTitle, tokenNames } from './token-kinds.js';

/** A rule of a pasted style sheet, as the browser's own parser has read it. */
export interface SheetRule {
  readonly selector: string;
  /** Inside `@media (prefers-color-scheme: dark)`. */
  readonly isDark: boolean;
  /** Custom properties, and properties by their name: `background-color`, `border-radius`. */
  readonly values: Readonly<Record<string, string>>;
}

export interface ReadTheme {
  readonly draft: Draft;
  /** What was read and where it is from, in words for people. */
  readonly notes: readonly string[];
  readonly problems: readonly string[];
}

type Values = ReadonlyMap<string, string>;
const mostReferences = 20;
const nothingFound = 'No colors, fonts or corners were found in this sheet. Paste one with custom properties on :root, or with rules for buttons and links.';

const darkSign = /(?:\[data-(?:bs-|color-)?(?:theme|mode|scheme)[~^]?=["']?dark["']?\]|\.(?:theme-)?dark(?:-mode|-theme)?)(?![\w-])/gi;
const withoutStates = (part: string): string => part.replace(darkSign, '').trim();
const isRoot = (part: string): boolean => /^(?:|:root|html|body|:host|:where\(:root\)|html body)$/.test(withoutStates(part));

/** Replaces `var(--x, fallback)` by its value; null for a variable without a value. */
export function resolve(text: string, values: Values, left = { references: mostReferences }): string | null {
  const start = text.indexOf('var(');
  if (start < 0) return text;
  if (left.references-- <= 0) return null;
  let [depth, end] = [0, -1];
  for (let at = start + 3; at < text.length && end < 0; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) end = at;
  }
  if (end < 0) return null;
  const [name, ...fallback] = splitList(text.slice(start + 4, end));
  const value = values.get(name!) ?? (fallback.length > 0 ? fallback.join(', ') : undefined);
  if (value === undefined || value.length + text.length > 4000) return null;
  return resolve(text.slice(0, start) + value + text.slice(end + 1), values, left);
}

/** What the page's outermost element has on light, or on dark pages. */
function valuesOn(rules: readonly SheetRule[], scheme: Scheme): Values {
  const values = new Map<string, string>();
  for (const { selector, isDark, values: own } of rules) {
    const parts = selector.split(',').map(part => part.trim());
    const isForDark = isDark || parts.some(part => part.search(darkSign) >= 0);
    if (!parts.some(isRoot) || (isForDark && scheme === 'light')) continue;
    for (const [name, value] of Object.entries(own)) if (name.startsWith('--')) values.set(name, value);
  }
  return values;
}

/** One value for both schemes from what each has. */
function join(name: ThemeName, light: string | null, dark: string | null): Draft {
  const [first, second] = [light, dark ?? light].map(text => (text === null ? null : readValue(name, text)));
  if (!first || !second) return {};
  if (typeof first === 'string' || typeof second === 'string') return { [name]: first };
  return { [name]: { light: first.light, dark: second.dark } };
}

interface Source { readonly values: Partial<Record<ThemeName, string>>; readonly from: string }

const declarationsOf = ({ style = '' }: LookPart): ReadonlyMap<string, string> => new Map(style.split(/;(?![^(]*\))/).filter(Boolean).map(declaration => {
  const [property, ...value] = declaration.split(':');
  return [property!.trim(), value.join(':').trim()] as const;
}));

/** The names of a system, by the record that elements know it by. */
function fromHosts(values: Values): Source | null {
  for (const { sign, button, field } of lookHosts) {
    if (!sign.startsWith('--') || !values.has(sign)) continue;
    const read = (part: LookPart | undefined, property: string) => {
      const text = part && declarationsOf(part).get(property);
      return text === undefined ? null : resolve(text, values);
    };
    const found = {
      accent: read(button, 'background') ?? (readHexColor(values.get(sign)!.trim()) ? values.get(sign)! : null),
      onAccent: read(button, 'color'), buttonRadius: read(button, 'border-radius'),
      fieldSurface: read(field, 'background'), fieldText: read(field, 'color'), fieldRadius: read(field, 'border-radius'),
      fieldLine: read(field, 'border')?.replace(/^\S+ \S+ /, '') ?? null,
    };
    return { from: `the properties of its system (${sign})`, values: onlyReadable(found) };
  }
  return null;
}

const onlyReadable = (found: Partial<Record<ThemeName, string | null>>): Source['values'] => Object.fromEntries(
  Object.entries(found).filter(([name, text]) => text !== null && readValue(name as ThemeName, text)));

/** Parts of any page, by the selectors that most sheets have. The later ones are the surer ones. */
const partRules: readonly (readonly [selector: RegExp, properties: Readonly<Record<string, ThemeName>>])[] = [
  [/^a(?::link)?$/, { color: 'accent' }],
  [/^(?:h1|h2)$/, { 'font-family': 'headingFont', 'font-weight': 'headingWeight' }],
  [/^(?:html|body|:root)$/, { 'background-color': 'surface', color: 'onSurface', 'font-family': 'font' }],
  [/^(?:input|input\[type=["']?(?:text|email)["']?\]|\.form-control|\.input)$/, {
    'background-color': 'fieldSurface', color: 'fieldText', 'border-color': 'fieldLine', 'border-radius': 'fieldRadius',
  }],
  [/^(?:button|\.btn|\.button|\.button-primary|\.btn-primary|\.wp-element-button|\.wp-block-button__link|\[type=["']?submit["']?\])$/, {
    'background-color': 'accent', color: 'onAccent', 'border-radius': 'buttonRadius',
  }],
];

function fromParts(rules: readonly SheetRule[], values: Values): Source {
  const found: Partial<Record<ThemeName, string | null>> = {};
  for (const [selector, properties] of partRules) {
    for (const rule of rules) {
      if (rule.isDark || !rule.selector.split(',').some(part => selector.test(part.trim()))) continue;
      for (const [property, name] of Object.entries(properties)) {
        const value = rule.values[property];
        const resolved = value ? resolve(value, values) : null;
        if (resolved !== null && !/^(?:inherit|initial|unset|transparent|rgba\(0, 0, 0, 0\)|currentcolor)$/i.test(resolved)) found[name] = resolved;
      }
    }
  }
  return { from: 'rules for the page, links, buttons, fields and headings', values: onlyReadable(found) };
}

/** Our own properties, by their names. */
function ownValues(rules: readonly SheetRule[]): ReadTheme {
  const [light, dark] = [valuesOn(rules, 'light'), valuesOn(rules, 'dark')];
  let draft: Draft = {};
  const problems: string[] = [];
  for (const name of tokenNames) {
    const property = themeProperty(name);
    const [first, second] = [light.get(property), dark.get(property)];
    if (first === undefined && second === undefined) continue;
    const joined = join(name, resolve(first ?? second!, light), resolve(second ?? first!, dark));
    const value = joined[name];
    if (value === undefined) problems.push(`${property} has a value that could not be read: ${(first ?? second!).trim().slice(0, 60)}`);
    else draft = withValue(draft, name, value);
  }
  const known = new Set(tokenNames.map(themeProperty));
  const strange = [...new Set([...light.keys(), ...dark.keys()])]
    .filter(name => name.startsWith('--site-') && !known.has(name) && !name.startsWith('--site-palette-'));
  if (strange.length > 0) problems.push(`Not part of a theme, so left out: ${strange.slice(0, 8).join(', ')}${strange.length > 8 ? ' and others' : ''}.`);
  return { draft, notes: [], problems };
}

/** What is darkened and lightened from one accent, where a sheet has colors for light pages only. */
const darkOf = (accent: string): Draft => {
  const { dark } = makeTheme(makePalette(accent));
  return Object.fromEntries(Object.entries(dark).map(([role, color]) => [role, { light: stringifyColor(color), dark: stringifyColor(color) }])) as Draft;
};

/**
 * The theme that a style sheet holds: our custom properties by name; else those of a system that elements know; else what its rules say of
 * buttons, fields, links and the page. The notes name each.
 */
export function readRules(rules: readonly SheetRule[]): ReadTheme {
  const own = ownValues(rules);
  if (Object.keys(own.draft).length > 0 || own.problems.length > 0) {
    const count = Object.keys(own.draft).length;
    return { ...own, notes: count > 0 ? [`Read from this sheet: ${listOf(Object.keys(own.draft) as ThemeName[])}.`] : [] };
  }
  const values = valuesOn(rules, 'light');
  const source = fromHosts(values);
  const found = source && Object.keys(source.values).length > 0 ? source : fromParts(rules, values);
  const names = Object.keys(found.values) as ThemeName[];
  if (names.length === 0) {
    return { draft: {}, notes: [], problems: [nothingFound] };
  }
  return fromForeign(found, names);
}

const listOf = (names: readonly ThemeName[]): string => names.map(name => getTokenTitle(name).toLowerCase()).join(', ');

function fromForeign({ values, from }: Source, names: readonly ThemeName[]): ReadTheme {
  const accent = values.accent === undefined ? null : readValue('accent', values.accent);
  const base = accent && typeof accent !== 'string' ? draftFromAccent({}, accent.light.slice(0, 7)) : {};
  const dark = accent && typeof accent !== 'string' ? darkOf(accent.light) : {};
  let draft: Draft = base;
  for (const name of names) {
    const value = readValue(name, values[name]!);
    if (value === null) continue;
    if (typeof value === 'string') { draft = withValue(draft, name, value); continue; }
    // The sheet says nothing of dark pages: those get what the accent makes.
    const instead = base[name] ?? dark[name] ?? getTokenValue({}, name);
    draft = withValue(draft, name, { light: value.light, dark: typeof instead === 'string' ? value.dark : instead.dark });
  }
  const notes = [`Read from ${from}: ${listOf(names)}.`];
  if (names.some(name => getTokenKind(name) === 'color')) {
    notes.push(accent ? 'The other colors, and those of dark pages, are made from the accent.' : 'Dark pages keep the default colors.');
  }
  return { draft, notes, problems: [] };
}
