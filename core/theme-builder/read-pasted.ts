import { themeProperty, type ThemeName } from '../../styles/theme.js';
import { readDesignTokens } from './read-design-tokens.js';
import { readRules, type ReadTheme, type SheetRule } from './read-rules.js';
import { tokenNames } from './token-kinds.js';

/** Larger texts are not looked at: no style sheet of a theme is that long. */
export const largestPasteBytes = 2_000_000;

const nothing = (...problems: string[]): ReadTheme => ({ draft: {}, notes: [], problems });

const tags = /<\/?(?:style|site-palette)\b[^>]*>/gi;
/** The record of the theme builder's script. */
const scriptRecord = /\bconst theme = (\{[^]*?\n?\});/;

/**
 * The theme of a pasted text: design tokens or a `theme.json`, a style sheet, or one of the theme builder's other outputs. `parseSheet` is
 * the browser's own parser of CSS. Without a selector the text is what would be in a rule.
 */
export function readPasted(text: string, parseSheet: (css: string) => readonly SheetRule[]): ReadTheme {
  if (text.length > largestPasteBytes) return nothing('This text is too long. Paste only the part with the custom properties.');
  const trimmed = text.trim();
  if (trimmed === '') return nothing('Paste a style sheet or design tokens first.');
  if (/^[[{]/.test(trimmed)) {
    const file = parseJson(trimmed);
    if (typeof file !== 'object' || file === null || Array.isArray(file)) {
      return nothing('This looks like design tokens, but it is not complete JSON. Copy the whole file.');
    }
    const css = sheetOfThemeJson(file as Record<string, unknown>);
    return css === null ? readDesignTokens(file as Record<string, unknown>) : readRules(parseSheet(css));
  }
  const record = scriptRecord.exec(trimmed);
  if (record) return readRules([{ selector: ':root', isDark: false, values: propertiesOf(parseJson(record[1]!)) }]);
  const css = trimmed.replaceAll(tags, '');
  return readRules(parseSheet(css.includes('{') ? css : `:root { ${css} }`));
}

/** The CSS in the `theme.json` of a WordPress theme; null for another file. */
function sheetOfThemeJson({ styles }: Record<string, unknown>): string | null {
  const css = typeof styles === 'object' && styles !== null && Object.hasOwn(styles, 'css') ? (styles as { css: unknown }).css : null;
  return typeof css === 'string' ? css : null;
}

/** The record of a script as custom properties. Each value is checked where it is read. */
function propertiesOf(record: unknown): Record<string, string> {
  const given = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
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
