import type { Alignment, Design, Layout } from '../designs/design.js';
import { designNamed, designs } from '../designs/designs.js';
import { columnWidthPx, isColumnWidth, readAspectRatio } from '../designs/dimensions.js';
import type { GalleryValues } from '../gallery.settings.js';
import { numberAt, readByWidth, valueAt } from './by-width.js';
import { thumbnailSettings, thumbnailSizes } from './thumbnail-sizes.js';

const sides = new Map<string, Alignment>([['start', 'start'], ['left', 'start'], ['end', 'end'], ['right', 'end']]);

/** Where a strip's current slide stands, by what the page wrote. Source: media-layout §5: anything else is the middle. */
export const parseAlignment = (text: string): Alignment => sides.get(text.trim().toLowerCase()) ?? 'middle';

type LayoutValues = Omit<GalleryValues, 'current' | 'loop'>;

/** One width for the columns of `autocolumns`: no style sheet could give them others by the gallery's own width before the script. */
function columnWidthOf({ columnWidth }: LayoutValues, design: Design, warn: (message: string) => void): LayoutValues['columnWidth'] {
  if (design !== designs.autocolumns || !readByWidth(columnWidth)) return columnWidth;
  const first = numberAt(columnWidth, 0);
  warn(`column-width "${columnWidth}" is by width, which autogrid knows; design "autocolumns" expects one number, `
    + `and has more columns where it is wider; using ${columnWidthPx(first)}.`);
  return first;
}

function designOrSlideshow(name: string, warn: (message: string) => void): Design {
  try {
    return designNamed(name);
  } catch (error) {
    warn(`design "${name}" is unknown: ${(error as Error).message}; using slideshow.`);
    return designs.slideshow;
  }
}

function warnAboutRatios(written: string, { aspectRatio }: Layout, warn: (message: string) => void): void {
  const ratios = readByWidth(written);
  for (const ratio of ratios ? ratios.map(({ value }) => value) : written ? [written] : []) {
    if (readAspectRatio(ratio) && !(ratios && readAspectRatio(ratio) === 'auto')) continue;
    warn(`aspect-ratio "${ratio}" is not a ratio; expected width:height such as 3:2; using ${aspectRatio.replace(' / ', ':')}.`);
  }
}

function warnAboutColumnWidths(columnWidth: LayoutValues['columnWidth'], warn: (message: string) => void): void {
  for (const px of readByWidth(columnWidth)?.map(({ value }) => Number(value)) ?? [columnWidth as number | null]) {
    if (px === null || isColumnWidth(px)) continue;
    warn(`column-width "${px}" is not above 0; expected a number above 0; using ${columnWidthPx(px)}.`);
  }
}

/** The layout that the settings ask for. What cannot be read is reported by `warn`, and the design's own is used. */
export function readLayout(values: LayoutValues, flow: 'track' | 'stack', warn: (message: string) => void): Layout {
  const { squareThumbs, padding, thumbnailsPerRow, listImageSize, vSize, activeAlignment } = values;
  const { design: name, aspectRatio: written } = values;
  const design = designOrSlideshow(name, warn);
  const isGrid = design === designs.grid;
  const slidesPerRow = values.slidesPerRow ?? (isGrid ? thumbnailsPerRow : null);
  const gutter = values.gutter ?? (isGrid ? padding : null);
  const columnWidth = columnWidthOf(values, design, warn);
  const ratios = readByWidth(written);
  const listed = [slidesPerRow, gutter, written, columnWidth, listImageSize, vSize, ...values.thumbnails ? thumbnailSettings(values) : []];
  const widths = [...new Set(listed.flatMap(value => readByWidth(value) ?? []).map(({ fromPx }) => fromPx))].sort((a, b) => a - b);
  const isVertical = values.orientation === 'vertical' && (design === designs.slideshow || design === designs.carousel);
  if (values.orientation === 'vertical' && !isVertical) {
    warn(`orientation "vertical" is for a slideshow and a carousel; got design "${name}"; using horizontal.`);
  }
  const ratioOf = (text: string) => {
    const ratio = readAspectRatio(text);
    return isVertical && ratio === 'auto' ? null : ratio; // a column is as tall as its ratio says
  };
  const layoutAt = (widthPx: number): Layout => ({
    ...design.layout({
      flow: isVertical ? 'track' : flow,
      slidesPerRow: numberAt(slidesPerRow, widthPx),
      gutter: numberAt(gutter, widthPx),
      aspectRatio: ratioOf(ratios ? valueAt(ratios, widthPx) ?? '' : written) ?? (isGrid && squareThumbs ? '1 / 1' : null),
      columnWidth: numberAt(columnWidth, widthPx),
      listImageSize: numberAt(listImageSize, widthPx),
      vSize: numberAt(vSize, widthPx),
      alignment: parseAlignment(activeAlignment),
    }),
    ...isVertical && { isVertical },
    ...values.thumbnails && { thumbnails: thumbnailSizes(values, widthPx) },
  });
  const steps = widths.filter(px => px > 0).map(fromPx => ({ ...layoutAt(fromPx), fromPx }));
  const layout: Layout = { ...layoutAt(0), ...steps.length && { steps }, ...readByWidth(slidesPerRow) && { isExact: true } };
  warnAboutRatios(written, layout, warn);
  warnAboutColumnWidths(columnWidth, warn);
  return layout;
}
