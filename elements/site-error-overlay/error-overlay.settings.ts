import type { Host } from '../../core/element/host.js';
import { systemErrorTexts } from '../../core/request/describe-failure.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-error-overlay-open`: what has failed. */
export interface ErrorOverlayOpen { readonly reason: string; readonly status: number; readonly errorKey: string }

export const errorOverlaySettings = table({
  tag: 'site-error-overlay',
  summary: 'Covers the page when a request to your site has failed and nothing else on the page says so: what happened, Reload Page, Clear, and a key to ask about.',
  spec: 'commerce-forms-data §8, request layer',
  loadOffscreen: true,
  settings: {
    heading: setting.text('', 'Heading for errors of the site; by default "Something Went Wrong!".', { spec: 'commerce-forms-data §8' }),
  },
  events: {
    'site-error-overlay-open': event<ErrorOverlayOpen>('A failure is about to be shown. Cancelable: `preventDefault()` keeps the page as it is.', {
      cancelable: true, type: '{ reason: string, status: number, errorKey: string }',
    }),
    'site-error-overlay-close': event('The visitor has cleared it.'),
  },
  texts: systemErrorTexts,
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof errorOverlaySettings;
export type ErrorOverlayHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
