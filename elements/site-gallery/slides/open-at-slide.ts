import { canOpenLightbox, openLightbox } from '../../../core/lightbox/open-lightbox.js';
import type { GalleryContext } from '../gallery-context.js';

/** Opens the lightbox at a slide, which the page's address may have asked for. False where the page has none. */
export function openAtSlide(gallery: GalleryContext, index: number, isAddressed = false): boolean {
  const { host, state } = gallery;
  const isWanted = host.values.lightbox || canOpenLightbox();
  const isOpen = isWanted && openLightbox({
    slides: gallery.slides,
    index,
    theme: host.values.lightboxTheme ?? undefined,
    thumbnailOf: at => gallery.slides[at]?.querySelector('img') ?? gallery.slides[at] ?? null,
    changed: at => { if (state.isPaged) state.request(at); },
    closed() {
      gallery.autoplay?.release('lightbox');
      gallery.backgroundVideos?.cover(false);
    },
    isAddressed,
    keepsAddress: () => gallery.writesAddress() && state.isPaged,
  }, host.signal);
  if (isOpen) {
    gallery.autoplay?.hold('lightbox');
    gallery.backgroundVideos?.cover(true);
  }
  return isOpen;
}
