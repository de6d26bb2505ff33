/** From the field to its list; the field's outline lies between. */
const gapPx = 8;
const edgePx = 8;
/** Addresses need some room, however narrow the field. */
const leastWidthPx = 280;
const leastHeightPx = 72;

interface Box { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export interface Placing {
  readonly field: Box;
  /** What can be seen of the window: without the keyboard of a phone, less when zoomed in. */
  readonly viewport: Box;
  /** As high as the list would like to be. */
  readonly height: number;
  readonly isRtl: boolean;
}

/** Where a list is in the window: below its field, or above it where only there is room; as wide as the field. */
export function placeList({ field, viewport, height, isRtl }: Placing): Box {
  const below = viewport.y + viewport.height - edgePx - (field.y + field.height + gapPx);
  const above = field.y - gapPx - (viewport.y + edgePx);
  const isBelow = height <= below || below >= above;
  const shown = Math.min(height, Math.max(isBelow ? below : above, leastHeightPx));
  const width = Math.min(Math.max(field.width, leastWidthPx), viewport.width - 2 * edgePx);
  const x = isRtl ? field.x + field.width - width : field.x;
  return {
    x: Math.max(viewport.x + edgePx, Math.min(x, viewport.x + viewport.width - edgePx - width)),
    y: isBelow ? field.y + field.height + gapPx : field.y - gapPx - shown,
    width,
    height: shown,
  };
}
