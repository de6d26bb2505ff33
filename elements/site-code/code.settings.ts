import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const codeSettings = table({
  tag: 'site-code',
  summary: 'Syntax highlighting for your `<pre><code>`, with a copy button and line numbers.',
  spec: 'page-runtime-platform §3, block type 23',
  settings: {
    language: setting.text(
      '',
      'Language of the code, such as `css`, `js` or `python`. Default: the language in its class `language-…`. `text` disables highlighting.',
    ),
    lineNumbers: setting.flag(false, 'Shows line numbers. They are not copied.'),
    firstLine: setting.number(1, 'Number of the first line.', { min: 0, max: 99999, integer: true }),
    wrap: setting.flag(false, 'Wraps long lines. By default, they scroll.'),
    copyButton: setting.flag(true, 'Shows a copy button.'),
    label: setting.text('', 'Accessible name of the code (`aria-label`), such as its file name.'),
  },
  events: {
    'site-code-copy': event<{ text: string }>('The visitor copied the code.', { type: '{ text: string }' }),
  },
  texts: { code: 'Code', copy: 'Copy', copied: 'Copied', failed: 'Copying failed' },
  translations: [language => import(`./texts/${language}.js`)],
});

export type CodeHost = Host<typeof codeSettings.settings, typeof codeSettings.events, typeof codeSettings.texts>;
