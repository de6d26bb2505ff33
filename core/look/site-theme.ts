import { show } from '../settings/parse.js';
import { defaultTheme, pageProperty, themeOrigins, type ThemeName } from '../../styles/theme.js';
import type { ThemeRecord } from '../../styles/themes/theme-record.js';
import { ownThemeProperty, paletteNames, themeRules } from '../../styles/themes/theme-rules.js';
import { themeIds, themes, themeSheet, type ThemeId } from '../../styles/themes/themes.js';

/** The theme of a site context: a theme of the library, values that take precedence over it, or both. */
export interface SiteTheme {
  /** Null for the default theme. */
  readonly name: ThemeId | null;
  /** As CSS writes them. */
  readonly values: ReadonlyMap<ThemeName, string>;
}

export interface ThemeReader {
  /** Whether a CSS property has values of this form: `CSS.supports`. */
  readonly supports: (property: string, value: string) => boolean;
  readonly warn: (message: string) => void;
}

const mostCharacters = 400;
const mostNamed = 5;

/** A CSS property with the same values as those of a theme whose name matches, and what people call such a value. */
const kinds: readonly (readonly [pattern: RegExp, property: string, title: string])[] = [
  [/shadow/i, 'box-shadow', 'a shadow'],
  [/font$/i, 'font-family', 'a list of fonts'],
  [/weight$/i, 'font-weight', 'a font weight'],
  [/^duration$/, 'transition-duration', 'a duration such as 200ms'],
  [/^(?:density|fontScale)$/, 'flex-grow', 'a number'],
  [/radius$|^(?:borderWidth|space)$/i, 'padding-top', 'a length such as 8px'],
  [/./, 'color', 'a color, or a record of two colors, light and dark'],
];

/** Ends no declaration, string or bracket that it has not begun, and requests nothing. */
function isPlain(text: string): boolean {
  if (text.length > mostCharacters || /[;{}<>@\\!]|\/\*|(?:url|src|image|image-set|cross-fade|element|paint|attr|env)\(/i.test(text)) return false;
  const code = text.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  let depth = 0;
  for (const character of code) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']/.test(code);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a theme as CSS writes it; null if it is invalid. */
function readValue(given: unknown, property: string, { supports }: ThemeReader): string | null {
  const isValue = (text: unknown): text is string => typeof text === 'string' && isPlain(text) && supports(property, text);
  if (!isRecord(given) || property !== 'color') return isValue(given) ? given : null;
  const { light, dark } = given;
  return isValue(light) && isValue(dark) ? `light-dark(${light}, ${dark})` : null;
}

function warnOfNames(where: string, names: readonly string[], expected: string, { warn }: ThemeReader): void {
  if (names.length === 0) return;
  const rest = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  const listed = names.slice(0, mostNamed).map(name => show(name).slice(1, -1)).join(', ');
  warn(`site context: ${where} has unknown names (${listed}${rest}); expected ${expected}; ignoring them.`);
}

function readValues(given: unknown, reader: ThemeReader): ReadonlyMap<ThemeName, string> {
  const values = new Map<ThemeName, string>();
  if (given === undefined || given === null) return values;
  if (!isRecord(given)) {
    reader.warn(`site context: theme.values ${show(given)} is not a record; expected one such as { "accent": "#0b6b6f" }; using the default.`);
    return values;
  }
  warnOfNames('theme.values', Object.keys(given).filter(name => !Object.hasOwn(defaultTheme, name)), 'names such as accent or buttonRadius', reader);
  for (const name of (Object.keys(defaultTheme) as ThemeName[]).filter(each => Object.hasOwn(given, each))) {
    const [, property, title] = kinds.find(([pattern]) => pattern.test(name))!;
    const value = readValue(given[name], property, reader);
    if (value === null) reader.warn(`site context: theme.values.${name} ${show(given[name])} is not valid; expected ${title}; using the default.`);
    else values.set(name, value);
  }
  return values;
}

function readName(given: unknown, { warn }: ThemeReader): ThemeId | null {
  if (given === undefined || given === null) return null;
  if (typeof given === 'string' && Object.hasOwn(themes, given)) return given as ThemeId;
  warn(`site context: theme ${show(given)} is unknown; expected one of ${themeIds.join(', ')}; using the default theme.`);
  return null;
}

/**
 * The theme that a site context holds: `"paper"`, or `{ "name": "paper", "values": { "accent": "#0b6b6f" } }`. Null without one, and
 * if nothing of it is valid. Whatever is invalid is reported and ignored.
 */
export function readSiteTheme(given: unknown, reader: ThemeReader): SiteTheme | null {
  if (given === undefined || given === null) return null;
  if (typeof given !== 'string' && !isRecord(given)) {
    reader.warn(`site context: theme ${show(given)} is not a theme; expected a name, or a record with name and values; using none.`);
    return null;
  }
  const { name, values, ...others } = typeof given === 'string' ? { name: given } : given as { readonly name?: unknown; readonly values?: unknown };
  warnOfNames('theme', Object.keys(others), 'name and values', reader);
  const theme = { name: readName(name, reader), values: readValues(values, reader) };
  return theme.name === null && theme.values.size === 0 && !isRecord(values) ? null : theme;
}

/**
 * The custom properties of the values. A value that neither they nor the theme set follows the one that it is made of, as on any page:
 * the corners of buttons those of everything.
 */
export function siteThemeProperties({ name, values }: SiteTheme): readonly (readonly [property: string, value: string])[] {
  const named: ThemeRecord['values'] = name ? themes[name].values : {};
  const followers = (Object.entries(themeOrigins) as [ThemeName, ThemeName][])
    .filter(([each, origin]) => values.has(origin) && !values.has(each) && named[each] === undefined)
    .map(([each, origin]) => [pageProperty(each), `var(${pageProperty(origin)})`] as const);
  return [...[...values].map(([each, value]) => [paletteNames.includes(each) ? ownThemeProperty(each) : pageProperty(each), value] as const), ...followers];
}

/** Writes a theme into a sheet for the whole page. Its values are set one by one, so that none of them can be more than a value. */
export function writeSiteTheme(sheet: CSSStyleSheet, theme: SiteTheme): void {
  sheet.replaceSync(theme.name ? themeSheet(theme.name) : themeRules('site', { values: {} }));
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  for (const [property, value] of siteThemeProperties(theme)) style.setProperty(property, value);
}
