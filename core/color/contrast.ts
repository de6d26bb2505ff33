import { clipped, expectColor, toLinear, type Color } from './spaces.js';

/** Contrast of large text, of text, and of text for everyone. spec: page-runtime-platform §9 */
export const contrastLevels = { large: 3, text: 4.5, enhanced: 7 } as const;
const darkBrightness = 128; // spec: page-runtime-platform §9
const darkLuma = 0.65; // spec: media-layout §9, of 256

const luminance = ({ red, green, blue }: Color): number => 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** A color as it is seen on an opaque one. */
export const composite = (color: Color, ground: Color): Color => {
  const mixed = (top: number, below: number) => top * color.alpha + below * (1 - color.alpha);
  return { red: mixed(color.red, ground.red), green: mixed(color.green, ground.green), blue: mixed(color.blue, ground.blue), alpha: 1 };
};

/** The contrast ratio of WCAG, 1 to 21, of text on an opaque ground; text may let the ground show through. */
export function contrastRatio(text: Color, ground: Color): number {
  expectColor('contrastRatio: text', text);
  expectColor('contrastRatio: ground', ground);
  const below = clipped(ground);
  const [a, b] = [luminance(composite(clipped(text), below)), luminance(below)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How bright a color seems, from 0 to 1, by its channels as they are written. */
export function luma(color: Color): number {
  expectColor('luma', color);
  return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue;
}

/** Whether a color is dark: its brightness is below 128 of 255. Source: page-runtime-platform §9. */
export const isDark = (color: Color): boolean => luma(color) * 255 < darkBrightness;

/** The stricter test of media: below 0.65 of 256. Source: media-layout §9. */
export const isDarkByLuma = (color: Color): boolean => (luma(color) * 255) / 256 < darkLuma;
