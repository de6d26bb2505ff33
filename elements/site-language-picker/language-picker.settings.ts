import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const languagePickerSettings = table({
  tag: 'site-language-picker',
  summary: 'Links to this page in other languages, in a row or in a menu.',
  spec: 'page-runtime-platform §3, §7',
  settings: {
    design: setting.choice(['list', 'menu'], 'All languages in a row, or a button with the current language that opens the others.'),
    source: setting.choice(
      ['links', 'page', 'site'],
      'Source of the languages: your own links, the page\'s `<link rel="alternate" hreflang>`, or the site\'s service.',
    ),
    label: setting.text('', 'Accessible name (`aria-label`). Default: Language.'),
    endpoint: setting.url('', 'Origin of the service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
  },
  events: {
    'site-language-change': event<{ language: string; url: string }>(
      'The visitor selects a language. Cancelable: after `preventDefault()`, the visitor stays on the page.',
      {
        cancelable: true,
        type: '{ language: string; url: string }',
      },
    ),
  },
  texts: { label: 'Language' },
  translations: [language => import(`./texts/${language}.js`)],
});

export type LanguagePickerHost = Host<typeof languagePickerSettings.settings, typeof languagePickerSettings.events, typeof languagePickerSettings.texts>;
