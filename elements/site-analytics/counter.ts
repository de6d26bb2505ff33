import { isCountingAllowed } from '../../core/analytics/counting.js';
import { pageType } from '../../core/contract/enumerations.js';
import { type CountEvent, countPath, type VisitCount } from '../../core/contract/figures/visit-count.js';
import type { MediaProgress } from '../../core/embed/play-marks.js';
import { pageVisit, postAnonymously, readNavigation } from '../../core/platform/network.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { isTouchScreen } from '../../core/platform/visitor.js';
import { writeJson } from '../../core/registry/write-json.js';
import { $site } from '../../core/stores/site.js';
import { type ArrivalFacts, getArrivalFacts, getDevice, getLanguagePart } from '../../core/tracking/count/visit-facts.js';
import { isPageView } from '../../core/tracking/tracked-page.js';
import type { AnalyticsHost } from './analytics.settings.js';
import { onNavigation } from './on-navigation.js';
import { countSearches } from './searches.js';

interface Options { readonly host: AnalyticsHost; readonly base: string; readonly signal: AbortSignal }

const longestName = 100;
const notFound = 404;
const mediaEvents = { 'site-audio-progress': 'audio', 'site-video-progress': 'video' } as const;
/** A page may hold the element twice, or move it: it is counted once. Gone with the page. */
let countedPath: string | null = null;
let counting: AbortSignal | null = null;

/**
 * Counts this page without cookies, storage or identifiers: everything is sent as it happens, and nothing connects two of the requests.
 * What led to the visit is known only on the page on which it began.
 */
export function startCounter(options: Options): void {
  const { host, base, signal } = options;
  if (counting && !counting.aborted) {
    counting.addEventListener('abort', () => { if (!signal.aborted) startCounter(options); }, { once: true });
    return;
  }
  counting = signal;
  const { pageViews, searches, media, presses } = host.values;
  const language = getLanguagePart(navigator.language);
  const device = getDevice({ isTouch: isTouchScreen(), width: screen.width, height: screen.height });
  let arrival = readArrival();

  const send = (event: CountEvent, more: Partial<VisitCount> = {}) => {
    if (!isCountingAllowed(host.values.counter)) return;
    const { referrer, campaign } = arrival;
    const facts: VisitCount = {
      event, page: location.pathname, device,
      ...language && { language }, ...referrer && { referrer }, ...campaign && { campaign }, ...more,
    };
    postAnonymously(base + countPath, writeJson(facts));
  };
  const view = () => {
    countedPath = location.pathname;
    if (!pageViews || !isPageView(location.pathname)) return;
    const { isEntry, from } = arrival;
    send(isMissing() ? 'missing' : 'view', { ...isEntry && { isEntry }, ...from !== undefined && { from } });
  };

  whenShown(() => { if (countedPath !== location.pathname) view(); }, signal);
  onNavigation(previous => {
    arrival = { ...arrival, isEntry: false, from: previous };
    view();
  }, signal);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    arrival = getArrivalFacts({ url: location.href, referrer: '', type: 'back_forward', previous: readNavigation().previous });
    view();
  }, { signal });
  countSubmissions(name => send('submission', { name }), signal);
  if (presses) countPresses(name => send('press', { name }), signal);
  if (searches) countSearches({ send: ({ searchQuery, resultCount }) => { if (resultCount === 0) send('search', { name: searchQuery }); }, signal });
  if (media) {
    for (const [type, medium] of Object.entries(mediaEvents)) {
      addEventListener(type, event => {
        const { title, address, percent } = (event as CustomEvent<MediaProgress>).detail;
        const file = address.split(/[?#]/, 1)[0]!.split('/').at(-1)!;
        send('media', { name: `${medium} ${percent}%: ${(title || file || '–').slice(0, longestName)}` });
      }, { signal });
    }
  }
}

function readArrival(): ArrivalFacts {
  const { type, previous } = readNavigation();
  return getArrivalFacts({ url: location.href, referrer: pageVisit()!.referrer, type, previous });
}

/** A page that was not found: by the site's context, or by the status of its response, where the browser reports it. */
function isMissing(): boolean {
  const { context } = $site.get();
  return context.pageType === pageType.notFound || readNavigation().status === notFound;
}

/** A page that is rendered in advance is counted when it is shown. */
function whenShown(callback: () => void, signal: AbortSignal): void {
  const { prerendering } = pageDocument as Document & { prerendering?: boolean };
  if (prerendering) pageDocument.addEventListener('prerenderingchange', callback, { once: true, signal });
  else callback();
}

function countPresses(send: (name: string) => void, signal: AbortSignal): void {
  pageDocument.addEventListener('click', event => {
    const pressed = event.composedPath().find((node): node is HTMLElement =>
      node instanceof HTMLElement && node.matches('a[data-track], button[data-track]'));
    const name = pressed && (pressed.dataset.track || pressed.id || pressed.textContent!.trim());
    if (name) send(name.slice(0, longestName));
  }, { signal, capture: true });
}

function countSubmissions(send: (name: string) => void, signal: AbortSignal): void {
  for (const type of ['site-form-success', 'site-newsletter-subscribe']) {
    addEventListener(type, event => {
      const { formId } = (event as CustomEvent<{ formId?: unknown } | null>).detail ?? {};
      if (typeof formId === 'string' && formId) send(formId.slice(0, longestName));
    }, { signal });
  }
}
