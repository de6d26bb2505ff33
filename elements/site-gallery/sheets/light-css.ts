import { brokenImageCss, brokenMark } from '../../../core/image/broken-images.js';
import { captionCss } from './caption-css.js';
import { partMark } from '../slides/slide-marks.js';
import { anyMedia } from '../slides/slide-parts.js';
import { selectChildren, flag, gallery, later, lists, noise, rows, slidesIn, unscripted, when, wrapper, attributeSelector } from './selectors.js';

/** Designs whose pictures keep their own shapes unless a ratio is given. A test compares them with the registry. */
export const ownShapeDesigns = ['strip', 'autogrid', 'autocolumns', 'autorows', 'base'];

const hasOwnShapes = `:is(${attributeSelector('aspect-ratio', 'auto', 'none', '0')}, `
  + `${attributeSelector('design', ...ownShapeDesigns)}:not(${attributeSelector('aspect-ratio')}))`;
const mixed = when(flag('mixed-content', true), 'mixed');
const inCards = slidesIn(mixed, `:not(img, picture, a, figure, p, ul, ol, [${partMark}]) *`);
/** They show their content on their own, in the box that the design gives them. */
const own = 'site-video, site-image';
const inOwn = `${own}, :is(${own}) *`;
const notMedia = `figcaption *, :is(${own}):defined *, ${inCards}`;
const media = `:is(img, video, iframe):not(${notMedia})`;
const boxed = `:is(${own}):not(${notMedia})`;
const strip = when(attributeSelector('design', 'strip'), 'strip');
const lines = when(attributeSelector('design', 'autorows'), 'lines');
const earlyLines = unscripted + attributeSelector('design', 'autorows');
const level = when(`${attributeSelector('design', 'autogrid')}:not(${attributeSelector('aspect-ratio')})`, 'level');
const list = when(attributeSelector('design', 'list'), 'list');
const listed = slidesIn(
  list,
  `:is(figure, article, div, section, a:has(> * + *), li, dl, p, span, td):not([${partMark}="wrapper"], ${selectChildren(unscripted, rows)})`,
);

/** Before its script a stack is a row to swipe, and as tall as its first slide: the others do not count. */
const stack = `${unscripted}:not(${
  attributeSelector('design')}:not(${attributeSelector('design', 'slideshow', 'stacked')}), ${attributeSelector('transition', 'scroll')})`;
const stacked = `:is(${stack}, ${selectChildren(stack, `:is(${lists}, ${rows})`)})`;
// Not `:nth-child(n + 2 of …)`: with that, what a page adds anywhere has the whole page restyled.
const laterSlides = `:where(:is(${stacked} > *):not(${noise})) ~ ${later(stacked, 2)}:not(${noise})`;

/**
 * Slides and pictures in the page's own markup. The page's sheet has these rules for the time before scripts; a gallery
 * that it does not reach brings them along.
 */
