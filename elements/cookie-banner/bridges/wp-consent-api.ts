import type { Consent, Purpose } from '../../../core/consent/purposes.js';
import { pageDocument } from '../../../core/platform/page-document.js';

type View = Window & typeof globalThis & { wp_consent_type?: string; wp_set_consent?(category: string, value: 'allow' | 'deny'): void };

/** Its categories, by the purpose that each comes under. */
const asked: Readonly<Record<string, Purpose>> = {
  'preferences': 'functional', 'statistics': 'statistics', 'statistics-anonymous': 'statistics', 'marketing': 'marketing',
};

/**
 * Reports consent to the plugins of a WordPress site with the WP Consent API: a visitor who was not asked yet counts as declined, unless the
 * type is `optout`.
 */
export function updateWordPressConsent(consent: Consent, isGranted: (purpose: Purpose) => boolean, type: 'optin' | 'optout'): void {
  const view = window as View;
  if (!view.wp_set_consent) return;
  if (!view.wp_consent_type) {
    view.wp_consent_type = type;
    pageDocument.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  }
  if (consent === 'unasked') return; // its API decides by the type for what it has no cookie for, and would store one
  view.wp_set_consent('functional', 'allow');
  for (const [category, purpose] of Object.entries(asked)) view.wp_set_consent(category, isGranted(purpose) ? 'allow' : 'deny');
}
