import { expectText } from '../registry/expect-input.js';
import { amount, angle } from './color-amounts.js';
import { readColorArguments } from './color-arguments.js';
import { namedColors } from './named-colors.js';
import {
  clamp,
  clipped,
  fromHsl,
  fromHsv,
  fromLab,
  fromLinear,
  fromOklab,
  fromPolar,
  fromXyz,
  hslChannels,
  multiply,
  share,
  toLinear,
  type Color,
} from './spaces.js';

type Triple = readonly [number, number, number];

function hex(digits: string): Color | null {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const pairs = digits.length < 5 ? [...digits].map(digit => digit + digit) : digits.match(/../g)!;
  const [red, green, blue, alpha = 1] = pairs.map(pair => parseInt(pair, 16) / 255);
  return { red: red!, green: green!, blue: blue!, alpha };
}

/** The spaces of `color()`: how channels become light, and light becomes XYZ. CSS Color 4, sections 10 and 18. */
const gamma = (power: number) => (channel: number): number => Math.sign(channel) * Math.abs(channel) ** power;
const prophoto = (channel: number): number => (Math.abs(channel) <= 16 / 512 ? channel / 16 : gamma(1.8)(channel));
/** As browsers and their tests have it; drafts since 2025 say a plain power of 2.4. */
const rec2020 = (channel: number): number => {
  const [alpha, beta] = [1.09929682680944, 0.018053968510807];
  const size = Math.abs(channel);
  return Math.sign(channel) * (size < beta * 4.5 ? size / 4.5 : ((size + alpha - 1) / alpha) ** (1 / 0.45));
};

interface Space { readonly light: (channel: number) => number; readonly toXyz: readonly [Triple, Triple, Triple]; readonly white?: 'd50' }

