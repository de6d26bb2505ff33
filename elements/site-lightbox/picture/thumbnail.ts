import { getDocument } from '../../../core/platform/page-document.js';
import { prefersReducedMotion } from '../../../core/platform/visitor.js';
import { getStartPose, positionShares, type Start, type Thumbnail } from './picture-geometry.js';
import type { Place } from '../../../core/image/frame.js';
import { speedMs } from '../zoom/spring.js';

/** Fast away, slow in. The browser's own way from page to window is written with the same: its style sheet accepts no values. */
export const easing = 'cubic-bezier(0.22, 0.8, 0.2, 1)';
const focusable = 'a[href], button, [tabindex]';

/** What moves a picture, and can be brought to its end immediately. */
export type Motion = Pick<Animation, 'finish'> & { readonly finished: Promise<unknown> };

/** Where a thumbnail is in the window, and how it is cropped; null when no image is seen. */
export function readThumbnail(node: HTMLElement | null): Thumbnail | null {
  if (!node) return null;
  const image = node instanceof HTMLImageElement ? node : node.querySelector('img');
  if (!image) return null;
  const box = image.getBoundingClientRect();
  const { clientWidth, clientHeight } = getDocument(node).documentElement;
  const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.right > 0 && box.top < clientHeight && box.left < clientWidth;
  if (!isSeen) return null;
  const { objectFit, objectPosition, borderTopLeftRadius } = getComputedStyle(image);
  const radius = parseFloat(borderTopLeftRadius) || 0;
  const radiusPx = borderTopLeftRadius.includes('%') ? box.width * radius / 100 : radius;
  return { box, fit: objectFit, position: positionShares(objectPosition), radiusPx };
}

/** Takes the focus for a thumbnail: itself, or the link around it. */
export const getFocusable = (node: HTMLElement | null): HTMLElement | null =>
  node?.closest<HTMLElement>(focusable) ?? node?.querySelector<HTMLElement>(focusable) ?? null;

const frameAt = ({ x, y, scale, cut, radiusPx }: Start, { left, top }: Place): Keyframe => ({
  transform: `translate(${left + x}px, ${top + y}px) scale(${scale})`,
  clipPath: `inset(${cut.map(px => `${px}px`).join(' ')} round ${radiusPx}px)`,
});
const whole: Keyframe = { clipPath: 'inset(0 round 0)' };

/** Lets a picture grow out of its thumbnail, or shrink into it; without a visible thumbnail it fades. */
export function zoomPicture(picture: HTMLElement, box: Place, thumbnail: Thumbnail | null, way: 'open' | 'close'): Animation {
  const start = thumbnail && getStartPose(thumbnail, box);
  const [small, large] = start ? [frameAt(start, box), whole] : [{ opacity: 0 }, {}];
  return play(picture, way === 'open' ? [small, large] : [large, small], way);
}

/** Lets everything but the picture appear or go, or what is named of it. */
export function fadeAll(dialog: Element, way: 'open' | 'close', parts = '.overlay, .chrome'): void {
  for (const part of dialog.querySelectorAll(parts)) play(part, way === 'open' ? [{ opacity: 0 }, {}] : [{}, { opacity: 0 }], way);
}

function play(element: Element, keyframes: Keyframe[], way: 'open' | 'close'): Animation {
  const duration = prefersReducedMotion() ? 0 : speedMs;
  return element.animate(keyframes, { duration, easing, fill: way === 'close' ? 'forwards' : 'none' });
}

/** Brings a thumbnail into the window, if it is not seen whole. */
export function scrollThumbnailIntoView(node: HTMLElement): void {
  const { top, bottom, left, right } = node.getBoundingClientRect();
  const { clientWidth, clientHeight } = getDocument(node).documentElement;
  if (top >= 0 && bottom <= clientHeight && left >= 0 && right <= clientWidth) return;
  node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
