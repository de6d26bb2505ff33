import { defaultTheme } from '../../styles/theme.js';
import { withValue, type Draft } from './draft.js';
import { readValue } from './read-value.js';
import { getTokenKind, tokenNames, type TokenKind } from './token-kinds.js';

/** The same numbers in every run, by their seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Themes of any values that each kind may have, default ones among them. */
export function randomDrafts(count: number, seed = 1): Draft[] {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const hex = () => `#${Math.floor(next() * 2 ** 24).toString(16).padStart(6, '0')}${next() < 0.15 ? Math.floor(next() * 255).toString(16).padStart(2, '0') : ''}`;
  const amount = (most: number) => pick([0, Math.round(next() * most), Number((next() * most).toFixed(3))]);
  const length = () => `${amount(80)}${pick(['px', 'rem', 'em', '%'])}`;
  const shadow = () => `${pick(['', 'inset '])}${amount(20)}px ${-amount(20)}${pick(['px', 'rem'])} ${amount(60)}px ${amount(9)}px ${pick([hex(), `light-dark(${hex()}, ${hex()})`])}`;
  const texts: Readonly<Record<TokenKind, () => string>> = {
    color: () => `light-dark(${hex()}, ${hex()})`,
    font: () => pick(['inherit', 'Georgia, serif', '"Gill Sans", Größe, system-ui', "'Iowan Old Style', \"A & B 7\", serif", 'Source Sans 3, sans-serif']),
    weight: () => pick(['400', '700', '1', '1000', 'normal', 'bold', 'inherit']),
    shadow: () => pick(['none', shadow(), `${shadow()}, ${shadow()}`, '0 1px 2px']),
    duration: () => pick(['0ms', `${amount(900)}ms`, `${amount(2)}s`]),
    length: () => pick([length(), length(), 'calc(2px + 0.5em)', 'clamp(1px, 2%, 3rem)', '0']),
    number: () => String(amount(4)),
    text: () => pick(['compact', 'ease-in-out', 'cubic-bezier(0.2, 0, 0, 1)']),
  };
  return Array.from({ length: count }, () => tokenNames.reduce<Draft>((draft, name) => {
    if (next() < 0.35) return draft;
    const text = texts[getTokenKind(name)]();
    const value = readValue(name, text);
    if (value === null) throw new Error(`${name}: ${text} is not a value of ${JSON.stringify(defaultTheme[name])}; expected the kind to allow it.`);
    return withValue(draft, name, value);
  }, {}));
}
