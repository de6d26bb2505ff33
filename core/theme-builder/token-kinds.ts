import { defaultTheme, type ThemeName } from '../../styles/theme.js';

export type { ThemeName };

export type TokenKind = 'color' | 'font' | 'weight' | 'shadow' | 'duration' | 'length' | 'number' | 'text';

/** Every value of a theme, in the order of the theme. A new value of the theme appears in the builder automatically. */
export const tokenNames = Object.keys(defaultTheme) as ThemeName[];

export const isTokenName = (name: string): name is ThemeName => Object.hasOwn(defaultTheme, name);

/** What kind of value a token has, by its name and by its value in the default theme. */
export function getTokenKind(name: ThemeName): TokenKind {
  const value: unknown = defaultTheme[name];
  if (typeof value !== 'string' || /^(color-mix|light-dark|rgb|oklch|currentcolor|#)/.test(value)) return 'color';
  if (/shadow/i.test(name)) return 'shadow';
  if (/font$/i.test(name)) return 'font';
  if (/weight$/i.test(name)) return 'weight';
  if (/^[\d.]+m?s$/.test(value)) return 'duration';
  if (/^(0|[\d.]+(px|rem|em))$/.test(value)) return 'length';
  return /^[\d.]+$/.test(value) ? 'number' : 'text';
}

export interface TokenGroup { readonly id: string; readonly title: string; readonly names: readonly ThemeName[] }

const groups: readonly (readonly [id: string, title: string, has: (name: ThemeName, kind: TokenKind) => boolean])[] = [
  ['colors', 'Colors', (_, kind) => kind === 'color'],
  ['fonts', 'Fonts', (name, kind) => kind === 'font' || kind === 'weight' || /font/i.test(name)],
  ['corners', 'Corners and edges', name => /radius|border/i.test(name)],
  ['density', 'Density', (_, kind) => kind === 'length' || kind === 'number'],
  ['shadows', 'Shadows', (_, kind) => kind === 'shadow'],
  ['motion', 'Motion', (name, kind) => kind === 'duration' || /eas(e|ing)|motion|timing/i.test(name)],
  ['more', 'More', () => true],
];

/** The tokens by what a person looks for: each is in the first group that has it. */
export const tokenGroups: readonly TokenGroup[] = groups.map(([id, title, has], at) => ({
  id, title,
  names: tokenNames.filter(name => has(name, getTokenKind(name)) && !groups.slice(0, at).some(([, , earlier]) => earlier(name, getTokenKind(name)))),
})).filter(({ names }) => names.length > 0);

/** A token in words: `onAccent` is "On accent". */
export function getTokenTitle(name: ThemeName): string {
  const words = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}
