import { dropShadowForm, readDropShadow } from '../../../core/image/drop-shadow.js';
import type { Place } from '../../../core/image/frame.js';
import { asJson } from '../../../core/settings/parse.js';
import { getShapeRatio, scalePath } from '../../../core/shape/shape.js';
import { shapeNamed } from '../../../core/shape/shapes.js';
import type { ImageHost } from '../image.settings.js';

/** What a mask and a shadow make of an image. */
export interface Outline {
  /** Width to height of the mask; null without one. */
  readonly ratio: number | null;
  /** CSS `clip-path` for an image painted in this place; null without a mask. */
  clip(place: Place): string | null;
  /** CSS `filter`; null without a shadow. */
  readonly drop: string | null;
}

/**
 * Reads the settings `mask` and `dropShadow`, with a warning for what cannot be used. A mask is a path in pixels: it needs
 * no address, which a strict policy may refuse, and no id, which WebKit does not find in a shadow root.
 */
export function getOutline(host: ImageHost): Outline {
  const { mask, dropShadow } = host.values;
  const shape = shapeNamed(mask);
  const shadow = readDropShadow(dropShadow);
  if (mask && !shape) host.warn(`mask "${mask}" is unknown; expected the name of a shape, such as circle; using none.`);
  if (dropShadow !== null && !shadow) {
    host.warn(`drop-shadow ${asJson(dropShadow)} is not a shadow; expected ${dropShadowForm}; using none.`);
  }
  return {
    ratio: shape ? getShapeRatio(shape) : null,
    clip: place => (shape ? `path("${scalePath(shape, place)}")` : null),
    drop: shadow && `drop-shadow(${shadow} var(--_shade))`,
  };
}
