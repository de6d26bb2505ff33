import { currentPageEvents, isTrackingAllowedNow } from '../../core/analytics/page-events.js';
import { censusEvent, type CensusEvent, type eventSources } from '../../core/contract/enumerations.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { $visit, startVisit } from '../../core/analytics/visit.js';
import { hasCookie, headerText, readCookie, writeCookie } from '../../core/platform/cookies.js';
import { pageVisit, postQuietly, sendBeacon } from '../../core/platform/network.js';
import { newId } from '../../core/platform/page.js';
import { serializeVisitor } from '../../core/session/visitor-cookie.js';
import { writeJson } from '../../core/registry/write-json.js';
import { $site } from '../../core/stores/site.js';
import { isPageView } from '../../core/tracking/tracked-page.js';
import { analyticsIdCookie, analyticsIdText, schemaEvent, schemaEventError } from '../../core/tracking/schema-event.js';
import { trackQuery } from '../../core/tracking/track-query.js';
import type { AnalyticsHost } from './analytics.settings.js';
import { countMedia, countOverlays, countClicks, countQuickViews } from './census.js';
import { sendHeartbeats } from './heartbeats.js';
import { onNavigation } from './on-navigation.js';
import { countSearches } from './searches.js';

type Data = Readonly<Record<string, unknown>>;

export interface Tracker {
  track(name: string, data: Data): void;
  trackSchema(schema: string, data: Data): void;
}

interface Given { readonly host: AnalyticsHost; readonly base: string; readonly signal: AbortSignal }

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? value as Record<string, unknown> : {});

/** Counts this visit of a visitor who has agreed, until the signal ends; null for a visit that does not count. */
export function startTracking({ host, base, signal }: Given): Tracker | null {
  const { context, authenticatedAccount, locale } = $site.get();
  if (!isTrackingAllowedNow()) return null;

  const { visit: { visitor, session, isFirstLanding, isFirstSession }, isNewSession } = startVisit();
  signal.addEventListener('abort', () => $visit.set(null), { once: true });
  host.emit('site-visit-start', { isFirstLanding, isFirstSession, sessionId: String(session) });
  // The visitor whose browser keeps no cookies is one visitor for this page.
  const known = () => ({ ...currentPageEvents(), visitorCookie: serializeVisitor(visitor) });

  const hit = (event: CensusEvent, more: object = {}) => {
    const { visitorCookie: ss_cvr, ...data } = { ...known(), collectionId: record(context.collection).id, ...more };
    sendBeacon(base + pagePaths.censusRecordHit, new URLSearchParams({ event: String(event), data: writeJson(data), ss_cvr }));
  };
  const { pageViews, heartbeats, searches, media, presses, overlays, vitals } = host.values;
  const isCounted = () => isTrackingAllowedNow() && isPageView(location.pathname);
  const changePage = heartbeats ? sendHeartbeats({ send: heartbeat => hit(censusEvent.heartbeat, heartbeat), isCounted, signal }) : null;
  if (pageViews && isCounted()) hit(censusEvent.pageView);
  onNavigation(() => {
    changePage?.();
    if (pageViews && isCounted()) hit(censusEvent.pageView);
  }, signal);
  if (searches) countSearches({ send: search => hit(censusEvent.siteSearch, search), signal });
  if (media) countMedia({ send: hit, signal });
  if (pageViews && isNewSession && isPageView(location.pathname)) new Image().src = `${base}${pagePaths.track}?${trackQuery(pageVisit()!, locale, newId())}`;
  const census = { base, known, signal };
  if (presses) countClicks(census);
  if (overlays) {
    countOverlays(census);
    countQuickViews(census);
  }
  if (vitals) {
    import('./vitals.js').then(({ measure }) => measure({ host, base, signal }), (error: unknown) =>
      host.warn('the measuring code could not be loaded; expected it with the element\'s script; nothing is measured.', error));
  }

  return {
    track(name, data) {
      if (!name) return host.warn('track() got no name; expected the name of an event; nothing is sent.');
      const { pageHash = location.hash, pagePath = location.pathname } = data as { pageHash?: string; pagePath?: string };
      const facts = {
        ...data,
        pageHash,
        pagePath,
        websiteId: $site.get().website.id,
        templateId: context.templateId,
        variantId: context.variantId,
        memberAccountId: authenticatedAccount?.id,
        website_locale: locale,
      };
      sendBeacon(base + pagePaths.recordEvent, new URLSearchParams({ crumb: readCookie('crumb', headerText) ?? '', event: name, data: writeJson(facts) }));
    },
    trackSchema(schema, data) {
      if (!schema) return host.error('no payload'); // spec: media-layout §8
      const analyticsId = readCookie(analyticsIdCookie, analyticsIdText) ?? newId();
      writeCookie(analyticsIdCookie, analyticsId);
      if (!hasCookie(analyticsIdCookie)) host.warn('Unable to store analyticsId'); // spec: media-layout §8
      const common = {
        event_source: 'WEB' satisfies (typeof eventSources)[number],
        user_session_id: String(session),
        browser_locale: navigator.language,
        website_locale: locale,
      };
      const body = writeJson(schemaEvent({ analyticsId, schema, data: { ...common, ...data }, warn: text => host.warn(text) }));
      postQuietly(base + pagePaths.schemaEvents, body, { 'Content-Type': 'text/plain' }, status => {
        const error = schemaEventError(status);
        if (error) host.error(error);
      });
    },
  };
}
