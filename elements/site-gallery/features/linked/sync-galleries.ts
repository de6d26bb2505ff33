import type { GalleryState } from '../../gallery.state.js';

/**
 * Keeps two galleries at the same slide, until the signal ends: whichever changes, the other follows, as by a request of
 * the page. A slide that the other does not have leaves it where it is. `named` leads at first, unless only the other has
 * moved. Source: media-layout §4.
 */
export function syncGalleries(named: GalleryState, other: GalleryState, signal: AbortSignal): void {
  const both = [named, other];
  let index = (other.hasMoved && !named.hasMoved ? other : named).index;
  let isQueued = false;
  const follow = () => {
    isQueued = false;
    if (signal.aborted) return;
    for (const one of both) if (index < one.count) one.request(index);
  };
  for (const one of both) {
    const unsubscribe = one.$state.listen((now, before = now) => {
      const isOther = now.index !== before.index;
      // A gallery that is emptied, or that is filled again, says nothing about the slide.
      if (isOther && now.count > 0 && before.count > 0) index = now.index;
      if (isQueued || (!isOther && now.count === before.count)) return;
      isQueued = true;
      queueMicrotask(follow); // slides may have been added to both: the other reads its own in this same task
    });
    signal.addEventListener('abort', unsubscribe, { once: true });
  }
  follow();
}
