import { atom } from 'nanostores';
import { watchBrokenImages } from '../../../../core/image/broken-images.js';
import { evenPlaces, layOutRow, type RowLayout } from '../../../../core/motion/virtual-list.js';
import { onResizeSettled } from '../../../../core/platform/observers.js';
import type { AttachFeature } from '../../gallery-context.js';
import type { GalleryValues } from '../../gallery.settings.js';
import { thumbnailSizes } from '../../layout/thumbnail-sizes.js';
import { slideLabel } from '../../slides/slide-images.js';
import { getThumbnailRatio, readThumbnail, type Thumbnail } from './read-thumbnail.js';
import { placePx } from './thumbnail-rules.js';
import { Thumbnails, type ThumbnailRow, type ThumbnailStrip } from './Thumbnails.js';
import { thumbnailStyles } from './thumbnails.styles.js';

/** What is known of a slide's thumbnail. It keeps its shape, whatever is learnt of its image. */
interface Known {
  readonly key: number;
  readonly ratio: number;
  /** Whether the image's own proportions are known: else it may be painted wider than it is requested. */
  isMeasured: boolean;
  /** Read when it is drawn. */
  thumbnail?: Thumbnail | undefined;
}

const settingsOf = ({ thumbnailStripHeight, squareThumbs, padding, thumbnailsPerRow }: GalleryValues) =>
  [thumbnailStripHeight, squareThumbs, padding, thumbnailsPerRow].join();

/** Fills the row under a gallery with a button for each slide, as far as they are seen, until the signal ends. Source: media-layout §3, §9. */
export const attachThumbnails: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const shadow = host.element!.shadowRoot!;
  watchBrokenImages(shadow);
  const sheets = shadow.adoptedStyleSheets;
  if (!sheets.includes(thumbnailStyles.styleSheet)) sheets.push(thumbnailStyles.styleSheet);
  const row = shadow.querySelector('.thumbnails');
  let known = new Map<HTMLElement, Known>();
  let settings = settingsOf(host.values);
  let keys = 0;

  const knownOf = (slide: HTMLElement): Known => known.get(slide) ?? { key: keys++, ...getThumbnailRatio(slide, host.values) };
  const rowPx = () => row?.clientWidth ?? 0;
  const placesNow = (): RowLayout => {
    const { heightPx, perRow, gapPx } = thumbnailSizes(host.values, rowPx());
    const sizeOf = (ratio: number) => placePx({ heightPx, ratio, perRow, rowPx: rowPx(), gapPx });
    if (perRow) return evenPlaces(known.size, sizeOf(1), gapPx);
    return layOutRow([...known.values()].map(({ ratio }) => sizeOf(ratio)), gapPx);
  };
  const stripNow = (places: RowLayout): ThumbnailStrip => {
    const { slides } = gallery;
    const drawn = new Map<number, ThumbnailRow>();
    const read = (index: number): ThumbnailRow => {
      const slide = slides[index]!;
      const one = known.get(slide)!;
      const thumbnail = one.thumbnail ??= readThumbnail(slide, host.values, rowPx(), one.ratio);
      const position = { index: index + 1, count: slides.length };
      const name = slideLabel(slide);
      return { key: one.key, thumbnail, label: name ? host.text('namedPosition', { ...position, name }) : host.text('position', position) };
    };
    return {
      places,
      rowAt(index) {
        const shown = drawn.get(index) ?? read(index);
        drawn.set(index, shown);
        return shown;
      },
    };
  };
  const $strip = atom<ThumbnailStrip>({ places: evenPlaces(0, 0, 0), rowAt: () => { throw new RangeError('no slide has been read'); } });
  /** What the thumbnails show may have changed; where they stand has not. */
  const redraw = () => { if (!signal.aborted) $strip.set(stripNow($strip.get().places)); };
  const forget = (slides: Iterable<Known>) => { for (const one of slides) one.thumbnail = undefined; };
  const fill = () => {
    if (signal.aborted) return;
    known = new Map(gallery.slides.map(slide => [slide, knownOf(slide)]));
    $strip.set(stripNow(placesNow()));
  };

  fill();
  gallery.onSlidesChange(() => {
    for (const [slide, one] of known) if (!one.isMeasured)
      Object.assign(one, { thumbnail: undefined, isMeasured: getThumbnailRatio(slide, host.values).isMeasured });
    fill();
  });
  host.onTextsChange(redraw);
  host.element!.addEventListener('load', ({ target }) => {
    let slide = target as HTMLElement | null;
    while (slide && !known.has(slide)) slide = slide.parentElement;
    const one = slide && known.get(slide);
    if (!one || one.isMeasured) return;
    one.isMeasured = getThumbnailRatio(slide!, host.values).isMeasured;
    if (!one.isMeasured) return;
    forget([one]);
    redraw();
  }, { capture: true, signal });
  if (row) {
    onResizeSettled(row, () => {
      const { thumbnailsPerRow, thumbnailStripHeight } = host.values;
      if (signal.aborted || (!thumbnailsPerRow && typeof thumbnailStripHeight === 'number')) return; // their size is their height's
      forget(known.values());
      $strip.set(stripNow(placesNow()));
    }, signal);
  }
  gallery.setView('thumbnails', () => <Thumbnails $strip={$strip} state={state} host={host} />);
  signal.addEventListener('abort', () => gallery.setView('thumbnails', undefined), { once: true });
  return {
    update(values) {
      if (settings === settingsOf(values)) return;
      settings = settingsOf(values);
      known.clear();
      fill();
    },
  };
};
