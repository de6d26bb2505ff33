/** From where to where the centre of a picture may be, along one axis. */
export interface Bounds { readonly least: number; readonly most: number }

/** A picture smaller than its room stays in its middle; a larger one leaves no gap at either end. */
export function boundsOf(roomStart: number, roomPx: number, sizePx: number): Bounds {
  const middle = roomStart + roomPx / 2;
  const spare = Math.max(0, sizePx - roomPx) / 2;
  return { least: middle - spare, most: middle + spare };
}

export const within = (value: number, { least, most }: Bounds): number => Math.min(most, Math.max(least, value));

/** Ours: what is pulled beyond its end follows the hand by so much. */
const give = 0.35;

/** A value that a hand has pulled, softened beyond the bounds. */
export function yielding(value: number, bounds: Bounds): number {
  const kept = within(value, bounds);
  return kept + (value - kept) * give;
}

/** Where a point goes when everything grows from `from` to `to` around another: the point under the fingers stays. */
export const grownAround = (value: number, around: number, from: number, to: number): number => around + (value - around) * (to / from);
