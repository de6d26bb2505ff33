import { defaultTheme, pageProperty, themeOrigins, themeProperty, themeValue, type Theme, type ThemeName } from './theme.js';

/** Names by the end of their custom property: `on-surface`. */
const names = new Map((Object.keys(defaultTheme) as ThemeName[]).map(name => [themeProperty(name).slice('--site-'.length), name]));

const valueOf = (name: ThemeName): string => themeValue(defaultTheme[name] as Theme['accent'] | string);

/**
 * What holds where the page sets no `--site-on-surface`, in this order: what the value is made of, as the corners of a button are
 * those of everything; what a theme or the page's own look has set, `--site-page-on-surface`; the default.
 */
function fallback(name: ThemeName, value = valueOf(name)): string {
  const own = `var(${pageProperty(name)}, ${value})`;
  const origin = themeOrigins[name];
  return origin ? `var(${themeProperty(origin)}, ${own})` : own;
}

/** The end of a bracket that is open at the start. */
function closingAt(sheet: string, start: number): number {
  let depth = 1;
  for (let at = start; at < sheet.length; at++) {
    if (sheet[at] === '(') depth++;
    else if (sheet[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/** `var(--site-radius, 12px)`: the place has a default of its own, below themes and the page's look as every default is. */
function withOwnDefaults(sheet: string): string {
  const found = /var\(--site-([a-z-]+), ?/g;
  for (let match = found.exec(sheet); match; match = found.exec(sheet)) {
    const name = names.get(match[1]!);
    const end = closingAt(sheet, found.lastIndex);
    const value = sheet.slice(found.lastIndex, end);
    if (name === undefined || end < 0 || value.includes('--site-page-')) continue;
    const before = `var(--site-${match[1]}, `;
    sheet = sheet.slice(0, match.index) + before + fallback(name, value) + sheet.slice(end);
    found.lastIndex = match.index + before.length;
  }
  return sheet;
}

/**
 * A style sheet with the values of the default theme. Three notations stand for them:
 * - `var(--site-accent)` gets themes, the page's look and the default as its fallback;
 * - `var(--site-radius, 12px)` gets the same, with the default that it names;
 * - `theme(accent)`, `theme(accent light)` and `theme(accent dark)` are the value itself, whatever the page sets.
 */
export function withTheme(sheet: string): string {
  return withOwnDefaults(sheet).replace(/var\(--site-([a-z-]+)\)|(?<![\w-])theme\(([a-z-]+)(?: (light|dark))?\)/g,
    (written, property?: string, term?: string, scheme?: 'light' | 'dark') => {
      const name = names.get(property ?? term!);
      if (name === undefined) return written;
      if (property) return `var(--site-${property}, ${fallback(name)})`;
      const value = defaultTheme[name];
      return scheme && typeof value !== 'string' ? value[scheme] : valueOf(name);
    });
}
