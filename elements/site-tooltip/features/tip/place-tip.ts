const pointerOffsetPx = 15; // spec: media-layout §9
const edgeMarginPx = 20; // spec: media-layout §9
/** From a focused control to its tip. */
const gapPx = 8;

interface Size { readonly width: number; readonly height: number }
export interface Box extends Size { readonly x: number; readonly y: number }

export interface Placement {
  /** What the tip belongs to, in the window. */
  readonly control: Box;
  /** Where the pointer is in the window, if it was the pointer that opened it. */
  readonly pointer?: { readonly x: number; readonly y: number } | null;
  readonly tip: Size;
  readonly viewport: Size;
  readonly side: 'below' | 'above';
  readonly isRtl: boolean;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** On the preferred side if there is room, else on the other, else on the one with more room. */
function along(least: number, most: number, size: number, preferred: { first: number; second: number }, rooms: { first: number; second: number }): number {
  const fits = (at: number) => at >= least && at + size <= most;
  const chosen = fits(preferred.first) || (!fits(preferred.second) && rooms.first >= rooms.second) ? preferred.first : preferred.second;
  return clamp(chosen, least, Math.max(least, most - size));
}

/**
 * Where a tip is in the window: beside the pointer, or at the control itself, on the other side where there is no
 * room, and never nearer to an edge than its margin. Source: media-layout §9.
 */
export function placeTip({ control, pointer, tip, viewport, side, isRtl }: Placement): { x: number; y: number } {
  const [left, top] = [edgeMarginPx, edgeMarginPx];
  const [right, bottom] = [viewport.width - edgeMarginPx, viewport.height - edgeMarginPx];
  const offset = pointer ? pointerOffsetPx : gapPx;
  const from = pointer ? pointer.y : control.y + control.height;
  const below = { at: from + offset, room: bottom - from };
  const above = { at: (pointer ? pointer.y : control.y) - offset - tip.height, room: (pointer ? pointer.y : control.y) - top };
  const [first, second] = side === 'below' ? [below, above] : [above, below];
  const y = along(top, bottom, tip.height, { first: first.at, second: second.at }, { first: first.room, second: second.room });
  if (!pointer) return { x: clamp(control.x + (control.width - tip.width) / 2, left, Math.max(left, right - tip.width)), y };
  const after = { at: pointer.x + offset, room: right - pointer.x };
  const before = { at: pointer.x - offset - tip.width, room: pointer.x - left };
  const [start, end] = isRtl ? [before, after] : [after, before];
  return { x: along(left, right, tip.width, { first: start.at, second: end.at }, { first: start.room, second: end.room }), y };
}
