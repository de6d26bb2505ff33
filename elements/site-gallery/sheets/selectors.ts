import { partMark } from '../slides/slide-marks.js';
import { anyMedia } from '../slides/slide-parts.js';

/** A gallery before, without and after its script. An id's weight (`#_`), because themes style every image of an article. */
export const gallery = ':is(site-gallery, [data-site-gallery], #_)';

/** A gallery whose attributes say what it is: its script is not there yet, or never comes. */
export const unscripted = ':is(site-gallery:not(:defined), [data-site-gallery])';

/** Children that are no slides: what editors leave behind, settings, and what is in other slots. */
export const noise = `br, hr, script, style, template, link, meta, noscript, [slot], p:not(:has(${anyMedia}))`;

/** A list, or a paragraph of several pictures: its children are slides. */
export const lists = ':is(ul, ol, p:has(> :is(img, a, picture) ~ :is(img, a, picture)))';

const seen = ':is(img, video)';
const laterOf = (from: string) => `${from}> ${seen}:not(:first-child), ${from}> :not(:first-child) ${seen}`;
/** What page builders put around several slides, as far as a style sheet can see it: its first child has a picture, and another one. */
export const rows = ':is(div, section, figure, center):not([data-slide-id], [data-slide-url], [data-type], [data-tags], :has(> :is(p, h1, h2, h3, h4, h5, h6)))'
  + `:has(> :first-child${seen}, > :first-child ${seen}):has(${laterOf('')}, ${laterOf('> :only-child ')})`;

/**
 * An element's children of some kind. Whose children they are is asked first: a browser that has asked any `div` of the page for
 * `:has()` looks at all of it again with whatever is added to it.
 */
export const selectChildren = (parent: string, of: string): string => `:is(${parent} > *)${of}`;

const outerRows = selectChildren(unscripted, rows);
/** Whose children are slides though the gallery's own are not: its script marks them. */
export const wrapper = `:is(${selectChildren(gallery, lists)}, ${gallery} [${partMark}="wrapper"], ${
  outerRows}, :is(${outerRows} *):is(${rows}, :is(ul, ol):has(> li img)))`;

/** Slides of some galleries, wherever they are in them. */
export const slidesIn = (galleries: string, of: string): string =>
  `:is(${galleries}, ${selectChildren(galleries, lists)}, ${galleries} [${partMark}="wrapper"]) > ${of}`;

/** An attribute in either spelling, with one of these values, or with any. */
export function attributeSelector(name: string, ...values: readonly string[]): string {
  const spelt = (attribute: string) =>
    (values.length ? values.map(value => `[${attribute}="${value}" i]`) : [`[${attribute}]`]).join(', ');
  return `:is(${spelt(name)}, ${spelt(`data-${name}`)})`;
}

/** An attribute in either spelling that is a value, or a list by width that begins with it: `4`, `4, 724px 20`. */
export const prefixSelector = (name: string, value: string): string =>
  `:is(${[name, `data-${name}`].map(attribute => `[${attribute}="${value}" i], [${attribute}^="${value}," i]`).join(', ')})`;

/**
 * An element's children from one of them on. Whose children they are is asked first: `~` and `:nth-child()` look at every
 * child before, for each of thousands.
 */
export const later = (parent: string, from: number, of = ''): string => `:is(${parent} > *):nth-child(n + ${from}${of})`;

/** A flag in either spelling, on or off. */
export const flag = (name: string, isOn: boolean): string =>
  (isOn ? `${attributeSelector(name)}:not(${attributeSelector(name, 'false')})` : attributeSelector(name, 'false'));

/** Slides that will follow one another from top to bottom: of a slideshow and a carousel, no others. */
export const verticalSelector = attributeSelector('orientation', 'vertical')
  + `:not(${attributeSelector('design')}:not(${attributeSelector('design', 'slideshow', 'stacked', 'carousel')}))`;

/**
 * A gallery of which something is true: by its attributes until its script is there, then by a custom state, which also
 * knows what a settings block or a script has set.
 */
export const when = (attributes: string, state: string): string =>
  `:is(${unscripted}${attributes}, site-gallery:state(${state}), #_)`;
