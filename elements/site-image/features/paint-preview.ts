import { paintThumbhash } from '../../../core/image/paint-thumbhash.js';
import type { ImageHost } from '../image.settings.js';

/** Paints the thumbhash of an element. */
export function paintPreview(host: ImageHost): void {
  const { thumbhash } = host.values;
  const canvas = host.element!.shadowRoot!.querySelector('canvas');
  try {
    if (canvas) paintThumbhash(canvas, thumbhash);
  } catch {
    host.warn(`thumbhash "${thumbhash}" cannot be read; expected the 30 characters or so of a thumbhash; using none.`);
  }
}
