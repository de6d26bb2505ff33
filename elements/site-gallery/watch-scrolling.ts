const settleMs = 100; // spec: media-layout §9, resize settle of a gallery
/** A browser that is only late has been heard of after so long. */
const patienceMs = 1000;
const saysItsEnd = 'onscrollend' in globalThis;

interface Reactions {
  /** At most once a frame, while the track scrolls. */
  moved(): void;
  /**
   * The track seems to have come to rest. False waits on, until this `isSure`: the end of an earlier motion is
   * sometimes told after a new one has begun, and a busy browser is silent in the middle of one.
   */
  rested(isSure: boolean): boolean;
}

/** Follows a track's scrolling, until what is returned is called; with one listener while it rests, two while it moves. */
export function watchScrolling(track: Element, { moved, rested }: Reactions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const ask = (isSure: boolean) => {
    cancel();
    if (!rested(isSure)) askIn(patienceMs, true);
  };
  // Scrolling is told with frames: time without a frame is no silence, so two frames have to pass in it as well.
  const askIn = (ms: number, isSure: boolean) => {
    cancel();
    timer = setTimeout(() => {
      frame = requestAnimationFrame(() => { frame = requestAnimationFrame(() => ask(isSure)); });
    }, ms);
  };
  const onEnd = () => ask(false);
  const onScroll = () => {
    if (saysItsEnd) track.addEventListener('scrollend', onEnd, { once: true }); // the same again is no second one
    cancel();
    moved();
    askIn(saysItsEnd ? patienceMs : settleMs, saysItsEnd);
  };
  track.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancel();
    track.removeEventListener('scroll', onScroll);
    track.removeEventListener('scrollend', onEnd);
  };
}
