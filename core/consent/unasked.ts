import { acceptsCookies, hasCookie } from '../platform/cookies.js';
import { cookieNames } from '../platform/cookie-names.js';
import { hasPrivacySignal } from '../platform/visitor.js';
import { readConsent } from './consent-cookie.js';
import type { RegionRule } from './region-rule.js';

/** Whether the visitor has answered, in this browser, also to an earlier version of the policy. */
export const hasAnswered = (): boolean => readConsent() !== 'unasked' || hasCookie(cookieNames.purposes);

/**
 * Whether a region's rule allows everything at present, without an answer. Not if the visitor has answered, if the browser sends
 * Global Privacy Control, or if a decline could not be remembered.
 */
export const isAllowedUnasked = (rule: RegionRule): boolean =>
  rule !== 'opt-in' && acceptsCookies() && !hasPrivacySignal() && !hasAnswered();
