import { canOpenLightbox, openLightbox } from '../../../core/lightbox/open-lightbox.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import type { GalleryParts } from '../gallery-parts.js';

/** Opens the lightbox at a slide. Where the page has none, a pressed link does what it would without scripts. */
export function enlarge(parts: GalleryParts, index: number, link: HTMLAnchorElement | null): void {
  const { host, machine, stage } = parts;
  const isWished = host.values.lightbox || canOpenLightbox();
  const isOpen = isWished && openLightbox({
    slides: stage.slides,
    index,
    theme: host.values.lightboxTheme ?? undefined,
    thumbnailOf: at => stage.slides[at]?.querySelector('img') ?? stage.slides[at] ?? null,
    changed: at => { if (parts.isPaged) machine.want(at); },
    closed: () => parts.autoplay?.release('lightbox'),
  }, host.signal);
  if (isOpen) parts.autoplay?.hold('lightbox');
  else if (link && safeUrl(link.getAttribute('href')!)) location.assign(link.href);
}
