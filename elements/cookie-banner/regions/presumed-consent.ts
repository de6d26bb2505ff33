import { atom, type WritableAtom } from 'nanostores';
import type { Consent, ConsentState } from '../../../core/consent/purposes.js';
import type { RegionRule } from '../../../core/consent/region-rule.js';
import { hasAnswered, isAllowedUnasked } from '../../../core/consent/unasked.js';
import { shared } from '../../../core/registry/registry.js';
import { $consent, $consentState } from '../../../core/stores/consent.js';

/** Whether cookies are allowed on this page without an answer, because of a rule of the visitor's region. Loads only where there is one. */
export const $isPresumed: WritableAtom<boolean> = shared('consent-presumed@1', null, () => atom(false));

/** Allows everything until the visitor answers, where the region's rule does. No cookie holds it: it is decided again on each page. */
export function presumeConsent(rule: RegionRule): void {
  if (!isAllowedUnasked(rule) || $consent.get() !== 'unasked') return;
  $isPresumed.set(true);
  ($consent as WritableAtom<Consent>).set('accepted');
  ($consentState as WritableAtom<ConsentState>).set({ consent: 'accepted', answer: null });
}

/** Ends with an answer, here or in another tab. */
export function endPresumption(): void {
  if ($isPresumed.get() && hasAnswered()) $isPresumed.set(false);
}
