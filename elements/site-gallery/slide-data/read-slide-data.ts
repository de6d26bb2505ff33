import { readDimensions } from '../../../core/image/read-image-data.js';
import { sizesFor } from '../../../core/image/image-width.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import { onResize } from '../../../core/platform/observers.js';
import type { Attach } from '../extras.js';
import { imageIn } from '../image-in.js';
import { shapeOf } from '../layout/shape-of.js';
import { clickThrough } from './click-through.js';
import { focusOn } from './focus-on.js';

type Source = HTMLImageElement | HTMLSourceElement;

/** `3 / 2` as a number; null for `auto`. */
const ratioOf = (css: string): number | null => {
  const [width, height] = css.split('/').map(Number);
  return width && height ? width / height : null;
};

/** Does what slides and pictures say of themselves, and takes it back when the signal ends. Source: media-layout §3. */
export const readSlideData: Attach = (parts, host, signal) => {
  const element = host.element!;
  const all = (selector: string) => element.querySelectorAll<HTMLElement>(selector);
  const undo = new Set<() => void>();
  const give = (node: Element | null, name: string, value: string) => {
    if (!node || node.hasAttribute(name)) return;
    node.setAttribute(name, value);
    undo.add(() => node.removeAttribute(name));
  };

  const dimensions = () => {
    for (const node of all('[data-image-dimensions]')) {
      const text = node.dataset.imageDimensions!;
      const size = readDimensions(text);
      const picture = imageIn(node);
      if (!size) host.warn(`data-image-dimensions "${text}" is no picture's size; expected WIDTHxHEIGHT such as 2400x1600; going by the picture itself.`);
      else if (!picture?.hasAttribute('width') || !picture.hasAttribute('height')) {
        give(picture, 'width', String(size.width));
        give(picture, 'height', String(size.height));
      }
    }
  };
  const sources = () => {
    for (const node of all('[data-src]')) {
      const picture = imageIn(node);
      const url = safeUrl(node.dataset.src!);
      if (!picture || picture.hasAttribute('src') || !url) continue;
      if (!picture.hasAttribute('loading')) picture.loading = 'lazy';
      picture.src = url; // stays: without it the picture would go
    }
  };
  const links = () => {
    for (const slide of parts.stage.slides) {
      const picture = imageIn(slide);
      if (!picture || picture.closest('a, button, label, [tabindex]') || !clickThrough(slide)) continue;
      give(picture, 'role', 'link');
      give(picture, 'tabindex', '0');
    }
  };
  const focus = () => {
    for (const node of all('[data-image-focal-point]')) {
      const picture = imageIn(node);
      if (!picture) continue;
      const text = node.dataset.imageFocalPoint!;
      const place = ratioOf(parts.layout.aspectRatio) ?? (picture.clientWidth / picture.clientHeight || null);
      const { position, fact } = focusOn(text, { picture: shapeOf(picture), place });
      if (fact) host.warn(`data-image-focal-point "${text}" ${fact}; expected two fractions from 0 to 1 such as 0.5,0.3; using ${position}.`);
      picture.style.setProperty('--_focus', position);
    }
  };
  const sized = new Set<Source>();
  const sizes = (galleryPx: number) => {
    for (const node of all('img[srcset]:not([sizes]), source[srcset]:not([sizes])') as Iterable<HTMLElement & Source>) {
      if (/\d+w\b/.test(node.srcset)) sized.add(node);
    }
    for (const node of sized) {
      const picture = node instanceof HTMLImageElement ? node : node.parentElement && imageIn(node.parentElement);
      node.sizes = sizesFor(picture?.clientWidth || galleryPx / parts.layout.columns);
    }
  };

  const read = () => {
    if (signal.aborted) return;
    dimensions();
    sources();
    links();
    focus();
    sizes(element.clientWidth);
  };
  read();
  host.onLightChange(read);
  const frame = element.shadowRoot!.querySelector('.gallery');
  if (frame && sized.size > 0) onResize(frame, sizes, signal);
  signal.addEventListener('abort', () => {
    for (const back of undo) back();
    for (const node of sized) node.removeAttribute('sizes');
    for (const node of all('[data-image-focal-point]')) imageIn(node)?.style.removeProperty('--_focus');
  }, { once: true });
  let seen = parts.layout;
  return () => {
    if (seen === parts.layout) return;
    seen = parts.layout;
    read();
  };
};
