import { atom, type WritableAtom } from 'nanostores';
import { readConsent, readPurposeAnswer } from '../../../core/consent/consent-cookie.js';
import type { Consent, ConsentState } from '../../../core/consent/purposes.js';
import { acceptsCookies } from '../../../core/platform/cookies.js';
import { hasPrivacySignal } from '../../../core/platform/visitor.js';
import { shared } from '../../../core/registry/registry.js';
import { $consent, $consentState } from '../../../core/stores/consent.js';

/** Whether cookies are allowed on this page without an answer, because of a rule of the visitor's region. Loads only where there is one. */
export const $isPresumed: WritableAtom<boolean> = shared('consent-presumed@1', null, () => atom(false));

/** Whether the visitor has answered, in this browser, also to an earlier version of the policy. */
const hasAnswered = (): boolean => readConsent() !== 'unasked' || readPurposeAnswer() !== null;

/**
 * Allows everything until the visitor answers. No cookie holds it: it is decided again on each page. Does nothing if the visitor has answered,
 * if the browser sends Global Privacy Control, or if a decline could not be remembered.
 */
export function presumeConsent(): void {
  if (!acceptsCookies() || hasPrivacySignal() || hasAnswered() || $consent.get() !== 'unasked') return;
  $isPresumed.set(true);
  ($consent as WritableAtom<Consent>).set('accepted');
  ($consentState as WritableAtom<ConsentState>).set({ consent: 'accepted', answer: null });
}

/** Ends with an answer, here or in another tab. */
export function endPresumption(): void {
  if ($isPresumed.get() && hasAnswered()) $isPresumed.set(false);
}
