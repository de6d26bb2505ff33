import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { generics } from './local-fonts.js';

export const fontsSettings = table({
  tag: 'site-fonts',
  summary: 'Fonts for a page: from your own site, or from a fonts service after consent. Text is never invisible, and a fallback of the same size keeps lines where they are.',
  spec: 'page-runtime-platform §3, §7',
  // It has no box that could come near the viewport.
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    families: setting.text('', 'Names of families, separated by commas, each with the weights you need: `Lora 400 700 400i, Karla`. Without it, `googleFonts` of the site context.', { spec: 'page-runtime-platform §3' }),
    source: setting.choice(['site', 'google'], 'Where `families` come from. `site`: your own site, without asking anybody. `google`: Google Fonts, after a yes to cookies.', { spec: 'page-runtime-platform §7' }),
    folder: setting.url('/fonts/', 'Where your site keeps its fonts: `lora/style.css` in it is the style sheet of Lora.'),
    kit: setting.text('', 'Id of an Adobe Fonts (Typekit) web project, taken after a yes to cookies. Without it, `typekitId` of the site context.', { spec: 'page-runtime-platform §3, §7' }),
    href: setting.url('', 'A style sheet with `@font-face` rules, of your site or of any other service; that of another host is taken after a yes to cookies.'),
    fallback: setting.choice(generics, 'What kind of local font stands in until a font is there: `write-rules` makes it as large.'),
    writeRules: setting.flag(false, 'For you, while you build: shows the rules of the fallback, to be pasted into your style sheet. It loads each font for that.'),
  },
  events: {
    'site-fonts-change': event<{ families: readonly string[] }>('Other families are in force; the detail names all that this element brings.', { type: '{ families: readonly string[] }' }),
  },
});

type Rows = typeof fontsSettings;
export type FontsHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
