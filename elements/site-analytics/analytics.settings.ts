import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

/** The detail of `site-visit-start`. */
export interface VisitStart { readonly isFirstLanding: boolean; readonly isFirstSession: boolean; readonly sessionId: string }

export const analyticsSettings = table({
  tag: 'site-analytics',
  summary: 'Counts visits, page speed and presses for the site\'s own service, after consent alone, and reports errors of its pages.',
  spec: 'page-runtime-platform §6, §7; commerce-forms-data §7, §9; media-layout §7',
  loadOffscreen: true,
  settings: {
    endpoint: setting.url('', 'Origin of the service; by default `website.baseUrl` of the site context, else the page\'s own.'),
    pageViews: setting.flag(true, 'Counts each page that is seen.'),
    heartbeats: setting.flag(true, 'Reports for how long visitors are active on a page, while it is visible.', { spec: 'page-runtime-platform §3' }),
    searches: setting.flag(true, 'Counts what visitors search for with `<site-search>`, without email addresses and long numbers.', { spec: 'page-runtime-platform §3' }),
    media: setting.flag(true, 'Counts recordings and videos of `<site-audio>` and `<site-video>` that start, pass a quarter or end.', { spec: 'page-runtime-platform §3' }),
    vitals: setting.flag(true, 'Measures how quick the page is: LCP, INP, CLS, FCP and TTFB, and which element it was about.'),
    presses: setting.flag(true, 'Counts links and buttons with `data-track`, when they are seen and when they are pressed.'),
    overlays: setting.flag(true, 'Counts popups that open, close or are signed up in, and products looked at in a quick view.', { spec: 'page-runtime-platform §7' }),
    errors: setting.flag(true, 'Reports errors of scripts, with the element they happened in. Without cookies, so before consent too.', { spec: 'commerce-forms-data §9' }),
  },
  events: {
    'site-visit-start': event<VisitStart>('A visit is counted; the visitor has agreed.', { type: '{ isFirstLanding: boolean, isFirstSession: boolean, sessionId: string }' }),
  },
});

export type AnalyticsHost = Host<typeof analyticsSettings.settings, typeof analyticsSettings.events, typeof analyticsSettings.texts>;
