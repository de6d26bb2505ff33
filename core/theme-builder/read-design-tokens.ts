import { parseColor } from '../color/color.js';
import { themeProperty, type ThemeName } from '../../styles/theme.js';
import { extensionName } from './design-tokens.js';
import { withValue, type Draft } from './draft.js';
import { quoteFamily, readValue, toHex } from './read-value.js';
import type { ReadTheme } from './read-rules.js';
import { getTokenTitle, tokenNames } from './token-kinds.js';

type Json = Readonly<Record<string, unknown>>;
const mostTokens = 5000;
const deepest = 24;
const mostAliases = 10;
const mostProblems = 12;

interface Token { readonly path: readonly string[]; readonly value: unknown; readonly type: string }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (record: unknown, name: string): unknown => (isRecord(record) && Object.hasOwn(record, name) ? record[name] : undefined);

/** Every token of a file; a group's type holds for the tokens in it. */
function tokensOf(file: Json): Token[] {
  const tokens: Token[] = [];
  const walk = (group: Json, path: readonly string[], inherited: string) => {
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    if (Object.hasOwn(group, '$value')) tokens.push({ path, value: group.$value, type });
    else if (path.length < deepest) {
      for (const [name, inside] of Object.entries(group)) {
        if (tokens.length >= mostTokens) return;
        if (!name.startsWith('$') && isRecord(inside)) walk(inside, [...path, name], type);
      }
    }
  };
  walk(file, [], '');
  return tokens;
}

/** Follows `{colors.brand}` to the token that it names. */
function followAlias(token: Token, byPath: ReadonlyMap<string, Token>): Token | null {
  let next: Token | undefined = token;
  for (let step = 0; step <= mostAliases && next; step++) {
    const alias = typeof next.value === 'string' ? /^\{([^{}]+)\}$/.exec(next.value)?.[1] : undefined;
    if (alias === undefined) return next;
    next = byPath.get(alias);
  }
  return null;
}

const spaces: Readonly<Record<string, (components: string) => string>> = {
  hsl: text => `hsl(${percents(text)})`, hwb: text => `hwb(${percents(text)})`, lab: text => `lab(${text})`, lch: text => `lch(${text})`,
  oklab: text => `oklab(${text})`, oklch: text => `oklch(${text})`,
};
/** Saturation and lightness have no sign in the format, which CSS wants. */
const percents = (text: string): string => text.split(' ').map((part, at) => (at === 0 || part === 'none' ? part : `${part}%`)).join(' ');

function colorText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const components = own(value, 'components');
  const space = own(value, 'colorSpace');
  if (typeof space !== 'string' || !Array.isArray(components) || components.length !== 3) return null;
  if (!components.every(part => part === 'none' || Number.isFinite(part))) return null;
  const alpha = own(value, 'alpha') ?? 1;
  const text = components.join(' ');
  const written = Object.hasOwn(spaces, space) ? spaces[space]!(text) : `color(${space} ${text})`;
  const color = parseColor(written);
  return color && typeof alpha === 'number' && alpha >= 0 && alpha <= 1 ? toHex({ ...color, alpha }) : null;
}

function measure(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const [amount, unit] = [own(value, 'value'), own(value, 'unit')];
  return typeof amount === 'number' && Number.isFinite(amount) && typeof unit === 'string' && /^(px|rem|ms|s)$/.test(unit) ? `${amount}${unit}` : null;
}

function shadowText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const shadows = (Array.isArray(value) ? value : [value]).slice(0, 20).map(shadow => {
    const parts = [own(shadow, 'offsetX'), own(shadow, 'offsetY'), own(shadow, 'blur') ?? '0px', own(shadow, 'spread') ?? '0px'].map(measure);
    const color = colorText(own(shadow, 'color'));
    return color === null || parts.includes(null) ? null : `${own(shadow, 'inset') === true ? 'inset ' : ''}${parts.join(' ')} ${color}`;
  });
  return shadows.includes(null) ? null : shadows.length === 0 ? 'none' : shadows.join(', ');
}

function fontText(value: unknown): string | null {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  return families.every(family => typeof family === 'string') ? (families as string[]).map(family => quoteFamily(family)).join(', ') : null;
}

