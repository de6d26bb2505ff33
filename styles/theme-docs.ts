import type { ThemeName } from './theme.js';

/** The purpose of each value of a theme: `docs/theme.md` is generated from it. */
export const themeDocs: Readonly<Record<ThemeName, string>> = {
  accent: 'Main buttons and selected items.',
  accentText: 'Focus rings, and the accent as text or as an edge. Keep a contrast of 4.5:1 to the surface. The default is the accent.',
  onAccent: 'Text and icons on the accent.',
  surface: 'Background of panels, dialogs, banners and fields.',
  onSurface: 'Text on the surface.',
  muted: 'Secondary text, such as captions and hints.',
  line: 'Lines between rows, edges of cards.',
  fieldLine: 'Edge of a text field. Keep a contrast of 3:1 to the page.',
  fieldSurface: 'Background of a text field. The default is the surface.',
  fieldText: 'Text in a text field. The default is the text on the surface.',
  danger: 'Errors, required marks and destructive actions.',
  onDanger: 'Text on the danger color.',
  radius: 'Corner radius of cards, buttons and fields. Galleries and videos have 12px without it.',
  buttonRadius: 'Corner radius of buttons. The default is the corner radius.',
  fieldRadius: 'Corner radius of text fields. The default is the corner radius.',
  space: 'Unit of the space around and between parts.',
  font: 'Font of controls and panels. The default is the font of the page.',
  headingFont: 'Font of headings in elements, such as a product title. The default is the font.',
  headingWeight: 'Font weight of these headings.',
  shadow: 'Shadow of what lies over the page.',
  duration: 'Length of transitions.',
};
