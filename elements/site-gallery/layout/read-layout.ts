import type { Alignment, Layout } from '../designs/design.js';
import { designNamed, designs } from '../designs/designs.js';
import type { GalleryValues } from '../gallery.settings.js';
import { readByWidth, valueAt, type WidthStep } from './by-width.js';
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
  const slidesPerRow = values.slidesPerRow ?? (isGrid ? thumbnailsPerRow : null);
  const gutter = values.gutter ?? (isGrid ? padding : null);
  const lists = { slidesPerRow: readByWidth(slidesPerRow), gutter: readByWidth(gutter), ratio: readByWidth(written) };
  const widths = [...new Set(Object.values(lists).flatMap(steps => steps ?? []).map(({ fromPx }) => fromPx))].sort((a, b) => a - b);
  const number = (value: number | string | null, steps: readonly WidthStep[] | null, widthPx: number) => {
    const text = steps && valueAt(steps, widthPx);
    return text ? Number(text) : steps ? null : value as number | null;
  };
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
      slidesPerRow: number(slidesPerRow, lists.slidesPerRow, widthPx),
      gutter: number(gutter, lists.gutter, widthPx),
      aspectRatio: ratioOf(lists.ratio ? valueAt(lists.ratio, widthPx) ?? '' : written) ?? (isGrid && squareThumbs ? '1 / 1' : null),
      columnWidth, listImageSize, vSize,
      alignment: alignmentOf(activeAlignment),
    }),
    ...isVertical && { isVertical },
  });
  const steps = widths.filter(px => px > 0).map(fromPx => ({ ...layoutAt(fromPx), fromPx }));
  const layout: Layout = { ...layoutAt(0), ...steps.length && { steps }, ...lists.slidesPerRow && { isExact: true } };
  const ratios = lists.ratio ? lists.ratio.map(({ value }) => value) : written ? [written] : [];
  for (const ratio of ratios) {
    if (readAspectRatio(ratio) && !(lists.ratio && readAspectRatio(ratio) === 'auto')) continue;
    warn(`aspect-ratio "${ratio}" is not a ratio; expected width:height such as 3:2; using ${layout.aspectRatio.replace(' / ', ':')}.`);
  }
  if (columnWidth !== null && !isColumnWidth(columnWidth)) {
    warn(`column-width "${columnWidth}" is not above 0; expected a number above 0; using ${columnWidthPx(columnWidth)}.`);
  }
  return layout;
}
