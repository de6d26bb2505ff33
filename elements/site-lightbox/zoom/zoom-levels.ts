import type { Size } from '../../../core/image/frame.js';

/** Ours: at least so much, whatever the picture has: some visitors need it. */
const leastMost = 4;
/** Ours: one step of a double tap, where filling the window is more or less than that. */
const [leastStep, mostStep] = [2, 3];

interface Facts {
  /** The picture as it is shown whole. */
  readonly fit: Size;
  /** Its place at rest. */
  readonly area: Size;
  /** Its own size in pixels; null while nobody knows. */
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
