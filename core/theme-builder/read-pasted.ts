import { themeProperty, type ThemeName } from '../../styles/theme.js';
import { withValues } from './draft.js';
import { looks } from './looks.js';
import { readDesignTokens } from './read-design-tokens.js';
import { readRules, type ReadTheme, type SheetRule } from './read-rules.js';
import { isTokenName, tokenNames } from './token-kinds.js';

/** Larger texts are not looked at: no style sheet of a theme is that long. */
export const largestPasteBytes = 2_000_000;

const mostUnknown = 5;

interface ContextTheme { readonly name?: unknown; readonly values?: Readonly<Record<string, unknown>> }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const nothing = (...problems: string[]): ReadTheme => ({ draft: {}, notes: [], problems });

const tags = /<\/?(?:style|site-palette)\b[^>]*>/gi;
const siteContext = /<script\b[^>]*\bdata-site-context\b[^>]*>([^]*?)<\/script>/i;
/** The record of the theme builder's script. */
const scriptRecord = /\bconst theme = (\{[^]*?\n?\});/;

/**
 * The theme of a pasted text: design tokens or a `theme.json`, a style sheet, or one of the theme builder's other outputs. `parseSheet` is
 * the browser's own parser of CSS. Without a selector the text is what would be in a rule.
 */
export function readPasted(text: string, parseSheet: (css: string) => readonly SheetRule[]): ReadTheme {
  if (text.length > largestPasteBytes) return nothing('This text is too long. Paste only the part with the custom properties.');
  const trimmed = (siteContext.exec(text)?.[1] ?? text).trim();
  if (trimmed === '') return nothing('Paste a style sheet or design tokens first.');
  if (/^[[{]/.test(trimmed)) {
    const file = parseJson(trimmed);
    if (typeof file !== 'object' || file === null || Array.isArray(file)) {
      return nothing('This looks like design tokens or a site context, but it is not complete JSON. Copy the whole text.');
    }
    const { theme } = file as { theme?: unknown };
    if (isContextTheme(theme)) return readContextTheme(theme);
    const css = sheetOfThemeJson(file as Record<string, unknown>);
    return css === null ? readDesignTokens(file as Record<string, unknown>) : readRules(parseSheet(css));
  }
  const record = scriptRecord.exec(trimmed);
  if (record) return readRules([{ selector: ':root', isDark: false, values: propertiesOf(parseJson(record[1]!)) }]);
  const css = trimmed.replaceAll(tags, '');
  return readRules(parseSheet(css.includes('{') ? css : `:root { ${css} }`));
}

/** The theme of a site context: the name of one, or a record that has no design tokens in it. */
const isContextTheme = (theme: unknown): theme is string | ContextTheme =>
  typeof theme === 'string' || (isRecord(theme) && (typeof theme.name === 'string' || isRecord(theme.values)) && !JSON.stringify(theme).includes('"$value"'));

function readContextTheme(theme: string | ContextTheme): ReadTheme {
  const { name, values = {} } = typeof theme === 'string' ? { name: theme } : theme;
  const named = looks.find(({ id }) => id === name);
  const unknown = [
    ...name === undefined || named ? [] : [`There is no theme with the name ${String(name).slice(0, 60)}.`],
    ...Object.keys(values).filter(each => !isTokenName(each)).slice(0, mostUnknown)
      .map(each => `${each.slice(0, 60)} is not the name of a value. An example is accent.`),
  ];
  const own = propertiesOf(values);
  const read = Object.keys(own).length > 0 || !named ? readRules([{ selector: ':root', isDark: false, values: own }]) : { draft: {}, notes: [], problems: [] };
  const notes = named ? [`Started from the theme ${named.title}.`, ...read.notes] : read.notes;
  return { draft: withValues(named?.draft ?? {}, read.draft), notes, problems: [...unknown, ...read.problems] };
}

/** The CSS in the `theme.json` of a WordPress theme; null for another file. */
function sheetOfThemeJson({ styles }: Record<string, unknown>): string | null {
  const css = typeof styles === 'object' && styles !== null && Object.hasOwn(styles, 'css') ? (styles as { css: unknown }).css : null;
  return typeof css === 'string' ? css : null;
}

/** The record of a script as custom properties. Each value is checked where it is read. */
function propertiesOf(record: unknown): Record<string, string> {
  const given = isRecord(record) ? record : {};
  const valueOf = (name: ThemeName): unknown => (Object.hasOwn(given, name) ? given[name] : undefined);
  const write = (value: unknown): string => {
    if (typeof value === 'string') return value;
    const { light, dark } = (value ?? {}) as { light?: unknown; dark?: unknown };
    return typeof light === 'string' && typeof dark === 'string' ? `light-dark(${light}, ${dark})` : '';
  };
  return Object.fromEntries(tokenNames.map(name => [themeProperty(name), write(valueOf(name))]).filter(([, value]) => value !== ''));
}

function parseJson(text: string): unknown {
  try { return JSON.parse(text); } catch { return null; }
}
