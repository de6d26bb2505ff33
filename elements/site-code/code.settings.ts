import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const codeSettings = table({
  tag: 'site-code',
  summary: 'Your `<pre><code>` in colours, with a button that copies it and numbers of its lines.',
  spec: 'page-runtime-platform §3, block type 23',
  settings: {
    language: setting.text('', 'Language of the code, such as `css`, `js` or `python`; by default that of its class `language-…`. `text` leaves it uncoloured.'),
    lineNumbers: setting.flag(false, 'Shows the numbers of the lines. They are not copied.'),
    firstLine: setting.number(1, 'Number of the first line.', { min: 0, max: 99999, integer: true }),
    wrap: setting.flag(false, 'Breaks long lines. By default they scroll.'),
    copyButton: setting.flag(true, 'Shows the button that copies the code.'),
    label: setting.text('', 'Accessible name of the code (`aria-label`), such as its file name.'),
  },
  events: {
    'site-code-copy': event<{ text: string }>('The visitor has copied the code.', { type: '{ text: string }' }),
  },
  texts: { code: 'Code', copy: 'Copy', copied: 'Copied', failed: 'Could not be copied' },
  translations: [() => import('./texts/texts.js')],
});

export type CodeHost = Host<typeof codeSettings.settings, typeof codeSettings.events, typeof codeSettings.texts>;
