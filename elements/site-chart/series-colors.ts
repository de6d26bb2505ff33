import { contrastLevels, contrastRatio, isDark } from '../../core/color/contrast.js';
import { parseColor } from '../../core/color/parse-color.js';
import { black, readableOn, shiftLightness, towardsText, white } from '../../core/color/readable.js';
import { fromHsl, toHsl, type Color } from '../../core/color/spaces.js';
import { stringifyColor } from '../../core/color/stringify-color.js';

/** Hue, saturation and lightness on a light ground, in an order in which neighbors differ most, for people who see all hues and for most who do not. */
const palette = [
  [212, 0.62, 0.42], [14, 0.74, 0.49], [168, 0.7, 0.32], [42, 0.85, 0.4], [318, 0.45, 0.42], [262, 0.5, 0.56],
  [190, 0.75, 0.36], [350, 0.65, 0.42], [92, 0.5, 0.36], [290, 0.4, 0.45], [228, 0.5, 0.5], [130, 0.45, 0.36],
] as const;
/** Lightness of all of them on a dark ground. */
const lightnessOnDark = 0.66;
/** Hues nearer than this to the accent are taken for it. */
const sameHue = 26;

const apart = (a: number, b: number): number => {
  const between = Math.abs(a - b) % 360;
  return Math.min(between, 360 - between);
};

/** Only so much darker or lighter that it stands out from the ground as a graphic must: 3 to 1. */
function standingOut(color: Color, ground: Color): Color {
  const wanted = isDark(ground) ? [1, 0] as const : [0, 1] as const;
  for (const towards of wanted) {
    for (let step = 0; step <= 20; step++) {
      const next = shiftLightness(color, towards, step / 20);
      if (contrastRatio(next, ground) >= contrastLevels.large) return next;
    }
  }
  return isDark(ground) ? white : black;
}

/** What an author has written as colors, whatever stands between them; what is in brackets is part of one. */
function writtenColors(text: string): readonly string[] {
  const colors = [''];
  let depth = 0;
  for (const letter of text.slice(0, 1000)) {
    depth = Math.max(0, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0));
    if (depth === 0 && /[,;\s]/.test(letter)) colors.push('');
    else colors[colors.length - 1] += letter;
  }
  return colors.filter(Boolean);
}

/** The colors that an author has written; what is not a color is left out. */
export const readColors = (text: string): readonly Color[] =>
  writtenColors(text).map(parseColor).filter(color => color !== null).map(color => ({ ...color, alpha: 1 }));

/** The first of them that is not a color; undefined where all are. */
export const wrongColor = (text: string): string | undefined => writtenColors(text).find(written => parseColor(written) === null);

/**
 * Colors for this many series on a ground: the author's own first, else the page's accent and hues beside it. Each has a
 * contrast of 3 or more with the ground.
 */
export function seriesColors(count: number, ground: Color, accent: Color, own: readonly Color[] = []): readonly string[] {
  const { hue, saturation } = toHsl(accent);
  const isGrey = saturation < 0.1;
  const others = palette
    .filter(([each]) => isGrey || apart(each, hue) > sameHue)
    .map(([each, full, lightness]) => fromHsl({ hue: each, saturation: full, lightness: isDark(ground) ? lightnessOnDark : lightness }));
  const offered = own.length > 0 ? own : [accent, ...others];
  return [...Array(count).keys()].map(at => {
    const turn = Math.floor(at / offered.length);
    const color = offered[at % offered.length]!;
    return stringifyColor(standingOut(turn === 0 ? color : shiftLightness(color, isDark(ground) ? 1 : 0, Math.min(0.6, 0.3 * turn)), ground));
  });
}

/** A color of a series: of its shape, and of text beside and on that shape. */
export interface SeriesColor { readonly fill: string; readonly beside: string; readonly inside: string }

/** Text in the color of a series is read on the ground; on the shape it is white or black. */
export function withTextColors(fills: readonly string[], ground: Color): readonly SeriesColor[] {
  return fills.map(fill => {
    const color = parseColor(fill)!;
    return {
      fill,
      beside: stringifyColor(readableOn(ground, color, towardsText(ground))),
      inside: stringifyColor(contrastRatio(white, color) >= contrastLevels.text ? white : black),
    };
  });
}

/** The color that an element's text is on: the nearest one behind it that lets nothing through; the canvas without one. */
export function getBackground(element: Element, canvas: Element): Color {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : (node as Element).assignedSlot ?? node.parentNode) {
    const color = node instanceof Element ? parseColor(getComputedStyle(node).backgroundColor) : null;
    if (color && color.alpha >= 1) return color;
  }
  return parseColor(getComputedStyle(canvas).backgroundColor) ?? { red: 1, green: 1, blue: 1, alpha: 1 };
}
