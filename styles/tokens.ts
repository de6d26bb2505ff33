/**
 * The public entry `site-elements/tokens`: sizes, weights, corners, distances and times to build a page with, as a typed table and as
 * custom properties. Pure: runs in Node, needs no page.
 *
 * ```js
 * import { tokenRule, tokens } from 'site-elements/tokens';
 * tokens.spacing[4]; // 22: px
 * tokenRule(); // :root { --site-font-size-0: 9.75px; … }
 * ```
 */
import { expectText } from '../core/registry/expect-input.js';

export { defaultTheme, type Theme, type ThemeColor } from './theme.js';
export { themeCustomProperties } from './theme-properties.js';

/**
 * Lengths are in px, times in ms. The ends of each scale, the weights, the line heights, the corners, the breakpoints and the device
 * heights are the specification's; the steps of type and spacing between the ends are ours. spec: media-layout §9
 */
export const tokens = {
  fontSize: [9.75, 11, 12, 13, 14, 16, 18, 22, 28],
  fontWeight: [400, 500, 600],
  lineHeight: [11, 16, 22, 24, 28, 32],
  /** The last is a circle. */
  radius: [0, 4, 8, Infinity],
  spacing: [0, 5.5, 11, 16.5, 22, 27.5, 33, 44, 55],
  duration: [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600],
  /** Least widths of a desktop's page. */
  breakpoint: [800, 1024],
  /** Greatest heights of phones and tablets. */
  deviceHeight: [926, 1024, 1366],
} as const;
export type TokenScale = keyof typeof tokens;

const unitOf = (scale: TokenScale) => (scale === 'fontWeight' ? '' : scale === 'duration' ? 'ms' : 'px');

const written = (scale: TokenScale, value: number): string => (value === Infinity ? '50%' : `${value}${unitOf(scale)}`);

const propertyOf = (scale: TokenScale, step: number): string =>
  `--site-${scale.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-${step}`;

/** Every token as a custom property: `--site-font-size-0` is the first of the font sizes. Media queries cannot read them: breakpoints are numbers there. */
export const tokenProperties = (): Readonly<Record<string, string>> => Object.fromEntries(
  (Object.keys(tokens) as TokenScale[]).flatMap(scale => tokens[scale].map((value, step) => [propertyOf(scale, step), written(scale, value)])),
);

/** The CSS rule that sets the tokens, for a page (`:root`) or a part of it. */
export function tokenRule(selector = ':root'): string {
  expectText('tokenRule: selector', selector);
  return `${selector} {\n${Object.entries(tokenProperties()).map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}
