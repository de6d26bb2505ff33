import { contrastRatio, parseColor, toHsl, type Color } from '../../../core/color/color.js';
import { defaultTheme, type Theme } from '../../../styles/tokens.js';
import type { OwnLook } from './page.js';

export type ThemeName = keyof Theme;
/** The values of a theme that hold for an element of ours. */
export type Values = Readonly<Record<ThemeName, string>>;
export type Sign = 'accent' | 'corner' | 'field' | 'heading' | 'surface';

export const colorOf = (text: string): Color => {
  const color = parseColor(text);
  if (!color) throw new Error(`no color: ${text}`);
  return color;
};

/** What holds where the page's look sets nothing. A heading has the font of what is around it. */
export const defaultValue = (name: ThemeName, isDark: boolean): string => {
  const value = defaultTheme[name];
  return typeof value === 'string' ? value : value[isDark ? 'dark' : 'light'];
};

const isSame = (a: Color, b: Color): boolean => (['red', 'green', 'blue'] as const).every(channel => Math.abs(a[channel] - b[channel]) < 2 / 255);
const hueDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** Two colors agree where they are the same, or where the page's own has too little contrast to `other` and this has enough, in its hue. */
function agree(found: string, own: string, other: string, least: number): boolean {
  const [is, wanted, ground] = [found, own, other].map(colorOf) as [Color, Color, Color];
  if (isSame(is, wanted)) return true;
  const [a, b] = [toHsl(is), toHsl(wanted)];
  const isHue = b.saturation < 0.1 || a.saturation < 0.1 || hueDistance(a.hue, b.hue) < 8;
  return contrastRatio(wanted, ground) < least && contrastRatio(is, ground) >= least && isHue;
}

/** Half the height of a small button: rounder ones are pills. */
const pillPx = 20;
const isRound = (found: string, own: number): boolean =>
  (own >= pillPx ? parseFloat(found) >= pillPx : Math.abs(parseFloat(found) - own) < 0.1);
const firstFont = (fonts: string): string => fonts.split(',')[0]!.replaceAll(/["']/g, '').trim();

/** The values that hold for an element, the fonts around it, and whether its color scheme is dark. */
export interface PageValues { readonly values: Values; readonly font: string; readonly isDark: boolean }

/** Which of the five agree with the page's own. A page that has no button or field of its own leaves ours. */
export function agreement({ values, font, isDark }: PageValues, own: OwnLook): Readonly<Record<Sign, boolean>> {
  const { accent, onAccent = '#fff', corner, field, heading, weight, surface } = own;
  const isDefault = (name: ThemeName): boolean => values[name] === defaultValue(name, isDark);
  return {
    accent: accent ? agree(values.accent, accent, onAccent, 4.5) : isSame(colorOf(values.accent), colorOf(defaultValue('accent', isDark))),
    corner: corner === null ? isDefault('buttonRadius') : isRound(values.buttonRadius, corner),
    field: field
      ? (!field.line || agree(values.fieldLine, field.line, values.surface, 3))
        && (!field.surface || agree(values.fieldSurface, field.surface, values.fieldText, 4.5))
        && (field.radius === undefined || isRound(values.fieldRadius, field.radius))
      : isDefault('fieldRadius'),
    heading: firstFont(values.headingFont) === (heading ?? firstFont(font)) && (!weight || values.headingWeight === weight),
    surface: isSame(colorOf(values.surface), colorOf(surface)),
  };
}

/** Pairs that meet on the page, and the least contrast that they may have. */
export const pairs: readonly (readonly [ThemeName, ThemeName, number])[] = [
  ['onAccent', 'accent', 4.5], ['accentText', 'surface', 4.5], ['onSurface', 'surface', 4.5], ['muted', 'surface', 4.5],
  ['fieldText', 'fieldSurface', 4.5], ['danger', 'surface', 4.5], ['onDanger', 'danger', 4.5], ['fieldLine', 'surface', 3],
];
