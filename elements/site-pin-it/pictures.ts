import { pageDocument } from '../../core/platform/page-document.js';
import { baseUrl } from '../../core/platform/page.js';
import { deferredImage } from '../../core/image/deferred-image.js';
import { getMediaUrl, publicAddress, type Pin } from './pin-link.js';

/** How an author keeps a picture, or all inside an element, from being saved. https://developers.pinterest.com/docs/web-features/buttons/ */
const refusals = '[nopin], [data-pin-nopin]:not([data-pin-nopin="false"]), [data-pin-no-hover]:not([data-pin-no-hover="false"])';

/** Where a node is drawn inside, outwards: through slots and shadow roots. */
function* drawnIn(node: Node): Generator<Element> {
  for (let at: Node | null = node; at; at = (at as Element).assignedSlot ?? at.parentNode ?? (at as ShadowRoot).host ?? null)
    if (at instanceof Element) yield at;
}

/** The dialog or popover that a node is drawn in; null for none. */
const layerOf = (node: Node): Element | null => {
  for (const element of drawnIn(node)) if (element.matches('dialog, [popover]')) return element;
  return null;
};

/** Whether a picture can be seen and saved, and a button drawn at `place` would be seen over it. */
export function isSavable(picture: HTMLImageElement, place: Element): boolean {
  if (picture.matches(refusals) || picture.closest(refusals)) return false;
  if (picture.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) === false) return false;
  for (const element of drawnIn(picture)) if ((element as HTMLElement).inert) return false;
  return layerOf(picture) === layerOf(place);
}

/** The shadow roots that a picture is drawn in: scrolling in them fires no event outside. */
export const getShadowRoots = (picture: Element): ShadowRoot[] =>
  [...drawnIn(picture)].flatMap(element => element.assignedSlot?.getRootNode() as ShadowRoot ?? []);

/** The page as others find it: its canonical address where it names one, and never the place in it. */
function shareAddress(): string {
  const canonical = pageDocument.querySelector<HTMLLinkElement>('link[rel~="canonical" i]')?.href ?? '';
  return publicAddress(canonical, baseUrl()) ?? location.href.replace(/#.*$/s, '');
}

const pageDescription = (): string => pageDocument.querySelector('meta[name="pinterest" i]')?.getAttribute('description')?.trim() || pageDocument.title;

/** What would be saved of a picture; null where it has no address that others can see. */
export function createPin(picture: HTMLImageElement): Pin | null {
  const said = (name: string): string => picture.closest(`[data-pin-${name}]`)?.getAttribute(`data-pin-${name}`)?.trim() ?? '';
  const base = baseUrl();
  const { srcset, currentSrc, src } = picture;
  const deferred = deferredImage(picture);
  const media = getMediaUrl({ given: said('media'), dataSrc: deferred?.address ?? '', srcset: deferred?.srcset || srcset, shown: currentSrc || src }, base);
  if (!media) return null;
  const description =
    said('description')
    || picture.alt.trim()
    || picture.closest('figure')?.querySelector('figcaption')?.textContent.replace(/\s+/g, ' ').trim()
    || pageDescription();
  return { media, description, url: publicAddress(said('url'), base) ?? shareAddress(), id: picture.dataset.pinId ?? '' };
}

/** Whether the page as a whole asks not to be saved: `<meta name="pinterest" content="nopin">`. */
export const isPageRefused = (): boolean => pageDocument.querySelector('meta[name="pinterest" i][content~="nopin" i]') !== null;

/** Attributes that change what is saved, or whether. */
export const watchedAttributes = [
  'src',
  'srcset',
  'alt',
  'inert',
  'hidden',
  'open',
  'nopin',
  ...['src', 'pin-nopin', 'pin-no-hover', 'pin-media', 'pin-url', 'pin-description', 'pin-id'].map(name => `data-${name}`),
];
