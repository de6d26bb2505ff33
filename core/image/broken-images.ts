/** Marks an image that did not come: style sheets show an empty place instead of the browser's icon. Its text stays for screen readers. */
export const brokenMark = 'data-site-broken';

/** Declarations of such an image: a drawing of nothing, in the image's own box. */
export const brokenImageCss = 'content: url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E");';

export const markBroken = (image: Element, isBroken: boolean): void => {
  if (image.hasAttribute(brokenMark) !== isBroken) image.toggleAttribute(brokenMark, isBroken);
};

const onSettled = ({ target, type }: Event) => {
  if (target instanceof HTMLImageElement) markBroken(target, type === 'error');
};

/** Whose markup's images are marked: others are the page's own affair. */
const surfaces = 'site-gallery, site-image, site-video';

/**
 * Marks the images that do not come: in the page's markup those in our elements, in a shadow root of ours all. Begun once for each
 * root, however many elements it holds.
 */
export function watchBrokenImages(root: Document | ShadowRoot): void {
  if (watched.has(root)) return;
  watched.add(root);
  const isOurs = root instanceof ShadowRoot && root.host.localName.startsWith('site-');
  for (const type of ['error', 'load']) {
    root.addEventListener(type, event => { if (isOurs || (event.target as Element).closest?.(surfaces)) onSettled(event); }, { capture: true });
  }
}

const watched = new WeakSet<Node>();
const asked = new WeakMap<HTMLImageElement, string>();

/** Marks those that have failed before anybody listened. A drawing without a size of its own is not broken. */
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
