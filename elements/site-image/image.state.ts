import type { DrawOverlays } from './features/overlays.js';

/** What the element is drawn from. */
export class ImageState {
  /** Whether the image is on the page: waiting until it has loaded or failed. */
  phase: 'waiting' | 'drawn' | 'broken' = 'waiting';
  /** Draws what few images need besides; null until its code is needed and there. */
  drawOverlays: DrawOverlays | null = null;
}
