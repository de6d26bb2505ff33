import { expectNumbers } from '../registry/expect-input.js';
import { clamp, expectColor, fromHsl, toHsl, type Color } from './spaces.js';

/** The notations that a palette's color may be shown in. */
export const userFormats = ['hex', 'hsl', 'rgb'] as const;
export type UserFormat = (typeof userFormats)[number];

/** A palette's color as a site keeps it: hue 0 to 360, saturation and lightness 0 to 100, alpha 0 to 1. Source: media-layout §3. */
export interface PaletteColor {
  readonly userFormat: UserFormat;
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

const isWithin = (value: unknown, most: number): value is number => typeof value === 'number' && value >= 0 && value <= most;

/** Reads what a site keeps; null unless the format is known and every number is in its range. Alpha is 1 where none is given. Source: media-layout §5. */
export function readPaletteColor(value: unknown): PaletteColor | null {
  if (typeof value !== 'object' || value === null) return null;
  const { userFormat, hue, saturation, lightness, alpha = 1 } = value as Record<string, unknown>;
  const format = userFormats.find(known => known === userFormat);
  if (!format || !isWithin(hue, 360) || !isWithin(saturation, 100) || !isWithin(lightness, 100) || !isWithin(alpha, 1)) return null;
  return { userFormat: format, hue, saturation, lightness, alpha };
}

/** Shares are of a hundred here, always: a lightness of 1 is 1 %. */
export function fromPaletteColor(kept: PaletteColor): Color {
  expectNumbers('fromPaletteColor', kept, ['hue', 'saturation', 'lightness', 'alpha']);
  const { hue, saturation, lightness, alpha } = kept;
  return fromHsl({ hue, saturation: saturation / 100, lightness: lightness / 100, alpha });
}

/** A color as a palette stores it, to be shown in this notation. */
export function toPaletteColor(color: Color, userFormat: UserFormat): PaletteColor {
  expectColor('toPaletteColor', color);
  const { hue, saturation, lightness, alpha } = toHsl(color);
  return { userFormat, hue, saturation: clamp(saturation * 100, 0, 100), lightness: lightness * 100, alpha };
}
