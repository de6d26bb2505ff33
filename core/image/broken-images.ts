import { membersOfDocument } from '../platform/page-document.js';

/** Marks an image that did not come: style sheets replace the browser's icon. Its text stays for screen readers. */
export const brokenMark = 'data-site-broken';

/** A picture frame in the middle, of the same size in an image of any size, in a gray that shows on light and dark pages. */
const drawing = "%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Csvg x='50%25' y='50%25' overflow='visible'%3E"
  + "%3Cpath d='M-16-12h32v24h-32zM-16 8l10-10 14 14M4 4l5-5 7 7' fill='none' stroke='%23808590' stroke-width='2'/%3E%3C/svg%3E%3C/svg%3E";

/** Declarations of such an image: without them a gallery of images that did not come would be blank. */
export const brokenImageCss = `content: url("data:image/svg+xml,${drawing}");`;

export const markBroken = (image: Element, isBroken: boolean): void => {
  if (image.hasAttribute(brokenMark) !== isBroken) image.toggleAttribute(brokenMark, isBroken);
};

const onSettled = ({ target, type }: Event) => {
  if (target instanceof HTMLImageElement) markBroken(target, type === 'error');
};

/** Whose markup's images are marked: others are the page's own affair. */
const surfaces = 'site-gallery, site-image, site-video';

/**
 * Marks the images that fail: in the page's markup those in our elements, in our shadow roots all. Begun once for each
 * root, however many elements it holds.
 */
export function watchBrokenImages(root: Document | ShadowRoot): void {
  if (watched.has(root)) return;
  watched.add(root);
  const isOurs = root instanceof ShadowRoot && root.host.localName.startsWith('site-');
  const target = root instanceof ShadowRoot ? root : membersOfDocument(root);
  for (const type of ['error', 'load']) {
    target.addEventListener(type, event => { if (isOurs || (event.target as Element).closest?.(surfaces)) onSettled(event); }, { capture: true });
  }
}

const watched = new WeakSet<Node>();
const asked = new WeakMap<HTMLImageElement, string>();

/** Marks those that failed before the listener was added. A drawing without a size of its own is not broken. */
export function markBrokenImages(images: Iterable<HTMLImageElement>): void {
  for (const image of images) {
    const address = image.currentSrc || image.src;
    if (!address || !image.complete || image.naturalWidth || asked.get(image) === address) continue;
    asked.set(image, address);
    image.decode().then(
      () => markBroken(image, false),
      () => {
        if (image.complete && !image.naturalWidth && (image.currentSrc || image.src) === address) markBroken(image, true);
      },
    );
  }
}
