import { defaultTheme, pageProperty, themeProperty, themeValue, type ThemeName } from '../theme.js';
import type { ThemeRecord, ThemeRule } from './theme-record.js';

/** What `<site-palette>` sets on a page as well. There a theme takes precedence: see `paletteRule`. */
export const paletteNames: readonly ThemeName[] = ['accent', 'onAccent', 'surface', 'onSurface', 'muted', 'line', 'danger'];

/** The custom property that a palette gives way to: `--site-theme-accent`. */
export const ownThemeProperty = (name: string): string => themeProperty(name).replace('--site-', '--site-theme-');

/** All values, so that nothing of a theme around a part is left in it; one that a theme does not name is the default of each place again. */
function valuesOf({ values }: Pick<ThemeRecord, 'values'>): string[] {
  return (Object.keys(defaultTheme) as ThemeName[]).flatMap(name => {
    const value = themeValue(values[name] ?? defaultTheme[name]);
    if (paletteNames.includes(name)) return [`${ownThemeProperty(name)}: ${value}`, `${pageProperty(name)}: var(${ownThemeProperty(name)})`];
    return `${pageProperty(name)}: ${values[name] === undefined ? 'initial' : value}`;
  });
}

/**
 * Rules hold where the theme does: not in a part with another one. They have the weight of one type selector, as `::part()` has: more
 * than the defaults of the author's markup, which have none, and less than a class of the page's own.
 */
function ruleOf({ on, parts, state = '', style }: ThemeRule, within: string): string {
  const selected = `:where(${on})${within}${state && !parts ? `:where(${state})` : ''}`;
  return `${parts ? parts.map(part => `${selected}::part(${part})${state}`).join(', ') : `html ${selected}`} { ${style}; }`;
}

/** The sheet of a theme. Without a selector it is for the page. */
export function themeRules(name: string, record: Pick<ThemeRecord, 'values' | 'rules'>, selector?: string): string {
  const other = `[data-site-theme]:not([data-site-theme="${name}"])`;
  const within = selector === undefined
    ? `:where(:not(${other}, ${other} *))`
    : `:where(:is(${selector}, :is(${selector}) *):not(${other}, :is(${selector}) ${other} *))`;
  return [
    `${selector ?? ':root'} {\n  --site-theme: ${name};\n${valuesOf(record).map(declaration => `  ${declaration};\n`).join('')}}`,
    ...(record.rules ?? []).map(rule => ruleOf(rule, within)),
  ].join('\n');
}
