import type { Size } from '../../../core/image/frame.js';

/** From where to where the center of a picture may be, along one axis. */
export interface Bounds { readonly least: number; readonly most: number }

/** A picture smaller than its room stays in its middle; a larger one leaves no gap at either end. */
export function getPanBounds(roomStart: number, roomPx: number, sizePx: number): Bounds {
  const middle = roomStart + roomPx / 2;
  const spare = Math.max(0, sizePx - roomPx) / 2;
  return { least: middle - spare, most: middle + spare };
}

export const within = (value: number, { least, most }: Bounds): number => Math.min(most, Math.max(least, value));

/** Ours: what is pulled beyond its end follows the pointer by so much. */
const give = 0.35;

/** A value that a drag has set, softened beyond the bounds. */
export function softenOverdrag(value: number, bounds: Bounds): number {
  const kept = within(value, bounds);
  return kept + (value - kept) * give;
}

/** Where a point goes when everything grows from `from` to `to` around another: the point under the pointers stays. */
export const scaleAround = (value: number, around: number, from: number, to: number): number => around + (value - around) * (to / from);

/** Ours: at least so much, whatever the picture has: some visitors need it. */
const leastMost = 4;
/** Ours: one step of a double tap, where filling the window is more or less than that. */
const [leastStep, mostStep] = [2, 3];

interface Facts {
  /** The picture as it is shown whole. */
  readonly fit: Size;
  /** Its place at rest. */
  readonly area: Size;
  /** Its own size in pixels; null while unknown. */
  readonly natural: Size | null;
}

export interface ZoomLevels {
  /** What a double tap zooms to: the picture fills the window, if that is neither little nor much. */
  readonly step: number;
  /** Pixel for pixel, and four times at least. */
  readonly most: number;
}

/** How far a picture can be zoomed; 1 shows it whole. */
export function zoomLevels({ fit, area, natural }: Facts): ZoomLevels {
  const fill = Math.max(area.width / fit.width, area.height / fit.height);
  const pixels = natural ? natural.width / fit.width : 1;
  return { step: Math.min(mostStep, Math.max(leastStep, fill)), most: Math.max(leastMost, pixels) };
}

/** Ours: a third of the window drags the overlay away. */
export const dragShare = 1 / 3;

/** How much of the overlay is left while a picture is dragged up or down or pinched small: 1 is all of it. */
export function presence(dragPx: number, heightPx: number, zoom: number): number {
  const dragged = Math.abs(dragPx) / (heightPx * dragShare);
  return Math.max(0, 1 - Math.max(dragged, 2 * (1 - zoom)));
}
