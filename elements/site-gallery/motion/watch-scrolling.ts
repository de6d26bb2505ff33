const settleMs = 100; // spec: media-layout §9, resize settle of a gallery
/** A browser that is only late has sent its event after so long. */
const patienceMs = 1000;
const hasScrollEnd = 'onscrollend' in globalThis;

interface Callbacks {
  /** At most once a frame, while the track scrolls. */
  moved(): void;
  /**
   * The track seems to be at rest. False waits on, until this `isSure`: the event of an earlier motion
   * sometimes comes after a new one has begun, and a busy browser sends none in the middle of one.
   */
  rested(isSure: boolean): boolean;
}

/** Follows a track's scrolling, until what is returned is called; with one listener while it rests, two while it moves. */
export function watchScrolling(track: Element, { moved, rested }: Callbacks): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const check = (isSure: boolean) => {
    cancel();
    if (!rested(isSure)) checkIn(patienceMs, true);
  };
  // Scroll events come with frames: time without a frame says nothing, so two frames have to pass in it as well.
  const checkIn = (ms: number, isSure: boolean) => {
    cancel();
    timer = setTimeout(() => {
      frame = requestAnimationFrame(() => { frame = requestAnimationFrame(() => check(isSure)); });
    }, ms);
  };
  const onEnd = () => check(false);
  const onScroll = () => {
    if (hasScrollEnd) track.addEventListener('scrollend', onEnd, { once: true }); // adding the same listener again has no effect
    cancel();
    moved();
    checkIn(hasScrollEnd ? patienceMs : settleMs, hasScrollEnd);
  };
  track.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancel();
    track.removeEventListener('scroll', onScroll);
    track.removeEventListener('scrollend', onEnd);
  };
}
