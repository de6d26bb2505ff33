import type { Consent } from './purposes.js';

/** What a site has decided for all its visitors. */
export interface ConsentPolicy {
  readonly cookieSettings: Readonly<Record<string, unknown>>;
  readonly isCloneable: boolean;
}

/** The reason why this visitor may not be identified. */
export type Restriction = 'cloneable' | 'absolute policy' | 'banner off' | 'analytics off' | 'activity log off' | 'unasked' | 'declined';

type Settings = ConsentPolicy['cookieSettings'];

/** A setting; where it is not given, the one that a site's API answers with. spec: page-runtime-platform §3, mapping of the API form */
const areAnalyticsOff = (settings: Settings): boolean =>
  (settings.isAnalyticsCookiesDisabled ?? settings.isRestrictiveCookiePolicyEnabled) === true;

/** The API's form of this one is its inverse. spec: idem */
const isActivityLogOff = ({ isActivityLogEnabled, isVisitorDataRestricted }: Settings): boolean =>
  (isActivityLogEnabled ?? (isVisitorDataRestricted === true ? false : undefined)) === false;

/**
 * Why restrictive mode applies; null where the visitor's yes counts. What the site forbids goes before what the visitor
 * allows. spec: page-runtime-platform §3, §4
 */
export function getRestriction(consent: Consent, { cookieSettings, isCloneable }: ConsentPolicy): Restriction | null {
  if (isCloneable) return 'cloneable';
  if (cookieSettings.isRestrictiveCookiePolicyAbsolute === true) return 'absolute policy';
  if (cookieSettings.isCookieBannerEnabled === false) return 'banner off';
  if (areAnalyticsOff(cookieSettings)) return 'analytics off';
  if (isActivityLogOff(cookieSettings)) return 'activity log off';
  return consent === 'accepted' ? null : consent;
}
