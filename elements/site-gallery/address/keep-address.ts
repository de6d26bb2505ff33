import { $site } from '../../../core/stores/site.js';
import type { Attach } from '../extras.js';
import type { Snapshot } from '../gallery.state.js';
import { addressOf, isPathOf, pathWithout } from './address-rules.js';
import { showArrival } from './show-arrival.js';
import { slideAtAddress } from './slide-at-address.js';
import { slideId, slideUrl } from './slide-address.js';

/** The galleries that want to write the page's address, in the order they came: the first that is still there does. */
const writers = new Set<Element>();

/** The collection's full address as the page's context has it. */
function collectionOfSite(): string {
  const { collection } = $site.get().context as { collection?: { fullUrl?: unknown } | null };
  return typeof collection?.fullUrl === 'string' ? collection.fullUrl : '';
}

/**
 * Keeps the page's address and a gallery at the same slide, until the signal ends. The address is replaced, so that
 * leafing through slides leaves nothing behind in the history. Source: media-layout §2.
 */
export const keepAddress: Attach = ({ machine, stage }, host, signal) => {
  const element = host.element!;
  writers.add(element);
  signal.addEventListener('abort', () => writers.delete(element), { once: true });
  const isWriter = () => host.values.historyShared || [...writers].find(({ isConnected }) => isConnected) === element;
  if (!isWriter()) {
    host.warn('history is kept by another gallery of this page; expected one, or history-shared on this one; only following the address.');
  }
  const named = () => slideAtAddress(() => stage.slides, true);
  const first = named();
  if (first !== null) showArrival(element);
  /** Where an address that names no slide leads back to. */
  const start = first === null ? machine.index : 0;

  const write = (now: Snapshot, before: Snapshot) => {
    const slide = stage.slides[now.index];
    if (!slide || !isWriter()) return;
    const { pathname, search, href, origin } = location;
    const left = stage.slides[before.index];
    const page = left && isPathOf(pathname, slideUrl(left)) ? pathWithout(pathname, slideUrl(left)) : pathname;
    try {
      const collection = new URL(host.values.collectionUrl || collectionOfSite() || page, origin).href;
      const address = addressOf({ collection, url: slideUrl(slide), id: slideId(slide), search });
      if (address !== href) history.replaceState(history.state, '', address);
    } catch (error) { // no address of this site, or more changes than the browser allows in a while
      host.warn('history cannot show the slide in the address; expected an address of this site; leaving the page\'s own.', error);
    }
  };

  let isSought = first === null;
  const follow = () => {
    if (signal.aborted) return;
    const at = named();
    if (at !== null) isSought = false;
    if (at !== null || location.hash === '') machine.want(at ?? start);
  };
  const forget = machine.$state.listen((now, before = now) => {
    if (now.index !== before.index) write(now, before);
    // A page that is still being written brings the slide of its address late; nobody has moved the gallery until then.
    else if (isSought && !machine.hasMoved && now.count > before.count && named() !== null) queueMicrotask(follow);
  });
  signal.addEventListener('abort', forget, { once: true });
  addEventListener('popstate', follow, { signal });
  addEventListener('hashchange', follow, { signal });
};
