import type { GalleryMachine } from '../gallery.state.js';

/**
 * Keeps two galleries at the same slide, until the signal ends: whoever moves, the other follows, as the page's wish.
 * A slide that the other does not have leaves it where it is. `named` leads at first, unless only the other has been
 * moved. Source: media-layout §4.
 */
export function keepTogether(named: GalleryMachine, other: GalleryMachine, signal: AbortSignal): void {
  const both = [named, other];
  let place = (other.hasMoved && !named.hasMoved ? other : named).index;
  let isQueued = false;
  const follow = () => {
    isQueued = false;
    if (signal.aborted) return;
    for (const one of both) if (place < one.count) one.want(place);
  };
  for (const one of both) {
    const forget = one.$state.listen((now, before = now) => {
      const isElsewhere = now.index !== before.index;
      // A gallery that is emptied, or that is filled again, says nothing about the slide.
      if (isElsewhere && now.count > 0 && before.count > 0) place = now.index;
      if (isQueued || (!isElsewhere && now.count === before.count)) return;
      isQueued = true;
      queueMicrotask(follow); // slides may have come to both: the other hears of its own in this same task
    });
    signal.addEventListener('abort', forget, { once: true });
  }
  follow();
}
