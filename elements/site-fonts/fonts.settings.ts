import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { generics } from './local-fonts.js';

export const fontsSettings = table({
  tag: 'site-fonts',
  summary: 'Web fonts from your own site, or from a font service after consent. A fallback of the same size prevents layout shifts.',
  spec: 'page-runtime-platform §3, §7',
  // The element has no box, so the autoloader can't wait for the viewport.
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    families: setting.text(
      '',
      'Names of font families, separated by commas, each with its weights: `Lora 400 700 400i, Karla`. Default: `googleFonts` of the site context.',
      { spec: 'page-runtime-platform §3' },
    ),
    source: setting.choice(
      ['site', 'google'],
      'Where `families` load from. `site` is your own site, without consent. `google` is Google Fonts, after cookie consent.',
      { spec: 'page-runtime-platform §7' },
    ),
    folder: setting.url('/fonts/', 'Folder of the fonts on your site. The style sheet of Lora is `lora/style.css` in this folder.'),
    kit: setting.text(
      '',
      'ID of an Adobe Fonts (Typekit) web project, loaded after cookie consent. Default: `typekitId` of the site context.',
      { spec: 'page-runtime-platform §3, §7' },
    ),
    href: setting.url('', 'URL of a style sheet with `@font-face` rules. From another host, it loads after cookie consent.'),
    fallback: setting.choice(
      generics,
      'Generic family of the local fallback font, shown until a font has loaded. `write-rules` adjusts its size.',
    ),
    writeRules: setting.flag(
      false,
      'Loads each font and shows the rules of the fallback, to paste into your style sheet. Only for development.',
    ),
  },
  events: {
    'site-fonts-change': event<{ families: readonly string[] }>(
      'The active font families changed. `families` lists all families of this element.',
      { type: '{ families: readonly string[] }' },
    ),
  },
});

type Rows = typeof fontsSettings;
export type FontsHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
