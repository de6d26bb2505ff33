import { composite, contrastRatio } from '../color/contrast.js';
import type { Color } from '../color/spaces.js';
import { getStyle } from '../platform/page-style.js';
import { prefersDark } from '../platform/visitor.js';
import { defaultTheme } from '../../styles/theme.js';
import { readComputedColor, readGradient, readHex, writeColor } from './read-color.js';

/** What lies behind an element: the surface, and the color of the page's own text on it. */
export interface Ground {
  readonly surface: Color;
  readonly text: Color;
}

/** Below it the page's own text would not be readable: something else lies behind it, such as a picture, that cannot be read from styles. */
const leastContrast = 1.5;

/** One cannot be seen on the other, such as the gray of a browser's own buttons on white. */
export const isNear = (a: Color, b: Color): boolean => (['red', 'green', 'blue'] as const).every(channel => Math.abs(a[channel] - b[channel]) < 0.1);

const flatParent = (node: Element): Element | null => node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as Partial<ShadowRoot>).host ?? null);

/** For a page that paints nothing itself: near what the browser paints it on, which styles do not show. */
const canvas = (isDark: boolean): Color => readHex(defaultTheme.surface[isDark ? 'dark' : 'light']);

/** Whether light or dark parts of `light-dark()` hold for an element. */
export function hasDarkScheme(element: Element): boolean {
  const { colorScheme } = getStyle(element);
  return /\bdark\b/.test(colorScheme) && (!/\blight\b/.test(colorScheme) || prefersDark());
}

/** The surface behind the content of an element. Null where it is in doubt: a picture or gradient lies in between, or the text is not seen on it. */
export function groundIn(element: Element): Ground | null {
  const layers: Color[] = [];
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const { backgroundColor, backgroundImage } = getStyle(at);
    const gradient = readGradient(backgroundImage);
    // One whose colors are near each other is as good as plain.
    const isEven = gradient.every(color => contrastRatio(color, gradient[0]!) < leastContrast);
    const color = isEven && gradient[0] ? gradient[0] : readComputedColor(backgroundColor);
    if (!color || (backgroundImage !== 'none' && color.alpha < 1)) return null;
    if (color.alpha > 0) layers.push(color);
    if (color.alpha === 1) break;
  }
  const surface = layers.reduceRight((below, layer) => composite(layer, below), canvas(hasDarkScheme(element)));
  const text = readComputedColor(getStyle(element).color);
  return text && contrastRatio(text, surface) >= leastContrast ? { surface, text: composite(text, surface) } : null;
}

/**
 * The surface that one of our elements is on: what is behind it, or what its author has painted it with. What it paints itself,
 * with the surface that this is about, does not count.
 */
export function readGround(element: HTMLElement): Ground | null {
  const style = getStyle(element);
  const own = readComputedColor(style.backgroundColor);
  const isAuthors = own?.alpha === 1 && writeColor(own) !== style.getPropertyValue('--_surface');
  const behind = isAuthors ? element : flatParent(element);
  return behind && groundIn(behind);
}
