import { defaultTheme, pageProperty, themeOrigins, themeProperty, themeValue, type Theme, type ThemeName } from './theme.js';

/** Names by the end of their custom property: `on-surface`. */
const names = new Map((Object.keys(defaultTheme) as ThemeName[]).map(name => [themeProperty(name).slice('--site-'.length), name]));

/**
 * What holds where the page sets no `--site-on-surface`, in this order: what the value is made of, as the corners of a button are
 * those of everything; what has been read from the page's own look, `--site-page-on-surface`; the default theme.
 */
function fallback(name: ThemeName): string {
  const own = `var(${pageProperty(name)}, ${themeValue(defaultTheme[name] as Theme['accent'] | string)})`;
  const origin = themeOrigins[name];
  return origin ? `var(${themeProperty(origin)}, ${own})` : own;
}

/**
 * A style sheet with the values of the default theme. Two notations stand for them:
 * - `var(--site-accent)`, without a fallback of its own, gets the page's look and the theme's value as its fallback;
 * - `theme(accent)`, `theme(accent light)` and `theme(accent dark)` are the value itself, whatever the page sets.
 */
export function withTheme(sheet: string): string {
  return sheet.replace(/var\(--site-([a-z-]+)\)|(?<![\w-])theme\(([a-z-]+)(?: (light|dark))?\)/g,
    (written, property?: string, term?: string, scheme?: 'light' | 'dark') => {
      const name = names.get(property ?? term!);
      if (name === undefined) return written;
      if (property) return `var(--site-${property}, ${fallback(name)})`;
      const value = defaultTheme[name];
      return scheme && typeof value !== 'string' ? value[scheme] : themeValue(value);
    });
}
