import { onceApproached } from '../../../../core/lightbox/approach.js';
import { canOpenLightbox, lightboxTag, prepareLightbox } from '../../../../core/lightbox/open-lightbox.js';
import { claimLinkClicks } from '../../../../core/lightbox/claim-clicks.js';
import { isComposing } from '../../../../core/platform/is-composing.js';
import type { AttachFeature, GalleryContext } from '../../gallery-context.js';
import { click } from '../../input/click.js';
import { slideUrl } from '../history/slide-at-address.js';
import { clickThroughUrl } from '../../slides/slide-data.js';
import { getSlideImage } from '../../slides/slide-images.js';

const interactive = 'a, button, label, site-video, [role], [tabindex]';
const buttonAttributes = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' };

/** A background video that says what it shows: a screen reader announces that of the focused element. */
const reachableVideo = 'video[loop][aria-label]:not([controls], [aria-hidden="true"])';

/** Few pages have an address that names a slide: the others do not load what opens it. A lightbox around the gallery opens it itself. */
function followAddress(gallery: GalleryContext, signal: AbortSignal): void {
  if (gallery.host.element!.closest(lightboxTag)) return;
  const follow = (hasChanged: boolean) => void import('./open-at-address.js').then(({ openAtAddress }) => {
    if (!signal.aborted) openAtAddress(gallery, hasChanged, signal);
  });
  if (location.hash || gallery.slides.some(slideUrl)) follow(false);
  else addEventListener('hashchange', () => follow(true), { once: true, signal });
}

/**
 * Makes plain images that open the lightbox buttons for the keyboard and for screen readers, and has background videos reached by it, until
 * the signal ends.
 */
export const attachLightbox: AttachFeature = (gallery, signal) => {
  const { host } = gallery;
  // A design uses the lightbox if one is available. A setting that requests it logs a warning if none is.
  if (!host.values.lightbox && !canOpenLightbox()) return;
  const buttons = new Set<HTMLImageElement>();
  const videos = new Set<Element>();
  const addButtons = () => {
    if (signal.aborted) return;
    for (const video of host.element!.querySelectorAll(reachableVideo)) {
      if (video.closest(interactive)) continue;
      video.setAttribute('tabindex', '0');
      videos.add(video);
    }
    for (const slide of gallery.slides) {
      const image = getSlideImage(slide);
      if (!image || buttons.has(image) || image.closest(interactive) || clickThroughUrl(slide)) continue;
      for (const [name, value] of Object.entries(buttonAttributes)) image.setAttribute(name, value);
      buttons.add(image);
    }
  };
  addButtons();
  followAddress(gallery, signal);
  host.element!.addEventListener('keydown', event => {
    const [pressed] = event.composedPath() as HTMLElement[];
    if (event.defaultPrevented || isComposing(event) || !['Enter', ' '].includes(event.key) || !videos.has(pressed!)) return;
    event.preventDefault();
    pressed!.click();
  }, { signal });
  gallery.onSlidesChange(addButtons);
  claimLinkClicks(host.element!, event => {
    click(gallery, event);
    return event.defaultPrevented;
  }, signal);
  onceApproached(host.element!, () => {
    import('../../slides/open-at-slide.js').catch(() => {}); // fetched again when something is pressed
    if (canOpenLightbox()) prepareLightbox();
  }, signal);
  signal.addEventListener('abort', () => {
    for (const video of videos) video.removeAttribute('tabindex');
    for (const image of buttons) for (const name of Object.keys(buttonAttributes)) image.removeAttribute(name);
  }, { once: true });
};