const writers: Readonly<Record<string, (value: unknown) => string | null>> = {
  color: colorText, dimension: measure, duration: measure, shadow: shadowText, fontFamily: fontText,
  fontWeight: value => (typeof value === 'number' || typeof value === 'string' ? String(value) : null),
  number: value => (typeof value === 'number' ? String(value) : null),
  cubicBezier: value => (Array.isArray(value) && value.length === 4 && value.every(Number.isFinite) ? `cubic-bezier(${value.join(', ')})` : null),
};

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, '');
const byPlainName = new Map(tokenNames.map(name => [plain(name), name]));

/** The theme value that a path names by its last parts: `button.radius`, `site-on-accent`, `light.accent`. */
function nameOf(path: readonly string[]): ThemeName | undefined {
  const parts = path.filter(part => !/^(light|dark)$/i.test(part));
  const found = [parts.slice(-2).join(''), parts.at(-1) ?? ''].map(text => byPlainName.get(plain(text).replace(/^site/, '')));
  return found.find(name => name !== undefined);
}

const schemeOf = (path: readonly string[]): 'light' | 'dark' | null =>
  (path.some(part => /^dark$/i.test(part)) ? 'dark' : path.some(part => /^light$/i.test(part)) ? 'light' : null);

/** Values that the format has no type for, as the builder has written them. */
function exactValues(file: Json): Map<ThemeName, string> {
  const css = own(own(own(file, '$extensions'), extensionName), 'css');
  return new Map(tokenNames.flatMap(name => {
    const text = own(css, themeProperty(name));
    return typeof text === 'string' ? [[name, text] as const] : [];
  }));
}

interface Texts { light?: string; dark?: string }

/** The values of tokens that have a name of the theme, as CSS writes them. */
function readTexts(file: Json, problems: string[]): { readonly texts: ReadonlyMap<ThemeName, Texts>; readonly strangers: number } {
  const tokens = tokensOf(file);
  const byPath = new Map(tokens.map(token => [token.path.join('.'), token]));
  const texts = new Map<ThemeName, Texts>();
  let strangers = 0;
  for (const token of tokens) {
    const name = nameOf(token.path);
    if (name === undefined) { strangers += 1; continue; }
    const text = textOf(token, byPath);
    if (text === null || readValue(name, text) === null) problems.push(`The token “${token.path.join('.').slice(0, 80)}” has a value that could not be read.`);
    else {
      const scheme = schemeOf(token.path);
      const known = texts.get(name) ?? {};
      texts.set(name, scheme === null ? { light: text, dark: text, ...known } : { ...known, [scheme]: text });
    }
  }
  for (const [name, text] of exactValues(file)) texts.set(name, { light: text, dark: text });
  return { texts, strangers };
}

function textOf(token: Token, byPath: ReadonlyMap<string, Token>): string | null {
  const target = followAlias(token, byPath);
  const write = target && writers[token.type || target.type];
  return write ? write(target.value) : null;
}

/** The theme of a file of design tokens. Tokens are found by the names of the theme; others are counted. */
export function readDesignTokens(file: Json): ReadTheme {
  const problems: string[] = [];
  const { texts, strangers } = readTexts(file, problems);
  let draft: Draft = {};
  for (const [name, { light, dark }] of texts) {
    const [first, second] = [readValue(name, light ?? dark!), readValue(name, dark ?? light!)];
    if (!first || !second) problems.push(`“${getTokenTitle(name)}” has a value that could not be read.`);
    else draft = withValue(draft, name, typeof first === 'string' || typeof second === 'string' ? first : { light: first.light, dark: second.dark });
  }
  const names = Object.keys(draft) as ThemeName[];
  if (names.length === 0 && problems.length === 0) problems.push('None of the tokens in this file has a name of the theme, such as “accent” or “radius”.');
  else if (strangers > 0) problems.push(`${strangers} ${strangers === 1 ? 'token has a name' : 'tokens have names'} that the theme does not have.`);
  const notes = names.length > 0 ? [`Read from these tokens: ${names.map(name => getTokenTitle(name).toLowerCase()).join(', ')}.`] : [];
  return { draft, notes, problems: problems.slice(0, mostProblems) };
}
