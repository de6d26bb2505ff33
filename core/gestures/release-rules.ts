const advanceShare = 0.5; // spec: media-layout §9, new-swipe: half the width
const advanceVelocity = 1; // spec: media-layout §9, new-swipe; px per ms
const touchPx = 50; // spec: media-layout §9
const touchMs = 250; // spec: media-layout §9
const longPressShare = 1 / 2.25; // spec: media-layout §9, width/2.25

/** A drag that has ended. Forward is positive, whichever way the text runs. */
export interface Swipe {
  readonly draggedPx: number;
  /** Pixels per millisecond at the release. */
  readonly velocity: number;
  /** From press to release. */
  readonly heldMs: number;
}

/** What a swipe asks for. */
export interface SwipeResult {
  /** A flick leads to the next slide in its direction, however little it has moved. */
  readonly flick: -1 | 0 | 1;
  /** A slow swipe leads to the next slide once more than this share of it has been dragged in. */
  readonly share: number;
}

export type ReleaseRule = (swipe: Swipe) => SwipeResult;

const signOf = (value: number) => Math.sign(value) as -1 | 0 | 1;

/** New-swipe's rule: over half the width, or fast. */
export const releaseByVelocity: ReleaseRule = ({ velocity }) => ({
  flick: Math.abs(velocity) > advanceVelocity ? signOf(velocity) : 0,
  share: advanceShare,
});

/** The rule of touch: a short press needs little distance, a long one much. */
export const releaseByTime: ReleaseRule = ({ draggedPx, heldMs }) => ({
  flick: heldMs <= touchMs && Math.abs(draggedPx) >= touchPx ? signOf(draggedPx) : 0,
  share: longPressShare,
});

/** The slide at which slides come to rest that were released at a position, both in slides, when they had started at `home`. */
export function restingSlide(position: number, home: number, { flick, share }: SwipeResult): number {
  if (flick) return flick > 0 ? Math.ceil(position) : Math.floor(position);
  const dragged = position - home;
  const whole = Math.floor(Math.abs(dragged));
  return home + Math.sign(dragged) * (Math.abs(dragged) - whole > share ? whole + 1 : whole);
}
