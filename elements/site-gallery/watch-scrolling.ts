const settleMs = 100; // spec: media-layout §9, resize settle of a gallery
/** The longest a motion may take: a browser that never says it has ended does not lock the gallery. */
const ceilingMs = 1000; // spec: media-layout §9, speed of a stacked gallery
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

/** What follows a track's scrolling. */
export interface ScrollWatch {
  /** Announces a motion, which may turn out to be none. */
  expect(): void;
  stop(): void;
}

/** Follows a track's scrolling with one listener while it rests, two while it moves. */
export function watchScrolling(track: Element, { moved, rested }: Reactions): ScrollWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const cancel = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const ask = (isSure: boolean) => {
    cancel();
    if (!rested(isSure)) askIn(ceilingMs, true);
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
    askIn(saysItsEnd ? ceilingMs : settleMs, saysItsEnd);
  };
  track.addEventListener('scroll', onScroll, { passive: true });
  return {
    expect: () => askIn(ceilingMs, true),
    stop() {
      cancel();
      track.removeEventListener('scroll', onScroll);
      track.removeEventListener('scrollend', onEnd);
    },
  };
}
