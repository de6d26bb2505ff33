import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const announcementBarSettings = table({
  tag: 'site-announcement-bar',
  summary: 'A line over the edge of the page, with news and a link; once closed it stays closed until its version is a new one.',
  spec: 'page-runtime-platform §1, §3, §6',
  loadOffscreen: true,
  settings: {
    position: setting.choice(['top', 'bottom'], 'Edge of the window.'),
    theme: setting.choice(['accent', 'light', 'dark'], 'Colours of the bar. They are those of the site, or a scheme independent of the page.'),
    enabled: setting.flag(true, 'Whether it is shown; the site context\'s `showAnnouncementBar: false` turns it off, too.', { spec: 'page-runtime-platform §3' }),
    dismissible: setting.flag(true, 'Whether it has a button that closes it.'),
    version: setting.number(1, 'Version of its content: a higher one than was closed is shown.', { min: 0, integer: true }),
    displayFrequency: setting.number(-1, 'Days after which a closed one comes again; -1 is never.', { min: -1, unit: 'days' }),
    label: setting.text('', 'Accessible name (`aria-label`).'),
  },
  events: {
    'site-announcement-close': event('The visitor has closed it.'),
  },
  texts: { announcement: 'Announcement', close: 'Close the announcement' },
  translations: [() => import('./texts/texts.js')],
});

export type AnnouncementBarHost =
  Host<typeof announcementBarSettings.settings, typeof announcementBarSettings.events, typeof announcementBarSettings.texts>;
