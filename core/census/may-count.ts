import type { Consent } from '../consent/consent-cookie.js';
import type { Site } from '../stores/site.js';

const viewer = 9; // spec: page-runtime-platform §3, website roles

/**
 * Whether a visitor may be counted and told from others: only after their yes, and only where the site's policy does
 * not forbid it all the same. Those who work on the site are never counted. spec: page-runtime-platform §4, restrictive mode; §6
 */
export function mayCount(consent: Consent, { authenticatedAccount, websiteRoles, cookieSettings, context }: Pick<Site, 'authenticatedAccount' | 'websiteRoles' | 'cookieSettings' | 'context'>): boolean {
  const { cloneable } = (context.website ?? {}) as { cloneable?: unknown };
  const isOnlyViewer = websiteRoles.length > 0 && websiteRoles.every(role => role === viewer);
  const isForbidden = cloneable === true || cookieSettings.isRestrictiveCookiePolicyAbsolute === true || cookieSettings.isCookieBannerEnabled === false
    || cookieSettings.isAnalyticsCookiesDisabled === true || cookieSettings.isActivityLogEnabled === false;
  return consent === 'accepted' && !isForbidden && (authenticatedAccount === null || isOnlyViewer);
}
