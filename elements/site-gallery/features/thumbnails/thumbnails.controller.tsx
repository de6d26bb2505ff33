import { atom } from 'nanostores';
import { onResizeSettled } from '../../../../core/platform/observers.js';
import type { AttachFeature } from '../../gallery-context.js';
import type { GalleryValues } from '../../gallery.settings.js';
import { aspectRatioOf, slideLabel } from '../../slides/slide-images.js';
import { thumbnailOf, type Thumbnail } from './thumbnail-of.js';
import { Thumbnails, type ThumbnailRow } from './Thumbnails.js';
import { thumbnailStyles } from './thumbnails.styles.js';

const settingsOf = ({ thumbnailStripHeight, squareThumbs, padding, thumbnailsPerRow }: GalleryValues) =>
  [thumbnailStripHeight, squareThumbs, padding, thumbnailsPerRow].join();

/** Fills the row under a gallery with one button for each slide, until the signal ends. Source: media-layout §3, §9. */
export const attachThumbnails: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const shadow = host.element!.shadowRoot!;
  const sheets = shadow.adoptedStyleSheets;
  if (!sheets.includes(thumbnailStyles.styleSheet)) sheets.push(thumbnailStyles.styleSheet);
  const $rows = atom<readonly ThumbnailRow[]>([]);
  let thumbnails = new Map<HTMLElement, { readonly key: number; readonly thumbnail: Thumbnail }>();
  let settings = settingsOf(host.values);
  let keys = 0;

  const fill = () => {
    if (signal.aborted) return;
    const { slides } = gallery;
    const rowPx = shadow.querySelector('.thumbnails')?.clientWidth ?? 0;
    thumbnails = new Map(slides.map(slide => {
      const known = thumbnails.get(slide);
      if (known?.thumbnail.isMeasured || (known && aspectRatioOf(slide) === null)) return [slide, known];
      return [slide, { key: known?.key ?? keys++, thumbnail: thumbnailOf(slide, host.values, rowPx, known?.thumbnail) }];
    }));
    $rows.set([...thumbnails].map(([slide, one], at) => {
      const position = { index: at + 1, count: slides.length };
      const name = slideLabel(slide);
      return { ...one, label: name ? host.text('namedPosition', { ...position, name }) : host.text('position', position) };
    }));
  };

  fill();
  gallery.onSlidesChange(fill);
  host.onTextsChange(fill);
  host.element!.addEventListener('load', () => {
    if ([...thumbnails.values()].some(({ thumbnail }) => !thumbnail.isMeasured)) fill();
  }, { capture: true, signal });
  const row = shadow.querySelector('.thumbnails');
  if (row) {
    onResizeSettled(row, () => {
      if (!host.values.thumbnailsPerRow) return; // else their size is their height's
      thumbnails = new Map([...thumbnails].map(([slide, { key, thumbnail }]) =>
        [slide, { key, thumbnail: thumbnailOf(slide, host.values, row.clientWidth, thumbnail) }]));
      fill();
    }, signal);
  }
  gallery.setView('thumbnails', () => <Thumbnails $rows={$rows} state={state} host={host} />);
  signal.addEventListener('abort', () => gallery.setView('thumbnails', undefined), { once: true });
  return {
    update(values) {
      if (settings === settingsOf(values)) return;
      settings = settingsOf(values);
      thumbnails.clear();
      fill();
    },
  };
};
