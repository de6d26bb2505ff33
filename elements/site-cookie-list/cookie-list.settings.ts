import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';
import { selectorsFormat } from './selectors-format.js';

export const cookieListSettings = table({
  tag: 'site-cookie-list',
  summary: 'A list of what your site stores in the browser, by purpose, for your privacy page. In the visitor’s language.',
  settings: {
    elements: setting.text(
      '',
      'Elements on other pages of your site, such as `site-cart site-video`, or `all`. Those on this page are always listed.',
      { format: selectorsFormat },
    ),
    services: setting.json<unknown>(
      [],
      'Services that you have added to your site, as in the `<cookie-banner>`. Those of the banner on this page are always listed.',
      { type: '{ name: string, purpose: string, provider?: string, url?: string, what?: string, stores?: { name: string, what?: string, lasts?: string }[] }[]' },
    ),
    purposeTexts: setting.json<unknown>(
      {},
      'Your own title and text of a purpose, as in the `<cookie-banner>`. Default: those of the banner on this page, else ours.',
      { type: '{ [purpose: string]: { title?: string, text?: string } }' },
    ),
  },
  texts: {
    name: 'Name',
    what: 'What it is for',
    lasts: 'Duration',
    provider: 'Provider',
    thisSite: 'This site',
    otherServices: 'Other services',
    setByService: 'Set by the service',
    accepted: 'You currently allow this.',
    declined: 'You currently do not allow this.',
    unasked: 'You have not answered yet.',
    change: 'Cookie settings',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type CookieListHost = Host<typeof cookieListSettings.settings, typeof cookieListSettings.events, typeof cookieListSettings.texts>;
