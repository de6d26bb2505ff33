import type { Consent, Purpose } from '../../../core/consent/purposes.js';
import { dataLayer, firstInLayer, googleDefault, googleStates, gtag } from '../../../core/consent/google-consent.js';

/** Lists that have got their default. */
const prepared = new WeakSet<object>();

/** Sets Google Consent Mode: denied as the default, before any tag, and each answer of the visitor. */
export function updateGoogleConsent(consent: Consent, isGranted: (purpose: Purpose) => boolean, warn: (message: string) => void): void {
  const layer = dataLayer();
  const isFirst = !prepared.has(layer);
  prepared.add(layer);
  const first = isFirst ? firstInLayer(layer) : 'default';
  if (first === 'tag') {
    warn('Google\'s tag was started before the default of Consent Mode: window.dataLayer has "config" (or "gtm.js") first; expected '
      + '<script src="https://YOUR-SITE/site-elements/consent-default.js"></script> above Google\'s tag; '
      + 'until this banner\'s script came, the tag decided for itself.');
  }
  if (first !== 'default') gtag('consent', 'default', googleDefault());
  // A tag that has already started ignores defaults.
  const states = googleStates(isGranted);
  if (consent !== 'unasked' || first === 'tag' || Object.values(states).includes('granted')) gtag('consent', 'update', states);
}
