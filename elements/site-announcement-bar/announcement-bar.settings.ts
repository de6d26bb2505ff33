import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const announcementBarSettings = table({
  tag: 'site-announcement-bar',
  summary: 'A bar with an announcement at the edge of the window. Once closed, it stays closed until its version changes.',
  spec: 'page-runtime-platform §1, §3, §6',
  loadOffscreen: true,
  settings: {
    position: setting.choice(['top', 'bottom'], 'Edge of the window at which the bar is shown.'),
    theme: setting.choice(['accent', 'light', 'dark'], 'Colors of the bar: the accent color of the site, or a color scheme independent of the page.'),
    enabled: setting.flag(true, 'Shows the bar. `showAnnouncementBar: false` in the site context also turns it off.', { spec: 'page-runtime-platform §3' }),
    dismissible: setting.flag(true, 'Shows a close button.'),
    version: setting.number(1, 'Version of the content. A higher version than the closed one is shown again.', { min: 0, integer: true }),
    displayFrequency: setting.number(-1, 'Days after which a closed bar is shown again; -1 is never.', { min: -1, unit: 'days' }),
    label: setting.text('', 'Accessible name (`aria-label`).'),
  },
  events: {
    'site-announcement-close': event('The visitor closed the bar.'),
  },
  texts: { announcement: 'Announcement', close: 'Close announcement' },
  translations: [language => import(`./texts/${language}.js`)],
});

export type AnnouncementBarHost =
  Host<typeof announcementBarSettings.settings, typeof announcementBarSettings.events, typeof announcementBarSettings.texts>;
