const settleMs = 100; // spec: media-layout §9, resize settle of a gallery
/** The longest a motion may take: a browser that never says it has ended does not lock the gallery. */
const ceilingMs = 1000; // spec: media-layout §9, speed of a stacked gallery
const saysItsEnd = 'onscrollend' in globalThis;

interface Reactions {
  /** At most once a frame, while the track scrolls. */
  moved(): void;
  /**
   * The track has come to rest. False keeps waiting a moment, unless this `isSure`: the end of an earlier motion is
   * sometimes told after a new one has begun.
   */
  rested(isSure: boolean): boolean;
}

/** What follows a track's scrolling. */
export interface ScrollWatch {
  /** Announces a motion, which may turn out to be none. */
  expect(): void;
  stop(): void;
}

/** Follows a track's scrolling with one listener while it rests, two while it moves. */
export function watchScrolling(track: Element, { moved, rested }: Reactions): ScrollWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => rested(true), ms);
  };
  const onEnd = () => {
    if (rested(false)) clearTimeout(timer);
    else restIn(settleMs);
  };
  const onScroll = () => {
    if (saysItsEnd) track.addEventListener('scrollend', onEnd, { once: true }); // the same again is no second one
    moved();
    restIn(saysItsEnd ? ceilingMs : settleMs);
  };
  track.addEventListener('scroll', onScroll, { passive: true });
  return {
    expect: () => restIn(ceilingMs),
    stop() {
      clearTimeout(timer);
      track.removeEventListener('scroll', onScroll);
      track.removeEventListener('scrollend', onEnd);
    },
  };
}