export const lightCss = `
@property --_strip { syntax: '<length>'; inherits: true; initial-value: 0px }
@property --_row-length { syntax: '<length>'; inherits: true; initial-value: 250px }
@property --_strip-width { syntax: '<length>'; inherits: true; initial-value: 0px }
${gallery} > :is(br, hr, p:not(:has(${anyMedia}))), ${wrapper} > :is(br, hr, p:not(:has(${anyMedia}))) {
  display: none;
}
${gallery} [${partMark}="words"] {
  display: none !important;
}
@media (scripting: enabled) {
  ${wrapper} > figcaption {
    display: none;
  }
}
${wrapper} {
  display: contents;
  list-style: none;
}
${wrapper} > * {
  flex: var(--_flex, calc(100 * var(--_shape, 1.5)) 1 calc(var(--_shape, 1.5) * var(--_row-length)));
  min-inline-size: 0;
  break-inside: avoid;
  scroll-snap-align: var(--_snap, start);
  scroll-snap-stop: always;
  min-block-size: var(--_least-tall, auto);
}
/* Widths, floats and margins that an editor or a page builder gives its pictures and columns, also in style attributes. */
${gallery} > :is(figure, a, picture, p), ${wrapper} > :not(${own}, img, video, iframe) {
  float: none !important;
  inline-size: auto !important;
  margin: var(--_above, 0px) 0 var(--_below, 0px) !important;
}
${wrapper} > :not(${own}, img, video, iframe) {
  max-inline-size: 100% !important;
  flex: var(--_flex, calc(100 * var(--_shape, 1.5)) 1 calc(var(--_shape, 1.5) * var(--_row-length))) !important;
}
:where(${wrapper} > span) {
  display: block;
}
${wrapper} > :is(td, th) {
  display: block;
  padding: 0;
  border: 0;
}
/* No list items: Chromium counts all that follow, with each. */
:where(${gallery} > :is(ul, ol)) > li {
  display: block;
}
site-gallery:state(stack) [${partMark}="wrapper"] > * {
  grid-area: 1 / 1;
}
@media screen {
  site-gallery:state(stack) [${partMark}="wrapper"] > [inert] {
    display: none !important;
  }
}
${gallery} :is(figure, p, a:has(img, video), picture):not(${notMedia}) {
  margin: 0;
  padding: 0;
}
${gallery} :is(a:has(img, video), picture):where(:not(${notMedia})) {
  display: block;
}
${gallery} ${media} {
  display: block;
  inline-size: 100%;
  block-size: auto;
  min-inline-size: 0;
  max-inline-size: none;
  max-block-size: none;
  object-fit: var(--_fit, cover);
  object-position: var(--_focus, 50% 50%);
  margin: 0;
  border: 0;
  border-radius: var(--_corner);
  background-color: var(--site-fill, light-dark(rgb(0 0 0 / 0.05), rgb(255 255 255 / 0.07)));
}
${gallery} img[${brokenMark}] {
  ${brokenImageCss}
}
${gallery} ${boxed} {
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  --_slide-fit: var(--_fit);
  --_slide-corner: var(--_corner);
  --_slide-bleed: 1px;
}
${gallery} > :is(*, #_ #_), ${wrapper} > :is(*, #_ #_) {
  margin: var(--_above, 0px) 0 var(--_below, 0px);
}
${gallery}:not(${unscripted}${hasOwnShapes}, :is(:state(own))) ${media} {
  aspect-ratio: var(--_ratio, 3 / 2);
  contain: size; /* WebKit gives a picture that did not come a square place else */
}
${gallery}:not(${unscripted}${hasOwnShapes}, :is(:state(own))) ${boxed} {
  --_ratio: inherit;
  --_slide-ratio: var(--_ratio, 3 / 2);
}
${when(hasOwnShapes, 'own')} iframe {
  aspect-ratio: 16 / 9;
}
${laterSlides} {
  contain: size;
  align-self: stretch;
}
@media (scripting: none) {
  ${laterSlides} {
    contain: none;
    align-self: auto;
  }
}
${gallery} a:has(img, video) {
  border-radius: var(--_corner);
  outline-offset: -4px;
}

/* The height is all that a strip has: "height: auto !important" of a theme would leave holes in it. */
${strip} ${media} {
  inline-size: auto;
  block-size: var(--_strip) !important;
  max-inline-size: var(--_strip-width) !important;
}
${strip} figcaption {
  contain: inline-size;
}
${strip} ${boxed} {
  --_slide-height: var(--_strip);
  --_slide-width: auto;
  --_most-room: 0px;
  --_room-contain: none;
  inline-size: auto;
  max-inline-size: var(--_strip-width);
}
${strip} site-video:not(:defined) {
  block-size: var(--_strip);
  aspect-ratio: var(--_slide-ratio, 1.7762);
}
@media print {
  ${strip} ${boxed} {
    --_slide-height: initial;
    --_slide-width: initial;
    inline-size: 100%;
  }
  ${strip} ${media} {
    inline-size: 100%;
    block-size: auto !important;
  }
}
@supports (flex-grow: attr(width type(<number>))) {
  ${slidesIn(earlyLines, 'a:has(> img:only-child)')} {
    display: contents;
  }
  ${slidesIn(earlyLines, ':is(img, a > img:only-child)')} {
    --_shape: calc(attr(width type(<number>), 3) / attr(height type(<number>), 2));
    flex: calc(100 * var(--_shape)) 1 calc(var(--_shape) * var(--_row-length));
    max-inline-size: 100%;
  }
}
@supports not (flex-grow: attr(width type(<number>))) {
  ${earlyLines} ${media} {
    block-size: var(--_row-length);
  }
}
${slidesIn(lines, `:is(${media}, ${boxed})`)} {
  inline-size: auto;
  max-inline-size: 100%; /* else nothing has room beside one that fills the last line, not even what ends it */
}
${slidesIn(`${lines}:not(${unscripted}${hasOwnShapes}, :is(:state(own)))`, ':is(*, #_)')} {
  --_shape: calc(var(--_ratio));
}
${slidesIn(level, `:is(figure, a, picture, li):not([${partMark}])`)} {
  display: flex;
  flex-direction: column;
}
${level} :is(figure, a, picture, li) > :is(img, video, a, picture, ${own}) {
  flex: 1 0 auto;
}
${level} :is(${own}) {
  --_slide-least: 100%;
}
${level} [${partMark}="wrapper"] > :not(${own}, img, video, iframe, [${partMark}]),
${level} [${partMark}="wrapper"] > * :has(img, video, ${own}):not(${inOwn}, figcaption, figcaption *, [${partMark}]) {
  display: flex;
  flex-direction: column;
  flex: 1 0 auto;
}
${level} [${partMark}="wrapper"] > * :is(img, video, ${own}):not(figcaption *, :is(${own}) *) {
  flex: 1 0 auto;
}
${listed} {
  display: grid;
  grid-template: 1fr repeat(8, auto) 1fr / minmax(0, calc(var(--_share) * 1%)) minmax(0, 1fr);
  column-gap: clamp(16px, 4cqi, 48px);
}
${listed} > * {
  grid-column: 2;
}
${listed} > :first-child {
  grid-area: 1 / 1 / -1;
}
${listed} > :nth-child(2) {
  grid-row-start: 2;
}
${slidesIn(list, `:is(${media}, ${boxed})`)} {
  inline-size: calc(var(--_share) * 1%);
}
/* Slides only: WebKit does not know the gallery as the container of what is in them. */
@container (inline-size < 480px) {
  ${listed} {
    --_under: 0.75em;
    display: block;
  }
  ${slidesIn(list, `:is(${media}, ${boxed})`)} {
    inline-size: 100%;
  }
}

/* Texts of the page itself: any rule of the page overrides these. */
:where(${slidesIn(mixed, ':is(div, article, section, blockquote)')}:not([${partMark}="wrapper"])) {
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 1em;
  padding: clamp(16px, 6%, 32px);
  border-radius: var(--_corner);
  background-color: var(--site-fill, light-dark(rgb(0 0 0 / 0.05), rgb(255 255 255 / 0.07)));
}
:where(${slidesIn(mixed, ':is(div, article, section, blockquote)')}:not([${partMark}="wrapper"])) > :where(p, h2, h3, h4) {
  margin: 0;
}

${captionCss}`;
