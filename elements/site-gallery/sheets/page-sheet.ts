import { getAttributeName, type Setting } from '../../../core/settings/setting.js';
import type { DesignOptions, Layout } from '../designs/design.js';
import { designs } from '../designs/designs.js';
import { gallerySettings } from '../gallery.settings.js';
import { captionStyles } from '../features/captions/captions.styles.js';
import { getCssProperties } from '../layout/css-properties.js';
import { gaplessPx, readAspectRatio } from '../designs/dimensions.js';
import { layoutStyles } from '../layout/layout.styles.js';
import { lightCss } from './light-css.js';
import { loadMoreCss } from './load-more-css.js';
import { listedByWidth, rowByWidthCss } from './row-by-width-css.js';
import { prefixSelector, flag, later, slidesIn, verticalSelector, attributeSelector } from './selectors.js';

/** Values of settings that a sheet has a rule for: a style sheet reads no numbers out of attributes in every browser. */
export interface SheetValues {
  readonly ratios: readonly string[];
  readonly perRow: readonly number[];
  readonly gutters: readonly number[];
  readonly widths: readonly number[];
  readonly shares: readonly number[];
  readonly sizes: readonly number[];
  readonly heights: readonly number[];
  readonly margins: readonly number[];
  readonly loadMore: readonly number[];
}

/** The usual values of each setting, for the sheet that does not depend on a page. */
const usualValues: SheetValues = {
  ratios: ['auto', '1:1', '5:4', '4:3', '7:5', '3:2', '16:10', '5:3', '16:9', '2:1', '21:9', '3:1', '4:5', '3:4', '5:7', '2:3', '9:16', '1:2'],
  perRow: Array.from({ length: 12 }, (_, at) => at + 1),
  gutters: [...Array.from({ length: 25 }, (_, at) => at), 28, 30, 32, 36, 40, 48, 64],
  widths: [120, 150, 160, 180, 200, 220, 240, 260, 280, 300, 320, 350, 360, 400, 450, 500],
  shares: [20, 25, 30, 33, 35, 40, 45, 50, 55, 60, 65, 70],
  sizes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20],
  heights: [40, 48, 52, 56, 60, 64, 80, 90, 96, 100, 120],
  margins: [0, 4, 5, 6, 8, 10, 16, 20, 24],
  loadMore: [...Array.from({ length: 24 }, (_, at) => at + 1), 30, 36, 48, 50, 60],
};
const { thumbnailStripHeight: { default: thumbsPx }, thumbnailStripMargin: { default: thumbsMarginPx } } = gallerySettings.settings;

const element = ':is(site-gallery, [data-site-gallery])';
const track = ':is(site-gallery:not(:defined, [data-site-served]), [data-site-gallery])';

/** Nothing is requested; before its script a stack is a row of slides to swipe. */
const nothing: DesignOptions = {
  flow: 'track', slidesPerRow: null, gutter: null, aspectRatio: null, columnWidth: null, listImageSize: null, vSize: null,
  alignment: 'middle',
};
const layouts = Object.entries(designs).map(([name, { layout }]): [string, Layout] => [name, layout(nothing)]);
const named = (is: (layout: Layout) => boolean) => attributeSelector('design', ...layouts.filter(([, layout]) => is(layout)).map(([name]) => name));

/** Captions that come with the pointer, and those of a column, lie at the lower edge unless their position is given. */
function captionsRule(position: string | undefined): string {
  const onHover = `:is(${flag('show-meta-on-hover', true)}, ${verticalSelector})`;
  if (!position) return `:is(${attributeSelector('meta-position')}, ${onHover})`;
  if (position !== 'bottom') return attributeSelector('meta-position', position);
  return `:is(${attributeSelector('meta-position', 'bottom')}, ${onHover}:not(${
    attributeSelector('meta-position')}:not(${attributeSelector('meta-position', 'below')})))`;
}

/** What an attribute of the frame in the shadow root is on the element itself. */
function attributeRule(attribute: string): string {
  const [, name, value] = /^\[data-(\w+)(?:='([\w-]+)')?\]$/.exec(attribute)!;
  switch (name) {
    case 'flow': return value === 'track' ? `:not(${named(({ flow }) => flow === 'rows')})` : named(({ flow }) => flow === 'rows');
    case 'place': return named(({ place }) => place === value);
    case 'align': return attributeSelector('design', 'strip') + attributeSelector('active-alignment', value!, value === 'start' ? 'left' : 'right');
    case 'gapless': return gapless;
    case 'mixed': return flag('mixed-content', true);
    case 'captions': return captionsRule(value);
    default: throw new Error(`no attribute stands for ${attribute}`);
  }
}

