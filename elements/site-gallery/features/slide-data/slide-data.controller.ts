import { readDimensions } from '../../../../core/image/read-image-data.js';
import { sizesFor } from '../../../../core/image/image-width.js';
import { onResize } from '../../../../core/platform/observers.js';
import type { AttachFeature } from '../../gallery-context.js';
import { clickThroughUrl } from '../../slides/slide-data.js';
import { getAspectRatio, getSlideImage } from '../../slides/slide-images.js';
import { objectPosition, parseRatio } from './object-position.js';
import { SlideSources } from './slide-sources.js';

type Source = HTMLImageElement | HTMLSourceElement;

/** Applies the data attributes of slides and images, and takes it back when the signal ends. Source: media-layout §3. */
export const attachSlideData: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const element = host.element!;
  /** Nodes of slides; those in a `<site-image>` are its own. */
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)].filter(node => !node.closest('site-image'));
  const sources = new SlideSources(gallery, signal);
  const undo = new Set<() => void>();
  const setMissing = (node: Element | null, name: string, value: string) => {
    if (!node || node.hasAttribute(name)) return;
    node.setAttribute(name, value);
    undo.add(() => node.removeAttribute(name));
  };

  const applyDimensions = () => {
    for (const node of all('[data-image-dimensions]')) {
      const text = node.dataset.imageDimensions!;
      const size = readDimensions(text);
      const image = getSlideImage(node);
      if (!size) host.warn(`data-image-dimensions "${text}" is not the size of an image; expected WIDTHxHEIGHT such as 2400x1600; using its own size.`);
      else if (!image?.hasAttribute('width') || !image.hasAttribute('height')) {
        setMissing(image, 'width', String(size.width));
        setMissing(image, 'height', String(size.height));
      }
    }
  };
  const applyLinks = () => {
    if (!element.querySelector('[data-click-through-url]')) return;
    for (const slide of gallery.slides) {
      const image = getSlideImage(slide);
      if (!image || image.closest('a, button, label, [tabindex]') || !clickThroughUrl(slide)) continue;
      setMissing(image, 'role', 'link');
      setMissing(image, 'tabindex', '0');
    }
  };
  const applyFocalPoints = () => {
    for (const node of all('[data-image-focal-point]')) {
      const image = getSlideImage(node);
      if (!image) continue;
      const text = node.dataset.imageFocalPoint!;
      const placeRatio = parseRatio(state.layout.aspectRatio) ?? (image.clientWidth / image.clientHeight || null);
      const { position, fact } = objectPosition(text, { imageRatio: getAspectRatio(image), placeRatio });
      if (fact) host.warn(`data-image-focal-point "${text}" ${fact}; expected two fractions from 0 to 1 such as 0.5,0.3; using ${position}.`);
      image.style.setProperty('--_focus', position);
    }
  };
  const sized = new Set<Source>();
  const applySizes = (galleryPx: number) => {
    for (const node of all('img[srcset]:not([sizes]), source[srcset]:not([sizes])') as (HTMLElement & Source)[]) {
      if (/\d+w\b/.test(node.srcset)) sized.add(node);
    }
    for (const node of sized) {
      const image = node instanceof HTMLImageElement ? node : node.parentElement && getSlideImage(node.parentElement);
      node.sizes = sizesFor(image?.clientWidth || galleryPx / state.layout.columns);
    }
  };

  const apply = () => {
    if (signal.aborted) return;
    applyDimensions();
    sources.read();
    applyLinks();
    applyFocalPoints();
    applySizes(element.clientWidth);
  };
  apply();
  gallery.onSlidesChange(apply);
  const frame = element.shadowRoot!.querySelector('.gallery');
  if (frame && sized.size > 0) onResize(frame, applySizes, signal);
  signal.addEventListener('abort', () => {
    for (const back of undo) back();
    for (const node of sized) node.removeAttribute('sizes');
    for (const node of all('[data-image-focal-point]')) getSlideImage(node)?.style.removeProperty('--_focus');
  }, { once: true });
  let { layout } = state;
  return {
    update() {
      if (layout === state.layout) return;
      layout = state.layout;
      apply();
    },
  };
};
