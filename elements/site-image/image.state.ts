import type { TemplateResult } from 'lit/html.js';
import type { ImageHost } from './image.settings.js';

/** Draws what lies over or under the image; its code is fetched by the first element that needs it. */
export type DrawOverlays = (host: ImageHost, state: ImageState) => TemplateResult;

/** What the element is drawn from. */
export class ImageState {
  /** Whether the image is on the page: waiting until it has loaded or failed. */
  phase: 'waiting' | 'drawn' | 'broken' = 'waiting';
  /** Null until its code is needed and there. */
  drawOverlays: DrawOverlays | null = null;
}
