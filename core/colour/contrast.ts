import { clipped, expectColour, toLinear, type Colour } from './spaces.js';

/** Contrast of large text, of text, and of text for everyone. spec: page-runtime-platform §9 */
export const contrastLevels = { large: 3, text: 4.5, enhanced: 7 } as const;
const darkBrightness = 128; // spec: page-runtime-platform §9
const darkLuma = 0.65; // spec: media-layout §9, of 256

const luminance = ({ red, green, blue }: Colour): number => 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** A colour as it is seen on an opaque one. */
const over = (colour: Colour, ground: Colour): Colour => {
  const mixed = (top: number, below: number) => top * colour.alpha + below * (1 - colour.alpha);
  return { red: mixed(colour.red, ground.red), green: mixed(colour.green, ground.green), blue: mixed(colour.blue, ground.blue), alpha: 1 };
};

/** The contrast ratio of WCAG, 1 to 21, of text on an opaque ground; text may let the ground show through. */
export function contrastRatio(text: Colour, ground: Colour): number {
  expectColour('contrastRatio: text', text);
  expectColour('contrastRatio: ground', ground);
  const below = clipped(ground);
  const [a, b] = [luminance(over(clipped(text), below)), luminance(below)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How bright a colour seems, from 0 to 1, by its channels as they are written. */
export function luma(colour: Colour): number {
  expectColour('luma', colour);
  return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue;
}

/** Whether a colour is dark: its brightness is below 128 of 255. Source: page-runtime-platform §9. */
export const isDark = (colour: Colour): boolean => luma(colour) * 255 < darkBrightness;

/** The stricter test of media: below 0.65 of 256. Source: media-layout §9. */
export const isDarkByLuma = (colour: Colour): boolean => (luma(colour) * 255) / 256 < darkLuma;
