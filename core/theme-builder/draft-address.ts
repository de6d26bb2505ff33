import { withValue, type Draft } from './draft.js';
import { readHexColor, readValue, type TokenValue } from './read-value.js';
import { isTokenName, getTokenKind, getTokenTitle, tokenNames } from './token-kinds.js';

/** The parameter of the page's address that holds a theme. */
export const themeParameter = 't';

const version = '1';
/** No theme is longer; a longer address is not looked at. */
const longestAddress = 8000;

export interface ReadDraft {
  readonly draft: Draft;
  /** What could not be read, in words for people. */
  readonly problems: readonly string[];
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const withoutHash = (hex: string): string => hex.slice(1);

function write(value: TokenValue): string {
  if (typeof value === 'string') return value;
  return value.light === value.dark ? withoutHash(value.light) : `${withoutHash(value.light)}.${withoutHash(value.dark)}`;
}

/**
 * A theme as one short word for an address: `1~accent.0b6b6f.7fd1d5~radius.2px`. Only what differs from the default is in it. Empty for
 * the default theme.
 */
export const writeDraft = (draft: Draft): string => {
  const values = tokenNames.flatMap(name => (draft[name] === undefined ? [] : [`${kebab(name)}.${write(draft[name])}`]));
  return values.length === 0 ? '' : [version, ...values].map(encodeURIComponent).join('~');
};

function readColors(text: string): TokenValue | null {
  const parts = text.split('.');
  if (parts.length > 2 || !parts.every(part => /^(?:[\da-f]{6}|[\da-f]{8})$/i.test(part))) return null;
  const [light, dark = light] = parts.map(part => readHexColor(`#${part}`));
  return light && dark ? { light, dark } : null;
}

function decode(part: string): string | null {
  try { return decodeURIComponent(part); } catch { return null; }
}

/**
 * Reads the theme from the query of an address. Any text gives a theme: what is cut off, misspelled or not from here is left out,
 * and the problems name it.
 */
export function readDraft(text: string): ReadDraft {
  if (text === '') return { draft: {}, problems: [] };
  if (text.length > longestAddress) return { draft: {}, problems: ['This link is longer than any theme, so the page starts with the default theme.'] };
  const [first, ...parts] = text.split('~');
  if (first !== version) {
    return { draft: {}, problems: [/^\d+$/.test(first!)
      ? 'This link is from a newer version of the theme builder, so the page starts with the default theme.'
      : 'The theme in this link could not be read, so the page starts with the default theme. Copy the whole link again.'] };
  }
  let draft: Draft = {};
  const problems = new Set<string>();
  for (const part of parts) {
    const decoded = decode(part) ?? '';
    const at = decoded.indexOf('.');
    const name = camel(at < 0 ? decoded : decoded.slice(0, at));
    if (!isTokenName(name)) {
      problems.add('A part of this link could not be read. It may have been cut off: copy the whole link again.');
      continue;
    }
    const written = at < 0 ? '' : decoded.slice(at + 1);
    const value = getTokenKind(name) === 'color' ? readColors(written) : readValue(name, written);
    if (value === null) problems.add(`“${getTokenTitle(name)}” in this link could not be read, so it has its default.`);
    else draft = withValue(draft, name, value);
  }
  return { draft, problems: [...problems] };
}

/** The part of a page's query that holds the theme, as it is written. */
export function themeOfQuery(search: string): string {
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part.startsWith(`${themeParameter}=`)) return part.slice(themeParameter.length + 1).replace(/%7e/gi, '~'); // some programs escape it
  }
  return '';
}

/** The query with another theme: other parameters stay. */
export function queryWithTheme(search: string, draft: Draft): string {
  const others = search.replace(/^\?/, '').split('&').filter(part => part !== '' && !part.startsWith(`${themeParameter}=`));
  const theme = writeDraft(draft);
  const parts = theme ? [...others, `${themeParameter}=${theme}`] : others;
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
