import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

/** The detail of `site-visit-start`. */
export interface VisitStart { readonly isFirstLanding: boolean; readonly isFirstSession: boolean; readonly sessionId: string }

export const analyticsSettings = table({
  tag: 'site-analytics',
  summary: 'First-party analytics: page views, page speed and clicks, counted with consent, or without cookies and identifiers. Reports script errors.',
  spec: 'page-runtime-platform §6, §7; commerce-forms-data §7, §9; media-layout §7',
  loadOffscreen: true,
  settings: {
    endpoint: setting.url(
      '',
      'Origin of the analytics service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.',
    ),
    counter: setting.choice(
      ['off', 'unless-declined', 'all'],
      'Counts visits without cookies, storage or identifiers, also before consent; `unless-declined` leaves out visitors who object.',
    ),
    pageViews: setting.flag(true, 'Counts page views.'),
    heartbeats: setting.flag(true, 'Reports how long visitors are active on a page, while it is visible.', {
      spec: 'page-runtime-platform §3',
    }),
    searches: setting.flag(true, 'Counts search terms of `<site-search>`, without email addresses and long numbers.', {
      spec: 'page-runtime-platform §3',
    }),
    media: setting.flag(
      true,
      'Counts when audio (`<site-audio>`) and videos (`<site-video>`) start, reach 25, 50 or 75 percent, and end.',
      { spec: 'page-runtime-platform §3' },
    ),
    vitals: setting.flag(
      true,
      'Measures Core Web Vitals and page speed: LCP, INP, CLS, FCP and TTFB, with the element that caused each value.',
    ),
    presses: setting.flag(true, 'Counts views and clicks of links and buttons with `data-track`.'),
    overlays: setting.flag(true, 'Counts opened and closed popups, sign-ups in popups, and quick views of products.', {
      spec: 'page-runtime-platform §7',
    }),
    errors: setting.flag(
      true,
      'Reports script errors, with the element in which they occurred. Uses no cookies, so it also runs before consent.',
      { spec: 'commerce-forms-data §9' },
    ),
  },
  events: {
    'site-visit-start': event<VisitStart>('A visit is counted. Dispatched only with consent.', {
      type: '{ isFirstLanding: boolean, isFirstSession: boolean, sessionId: string }',
    }),
  },
});

export type AnalyticsHost = Host<typeof analyticsSettings.settings, typeof analyticsSettings.events, typeof analyticsSettings.texts>;
