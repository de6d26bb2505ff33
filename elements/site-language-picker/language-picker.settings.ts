import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const languagePickerSettings = table({
  tag: 'site-language-picker',
  summary: 'Leads to this page in the visitor\'s language: your own links, in one line or behind a button.',
  spec: 'page-runtime-platform §3, §7',
  settings: {
    design: setting.choice(['list', 'menu'], 'All languages in a line, or the present one as a button that opens the others.'),
    source: setting.choice(['links', 'page', 'site'], 'Where the languages come from without links of yours: nowhere, the page\'s own `<link rel="alternate" hreflang>`, or the site\'s service.'),
    label: setting.text('', 'Accessible name (`aria-label`); default Language.'),
    endpoint: setting.url('', 'Origin of the service; by default `website.baseUrl` of the site context, else the page\'s own.'),
  },
  events: {
    'site-language-change': event<{ language: string; url: string }>('The visitor chooses a language; cancelable: `preventDefault()` keeps the page.', {
      cancelable: true, type: '{ language: string; url: string }',
    }),
  },
  texts: { label: 'Language' },
  translations: [() => import('./texts/texts.js')],
});

export type LanguagePickerHost = Host<typeof languagePickerSettings.settings, typeof languagePickerSettings.events, typeof languagePickerSettings.texts>;
