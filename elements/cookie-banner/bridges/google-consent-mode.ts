import type { Consent } from '../../../core/consent/consent-cookie.js';

type Layer = Window & typeof globalThis & { dataLayer?: unknown[] };

/** Google Consent Mode v2: what is asked about here. `security_storage` is strictly necessary and never asked about. */
const asked = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage', 'personalization_storage'];
const waitMs = 500;

const stateOf = (consent: Consent): Record<string, string> =>
  Object.fromEntries(asked.map(name => [name, consent === 'accepted' ? 'granted' : 'denied']));

let hasDefault = false;

/** Tells Google's tags: a no as the default, before any of them, and the answer whenever there is one. */
export function tellGoogle(consent: Consent): void {
  const layer = (window as Layer).dataLayer ??= [];
  // Google's tags read an `arguments` object, and take an array for something else.
  function gtag(..._words: unknown[]): void { layer.push(arguments); } // eslint-disable-line prefer-rest-params -- see above
  if (!hasDefault) {
    hasDefault = true;
    gtag('consent', 'default', { ...stateOf('unasked'), security_storage: 'granted', ...consent === 'unasked' && { wait_for_update: waitMs } });
    if (consent === 'unasked') return;
  }
  gtag('consent', 'update', stateOf(consent));
}
