import { contrastLevels, contrastRatio, luma } from './contrast.js';
import { clipped, fromHsl, toHsl, type Color } from './spaces.js';

const lumaThreshold = 0.34; // spec: media-layout §9
export const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const white: Color = { red: 1, green: 1, blue: 1, alpha: 1 };

/** As it is written with eight bits a channel: what is proved of contrast holds for the written color. */
export const roundTo8Bit = (color: Color): Color => {
  const { red, green, blue } = clipped(color);
  const [r, g, b] = [red, green, blue].map(channel => Math.round(channel * 255) / 255) as [number, number, number];
  return { red: r, green: g, blue: b, alpha: 1 };
};

const isReadable = (text: Color, ground: Color, least: number = contrastLevels.text): boolean => contrastRatio(text, ground) >= least;

/** A hue's lightness moved a share of the way to black, 0, or white, 1. */
export function shiftLightness(color: Color, towards: 0 | 1, by: number, turnedBy = 0): Color {
  const { hue, saturation, lightness } = toHsl(color);
  return roundTo8Bit(fromHsl({ hue: hue + turnedBy, saturation, lightness: lightness + (towards - lightness) * by }));
}

/** The same hue, only so much darker or lighter that it can be read on the other, and the other on it, or has the contrast `least` to it. */
export function readableOn(other: Color, color: Color, towards: 0 | 1, least?: number): Color {
  for (let step = 0; step < 100; step++) {
    const next = shiftLightness(color, towards, step / 100);
    if (isReadable(next, other, least)) return next;
  }
  return towards ? white : black;
}

/** What is read on a ground: the palette's light end on dark ones, its dark end on others; plain black and white before one that fails. */
export function inverse(ground: Color, light: Color, dark: Color): Color {
  const wanted = luma(ground) < lumaThreshold ? [light, dark, white, black] : [dark, light, black, white];
  return wanted.find(text => isReadable(text, ground))!; // one of black and white has 4.58 or more on any ground
}

/** How far secondary text and hairlines stand from the text on the way to the surface, and a faint fill from the surface on the way to the text. */
const [mutedShare, lineShare, fillShare] = [0.4, 0.84, 0.09];

const mixed = (from: Color, to: Color, share: number): Color => {
  const channel = (name: 'red' | 'green' | 'blue') => from[name] + (to[name] - from[name]) * share;
  return roundTo8Bit({ red: channel('red'), green: channel('green'), blue: channel('blue'), alpha: 1 });
};

/** A faint fill, as of the days of another month: text on a surface is read on it as well. */
export const fillOn = (surface: Color, text: Color): Color => mixed(surface, text, fillShare);

/** Between text and surface, and still read on it and on its fill. */
export function mutedOn(surface: Color, text: Color): Color {
  const fill = fillOn(surface, text);
  for (let share = mutedShare; share > 0; share -= 0.05) {
    const color = mixed(text, surface, share);
    if (isReadable(color, surface) && isReadable(color, fill)) return color;
  }
  return text;
}

/** A hairline between text and surface. */
export const lineOn = (surface: Color, text: Color): Color => mixed(text, surface, lineShare);

/** Where text lies that is read on a ground: towards black, 0, or white, 1. */
export const towardsText = (ground: Color): 0 | 1 => (contrastRatio(black, ground) >= contrastRatio(white, ground) ? 0 : 1);
