import { getDocument, pageDocument } from '../platform/page-document.js';
import { warnOnce } from '../registry/registry.js';
import { preloadLightbox, requestLightbox, type LightboxRequest } from './lightbox-requests.js';

export const lightboxTag = 'site-lightbox';
/** Where the autoloader leaves its function: it loads whatever tag the page holds. */
const autoloader = Symbol.for('site-elements/watch');

const unavailable = `<${lightboxTag}>: lightboxify not available in this tier; ` // spec: media-layout §8
  + `expected ${lightboxTag}.js or auto.js on the page; pictures stay where they are.`;

/** A dialog cannot show inside of what is not displayed. */
function isDisplayed(element: Element): boolean {
  const style = getDocument(element).defaultView!.getComputedStyle(element);
  // A box of its own is not asked for: an empty lightbox has none.
  return style.display !== 'none' && (element.parentElement?.checkVisibility?.() ?? true);
}

/** Whether the page has something to make a lightbox work with; nothing is made, nothing is logged. */
export const canOpenLightbox = (): boolean =>
  !!pageDocument.defaultView!.customElements.get(lightboxTag) || autoloader in globalThis;

/** Fetches what opening the page's lightbox needs: the visitor is about to click a slide. */
export function prepareLightbox(): void {
  const element = findLightbox();
  if (element) preloadLightbox(element);
}

/**
 * The page's lightbox: the first that can show something, or one made at the end of the page. Null, with one message on
 * the console, when the page has nothing to make it work with.
 */
function findLightbox(): HTMLElement | null {
  const page = pageDocument;
  const found = [...page.querySelectorAll<HTMLElement>(`${lightboxTag}:is(:defined, [loading='eager'])`)].find(isDisplayed);
  if (found) return found;
  if (!canOpenLightbox()) {
    warnOnce(unavailable);
    return null;
  }
  const made = page.createElement(lightboxTag);
  made.setAttribute('loading', 'eager'); // the autoloader would wait until it is near the viewport
  made.addEventListener('site-error', event => {
    if (made.matches(':defined')) return; // its drawing failed, which is reported already
    event.preventDefault();
    warnOnce(unavailable, (event as CustomEvent<{ error: unknown }>).detail.error);
    made.remove(); // the next request asks again
  });
  page.body.append(made);
  return made;
}

/**
 * Shows slides large, one at a time, in the page's `<site-lightbox>`. Returns whether it opens, now or when its script
 * is there: when not, a link should do what it would without scripts. The signal closes it.
 */
export function openLightbox(request: LightboxRequest, signal?: AbortSignal): boolean {
  if (signal?.aborted || request.slides.length === 0) return false;
  const element = findLightbox();
  if (element) requestLightbox(element, { request, signal });
  return element !== null;
}
