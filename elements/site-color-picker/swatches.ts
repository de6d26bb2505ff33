import { parseColor } from '../../core/color/parse-color.js';
import type { ColorPickerText } from './color-picker.settings.js';

export interface Swatch {
  /** The value that it sets: a color or a reference. */
  readonly color: string;
  /** Its name; by default its color. */
  readonly label: string;
}

/** Colors of the site's theme, by custom property, with the key of their name. */
const themeColors: readonly (readonly [property: string, text: ColorPickerText])[] = [
  ['--site-accent', 'accent'], ['--site-on-accent', 'onAccent'], ['--site-surface', 'surface'], ['--site-on-surface', 'onSurface'],
  ['--site-muted', 'muted'], ['--site-line', 'line'], ['--site-danger', 'danger'],
];

/** References to the colors of the site's theme. */
export const getPaletteSwatches = (text: (key: ColorPickerText) => string): Swatch[] =>
  themeColors.map(([property, key]) => ({ color: `var(${property})`, label: text(key) }));

/** Colors that only a browser can resolve. */
const isResolvedByBrowser = (color: string): boolean => /^(?:var|color-mix|light-dark)\(/i.test(color);

/** Reads a list such as `Brick: #a4452c; #4f6b3a; Blue: --brand-blue`. What is not a color is left out and reported. */
export function readSwatches(list: string, report: (part: string) => void = () => {}): Swatch[] {
  return list.split(';').map(part => part.trim()).filter(Boolean).flatMap(part => {
    const [, label, color] = /^([^:()]+):(.+)$/.exec(part) ?? [undefined, '', part];
    const value = color!.trim().replace(/^--[\w-]+$/, property => `var(${property})`);
    if (isResolvedByBrowser(value) || parseColor(value)) return [{ color: value, label: label!.trim() || value }];
    report(part);
    return [];
  });
}

/** A reference with the color that our elements have if the page does not define the property. */
export const withThemeDefault = (color: string): string =>
  color.replace(/^var\(--site-(accent|on-accent|surface|on-surface|muted|line|danger)\)$/, 'var(--site-$1, var(--_$1))');
