import { pixelRatio } from '../../../core/image/image-width.js';
import { readFocalPoint } from '../../../core/image/read-image-data.js';
import { prefersReducedMotion, visitorScreen } from '../../../core/platform/visitor.js';
import type { Attach } from '../extras.js';
import { pictureOf, shapeOf } from '../layout/shape-of.js';
import { slideName } from '../slide-name.js';
import { thumbnailAddress } from './thumbnail-address.js';
import { paintedWidthPx, thumbnailGapPx, thumbnailShape } from './thumbnail-rules.js';
import { thumbnailStyles } from './thumbnails.styles.js';

const isVideo = (slide: HTMLElement): boolean =>
  slide.dataset.type === 'video' || slide.matches('video, iframe, site-video') || !!slide.querySelector('video, iframe, site-video');

/** Fills the row under a gallery with one button for each slide, until the signal ends. Source: media-layout §3, §9. */
export const showThumbnails: Attach = ({ machine, stage }, host, signal) => {
  const shadow = host.element!.shadowRoot!;
  const row = shadow.querySelector<HTMLElement>('.thumbnails')!;
  const document = row.ownerDocument;
  if (!shadow.adoptedStyleSheets.includes(thumbnailStyles.styleSheet)) shadow.adoptedStyleSheets.push(thumbnailStyles.styleSheet);
  let made = new Map<HTMLElement, HTMLButtonElement>();
  let current: HTMLButtonElement | undefined;

  const make = (slide: HTMLElement): HTMLButtonElement => {
    const { thumbnailStripHeight: heightPx, squareThumbs: isSquare, thumbnailsPerRow: perRow, padding } = host.values;
    const button = document.createElement('button');
    const picture = pictureOf(slide);
    const pictureShape = shapeOf(slide);
    const shape = thumbnailShape({ isSquare, isVideo: isVideo(slide), shape: pictureShape });
    button.type = 'button';
    button.className = 'thumbnail';
    button.part.add('thumbnail');
    button.dataset.action = 'thumbnail';
    if (isVideo(slide)) button.dataset.type = 'video';
    button.style.setProperty('--_thumb-shape', String(shape));
    const isImage = picture instanceof HTMLImageElement;
    const address = isImage ? picture.getAttribute('src') || picture.dataset.src : picture?.poster;
    if (!address) return button;
    const image = document.createElement('img');
    const rowPx = perRow ? row.clientWidth : 0;
    const widthPx = paintedWidthPx({ heightPx, shape, pictureShape, perRow, rowPx, gapPx: thumbnailGapPx(padding) });
    [image.alt, image.loading, image.decoding, image.draggable] = ['', 'lazy', 'async', false];
    if (isImage && picture.srcset) [image.sizes, image.srcset] = [`${Math.ceil(widthPx)}px`, picture.srcset];
    image.src = thumbnailAddress(address, widthPx * pixelRatio(visitorScreen()));
    const focus = picture?.dataset.imageFocalPoint ?? slide.dataset.imageFocalPoint;
    if (focus) image.style.setProperty('--_focus', readFocalPoint(focus).point.map(share => `${share * 100}%`).join(' '));
    button.append(image);
    return button;
  };

  const show = (isCalm: boolean) => {
    const next = made.get(stage.slides[machine.index]!);
    if (next === current) return;
    const hadFocus = !!current && shadow.activeElement === current;
    current?.removeAttribute('aria-current');
    if (current) current.tabIndex = -1;
    current = next;
    if (!next) return;
    next.setAttribute('aria-current', 'true');
    next.tabIndex = 0;
    if (hadFocus) next.focus({ preventScroll: true });
    const away = next.getBoundingClientRect().left + next.offsetWidth / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
    row.scrollBy({ left: away, behavior: isCalm || prefersReducedMotion() ? 'instant' : 'smooth' });
  };

  const fill = () => {
    if (signal.aborted) return;
    const { padding, thumbnailsPerRow } = host.values;
    row.style.setProperty('--_thumbs-gap', `${thumbnailGapPx(padding)}px`);
    row.style.setProperty('--_thumbs-per-row', String(thumbnailsPerRow ?? 1));
    row.toggleAttribute('data-per-row', thumbnailsPerRow !== null);
    const count = stage.slides.length;
    made = new Map(stage.slides.map((slide, at) => {
      const button = made.get(slide) ?? make(slide);
      const place = { index: at + 1, count };
      const name = slideName(slide);
      button.value = String(at);
      button.ariaLabel = name ? host.text('namedPosition', { ...place, name }) : host.text('position', place);
      if (!button.firstElementChild) button.textContent = String(at + 1);
      button.tabIndex = -1;
      return [slide, button];
    }));
    current = undefined;
    row.replaceChildren(...made.values());
    show(true);
  };

  fill();
  host.onLightChange(fill);
  const forget = machine.$state.listen((now, before) => { if (now.index !== before?.index) show(false); });
  signal.addEventListener('abort', () => {
    forget();
    row.replaceChildren();
  }, { once: true });
  const wishes = () => [host.values.thumbnailStripHeight, host.values.squareThumbs, host.values.padding, host.values.thumbnailsPerRow].join();
  let wished = wishes();
  return () => {
    if (wished === wishes()) return;
    wished = wishes();
    made.clear();
    fill();
  };
};
