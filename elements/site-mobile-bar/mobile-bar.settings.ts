import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const mobileBarSettings = table({
  tag: 'site-mobile-bar',
  summary: 'A bar of links over the bottom of the window on phones and tablets: call, write, find us.',
  spec: 'page-runtime-platform §2, §3',
  loadOffscreen: true,
  settings: {
    theme: setting.choice(['light', 'dark'], 'Colour scheme, independent of the page.'),
    enabled: setting.flag(true, 'Whether it is shown.'),
    label: setting.text('', 'Accessible name (`aria-label`).'),
  },
  texts: { contact: 'Contact' },
  translations: [() => import('./texts/texts.js')],
});

export type MobileBarHost = Host<typeof mobileBarSettings.settings, typeof mobileBarSettings.events, typeof mobileBarSettings.texts>;
