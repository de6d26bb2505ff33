import { safeUrl } from '../links/safe-url.js';
import { getLargestCandidate } from './largest-of-srcset.js';

/** Where lazy loaders keep an image's address until it is near, most used first. spec: media-layout §3, data-src */
const addresses = [
  'data-src', 'data-lazy-src', 'data-original', 'data-orig-src', 'data-lazy', 'data-ll-src', 'data-flickity-lazyload', 'data-splide-lazy',
  'data-cfsrc', 'data-echo',
];
const lists = [
  'data-srcset', 'data-lazy-srcset', 'data-original-set', 'data-orig-srcset', 'data-ll-srcset', 'data-flickity-lazyload-srcset',
  'data-splide-lazy-srcset', 'data-cfsrcset',
];
const sizes = ['data-sizes', 'data-lazy-sizes', 'data-orig-sizes', 'data-ll-sizes'];
/** Where content systems keep the address of the same image in its full size. */
const originals = ['data-full-url', 'data-orig-file', 'data-large-file', 'data-large_image', 'data-zoom-image', 'data-image'];

/** Images that another script would load. */
export const deferredSelector = `:is(img, source):is(${[...addresses, ...lists].map(name => `[${name}]`).join(', ')})`;

/** Attributes from which galleries and lazy loaders paint the background of a box, most used first. */
export const backgrounds = ['data-thumbnail', 'data-bg', 'data-background-image', 'data-background', 'data-lazy-background', 'data-bg-image'];
/** Images without an <img> of their own: see `completeImages`. */
export const incompleteSelector =
  `picture:not(:has(> img)), :is(a, div, figure, li, span):is(${backgrounds.map(name => `[${name}]`).join(', ')}):not(:has(img))`;

/** What an <img>, or a <source> beside it, is to show once it is near. */
export interface DeferredImage {
  /** Empty where there is only a list. */
  readonly address: string;
  readonly srcset: string;
  /** Empty if they are not set. */
  readonly sizes: string;
  /** The address is that of the specification's `data-src`, which may be asked for in any width. */
  readonly isByWidth: boolean;
}

/** `data-lazy="true"` is not an address, and one with `{width}` is to become one. */
export const isImageAddress = (text: string): boolean => /^[^{]*[./][^{]*$/.test(text) && safeUrl(text) !== null;
/** Every address of a list is one that a page may load. */
const isList = (text: string): boolean => isImageAddress(text) && text.split(/,\s+/).every(candidate => safeUrl(candidate.trim().split(/\s+/)[0]!) !== null);

const firstOf = (node: Element, names: readonly string[], isGood: (text: string) => boolean): string =>
  names.map(name => node.getAttribute(name)?.trim() ?? '').find(text => text && isGood(text)) ?? '';

/** What a lazy loader, or our own `data-src`, has an image wait for; null where it waits for nothing. */
export function deferredImage(node: Element): DeferredImage | null {
  const address = firstOf(node, addresses, isImageAddress);
  const srcset = firstOf(node, lists, isList);
  if (!address && !srcset) return null;
  const wanted = firstOf(node, sizes, text => text !== 'auto');
  return { address: safeUrl(address) ?? '', srcset, sizes: wanted, isByWidth: !srcset && node.hasAttribute('data-src') };
}

const blanks = /(?:^|[/_-])(?:1x1|blank|clear|dummy|empty|gr[ae]y|lazy|loader|loading|pixel|placeholder|spacer|trans(?:parent)?)[\w-]*\.(?:gif|png|svg|jpe?g|webp)(?:$|[?#])/i;

/** Whether an address is that of nothing to look at, which holds the place of an image. */
export const isPlaceholder = (address: string): boolean => /^\s*(?:data|blob|about):/i.test(address) || blanks.test(address);

/** Whether an image still shows what holds its place, whose proportions need not be the image's. */
export function showsPlaceholder(image: HTMLImageElement): boolean {
  if (!isPlaceholder(image.currentSrc || image.getAttribute('src') || '') || !deferredImage(image)) return false;
  return Math.max(image.naturalWidth, image.naturalHeight) <= 2; // a generated placeholder has the proportions of its image
}

/** The address of the image that an <img> shows, or will show: what is in its `src` may hold its place. */
export function getImageUrl(image: HTMLImageElement): string {
  const deferred = deferredImage(image);
  return deferred?.address || getLargestCandidate(deferred?.srcset ?? '') || image.getAttribute('src') || '';
}

/** The address of an image in its full size, as far as its markup names one; empty where it does not. */
export function getFullSizeUrl(image: HTMLImageElement | null): string {
  if (!image) return '';
  const original = firstOf(image, originals, isImageAddress);
  const deferred = deferredImage(image);
  return safeUrl(original || getLargestCandidate(deferred?.srcset ?? '') || deferred?.address || '') ?? '';
}

const shown = new WeakMap<Element, string>();

/**
 * Shows an image that waits for another script, in the addresses that its markup names: the browser fetches it when it is
 * near. Each is shown once: what a script chooses later stays. `data-src` is left to the code that requests a width of it, unless
 * `isWhole`.
 */
export function showDeferredImage(image: HTMLImageElement, isWhole = false): void {
  for (const node of [...image.parentElement?.localName === 'picture' ? image.parentElement.querySelectorAll('source') : [], image]) {
    const deferred = deferredImage(node);
    if (!deferred || (deferred.isByWidth && node === image && !isWhole) || shown.get(node) === deferred.address + deferred.srcset) continue;
    shown.set(node, deferred.address + deferred.srcset);
    if (!image.hasAttribute('loading')) image.loading = 'lazy';
    for (const name of ['display', 'visibility', 'opacity']) image.style.removeProperty(name); // hidden until its script would have loaded
    if (deferred.srcset && (!node.srcset || isPlaceholder(node.srcset))) {
      if (deferred.sizes && !node.sizes) node.sizes = deferred.sizes;
      node.srcset = deferred.srcset;
    }
    if (node === image && deferred.address && image.getAttribute('src') !== deferred.address) image.src = deferred.address;
  }
}
