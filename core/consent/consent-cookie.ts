import { oneOf } from '../registry/decode.js';
import { cookieNames } from '../platform/cookie-names.js';
import { hasCookie, readCookie, removeCookie, writeCookie } from '../platform/cookies.js';
import { writeStored } from '../platform/storage.js';
import { storedKeys } from '../platform/stored-keys.js';
import { encodePurposes, purposeAnswer, type Consent, type PurposeAnswer } from './purposes.js';

/** Source: page-runtime-platform §9. */
export const consentCookie = cookieNames.consent;
/** Cleared unless a visitor has agreed. Source: page-runtime-platform §9. */
export const trackingCookies = [
  ...'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit'.split(' '),
  cookieNames.visitor,
  cookieNames.session,
];

/** Written by our own code after consent, and not named by the specification. */
const ownCookies = [cookieNames.analyticsId];

/** The remembered answer: the cookie holds `true` or `false`. Source: page-runtime-platform §4. */
export function readConsent(): Consent {
  const value = readCookie(consentCookie, oneOf('true', 'false'));
  return value === null ? 'unasked' : value === 'true' ? 'accepted' : 'declined';
}

/** Remembers an answer, for thirty days where the banner says nothing else. */
export function writeConsent(consent: Consent, days?: number): void {
  writeCookie(consentCookie, consent === 'unasked' ? null : `${consent === 'accepted'}`, days);
}

/** The remembered answer by purpose; null if the cookie is missing or invalid. */
export const readPurposeAnswer = (): PurposeAnswer | null => readCookie(cookieNames.purposes, purposeAnswer);

/** Remembers an answer by purpose beside the simple one. */
export function writePurposeAnswer(answer: PurposeAnswer | null, days?: number): void {
  if (answer || hasCookie(cookieNames.purposes)) writeCookie(cookieNames.purposes, answer && encodePurposes(answer), days);
}

/**
 * Clears the tracking cookies of an earlier consent, also those that the site's server has set, and what is stored beside
 * them. Source: page-runtime-platform §4, restrictive policy.
 */
export function clearTracking(): void {
  for (const name of [...trackingCookies, ...ownCookies]) removeCookie(name);
  writeStored({ area: 'local', key: storedKeys.firstSession }, null);
}
