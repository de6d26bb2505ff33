import { getEnumerationName, popupStyle } from '../../core/contract/enumerations.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

/** A color scheme by its number in the site's settings, as for popups: 1 none, 2 light, 3 dark. */
const themeOf = (value: unknown): unknown => getEnumerationName(popupStyle, value) ?? value;

export const mobileBarSettings = table({
  tag: 'site-mobile-bar',
  summary: 'A bar of links at the bottom of the window on phones and tablets, such as Call, Email and Directions.',
  spec: 'page-runtime-platform §2, §3',
  loadOffscreen: true,
  siteBlock: ({ mobileInfoBarSettings }) => mobileInfoBarSettings,
  settings: {
    theme: setting.choice(
      ['light', 'dark'],
      'Color scheme, independent of the page. Default: that of `mobileInfoBarSettings` in the site context.',
      { aliases: ['style'], fromBlock: value => themeOf(value) as 'light' },
    ),
    enabled: setting.flag(true, 'Shows the bar. `mobileInfoBarSettings` in the site context can turn it off.', {
      aliases: ['isEnabled', 'style'],
      fromBlock: value => (typeof value === 'boolean' ? value : themeOf(value) !== 'none' && value !== 'false'),
    }),
    label: setting.text('', 'Accessible name (`aria-label`).'),
  },
  texts: { contact: 'Contact' },
  translations: [language => import(`./texts/${language}.js`)],
});

export type MobileBarHost = Host<typeof mobileBarSettings.settings, typeof mobileBarSettings.events, typeof mobileBarSettings.texts>;
