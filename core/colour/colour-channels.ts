import { parseColour } from './parse-colour.js';
import { toHsl, toHsv, type Colour, type Hsl, type Hsv } from './spaces.js';

const models = { rgb: (colour: Colour): Colour => colour, hsl: toHsl, hsv: toHsv } as const;

/** The channels of a colour in a model; null for a text that is no colour. Throws for what is no text and for another model. Source: media-layout §5. */
export function colourChannels(text: string, model: 'rgb'): Colour | null;
export function colourChannels(text: string, model: 'hsl'): Required<Hsl> | null;
export function colourChannels(text: string, model: 'hsv'): Required<Hsv> | null;
export function colourChannels(text: string, model: keyof typeof models): Colour | Required<Hsl> | Required<Hsv> | null {
  if (!Object.hasOwn(models, model)) throw new TypeError(`colourChannels: model "${String(model)}" is unknown; expected rgb, hsl or hsv.`);
  const colour = parseColour(text);
  return colour && models[model](colour);
}
