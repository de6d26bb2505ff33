import type { Alignment, Layout } from '../designs/design.js';
import { designNamed, designs } from '../designs/designs.js';
import type { GalleryValues } from '../gallery.settings.js';
import { columnWidthPx, isColumnWidth, readAspectRatio } from './dimensions.js';

const sides = new Map<string, Alignment>([['start', 'start'], ['left', 'start'], ['end', 'end'], ['right', 'end']]);

/** Where a strip's current slide stands, by what the page wrote. Source: media-layout §5: anything else is the middle. */
export const alignmentOf = (text: string): Alignment => sides.get(text.trim().toLowerCase()) ?? 'middle';

type LayoutValues = Omit<GalleryValues, 'current' | 'loop'>;

/** The layout that the settings ask for. What cannot be read is reported by `warn`, and the design's own is used. */
export function readLayout(values: LayoutValues, flow: 'track' | 'stack', warn: (message: string) => void): Layout {
  const { squareThumbs, padding, thumbnailsPerRow, columnWidth, listImageSize, vSize, activeAlignment } = values;
  const { design: name, aspectRatio: written } = values;
  let design = designs.slideshow as ReturnType<typeof designNamed>;
  try {
    design = designNamed(name);
  } catch (error) {
    warn(`design "${name}" is unknown: ${(error as Error).message}; using slideshow.`);
  }
  const isGrid = design === designs.grid;
  const ratio = readAspectRatio(written);
  const layout = design.layout({
    flow,
    slidesPerRow: values.slidesPerRow ?? (isGrid ? thumbnailsPerRow : null),
    gutter: values.gutter ?? (isGrid ? padding : null),
    aspectRatio: ratio ?? (isGrid && squareThumbs ? '1 / 1' : null),
    columnWidth, listImageSize, vSize,
    alignment: alignmentOf(activeAlignment),
  });
  if (written && !ratio) {
    warn(`aspect-ratio "${written}" is not a ratio; expected width:height such as 3:2; using ${layout.aspectRatio.replace(' / ', ':')}.`);
  }
  if (columnWidth !== null && !isColumnWidth(columnWidth)) {
    warn(`column-width "${columnWidth}" is not above 0; expected a number above 0; using ${columnWidthPx(columnWidth)}.`);
  }
  return layout;
}
