import { alignmentOf } from './alignment-of.js';
import { columnWidthPx, isColumnWidth } from './column-width-px.js';
import { designNamed } from '../designs/design-named.js';
import type { Layout } from '../designs/design.js';
import { designs } from '../designs/designs.js';
import type { GalleryValues } from '../gallery-parts.js';
import { readAspectRatio } from './read-aspect-ratio.js';

type Wished = Omit<GalleryValues, 'current' | 'loop'>;

/** The layout that the settings ask for. What cannot be read is said by `notice`, and the design's own is used. */
export function layoutOf(values: Wished, flow: 'track' | 'stack', notice: (message: string) => void): Layout {
  const { squareThumbs, padding, thumbnailsPerRow, columnWidth, listImageSize, vSize, activeAlignment } = values;
  const { design: name, aspectRatio: written } = values;
  let design = designs.slideshow as ReturnType<typeof designNamed>;
  try {
    design = designNamed(name);
  } catch (error) {
    notice(`design "${name}" is unknown: ${(error as Error).message}; using slideshow.`);
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
    notice(`aspect-ratio "${written}" is not a ratio; expected width:height such as 3:2; using ${layout.aspectRatio.replace(' / ', ':')}.`);
  }
  if (columnWidth !== null && !isColumnWidth(columnWidth)) {
    notice(`column-width "${columnWidth}" is not above 0; expected a number above 0; using ${columnWidthPx(columnWidth)}.`);
  }
  return layout;
}