const identity = [[1, 0, 0], [0, 1, 0], [0, 0, 1]] as const;
const asIs = (channel: number): number => channel;
const displayP3 = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160], [35783 / 156275, 247089 / 357200, 198249 / 2500400], [0, 32229 / 714400, 5220557 / 5000800],
] as const;
const wideSpaces: Record<string, Space> = {
  'display-p3': { light: toLinear, toXyz: displayP3 },
  'display-p3-linear': { light: asIs, toXyz: displayP3 },
  'a98-rgb': {
    light: gamma(563 / 256),
    toXyz: [
      [573536 / 994567, 263643 / 1420810, 187206 / 994567],
      [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
      [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
    ],
  },
  'prophoto-rgb': {
    light: prophoto,
    toXyz: [
      [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
      [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
      [0, 0, 0.8251046025104602],
    ],
    white: 'd50',
  },
  rec2020: {
    light: rec2020,
    toXyz: [
      [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
      [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
      [0, 19567812 / 697040785, 295819943 / 278816314],
    ],
  },
  xyz: { light: asIs, toXyz: identity },
  'xyz-d65': { light: asIs, toXyz: identity },
  'xyz-d50': { light: asIs, toXyz: identity, white: 'd50' },
};

function inSpace(name: string, channels: Triple, alpha: number): Color | null {
  const [red, green, blue] = channels;
  if (name === 'srgb') return { red, green, blue, alpha };
  if (name === 'srgb-linear') return { red: fromLinear(red), green: fromLinear(green), blue: fromLinear(blue), alpha };
  const space = Object.hasOwn(wideSpaces, name) ? wideSpaces[name] : undefined;
  return space ? fromXyz(multiply(space.toXyz, channels.map(space.light) as unknown as Triple), alpha, space.white) : null;
}

const chroma = (text: string, whole: number): number => Math.max(0, amount(text, whole));

function hwb([hueText, whiteText, blackText]: readonly string[], alpha: number): Color {
  const [white, black] = [whiteText!, blackText!].map(text => Math.max(0, amount(text, 100) / 100)) as [number, number];
  const sum = white + black;
  const base = fromHsl({ hue: angle(hueText!), saturation: 1, lightness: 0.5 });
  const mixed = (channel: number) => (sum >= 1 ? white / sum : channel * (1 - sum) + white);
  return { red: mixed(base.red), green: mixed(base.green), blue: mixed(base.blue), alpha };
}

/** A percentage, or a share of 0 to 1 or 0 to 100. */
const shareOf = (text: string): number => (text.endsWith('%') ? clamp(amount(text, 1), 0, 1) : share(amount(text, 1)));

/** How each function reads its three channels. */
const functions: Record<string, (channels: readonly [string, string, string], alpha: number, isLegacy: boolean) => Color> = {
  rgb: (channels, alpha) => {
    const [red, green, blue] = channels.map(text => clamp(amount(text, 255) / 255, 0, 1)) as unknown as Triple;
    return { red, green, blue, alpha };
  },
  // Beyond 100 % they count as they are, but with commas, and the color is cut off in the end.
  hsl: ([hue, ...shares], alpha, isLegacy) => {
    const [saturation, lightness] = shares.map(text => clamp(amount(text, 100) / 100, 0, isLegacy ? 1 : Infinity)) as [number, number];
    return clipped({ ...hslChannels(angle(hue), saturation, lightness), alpha });
  },
  hsv: ([hue, saturation, value], alpha) => fromHsv({ hue: angle(hue), saturation: shareOf(saturation), value: shareOf(value), alpha }),
  hwb,
  lab: ([lightness, a, b], alpha) => fromLab([clamp(amount(lightness, 100), 0, 100), amount(a, 125), amount(b, 125)], alpha),
  lch: ([lightness, size, hue], alpha) => fromLab(fromPolar([clamp(amount(lightness, 100), 0, 100), chroma(size, 150), angle(hue)]), alpha),
  oklab: ([lightness, a, b], alpha) => fromOklab([clamp(amount(lightness, 1), 0, 1), amount(a, 0.4), amount(b, 0.4)], alpha),
  oklch: ([lightness, size, hue], alpha) => fromOklab(fromPolar([clamp(amount(lightness, 1), 0, 1), chroma(size, 0.4), angle(hue)]), alpha),
};

/** Whether arguments with commas are of one kind: `rgb` has numbers or percentages, `hsl` percentages, and no other but `hsv` has commas. */
const isLegacyKind = (name: string, parts: readonly string[]): boolean => {
  const percents = parts.filter(part => part.endsWith('%')).length;
  return name === 'rgb' ? percents === 0 || percents === 3 : name === 'hsl' ? percents === 2 && !parts[0]!.endsWith('%') : name === 'hsv';
};

const longest = 500; // no color is longer, calculations and all; a hostile text is not looked at

/** Blanks of CSS at the ends, what comments say, and capitals of ASCII: CSS does not lower-case letters of other scripts. */
const plainText = (text: string): string => text.replace(/\/\*[^]*?(?:\*\/|$)/g, '/**/').replace(/^(?:[ \t\n\r\f]|\/\*\*\/)+|(?:[ \t\n\r\f]|\/\*\*\/)+$/g, '')
  .replace(/[A-Z]/g, letter => letter.toLowerCase());

/**
 * Reads a color of any CSS Color 4 notation, with `calc()`, `min()`, `max()` and `clamp()` in place of a value, and `hsv()`, whose shares
 * may be 0 to 1 or 0 to 100; null for anything else. `currentcolor` and system colors are among that: only a page knows those. As in a
 * browser, a bracket that nothing closes is closed by the end of the text: write a color with `stringifyColor`, not as it came. Throws
 * for what is not a text. Source: media-layout §5.
 */
export function parseColor(text: string): Color | null {
  expectText('parseColor', text);
  if (text.length > longest) return null;
  const said = plainText(text);
  if (said.startsWith('#')) return hex(said.slice(1));
  if (said === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const named = namedColors.get(said);
  if (named) return hex(named);
  const [, called = '', inside = ''] = /^([a-z]+)\(([^]*?)\)?$/.exec(said) ?? [];
  const name = /^(rgb|hsl|hsv)a$/.test(called) ? called.slice(0, 3) : called;
  const read = readColorArguments(inside);
  if (!read || (read.isLegacy && !isLegacyKind(name, read.parts))) return null;
  const alpha = clamp(amount(read.alpha, 1), 0, 1);
  const color = name === 'color' ? fromSpace(read.parts, alpha) : read.parts.length === 3 && Object.hasOwn(functions, name)
    ? functions[name]!(read.parts as unknown as readonly [string, string, string], alpha, read.isLegacy) : null;
  return color && Object.values(color).every(Number.isFinite) ? color : null;
}

const fromSpace = ([name = '', ...channels]: readonly string[], alpha: number): Color | null =>
  (channels.length === 3 ? inSpace(name, channels.map(text => amount(text, 1)) as unknown as Triple, alpha) : null);
