import { $site } from '../../../../core/stores/site.js';
import type { AttachFeature } from '../../gallery-context.js';
import type { Snapshot } from '../../gallery.state.js';
import { addressOf, isPathOf, pathWithout } from './address-rules.js';
import { slideAtAddress, slideId, slideUrl } from './slide-at-address.js';

/** The galleries that want to write the page's address, in the order they came: the first that is still there does. */
const writers = new Set<Element>();

/** The collection's full address as the page's context has it. */
function collectionOfSite(): string {
  const { collection } = $site.get().context as { collection?: { fullUrl?: unknown } | null };
  return typeof collection?.fullUrl === 'string' ? collection.fullUrl : '';
}

/**
 * Who came by the address of a slide sees it: as a browser does with an anchor, the page scrolls to the gallery. Not on
 * a reload or on the way back, where the browser knows better, and not once the visitor has scrolled.
 */
function scrollToGallery(element: Element): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash && navigation?.type === 'navigate' && scrollY === 0) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Keeps the page's address and a gallery at the same slide, until the signal ends. The address is replaced, so that
 * browsing slides adds nothing to the history. Source: media-layout §2.
 */
export const attachHistory: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const element = host.element!;
  writers.add(element);
  signal.addEventListener('abort', () => writers.delete(element), { once: true });
  const isWriter = () => host.values.historyShared || [...writers].find(({ isConnected }) => isConnected) === element;
  if (!isWriter()) {
    host.warn('history is kept by another gallery of this page; expected one, or history-shared on this one; only following the address.');
  }
  const indexAtAddress = () => slideAtAddress(() => gallery.slides, true);
  const first = indexAtAddress();
  if (first !== null) scrollToGallery(element);
  /** Where an address that names no slide leads back to. */
  const start = first === null ? state.index : 0;

  const write = (now: Snapshot, before: Snapshot) => {
    const slide = gallery.slides[now.index];
    if (!slide || !isWriter()) return;
    const { pathname, search, href, origin } = location;
    const previous = gallery.slides[before.index];
    const page = previous && isPathOf(pathname, slideUrl(previous)) ? pathWithout(pathname, slideUrl(previous)) : pathname;
    try {
      const collection = new URL(host.values.collectionUrl || collectionOfSite() || page, origin).href;
      const address = addressOf({ collection, url: slideUrl(slide), id: slideId(slide), search });
      if (address !== href) history.replaceState(history.state, '', address);
    } catch (error) { // no address of this site, or more changes than the browser allows in a while
      host.warn('history cannot show the slide in the address; expected an address of this site; leaving the page\'s own.', error);
    }
  };

  let isExpected = first === null;
  const follow = () => {
    if (signal.aborted) return;
    const at = indexAtAddress();
    if (at !== null) isExpected = false;
    if (at !== null || location.hash === '') state.request(at ?? start);
  };
  const unsubscribe = state.$state.listen((now, before = now) => {
    if (now.index !== before.index) write(now, before);
    // A page that is still being written brings the slide of its address late; nothing has moved the gallery until then.
    else if (isExpected && !state.hasMoved && now.count > before.count && indexAtAddress() !== null) queueMicrotask(follow);
  });
  signal.addEventListener('abort', unsubscribe, { once: true });
  addEventListener('popstate', follow, { signal });
  addEventListener('hashchange', follow, { signal });
};
