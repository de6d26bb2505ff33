import { evaluateMath } from './color-math.js';

/** What stands between the brackets of a color function: its values, and that of its alpha. */
export interface ColorArguments {
  /** Whether commas part them, as in CSS before Color 4. */
  readonly isLegacy: boolean;
  readonly parts: readonly string[];
  readonly alpha: string;
}

/**
 * As CSS takes a text apart: blanks, a comment, a number with its unit, a word or the start of a function, a sign. Numbers need no blank
 * between them: `1-2.5.5`.
 */
const token = /[ \t\n\r\f]+|\/\*\*\/|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z][\w-]*)?|[a-z_-][\w-]*\(?|[,/*+()]/y;

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const [found] = token.exec(text) ?? [];
    if (found === undefined) return null;
    if (found !== '/**/') tokens.push(found.trim() || ' ');
  }
  return tokens;
}

/**
 * Reads the arguments of a color function; null where they have another shape than any such function. The text is short and in small
 * letters, and its comments are empty.
 */
export function readColorArguments(text: string): ColorArguments | null {
  const all = tokensOf(text);
  const tokens = all && evaluateMath(all)?.filter(one => one !== ' ');
  if (!tokens) return null;
  if (tokens.includes(',')) {
    const isInTurn = tokens.every((one, at) => (at % 2 === 1 ? one === ',' : one !== ',' && one !== '/'));
    const parts = tokens.filter(one => one !== ',');
    if (!isInTurn || tokens.length % 2 === 0 || parts.length < 3 || parts.length > 4 || parts.includes('none')) return null;
    return { isLegacy: true, parts: parts.slice(0, 3), alpha: parts[3] ?? '1' };
  }
  const slash = tokens.indexOf('/');
  if (slash < 0) return { isLegacy: false, parts: tokens, alpha: '1' };
  return slash === tokens.length - 2 ? { isLegacy: false, parts: tokens.slice(0, slash), alpha: tokens[slash + 1]! } : null;
}
