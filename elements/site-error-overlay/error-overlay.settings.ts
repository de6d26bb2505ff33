import type { Host } from '../../core/element/host.js';
import { systemErrorTexts } from '../../core/request/describe-failure.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-error-overlay-open`: what has failed. */
export interface ErrorOverlayOpen { readonly reason: string; readonly status: number; readonly errorKey: string }

export const errorOverlaySettings = table({
  tag: 'site-error-overlay',
  summary: 'Shows an error over the page when a request to your site fails and no other element reports it, with an error key for support.',
  spec: 'commerce-forms-data §8, request layer',
  loadOffscreen: true,
  settings: {
    heading: setting.text('', 'Heading for errors of the site. Default: “Something Went Wrong!”.', { spec: 'commerce-forms-data §8' }),
  },
  events: {
    'site-error-overlay-open': event<ErrorOverlayOpen>('An error is about to be shown. Cancelable: after `preventDefault()`, the overlay stays closed.', {
      cancelable: true, type: '{ reason: string, status: number, errorKey: string }',
    }),
    'site-error-overlay-close': event('The visitor closed the overlay.'),
  },
  texts: systemErrorTexts,
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof errorOverlaySettings;
export type ErrorOverlayHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
