import { defaultTheme, themeProperty, themeValue, type Theme } from './theme.js';

/** Values by the end of their custom property: `on-surface`. */
const byName = new Map(Object.entries(defaultTheme as unknown as Readonly<Record<string, Theme['accent'] | string>>)
  .map(([name, value]) => [themeProperty(name).slice('--site-'.length), value]));

/**
 * A style sheet with the values of the default theme. Two notations stand for them:
 * - `var(--site-accent)`, without a fallback of its own, gets the theme's value as its fallback;
 * - `theme(accent)`, `theme(accent light)` and `theme(accent dark)` are the value itself, whatever the page sets.
 */
export function withTheme(sheet: string): string {
  return sheet.replace(/var\(--site-([a-z-]+)\)|(?<![\w-])theme\(([a-z-]+)(?: (light|dark))?\)/g,
    (written, property?: string, name?: string, scheme?: 'light' | 'dark') => {
      const value = byName.get(property ?? name!);
      if (value === undefined) return written;
      if (property) return `var(--site-${property}, ${themeValue(value)})`;
      return scheme && typeof value !== 'string' ? value[scheme] : themeValue(value);
    });
}
