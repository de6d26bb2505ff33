import { fromOklab, fromPolar, type Color } from '../color/spaces.js';

const number = String.raw`(-?[\d.]+(?:e-?\d+)?|none)`;
const notation = new RegExp(String.raw`^(rgb|oklab|oklch|color)a?\((?:srgb )?${number},? ${number},? ${number}(?:(?:, | / )${number})?\)$`);

/**
 * A color as browsers write computed ones: `rgb(0, 0, 0)`, `color(srgb 0 0 0 / 0.5)`, `oklch(0.5 0.1 200)` and `oklab(…)`; null for
 * rarer ones, which are left in doubt. `parseColor` of `core/color` reads all, and weighs more than this whole folder.
 */
export function readComputedColor(text: string): Color | null {
  const [, name, ...channels] = notation.exec(text) ?? [];
  if (!name) return null;
  const [a, b, c, alpha] = channels.map(channel => (channel === undefined ? 1 : Number(channel) || 0)) as [number, number, number, number];
  if (name === 'oklab') return fromOklab([a, b, c], alpha);
  if (name === 'oklch') return fromOklab(fromPolar([a, b, c]), alpha);
  const whole = name === 'rgb' ? 255 : 1;
  return { red: a / whole, green: b / whole, blue: c / whole, alpha };
}

/** The colors of a gradient as browsers compute it. None of a picture, and of a gradient that shows what is below. */
export function readGradient(image: string): Color[] {
  if (image.includes('url(') || !/^[a-z-]+-gradient\(/.test(image)) return [];
  const colors = (image.match(/(?:rgb|oklab|oklch|color)a?\([^)]*\)/g) ?? []).map(readComputedColor);
  return colors.every(color => color?.alpha === 1) ? colors as Color[] : [];
}

/** A color of the default theme, `#aabbcc` or `#abc`. */
export function readHex(hex: string): Color {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit) : hex.slice(1).match(/../g)!;
  const [red, green, blue] = digits.map(pair => parseInt(pair, 16) / 255) as [number, number, number];
  return { red, green, blue, alpha: 1 };
}

/** An opaque color, `rgb(1 2 3)`. */
export function writeColor(color: Color): string {
  const [red, green, blue] = [color.red, color.green, color.blue].map(channel => Math.round(channel * 255));
  return `rgb(${red} ${green} ${blue})`;
}
