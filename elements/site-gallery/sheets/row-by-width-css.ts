import { attributeSelector } from './selectors.js';

/** Widths from which a page may have other slides in a row, and how many, that its sheet knows without a script. */
const widthsPx = [480, 500, 600, 640, 720, 724, 768, 900, 1000, 1024, 1200, 1280, 1400];
/** Not 1, with which 12 begins, too. */
const perRow = [2, 3, 4, 5, 6, 8];

/** A gallery whose slides in a row are a list, a number for each width: `2, 724px 4, 1400px 6`. */
export const listedByWidth = ':is([slides-per-row*="px "], [data-slides-per-row*="px "])';
const says = (text: string) => `:is([slides-per-row*="${text}"], [data-slides-per-row*="${text}"])`;

/** As wide as one of this many in a row. */
const share = (columns: string) => `(var(--_full) - (${columns} - 1) * var(--_gutter)) / ${columns}`;

/**
 * How wide slides are by the width of the gallery itself, which no rule can ask its own element for: a share counts where the
 * width lies between two of those above, and is far too small elsewhere. `site-gallery.css` alone has these rules, for the
 * time before scripts.
 */
function slideWidth(): string {
  const bands = [0, ...widthsPx].map((fromPx, at, all) => [
    share(`var(--_row-${fromPx})`),
    ...fromPx > 0 ? [`(var(--_full) - ${fromPx - 0.5}px) * 9999`] : [],
    ...all[at + 1] ? [`(${all[at + 1]}px - var(--_full)) * 9999`] : [],
  ]);
  return `max(${bands.map(band => `min(${band.join(', ')})`).join(', ')})`;
}

/** Slides in a row by width, for the galleries that `track` selects: those that have no script yet. */
export const rowByWidthCss = (track: string): string => [
  ...widthsPx.flatMap(px => perRow.map(columns => `${track}${says(` ${px}px ${columns}`)} { --_from-${px}: ${columns}; }`)),
  `${track}${attributeSelector('design', 'grid', 'carousel')}${listedByWidth} {
  --_row-0: var(--_columns);
  ${widthsPx.map((px, at) => `--_row-${px}: var(--_from-${px}, var(--_row-${widthsPx[at - 1] ?? 0}));`).join('\n  ')}
  --_slide: ${slideWidth()};
}`,
].join('\n');
