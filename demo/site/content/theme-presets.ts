import { defaultTheme } from '../../../styles/tokens.js';

/** A custom property of the theme, and how one chooses its value. */
export interface ThemeProperty {
  readonly name: string;
  readonly label: string;
  readonly kind: 'color' | 'text';
  readonly fallback: string;
}

/** What a site sets once, on `:root`. */
export const themeProperties: readonly ThemeProperty[] = [
  { name: '--site-accent', label: 'Accent: buttons, focus rings', kind: 'color', fallback: '#2643c4' },
  { name: '--site-on-accent', label: 'Text on the accent', kind: 'color', fallback: '#ffffff' },
  { name: '--site-surface', label: 'Surface: panels, banners, fields', kind: 'color', fallback: '#ffffff' },
  { name: '--site-on-surface', label: 'Text on the surface', kind: 'color', fallback: '#17181c' },
  { name: '--site-muted', label: 'Secondary text', kind: 'color', fallback: '#585a63' },
  { name: '--site-line', label: 'Hairlines', kind: 'color', fallback: '#e2dfd6' },
  { name: '--site-danger', label: 'Errors', kind: 'color', fallback: defaultTheme.danger.light },
  { name: '--site-radius', label: 'Corners', kind: 'text', fallback: '4px' },
  { name: '--site-space', label: 'Spacing', kind: 'text', fallback: '1rem' },
  { name: '--site-font', label: 'Typeface', kind: 'text', fallback: 'system-ui, sans-serif' },
];

export interface ThemePreset {
  readonly id: string;
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}

const palette = (values: readonly [accent: string, onAccent: string, surface: string, onSurface: string, muted: string, line: string, danger: string]) =>
  Object.fromEntries(themeProperties.slice(0, values.length).map(({ name }, index) => [name, values[index]!]));

/** Themes to begin from. Text has the contrast that WCAG asks for. */
export const themePresets: readonly ThemePreset[] = [
  {
    id: 'plain',
    title: 'Plain',
    values: {
      ...palette(['#2643c4', '#ffffff', '#ffffff', '#17181c', '#585a63', '#e2dfd6', defaultTheme.danger.light]),
      '--site-radius': '4px',
      '--site-space': '1rem',
      '--site-font': 'system-ui, sans-serif',
    },
  },
  {
    id: 'clay',
    title: 'Clay',
    values: {
      ...palette(['#9b4521', '#fffdf8', '#fffaf2', '#2b1d16', '#6b5548', '#e3d3c3', '#a3271c']),
      '--site-radius': '2px',
      '--site-space': '1.125rem',
      '--site-font': 'Georgia, serif',
    },
  },
  {
    id: 'sea',
    title: 'Sea',
    values: {
      ...palette(['#0b6b6f', '#ffffff', '#f3fafa', '#10282a', '#47605f', '#c9dedd', '#a3271c']),
      '--site-radius': '14px',
      '--site-space': '1.125rem',
      '--site-font': 'Seravek, Ubuntu, Calibri, sans-serif',
    },
  },
  {
    id: 'night',
    title: 'Night',
    values: {
      ...palette(['#a3b4ff', '#121317', '#1a1c22', '#ecebe6', '#a7a9b3', '#3a3e4a', '#ff9b8f']),
      '--site-radius': '8px',
      '--site-space': '1rem',
      '--site-font': 'system-ui, sans-serif',
    },
  },
  {
    id: 'contrast',
    title: 'High contrast',
    values: {
      ...palette(['#000000', '#ffffff', '#ffffff', '#000000', '#262626', '#000000', '#8f0000']),
      '--site-radius': '0px',
      '--site-space': '1rem',
      '--site-font': 'Verdana, sans-serif',
    },
  },
];

/** A theme as CSS to paste. */
export const themeCss = (values: Readonly<Record<string, string>>): string =>
  `:root {\n${Object.entries(values).map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