/** A carousel that will be a column: this many of its slides are in view, fewer where it is narrow. The others wait for its script. */
const column = `${track}${attributeSelector('design', 'carousel')}${verticalSelector}`;
const { columns: inView } = designs.carousel.layout(nothing);
const after = (seen: number, which = '') => `${later(column + which, seen + 1)} { display: none !important; }`;

/** Lists by width, and designs that measure by the gallery's own width. */
const byWidth = Object.entries(gallerySettings.settings as Record<string, Setting>).flatMap(([name, row]) => {
  const attribute = row.fromText || name === 'aspectRatio' ? getAttributeName(name, row) : null;
  return attribute ? [`[${attribute}*="px "]`, `[data-${attribute}*="px "]`] : [];
});
/** A grid whose first child is one slide: it can share its cell. */
const firstSlide = ':has(> :is(img, picture, a, video, iframe, site-image, site-video):first-child, '
  + '> figure:first-child > :is(img, picture, a):only-child, > figure:first-child > :is(img, picture, a):first-child + figcaption:last-child)';
const grids = attributeSelector('design', 'grid', 'autogrid', 'base');
const measured = `:is(${[
  attributeSelector('design', 'strip', 'autorows', 'list'),
  `${attributeSelector('design', 'carousel')}${verticalSelector}`,
  ...byWidth,
  `${grids}:not(${firstSlide})`,
].join(', ')})`;
const contained = `${track}${measured}`;
const roomy = `${track}:not(${measured})`;

/** Every design except the slideshow. */
const others = attributeSelector('design', ...layouts.slice(1).map(([name]) => name));
const heightOf = (vSize: number) => String(designs.strip.layout({ ...nothing, vSize }).heightPercent);

const tight = Array.from({ length: gaplessPx + 1 }, (_, px) => prefixSelector('gutter', String(px))).join(', ');
const gapless = `:is(${named(({ gutterPx }) => gutterPx <= gaplessPx)}:not(${attributeSelector('gutter')}), ${tight})`;

/** Rules of the shadow root as rules for the element that has none yet. */
const outside = (css: string): string => css
  .replaceAll(', .controls', '')
  .replace(/(?:((?:\[[^\]]+\])+) )?\.track( ::slotted\(\*\))?/g, (_, attributes = '', slides?: string) =>
    track + ((attributes as string).match(/\[[^\]]+\]/g) ?? []).map(attributeRule).join('') + (slides ? ' > *' : ''))
  .replace(/\.gallery((?:\[[^\]]+\])+)/g, (_, attributes: string) => element + attributes.match(/\[[^\]]+\]/g)!.map(attributeRule).join(''))
  .replace(/^ {2}/gm, '');

const rule = (selector: string, properties: Readonly<Record<string, string>>) =>
  `${element}${selector} { ${Object.entries(properties).map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
const kept = <V extends string | number>(attribute: string, values: readonly V[], property: string, css: (value: V) => string, of = '') =>
  values.map(value => rule(of + prefixSelector(attribute, String(value)), { [property]: css(value) })).join('\n');
const gridWithout = (attribute: string) => `${attributeSelector('design', 'grid')}:not(${attributeSelector(attribute)})`;

/** The rules of a gallery before its script, with those for some values of its settings; by default the usual ones. */
export const pageSheet = ({
  ratios,
  perRow,
  gutters,
  widths,
  shares,
  sizes,
  heights,
  margins,
  loadMore,
} = usualValues): string => `/* site-gallery before its script, and without scripts: in its final size, a stack and a row as a strip to swipe. */
${element} {
  --_full: 100%;
  --_corner: var(--site-gallery-radius, var(--site-radius, 12px));
  --_radius: var(--_corner);
  /* Stays where it is: Chromium counts a box that stops scrolling as a layout shift, unless it is a transformed one before and after. */
  translate: 0;
}
${rule('', getCssProperties(layouts[0]![1]))}
${layouts
  .slice(1)
  .map(([name, layout]) => rule(attributeSelector('design', name), getCssProperties(layout)))
  .join('\n')}
