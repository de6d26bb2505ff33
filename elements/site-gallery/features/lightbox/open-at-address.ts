import { addressBelowLightbox } from '../../../../core/lightbox/lightbox-requests.js';
import type { GalleryContext } from '../../gallery-context.js';
import { isFreshNavigation, keepInView, slideAtAddress } from '../history/slide-at-address.js';
import { openAtSlide } from '../../slides/open-at-slide.js';

/**
 * Opens the lightbox at the slide that the address names: when the page is loaded, also where that slide comes late, and
 * when the address changes. `hasChanged`: it is loaded only now that it has. Source: media-layout §2.
 */
export function openAtAddress(gallery: GalleryContext, hasChanged: boolean, signal: AbortSignal): void {
  const { host, state } = gallery;
  /** The address is that of the slide on the page: it names the lightbox only if a link has opened it. */
  const isShownOnPage = () => host.values.history && state.isPaged;
  const open = (readsPath: boolean): boolean => {
    const index = slideAtAddress(() => gallery.slides, readsPath);
    if (index === null) return false;
    if (state.isPaged) state.request(index);
    else keepInView(gallery, gallery.slides[index]!); // the page below is where closing leads back to
    openAtSlide(gallery, index, true);
    return true;
  };
  let isDone = hasChanged || (isShownOnPage() && !isFreshNavigation() && addressBelowLightbox() === null);
  const arrive = () => { isDone ||= signal.aborted || open(true); };
  const follow = () => {
    isDone = true;
    if (!isShownOnPage()) open(false);
  };
  if (hasChanged) follow();
  else arrive();
  gallery.onSlidesChange(arrive);
  addEventListener('hashchange', follow, { signal });
}
