import { pixelRatio } from '../../../core/image/image-width.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { visitorScreen } from '../../../core/platform/visitor.js';
import { largeAddress } from '../slides/large-address.js';
import type { Slide } from '../slides/slide.js';

const hasList = (image: HTMLImageElement | null): boolean => !!image?.hasAttribute('srcset') || !!image?.closest('picture')?.querySelector('source[srcset]');

/** Where a slide's large picture comes from, for a width in CSS pixels: an address, or null for the thumbnail's own list. */
export function addressFor({ link, dataSrc, thumbnail }: Slide, widthPx: number): string | null {
  const current = thumbnail?.currentSrc || thumbnail?.src || '';
  return largeAddress({ link, dataSrc, hasList: hasList(thumbnail), current }, widthPx * pixelRatio(visitorScreen()));
}

const copied = ['srcset', 'media', 'type'];

/** A picture with the thumbnail's list, from which the browser chooses for a width in CSS pixels. */
function withList(thumbnail: HTMLImageElement, image: HTMLImageElement, sizes: string): HTMLElement {
  const around = thumbnail.closest('picture');
  image.sizes = sizes;
  image.srcset = thumbnail.srcset;
  if (!around) return image;
  const picture = pageDocument.createElement('picture');
  for (const source of around.querySelectorAll('source')) {
    const copy = pageDocument.createElement('source');
    for (const name of copied) if (source.hasAttribute(name)) copy.setAttribute(name, source.getAttribute(name)!);
    copy.sizes = sizes;
    picture.append(copy);
  }
  picture.append(image);
  return picture;
}

/** The slide's large picture for a width in CSS pixels: what to put on the page, and the image in it. */
export function largePicture(slide: Slide, widthPx: number): { readonly node: HTMLElement; readonly image: HTMLImageElement } {
  const { thumbnail } = slide;
  const image = pageDocument.createElement('img');
  image.draggable = false;
  const address = addressFor(slide, widthPx);
  const node = address === null ? withList(thumbnail!, image, `${Math.ceil(widthPx)}px`) : image;
  if (thumbnail?.crossOrigin != null) image.crossOrigin = thumbnail.crossOrigin;
  if (thumbnail?.referrerPolicy) image.referrerPolicy = thumbnail.referrerPolicy;
  image.src = address ?? thumbnail!.src;
  return { node, image };
}
