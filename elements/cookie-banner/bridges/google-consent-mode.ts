import type { Consent, Purpose } from '../../../core/consent/purposes.js';
import { dataLayer, firstInLayer, googleDefault, googleStates, gtag, hasGrantingDefault } from '../../../core/consent/google-consent.js';

/** Lists that have got their default. */
const prepared = new WeakSet<object>();

interface GoogleConsent {
  readonly consent: Consent;
  readonly isGranted: (purpose: Purpose) => boolean;
  /** Whether the rule of the visitor's region allows everything at present, without an answer. */
  readonly isAllowedUnasked: boolean;
  readonly warn: (message: string) => void;
}

/** Sets Google Consent Mode: the default before any tag, denied unless the visitor's region allows it, and each answer of the visitor. */
export function updateGoogleConsent({ consent, isGranted, isAllowedUnasked, warn }: GoogleConsent): void {
  const layer = dataLayer();
  const isFirst = !prepared.has(layer);
  prepared.add(layer);
  const first = isFirst ? firstInLayer(layer) : 'default';
  if (first === 'tag') {
    warn('Google\'s tag was started before the default of Consent Mode: window.dataLayer has "config" (or "gtm.js") first; expected '
      + '<script src="https://YOUR-SITE/site-elements/consent-default.js"></script> above Google\'s tag; '
      + 'until this banner\'s script came, the tag decided for itself.');
  }
  if (first !== 'default') gtag('consent', 'default', googleDefault(isAllowedUnasked));
  const isTooLoose = isFirst && first === 'default' && !isAllowedUnasked && hasGrantingDefault(layer);
  // A tag that has already started ignores defaults.
  const states = googleStates(isGranted);
  const isLate = first === 'tag' && !isAllowedUnasked;
  if (consent !== 'unasked' || isLate || isTooLoose || Object.values(states).includes('granted')) gtag('consent', 'update', states);
}
