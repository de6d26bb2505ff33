const advanceShare = 0.5; // spec: media-layout §9, new-swipe: half the width
const advanceVelocity = 1; // spec: media-layout §9, new-swipe; px per ms
const touchPx = 50; // spec: media-layout §9
const touchMs = 250; // spec: media-layout §9
const longPressShare = 1 / 2.25; // spec: media-layout §9, width/2.25

/** A drag that was let go. Onward is positive, whichever way the text runs. */
export interface Gesture {
  readonly draggedPx: number;
  /** Pixels per millisecond over the last samples. */
  readonly velocity: number;
  readonly heldMs: number;
}

export interface Intent {
  /** A quick hand means the next slide on its way, however little it has moved. */
  readonly flick: -1 | 0 | 1;
  /** A slow one means the next slide once more than this share of it has been pulled in. */
  readonly share: number;
}

export type Release = (gesture: Gesture) => Intent;

const signOf = (value: number) => Math.sign(value) as -1 | 0 | 1;

/** New-swipe's rule, for whatever follows a hand: over half the width, or fast. */
export const releaseByVelocity: Release = ({ velocity }) => ({
  flick: Math.abs(velocity) > advanceVelocity ? signOf(velocity) : 0,
  share: advanceShare,
});

/** The rule of touch: a short press needs little distance, a long one much. */
export const releaseByTime: Release = ({ draggedPx, heldMs }) => ({
  flick: heldMs <= touchMs && Math.abs(draggedPx) >= touchPx ? signOf(draggedPx) : 0,
  share: longPressShare,
});

/** The slide at which slides come to rest that were let go at a place, both in slides, when they had been at `home`. */
export function landing(place: number, home: number, { flick, share }: Intent): number {
  if (flick) return flick > 0 ? Math.ceil(place) : Math.floor(place);
  const pulled = place - home;
  const whole = Math.floor(Math.abs(pulled));
  return home + Math.sign(pulled) * (Math.abs(pulled) - whole > share ? whole + 1 : whole);
}
