import { readDesignTokens } from './read-design-tokens.js';
import { readRules, type ReadTheme, type SheetRule } from './read-rules.js';

/** Larger texts are not looked at: no style sheet of a theme is that long. */
export const largestPasteBytes = 2_000_000;

const nothing = (...problems: string[]): ReadTheme => ({ draft: {}, notes: [], problems });

/**
 * The theme of a pasted text: design tokens as JSON, or a style sheet. `parseSheet` is the browser's own parser of CSS. Without a selector
 * the text is what would be in a rule.
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
    return readDesignTokens(file as Record<string, unknown>);
  }
  const css = trimmed.replace(/^<style\b[^>]*>|<\/style>$/gi, '');
  return readRules(parseSheet(css.includes('{') ? css : `:root { ${css} }`));
}

function parseJson(text: string): unknown {
  try { return JSON.parse(text); } catch { return null; }
}
