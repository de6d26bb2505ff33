import { parseColor } from './parse-color.js';
import { toHsl, toHsv, type Color, type Hsl, type Hsv } from './spaces.js';

const models = { rgb: (color: Color): Color => color, hsl: toHsl, hsv: toHsv } as const;

/** The channels of a color in a model; null for a text that is not a color. Throws for what is not a text and for another model. Source: media-layout §5. */
export function colorChannels(text: string, model: 'rgb'): Color | null;
export function colorChannels(text: string, model: 'hsl'): Required<Hsl> | null;
export function colorChannels(text: string, model: 'hsv'): Required<Hsv> | null;
export function colorChannels(text: string, model: keyof typeof models): Color | Required<Hsl> | Required<Hsv> | null {
  if (!Object.hasOwn(models, model)) throw new TypeError(`colorChannels: model "${String(model)}" is unknown; expected rgb, hsl or hsv.`);
  const color = parseColor(text);
  return color && models[model](color);
}
