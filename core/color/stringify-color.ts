import { clamp, expectColor, toHsl, toHsv, type Color } from './spaces.js';

export type ColorModel = 'hex' | 'rgb' | 'hsl' | 'hsv';

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
const byte = (channel: number): number => rounded(clamp(channel, 0, 1) * 255);

/** Writes a color. Throws for `hex` with an alpha below 1, and for a model it does not know. Source: media-layout §5. */
export function stringifyColor(color: Color, model: ColorModel = 'hex'): string {
  expectColor('stringifyColor', color);
  const { alpha } = color;
  const channels = [color.red, color.green, color.blue].map(byte);
  const end = alpha < 1 ? ` / ${rounded(alpha, 3)}` : '';
  const percent = (share: number) => `${rounded(share * 100, 1)}%`;
  switch (model) {
    case 'hex': {
      if (alpha !== 1) throw new RangeError(`stringifyColor: hex with alpha ${alpha} cannot be written; expected alpha 1, or rgb, hsl or hsv.`);
      return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
    }
    case 'rgb': return `rgb(${channels.join(' ')}${end})`;
    case 'hsl': {
      const { hue, saturation, lightness } = toHsl(color);
      return `hsl(${rounded(hue, 1)} ${percent(saturation)} ${percent(lightness)}${end})`;
    }
    case 'hsv': {
      const { hue, saturation, value } = toHsv(color);
      return `hsv(${rounded(hue, 1)} ${percent(saturation)} ${percent(value)}${end})`;
    }
    default: throw new TypeError(`stringifyColor: model "${String(model)}" is unknown; expected hex, rgb, hsl or hsv.`);
  }
}
