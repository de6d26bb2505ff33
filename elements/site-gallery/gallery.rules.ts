import { parseAttribute } from '../../core/settings/parse.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { getDefaults } from '../../core/settings/table.js';
import type { Layout } from './designs/design.js';
import { columnsAt, narrowPx } from './designs/dimensions.js';
import { gallerySettings, type GalleryValues } from './gallery.settings.js';
import { getCssProperties } from './layout/css-properties.js';
import { readLayout } from './layout/read-layout.js';
import { minGutterPx } from './layout/width-sheet.js';
import { later, noise } from './sheets/selectors.js';

const tags = /<(?:site-gallery|[a-z][\w-]*(?=(?:[^>"]|"[^"]*")*\sdata-site-gallery[\s=>]))(?=[\s>])((?:[^>"]|"[^"]*")*)>/g;
/** What can be in a selector and in a style sheet as it is. */
const plain = /^[^<>"\\\n\r\f]*$/;
/** Settings that change how slides are laid out. */
const ofLayout = [
  'design', 'orientation', 'slidesPerRow', 'thumbnailsPerRow', 'columnWidth', 'gutter', 'padding', 'aspectRatio', 'vSize',
  'listImageSize', 'squareThumbs', 'thumbnails', 'thumbnailStripHeight', 'thumbnailStripMargin',
] as const satisfies readonly (keyof GalleryValues)[];
/** Columns are counted up to this width. */
const widestPx = 2560;

/** What holds from a width of the gallery on. */
interface Band extends Layout { readonly fromPx: number }
type Bands = readonly [Band, ...Band[]];

type Declarations = Readonly<Record<string, string>>;
const textOf = (declarations: Declarations): string => Object.entries(declarations).map(([name, value]) => `${name}: ${value};`).join(' ');
const rule = (selector: string, declarations: Declarations): string => {
  const text = textOf(declarations);
  return text && `${selector} { ${text} }`;
};

/** A length of each band as one formula of the gallery's own width: no rule can ask its own element for its width. */
function byOwnWidth(bands: Bands, lengthOf: (band: Band) => string): string {
  const parts = bands.map((band, at) => [
    lengthOf(band),
    ...band.fromPx > 0 ? [`(100% - ${band.fromPx - 0.5}px) * 9999`] : [],
    ...bands[at + 1] ? [`(${bands[at + 1]!.fromPx}px - 100%) * 9999`] : [],
  ]);
  return `max(${parts.map(part => `min(${part.join(', ')})`).join(', ')})`;
}

/** A rule for each band, that holds in no other: what is in a gallery may ask it for its width. */
const inBands = (bands: Bands, ruleOf: (band: Band) => string): string[] => bands.flatMap((band, at) => {
  const text = ruleOf(band);
  const next = bands[at + 1];
  const range = [...band.fromPx > 0 ? [`(inline-size >= ${band.fromPx}px)`] : [], ...next ? [`(inline-size < ${next.fromPx}px)`] : []];
  return text ? [range.length > 0 ? `@container ${range.join(' and ')} { ${text} }` : text] : [];
});

const differs = (bands: Bands, of: (band: Band) => unknown): boolean => new Set(bands.map(of)).size > 1;

/** The bands once more, from each width on that has another number of slides in a row. */
function withColumns(bands: Bands): Bands {
  return bands.flatMap((band, at) => {
    const { fromPx, place, columns, gutterPx, isExact } = band;
    const sizePx = Math.max(24, band.sizePx ?? 0);
    const countAt = (widthPx: number): number =>
      place === 'fit'
        ? Math.max(1, Math.floor((widthPx + gutterPx + 0.01) / (sizePx + gutterPx)))
        : place !== 'even'
          ? 1
          : isExact
            ? columns
            : columnsAt(columns, widthPx);
    const toPx = bands[at + 1]?.fromPx ?? widestPx;
    const fits = [...Array(Math.ceil(widestPx / sizePx)).keys()].map(before => (before + 1) * (sizePx + gutterPx) + sizePx);
    const others = place === 'fit' ? fits : place === 'even' && !isExact ? narrowPx() : [];
    return [fromPx, ...others.filter(px => px > fromPx && px < toPx)].map(px => ({ ...band, fromPx: px, columns: countAt(px) }));
  }) as readonly Band[] as Bands;
}

/** Slides from one on, among the children of a gallery or of a list in it. */
const slidesFrom = (from: number): string => later(':is(&, & > :is(ul, ol, p))', from, ` of :not(${noise})`);

/** Space beside slides: for the style sheets of galleries, and as it is for the critical one. */
const space = (side: 'above' | 'below', px: number): Declarations =>
  ({ [`--_${side}`]: `${px}px`, [side === 'above' ? 'margin-block-start' : 'margin-block-end']: `${px}px` });

/** Declarations of a gallery itself, and rules of what is in it. */
interface Rules { readonly own?: Declarations; readonly inside?: readonly string[] }

/** What slides inherit: shapes and sizes of their pictures. */
function slideRules(bands: Bands): Rules {
  const properties = (['--_ratio', '--_share', '--_height'] as const).filter(name => differs(bands, band => getCssProperties(band)[name]));
  const of = properties.includes('--_height') ? '> *, &::before, &::after' : '> *'; // around the slides of a strip
  return {
    inside: inBands(bands, band => {
      const values = getCssProperties(band);
      return rule(of, Object.fromEntries(properties.map(name => [name, values[name]!])));
    }),
  };
}

/** How many slides are side by side. */
function columnRules(bands: Bands): Rules {
  const [{ place, isExact, isVertical }] = bands;
  if (isExact && isVertical) {
    const hidden = inBands(bands, ({ columns }) => rule(slidesFrom(columns + 1), { display: 'none !important' }));
    return { inside: hidden.map(text => `@media screen and (scripting: enabled) { ${text} }`) };
  }
  if (isExact && (place === 'even' || place === 'row')) {
    return { own: { '--_slide': byOwnWidth(bands, ({ columns }) => `(100% - ${columns - 1} * var(--_gutter)) / ${columns}`) } };
  }
  return place === 'fit' && differs(bands, ({ sizePx }) => sizePx) ? { own: { '--_size': byOwnWidth(bands, ({ sizePx }) => `${sizePx}px`) } } : {};
}

/** Space between slides. Between rows it is a margin: percentages of a row gap count by the height. */
function gutterRules(bands: Bands): Rules {
  const [{ flow, place, isVertical }] = bands;
  if (!differs(bands, ({ gutterPx }) => gutterPx)) return {};
  const own = { '--_gutter': byOwnWidth(bands, ({ gutterPx }) => `${gutterPx}px`) };
  if (flow !== 'rows' && !isVertical) return { own };
  if (place === 'columns') return { own, inside: inBands(bands, ({ gutterPx }) => rule('> *', space('below', gutterPx))) };
  if (place === 'lines') { // no rule knows which slides are the last line: under it is the difference, with the script as well
    const leastPx = minGutterPx(bands);
    return { own: { ...own, 'row-gap': `${leastPx}px` }, inside: inBands(bands, ({ gutterPx }) => rule('> *', space('below', gutterPx - leastPx))) };
  }
  return {
    own: { ...own, 'row-gap': '0px' },
    inside: inBands(withColumns(bands), ({ columns, gutterPx }) => rule(slidesFrom(columns + 1), space('above', gutterPx))),
  };
}

/** The room for thumbnails, under the slides instead of in the gallery. */
function thumbnailRules(bands: Bands): Rules {
  const roomOf = ({ thumbnails }: Band) => (thumbnails ? thumbnails.heightPx + thumbnails.marginPx : 0);
  if (bands[0].flow === 'rows' || !differs(bands, roomOf)) return {};
  const rooms = inBands(bands, band => rule('> *', space('below', roomOf(band))));
  return { own: { 'padding-block-end': '0px' }, inside: rooms.map(text => `@media (scripting: enabled) { ${text} }`) };
}

/** A gallery of a markup. */
export interface WrittenGallery {
  /** Its attributes; those of settings without `data-`. */
  readonly attributes: ReadonlyMap<string, string>;
  /** As a tag, as a plain element with settings as data (`<div data-site-gallery data-design="grid">`), or with both spellings immediately. */
  readonly form: 'tag' | 'data' | 'mixed';
}

const settingAttributes = new Set(Object.entries(gallerySettings.settings as Record<string, Setting>).map(([name, row]) => getAttributeName(name, row)));

/** Each `<site-gallery>` of a markup, and each plain element that stands for one. */
export const galleriesIn = (markup: string): WrittenGallery[] => [...markup.matchAll(tags)].map(([, text]) => {
  const written = [...text!.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, value] as const);
  const settingOf = (name: string) => [name, name.replace(/^data-/, '')].find(each => settingAttributes.has(each));
  const isDataForm = written.some(([name]) => name === 'data-site-gallery');
  const isMixed = written.some(([name]) => settingOf(name) && name.startsWith('data-') !== isDataForm);
  return { attributes: new Map(written.map(([name, value]) => [settingOf(name) ?? name, value])), form: isMixed ? 'mixed' : isDataForm ? 'data' : 'tag' };
});

function rulesOf({ attributes, form }: WrittenGallery, isDataForm: boolean): string {
  const values: Record<string, unknown> = getDefaults(gallerySettings.settings);
  const given = ofLayout.flatMap(name => {
    const row: Setting = gallerySettings.settings[name];
    const attribute = getAttributeName(name, row)!;
    const value = attributes.get(attribute);
    if (value === undefined) return [];
    values[name] = parseAttribute(row, value).value;
    return [{ attribute, value }];
  });
  const { steps, ...base } = readLayout(values as GalleryValues, 'track', () => {});
  if (!steps || !given.every(({ value }) => plain.test(value))) return '';
  const bands: Bands = [{ ...base, fromPx: 0 }, ...steps.map(step => ({ ...base, ...step }))];
  const parts = [slideRules, columnRules, gutterRules, thumbnailRules].map(of => of(bands));
  // Until its script is there; with an id's weight (`#_`), as its sheet has rules of many attributes. A plain element is
  // replaced by the tag some time before that.
  const [host, select] = form === 'tag' && !isDataForm
    ? [':is(site-gallery, #_):not(:defined, [data-site-served])', (test: string) => `[${test}]`]
    : [':is([data-site-gallery], site-gallery:not(:defined, [data-site-served]), #_)', (test: string) => `:is([data-${test}], [${test}])`];
  const lines = [textOf(Object.assign({}, ...parts.map(({ own }) => own))), ...parts.flatMap(({ inside = [] }) => inside)].filter(Boolean);
  const selector = `${host}${given.map(({ attribute, value }) => select(`${attribute}="${value}"`)).join('')}`;
  return lines.length > 0 ? `${selector} {\n  ${lines.join('\n  ')}\n}` : '';
}

/**
 * The rules for the settings by width that the `<site-gallery>` tags of a markup have, for the time before their script: pasted
 * with them, nothing moves when it comes. The gallery's own sheet reads no lists out of attributes. `isDataForm`: for the
 * markup in its `data-` form.
 */
export function rulesByWidth(markup: string, { isDataForm = false } = {}): string {
  const rules = galleriesIn(markup).map(gallery => rulesOf(gallery, isDataForm));
  return [...new Set(rules)].filter(Boolean).join('\n');
}
