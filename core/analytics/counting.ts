import { getRestriction, type Restriction } from '../consent/restrictive-mode.js';
import { websiteRole } from '../contract/enumerations.js';
import { pageVisit } from '../platform/network.js';
import { hasDoNotTrack, hasPrivacySignal, isAutomated } from '../platform/visitor.js';
import { consentFor } from '../stores/consent.js';
import { $site, getConsentPolicy } from '../stores/site.js';

/** Whom the counter without cookies leaves out. */
export type CounterMode = 'off' | 'unless-declined' | 'all';

/** The site forbids more than cookies. Other restrictions are about cookies and identifiers, of which the counter has none. */
const forbidden: readonly (Restriction | null)[] = ['cloneable', 'absolute policy', 'activity log off'];
/** What is about cookies alone goes before the activity log. */
const aboutCookies = { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: false };

/** Whether this page view may be counted without cookies, storage or identifiers. Those who work on the site are never counted. */
export function isCountingAllowed(mode: CounterMode): boolean {
  const visit = pageVisit();
  if (mode === 'off' || !visit || isAutomated()) return false;
  const site = $site.get();
  const consent = consentFor('statistics').get();
  if (mode === 'unless-declined' && (consent === 'declined' || hasPrivacySignal() || hasDoNotTrack())) return false;
  const policy = getConsentPolicy(site);
  const isOnlyViewer = site.websiteRoles.length > 0 && site.websiteRoles.every(role => role === websiteRole.viewer);
  return (site.authenticatedAccount === null || isOnlyViewer)
    && site.context.trackingDisabled !== true
    && !forbidden.includes(getRestriction(consent, { ...policy, cookieSettings: { ...policy.cookieSettings, ...aboutCookies } }));
}
