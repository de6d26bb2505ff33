import type { ThemeName } from './theme.js';

/** The purpose of each value of a theme: `docs/theme.md` is generated from it. */
export const themeDocs: Readonly<Record<ThemeName, string>> = {
  accent: 'Main buttons, selected items, focus rings.',
  onAccent: 'Text and icons on the accent.',
  surface: 'Background of panels, dialogs, banners and fields.',
  onSurface: 'Text on the surface.',
  muted: 'Secondary text, such as captions and hints.',
  line: 'Lines between rows, edges of cards.',
  fieldLine: 'Edge of a text field. Keep a contrast of 3:1 to the page.',
  danger: 'Errors, required marks and destructive actions.',
  onDanger: 'Text on the danger color.',
  radius: 'Corner radius of buttons, fields and cards. Galleries and videos have 12px without it.',
  space: 'Unit of the space around and between parts.',
  font: 'Font of controls and panels. The default is the font of the page.',
  shadow: 'Shadow of what lies over the page.',
  duration: 'Length of transitions.',
};
