import { fromHsl, fromHsv, toHsl, toHsv, type Color, type Hsv } from '../../core/color/spaces.js';
import { stringifyColor } from '../../core/color/stringify-color.js';

export type Notation = 'hex' | 'rgb' | 'hsl';
export type ChannelName = 'red' | 'green' | 'blue' | 'hue' | 'saturation' | 'lightness' | 'alpha';

/** A color as the map and the sliders show it: gray and black keep their hue. */
export type PickerColor = Required<Hsv>;

const greatest: Readonly<Record<ChannelName, number>> = { red: 255, green: 255, blue: 255, hue: 360, saturation: 100, lightness: 100, alpha: 100 };

/** The channels of a notation; hexadecimal colors are one text. */
export const channelNames: Readonly<Record<Notation, readonly ChannelName[]>> = {
  hex: [], rgb: ['red', 'green', 'blue'], hsl: ['hue', 'saturation', 'lightness'],
};

export const getChannelMax = (name: ChannelName): number => greatest[name];

const inHsl = (picked: PickerColor) => ({ ...toHsl(fromHsv(picked)), hue: picked.hue });

/** A channel as a whole number, as its field shows it. */
export function readChannel(picked: PickerColor, name: ChannelName): number {
  const shares = { ...fromHsv(picked), ...inHsl(picked) };
  return Math.round(name === 'hue' ? shares.hue : shares[name] * greatest[name]);
}

/** The color with another value of a channel, limited to what the channel can be. */
export function withChannel(picked: PickerColor, name: ChannelName, number: number): PickerColor {
  const value = Math.min(greatest[name], Math.max(0, number)) / (name === 'hue' ? 1 : greatest[name]);
  if (name === 'hue' || name === 'alpha') return { ...picked, [name]: value };
  if (name === 'saturation' || name === 'lightness') return toPicked(fromHsl({ ...inHsl(picked), [name]: value }), picked);
  return toPicked({ ...fromHsv(picked), [name]: value }, picked);
}

/** What the map and the sliders show of a color. What a gray or black color does not have stays as it was `before`. */
export function toPicked(color: Color, before: PickerColor): PickerColor {
  const picked = toHsv(color);
  const hasSaturation = picked.value > 0;
  return {
    ...picked,
    hue: hasSaturation && picked.saturation > 0 ? picked.hue : before.hue,
    saturation: hasSaturation ? picked.saturation : before.saturation,
  };
}

/** A color as a text; transparent hexadecimal colors have eight digits. */
export function writeColor(picked: PickerColor, notation: Notation): string {
  const color = fromHsv(picked);
  if (notation !== 'hex' || color.alpha === 1) return stringifyColor(color, notation);
  return stringifyColor({ ...color, alpha: 1 }) + Math.round(color.alpha * 255).toString(16).padStart(2, '0');
}
