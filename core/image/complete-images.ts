import { pageDocument } from '../platform/page-document.js';
import { writeJson } from '../registry/write-json.js';
import { backgrounds, incompleteSelector, isImageAddress } from './deferred-image.js';
import { getLargestCandidate } from './largest-of-srcset.js';

const media = 'audio, canvas, embed, iframe, img:not(noscript *), object, picture, svg, video';
/** Elements that load their own images. */
const others = 'site-image, site-video, site-map, site-embed, noscript';

/** Some loaders store the CSS value, others the address alone. */
const addressIn = (value: string | null | undefined): string => {
  const address = /^\s*url\(\s*(["']?)(.*?)\1\s*\)\s*$/is.exec(value ?? '')?.[2] ?? value?.trim() ?? '';
  return isImageAddress(address) ? address : '';
};

function createImage(node: HTMLElement, address: string): HTMLImageElement {
  const image = pageDocument.createElement('img');
  image.loading = 'lazy';
  image.alt = node.dataset.alt ?? node.ariaLabel ?? node.title;
  const { width, height } = node.dataset;
  if (Number(width) > 0 && Number(height) > 0) [image.width, image.height] = [Number(width), Number(height)];
  image.src = address;
  return image;
}

/** A `<picture>` whose script would create its image, as lozad does. */
function completePicture(picture: HTMLElement): HTMLImageElement | undefined {
  if (picture.querySelector('img:not(noscript *)')) return undefined;
  const source = [...picture.querySelectorAll('source')].at(-1);
  const listed = getLargestCandidate(source?.getAttribute('srcset') || source?.dataset.srcset || '');
  const address = [picture.dataset.iesrc, picture.dataset.src, listed].map(addressIn).find(Boolean);
  if (!address) return undefined;
  const image = createImage(picture, address);
  picture.append(image);
  return image;
}

/**
 * Adds the images that another script would show: of a `<picture>` without an `<img>`, and of boxes that keep the address of their
 * background in an attribute, as the gallery of Elementor Pro does. A box with words in it gets its background instead. `undo`
 * receives what restores the author's markup.
 */
export function completeImages(root: Element, undo: (restore: () => void) => void): void {
  for (const node of root.querySelectorAll<HTMLElement>(incompleteSelector)) {
    if (node.closest(others)) continue;
    if (node.localName === 'picture') {
      const image = completePicture(node);
      if (image) undo(() => image.remove());
      continue;
    }
    const address = backgrounds.map(name => addressIn(node.getAttribute(name))).find(Boolean);
    if (!address || node.querySelector(media)) continue;
    if (!node.textContent!.trim()) {
      const image = createImage(node, address);
      node.append(image);
      undo(() => image.remove());
    } else if (!node.style.backgroundImage) {
      node.style.backgroundImage = `url(${writeJson(address)})`;
      undo(() => node.style.removeProperty('background-image'));
    }
  }
}