${rule(gapless, { '--_corner': '0px', '--_radius': 'var(--site-gallery-radius, var(--site-radius, 12px))' })}
${rule(flag('auto-crop', false), { '--_fit': 'contain' })}
${kept('aspect-ratio', ratios, '--_ratio', ratio => readAspectRatio(ratio)!)}
${kept('slides-per-row', perRow, '--_columns', String)}
${kept('gutter', gutters, '--_gutter', px => `${px}px`)}
${kept('padding', gutters, '--_gutter', px => `${px}px`, gridWithout('gutter'))}
${kept('thumbnails-per-row', perRow, '--_columns', String, gridWithout('slides-per-row'))}
${kept('column-width', widths, '--_size', px => `${px}px`)}
${kept('list-image-size', shares, '--_share', String)}
${kept('v-size', sizes, '--_height', vSize => heightOf(vSize))}
${sizes.map(vSize => {
  const selector = `:not(${others}, ${attributeSelector('aspect-ratio')})${prefixSelector('v-size', String(vSize))}`;
  return rule(selector, { '--_ratio': `100 / ${heightOf(vSize)}` });
}).join('\n')}
${kept('thumbnail-strip-height', heights, '--_thumbs', px => `${px}px`)}
${kept('thumbnail-strip-margin', margins, '--_thumbs-margin', px => `${px}px`)}

${track} {
  display: block;
}
/* What asks for the gallery's own width has it as its container, which counts as empty:
   until the script comes it takes a part of a parent that shrinks to fit. */
${contained} {
  container-type: inline-size;
  contain-intrinsic-inline-size: min(100vw - 64px, 320px);
  inline-size: -webkit-fill-available;
}
/* A column that may be as wide as the window, and one for the rest. */
${contained}${attributeSelector('design', 'list')} {
  contain-intrinsic-inline-size: none;
  grid-template-columns: minmax(0, calc(100vw - 64px)) minmax(0, 1fr) !important;
}
${track}${attributeSelector('design', 'list')} > * {
  grid-column: 1 / -1;
}
/* Firefox counts the columns of a container as nothing, and asks no box in columns how wide it would be. */
@supports (-moz-appearance: none) {
  ${contained}${attributeSelector('design', 'list')} {
    contain-intrinsic-inline-size: min(100vw - 64px, 320px);
  }
  ${track}${attributeSelector('design', 'autocolumns')} {
    contain: inline-size;
    contain-intrinsic-inline-size: min(100vw - 64px, 320px);
    inline-size: -webkit-fill-available;
  }
}
/* All others are as wide as there is room, in such parents too: a slide asks for nothing, the last box for all. */
${roomy}:not(${attributeSelector('design', 'autocolumns')})::after, ${roomy}${attributeSelector('design', 'autocolumns')}::before {
  content: '';
  display: grid;
  grid: 0 / minmax(0, calc(100vw - 64px));
  flex: 0 9999 auto;
  min-inline-size: 0;
  margin-inline-start: calc(-1 * var(--_gutter));
}
/* In a grid it shares the cell of the first slide: a row of its own would have a gap. */
${roomy}${grids}::after, ${roomy}${grids} > :first-child {
  grid-area: 1 / 1;
}
${roomy}${attributeSelector('design', 'autocolumns')}::before, ${roomy}${grids}::after {
  margin: 0;
}
${slidesIn(roomy, '*')} {
  inline-size: 0 !important;
}
${slidesIn(roomy + named(({ flow }) => flow === 'rows'), '*')} {
  min-inline-size: 100% !important;
}
@media (scripting: enabled) {
  ${track}${flag('thumbnails', true)}:not(${named(({ flow }) => flow === 'rows')}) {
    padding-block-end: calc(var(--_thumbs, ${thumbsPx}px) + var(--_thumbs-margin, ${thumbsMarginPx}px));
  }
  ${track}${flag('filter', true)} {
    padding-block-start: 64px;
  }
}
${outside(layoutStyles.cssText)}
${outside(captionStyles.cssText)}
${rowByWidthCss(track)}
${column} {
  flex-direction: column;
  align-items: stretch;
  overflow: visible;
}
${column} > * {
  flex: 0 0 auto;
}
@media screen and (scripting: enabled) {
  ${[after(inView, `:not(${attributeSelector('slides-per-row')})`), ...perRow.map(seen =>
    after(seen, attributeSelector('slides-per-row', String(seen))))].join('\n  ')}
  @container (inline-size < 724px) { ${after(3, `:not(${listedByWidth})`)} }
  @container (inline-size < 480px) { ${after(2, `:not(${listedByWidth})`)} }
}
${loadMoreCss(
  named(({ flow }) => flow === 'rows'),
  loadMore,
)}
/* Slides and pictures, before and after. */
${lightCss}
/* Without scripts an author's own arrows could do nothing; links in a pagination lead to their slides. */
${track} > :is([slot="previous"], [slot="next"], [slot="pagination"]:not(a, :has(a))) {
  display: none;
}
@media (scripting: none) {
  ${track} { scrollbar-width: thin; }
}
@media print {
  ${track}:not(${named(({ flow }) => flow === 'rows')}) { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; overflow: visible; }
  ${element} > * { break-inside: avoid; }
}
`;
