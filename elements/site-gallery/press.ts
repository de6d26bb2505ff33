import { safeUrl } from '../../core/links/safe-url.js';
import type { GalleryParts } from './gallery-parts.js';
import { clickThrough } from './slide-data/click-through.js';

/** Where a click has a meaning of its own. */
const busy = 'a, button, label, input, select, textarea, summary, figcaption, [contenteditable]';
const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether a link leads to nothing but a large picture. */
const leadsToPicture = ({ href, target, download }: HTMLAnchorElement): boolean =>
  !target && !download && URL.canParse(href) && pictureFile.test(new URL(href).pathname);

/** A click in the track: on a picture it opens it large, follows its address, or shows a slide; anything else is the page's. */
export function press(parts: GalleryParts, event: MouseEvent): void {
  const { host, layout, machine, stage } = parts;
  const path = event.composedPath();
  const pressed = path[0] as HTMLElement;
  const index = stage.slides.findIndex(slide => path.includes(slide));
  const link = pressed.closest<HTMLAnchorElement>('a[href]');
  const isPlain = pressed instanceof HTMLImageElement && !pressed.closest(busy);
  if (event.defaultPrevented || index < 0 || !(isPlain || link)) return;
  const url = isPlain && clickThrough(stage.slides[index]!);
  if (url) return void (event.ctrlKey || event.metaKey ? open(url, '_blank', 'noopener') : location.assign(url));
  const { signal, values } = host;
  if (values.lightbox ?? layout.opensLightbox) {
    if (link && (!leadsToPicture(link) || event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    import('./lightbox/enlarge.js').then(
      ({ enlarge }) => { if (!signal.aborted) enlarge(parts, index, link); },
      () => { if (link && safeUrl(link.getAttribute('href')!)) location.assign(link.href); },
    );
  } else if (isPlain && parts.isPaged && layout.place !== 'row') {
    // spec: media-layout §9, a click on the active slide goes next
    if (index === machine.index) machine.next('visitor');
    else machine.show(index, 'visitor');
  }
}

/** A picture that has been made a button or a link is pressed by Enter and Space. */
export function pressByKey(event: KeyboardEvent): void {
  const pressed = event.composedPath()[0] as HTMLElement;
  if (!(pressed instanceof HTMLImageElement) || !pressed.role || !['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  pressed.click();
}
