import { addressBelowLightbox } from '../../../../core/lightbox/lightbox-requests.js';
import { $site } from '../../../../core/stores/site.js';
import type { AttachFeature } from '../../gallery-context.js';
import { getSlideUrl, matchesPath, pathWithout } from './address-rules.js';
import { slideAtAddress, slideId, slideUrl } from './slide-at-address.js';

/** The galleries that want to write the page's address, in the order they came: the first that is still there does. */
const writers = new Set<Element>();

/** The collection's full address as the page's context has it. */
function collectionOfSite(): string {
  const { collection } = $site.get().context as { collection?: { fullUrl?: unknown } | null };
  return typeof collection?.fullUrl === 'string' ? collection.fullUrl : '';
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
  const isWriter = gallery.writesAddress = () =>
    !signal.aborted && (host.values.historyShared || [...writers].find(({ isConnected }) => isConnected) === element);
  if (!isWriter()) {
    host.warn('history is kept by another gallery of this page; expected one, or history-shared on this one; only following the address.');
  }
  const indexAtAddress = () => slideAtAddress(() => gallery.slides, true);
  const first = indexAtAddress();
  /** Where an address that names no slide leads back to. */
  const start = first === null ? state.index : 0;

  /** `from` is the slide that the address may name. */
  const write = (index: number, from = indexAtAddress()) => {
    const slide = gallery.slides[index];
    if (!slide || !isWriter()) return;
    const { pathname, search, href, origin } = location;
    const previous = from === null ? undefined : gallery.slides[from];
    const page = previous && matchesPath(pathname, slideUrl(previous)) ? pathWithout(pathname, slideUrl(previous)) : pathname;
    try {
      const collection = new URL(host.values.collectionUrl || collectionOfSite() || page, origin).href;
      const address = getSlideUrl({ collection, url: slideUrl(slide), id: slideId(slide), search });
      if (address !== href) history.replaceState(history.state, '', address);
    } catch (error) { // no address of this site, or more changes than the browser allows in a while
      host.warn('history cannot show the slide in the address; expected an address of this site; leaving the page\'s own.', error);
    }
  };

  /** While slides change in a lightbox over the page: where closing it goes back to. The slide seen last stays then. */
  let below: string | null = null;

  let isExpected = first === null;
  const follow = () => {
    if (signal.aborted) return;
    const at = indexAtAddress();
    if (at !== null) isExpected = false;
    const isLightboxLeft = below === location.href;
    below = addressBelowLightbox();
    if (isLightboxLeft) write(state.index);
    else if (at !== null || location.hash === '') state.request(at ?? start);
  };
  const unsubscribe = state.$state.listen((now, before = now) => {
    if (now.index !== before.index) {
      below = addressBelowLightbox();
      write(now.index, before.index);
      return;
    }
    // A page that is still being written brings the slide of its address late; nothing has moved the gallery until then.
    if (isExpected && !state.hasMoved && now.count > before.count && indexAtAddress() !== null) queueMicrotask(follow);
  });
  signal.addEventListener('abort', unsubscribe, { once: true });
  addEventListener('popstate', follow, { signal });
  addEventListener('hashchange', follow, { signal });
};
