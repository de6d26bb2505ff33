/** A color of light pages and one of dark pages, as CSS writes it. */
export interface ThemeColor { readonly light: string; readonly dark: string }

/**
 * The values that all elements share. Each is a custom property of a page: `onSurface` is `--site-on-surface`. `theme-docs.ts` has
 * their purpose.
 */
export interface Theme {
  readonly accent: ThemeColor;
  readonly accentText: ThemeColor;
  readonly onAccent: ThemeColor;
  readonly surface: ThemeColor;
  readonly onSurface: ThemeColor;
  readonly muted: ThemeColor | string;
  readonly line: ThemeColor;
  readonly fieldLine: ThemeColor;
  readonly fieldSurface: ThemeColor;
  readonly fieldText: ThemeColor;
  readonly danger: ThemeColor;
  readonly onDanger: ThemeColor;
  readonly star: ThemeColor;
  readonly fill: ThemeColor;
  readonly scrim: ThemeColor | string;
  readonly onScrim: ThemeColor | string;
  readonly controlSurface: ThemeColor;
  readonly onControl: ThemeColor;
  readonly controlLine: ThemeColor;
  readonly overlayLine: ThemeColor;
  readonly backdrop: ThemeColor | string;
  readonly radius: string;
  readonly buttonRadius: string;
  readonly fieldRadius: string;
  readonly pillRadius: string;
  readonly borderWidth: string;
  readonly space: string;
  readonly density: string;
  readonly font: string;
  readonly fontScale: string;
  readonly headingFont: string;
  readonly headingWeight: string;
  readonly codeFont: string;
  readonly buttonWeight: string;
  readonly buttonShadow: string;
  readonly shadow: string;
  readonly shadowSmall: string;
  readonly duration: string;
}
export type ThemeName = keyof Theme;

/** The look of every element on a page that sets nothing. No other file contains one of these colors: see `theme.node.test.ts`. */
export const defaultTheme: Theme = {
  accent: { light: '#1f5eff', dark: '#8fb1ff' },
  accentText: { light: '#1f5eff', dark: '#8fb1ff' },
  onAccent: { light: '#fff', dark: '#0b1220' },
  surface: { light: '#fff', dark: '#16181d' },
  onSurface: { light: '#16181d', dark: '#f1f2f4' },
  /** Follows the text around it, so that it can be read on the page's own ground too, whatever its `color-scheme`. */
  muted: 'color-mix(in srgb, currentcolor 80%, #0000)',
  line: { light: '#d9dce3', dark: '#363a44' },
  /** The edge of a field must be seen: its contrast to the page is 3:1, more than that of other lines. */
  fieldLine: { light: '#7c8291', dark: '#8d94a3' },
  fieldSurface: { light: '#fff', dark: '#16181d' },
  fieldText: { light: '#16181d', dark: '#f1f2f4' },
  danger: { light: '#b3261e', dark: '#ffb4ab' },
  onDanger: { light: '#fff', dark: '#3b0906' },
  star: { light: '#a86400', dark: '#f0b849' },
  fill: { light: 'rgb(0 0 0 / 0.06)', dark: 'rgb(255 255 255 / 0.09)' },
  /** What lies over pictures is the same in light and dark: pictures are. */
  scrim: '#101217',
  onScrim: '#fff',
  controlSurface: { light: 'rgb(255 255 255 / 0.72)', dark: 'rgb(20 22 27 / 0.6)' },
  onControl: { light: '#16181d', dark: '#fff' },
  controlLine: { light: 'rgb(255 255 255 / 0.5)', dark: 'rgb(255 255 255 / 0.14)' },
  /** On a light page, the shadow shows where a dialog ends; on a dark one, it is invisible. */
  overlayLine: { light: 'transparent', dark: 'rgb(255 255 255 / 0.12)' },
  backdrop: 'rgb(10 12 18 / 0.5)',
  radius: '8px',
  buttonRadius: '8px',
  fieldRadius: '8px',
  pillRadius: '999px',
  borderWidth: '1px',
  space: '8px',
  density: '1',
  font: 'inherit',
  fontScale: '1',
  headingFont: 'inherit',
  headingWeight: '700',
  codeFont: 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, monospace',
  buttonWeight: '600',
  buttonShadow: 'none',
  shadow: '0 8px 30px rgb(0 0 0 / 0.18)',
  shadowSmall: '0 1px 2px rgb(0 0 0 / 0.08), 0 6px 20px rgb(0 0 0 / 0.14)',
  duration: '200ms',
};

/** The value that another one takes where a page sets that alone: rounder corners are those of buttons and fields as well. */
export const themeOrigins: Readonly<Partial<Record<ThemeName, ThemeName>>> = {
  accentText: 'accent', fieldSurface: 'surface', fieldText: 'onSurface', buttonRadius: 'radius', fieldRadius: 'radius', headingFont: 'font',
};

/** The custom property of a value: `onSurface` is `--site-on-surface`. */
export const themeProperty = (name: string): string => `--site-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/** The custom property of a value that has been read from the page: `--site-page-on-surface`. No page sets it. */
export const pageProperty = (name: string): string => themeProperty(name).replace('--site-', '--site-page-');

/** A value as CSS writes it. A color follows the page's `color-scheme`. */
export const themeValue = (value: ThemeColor | string): string => (typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`);
