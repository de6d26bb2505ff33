import type { Consent } from '../consent/purposes.js';
import { getRestriction } from '../consent/restrictive-mode.js';
import { websiteRole } from '../contract/enumerations.js';
import type { pageEventFields } from '../contract/page-event-fields.js';
import { readCookie } from '../platform/cookies.js';
import { visitorCookie, visitorText } from '../session/visitor-cookie.js';
import { pageVisit, type PageVisit } from '../platform/network.js';
import { consentFor } from '../stores/consent.js';
import { $site, getConsentPolicy, type Site } from '../stores/site.js';
import { isTrackedPage } from '../tracking/tracked-page.js';

/**
 * Whether a visitor may be tracked and told from others: only after their consent, and only where the site's policy does
 * not forbid it all the same. Those who work on the site are never tracked. spec: page-runtime-platform §4, restrictive mode; §6
 */
export function isTrackingAllowed(
  consent: Consent,
  site: Pick<Site, 'authenticatedAccount' | 'websiteRoles' | 'cookieSettings' | 'context'>,
): boolean {
  const { authenticatedAccount, websiteRoles } = site;
  const isOnlyViewer = websiteRoles.length > 0 && websiteRoles.every(role => role === websiteRole.viewer);
  return getRestriction(consent, getConsentPolicy(site)) === null && (authenticatedAccount === null || isOnlyViewer);
}

type Fact = string | number | boolean;
export type PageEvents = Partial<Record<(typeof pageEventFields)[number], Fact>>;

interface Known {
  readonly site: Site;
  readonly visit: PageVisit;
  /** Whether the visitor may be tracked. */
  readonly mayTrack: boolean;
  readonly visitorCookie: string | null;
  readonly now: Date;
}

const longest = 2048; // what a submission may carry of each; more would have it refused
/** An id and four positive whole numbers between bars. spec: commerce-forms-data §5 */
const visitorCookieShape = /^[^|]+(\|[1-9]\d*){4}$/;
const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? value as Record<string, unknown> : {});
const isFact = (value: unknown): value is Fact => typeof value === 'boolean' || Number.isFinite(value) || (typeof value === 'string' && value !== '');

/**
 * What goes along with a submission or an analytics call, of the fields the contract names; what is not known is left out.
 * Every visitor's carries the page and the time: what the site serves itself. Data that identifies a visitor
 * (browser, screen, where they came from, the query that brought them, the visitor cookie) goes only where they may be
 * tracked. The specification names the fields and does not say which need consent: this is our reading of it.
 * spec: page-runtime-platform §7, RecordHit
 */
export function pageEvents({ site: { context, locale, website }, visit, mayTrack, visitorCookie, now }: Known): PageEvents {
  const item = record(context.item);
  const { url, path: _, title, ...ofVisitor } = visit;
  const facts: Record<keyof PageEvents, unknown> = {
    url,
    title,
    clientDate: now.getTime(),
    websiteId: website.id,
    website_locale: locale,
    templateId: context.templateId,
    itemId: item.id,
    recordType: item.recordType,
    pagePermissionTypeValue: context.pagePermissionTypeValue ?? record(context.collection).pagePermissionTypeValue,
    ...mayTrack
      ? { ...ofVisitor, visitorCookie: visitorCookieShape.test(visitorCookie ?? '') ? visitorCookie : null }
      : {} as Record<Exclude<keyof PageVisit, 'url' | 'path' | 'title'> | 'visitorCookie', undefined>,
  };
  const known = Object.entries(facts).filter((entry): entry is [keyof PageEvents, Fact] => isFact(entry[1]));
  return Object.fromEntries(known.map(([name, fact]) => [name, typeof fact === 'string' ? fact.slice(0, longest) : fact]));
}

/** Whether this visitor may be tracked now, on this page; false on a server. */
export function isTrackingAllowedNow(): boolean {
  const visit = pageVisit();
  if (!visit) return false;
  const site = $site.get();
  const { pageType, trackingDisabled } = site.context;
  return isTrackingAllowed(consentFor('statistics').get(), site)
    && isTrackedPage({ pageType, path: visit.path, isSignedIn: site.authenticatedAccount !== null, isTrackingDisabled: trackingDisabled === true });
}

/** The page-event fields of this moment, as far as this visitor's consent goes; none on a server. */
export const currentPageEvents = (): PageEvents => {
  const visit = pageVisit();
  if (!visit) return {};
  return pageEvents({ site: $site.get(), visit, mayTrack: isTrackingAllowedNow(), visitorCookie: readCookie(visitorCookie, visitorText), now: new Date() });
};
