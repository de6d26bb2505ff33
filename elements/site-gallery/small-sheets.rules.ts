import type { SheetsByChoice } from '../../core/manifest/describe/docs.js';
import { canMatch, minifyRules, filterRules, type Question, simplify } from '../../core/manifest/sheets/rules-for-tag.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { readAspectRatio } from './designs/dimensions.js';
import { designs, type DesignName } from './designs/designs.js';
import { galleriesIn, rulesByWidth, type WrittenGallery } from './gallery.rules.js';
import { gallerySettings } from './gallery.settings.js';
import { lightCss } from './sheets/light-css.js';
import { pageSheet, type SheetValues } from './sheets/page-sheet.js';

// `site-gallery.css` has a rule for every value that a setting may well have, since it knows no page: 8.8 KB. A sheet of one
// design knows the rest of the settings at their defaults: below 2.2 KB. What a tag sets besides is written beside it. Where
// without rules beside a tag, as in a content system, a sheet of the design with all settings has them: about 6 KB.

const designNames = Object.keys(designs) as DesignName[];
const sheetOf = (design: DesignName): string => `site-gallery-${design}.css`;
const settingsSheetOf = (design: DesignName): string => `site-gallery-${design}-settings.css`;
const fullSheet = 'site-gallery.css';
const dataForm = 'site-gallery';

const attributes = Object.entries(gallerySettings.settings as Record<string, Setting>).map(([name, row]) => getAttributeName(name, row)!);
const known: ReadonlySet<string> = new Set([...attributes, dataForm]);

/** The values of `design` that have the sheet of a design: its name, and an earlier name. */
const namesOf = (design: DesignName): readonly string[] => (design === 'slideshow' ? [design, 'stacked'] : [design]);
/** The design of a gallery by its name; undefined for an unknown one, and where two spellings may name two. */
const designOf = ({ attributes: written, form }: WrittenGallery): DesignName | undefined =>
  (form === 'mixed' ? undefined : designNames.find(each => namesOf(each).includes(written.get('design')?.toLowerCase() ?? 'slideshow')));
const needsFullSheet = (galleries: readonly WrittenGallery[]): boolean => !galleries.every(designOf);

const onlyDesign = (design: DesignName): Readonly<Record<string, string>> => (design === 'slideshow' ? {} : { design });
/** Without a rank of its own, so that all rank as they do in the sheet that knows all. */
const inDesign = (design: DesignName, attribute = 'design'): string =>
  `:where(${[...design === 'slideshow' ? [`:not([${attribute}])`] : [], ...namesOf(design).map(name => `[${attribute}=${name} i]`)].join()})`;
const scoped = (selector: string, design: DesignName): string =>
  selector.replace(/(?<![\w-])site-gallery(?![\w-])/g, `$&${inDesign(design)}`);
/** For a gallery in either spelling. */
const scopedInBoth = (selector: string, design: DesignName): string =>
  selector.replace(/(?<![\w-])(?:site-gallery(?![\w-])|\[data-site-gallery\])/g, found =>
    found + inDesign(design, found.startsWith('[') ? 'data-design' : 'design'));

function designSheet(css: string, design: DesignName): string {
  const asked: Question = { known, attributes: onlyDesign(design), isPlain: true, isBeforeScript: true };
  const byDesign: Question = { ...asked, known: new Set(['design', dataForm]) };
  return filterRules(css, selector => (canMatch(selector, asked) === false ? null : scoped(simplify(selector, byDesign), design)));
}

/** The rules of a design with every setting, in either spelling. */
function settingsSheet(css: string, design: DesignName): string {
  const asked: Question = { known: new Set(['design']), attributes: onlyDesign(design), isBeforeScript: true };
  return filterRules(css, selector => (canMatch(selector, asked) === false ? null : scopedInBoth(simplify(selector, asked), design)));
}

/** The style sheets of galleries, which the build writes: of all designs, and two of each, without settings and with all. */
export function gallerySheets(): Record<string, string> {
  const css = pageSheet();
  const short = minifyRules(css);
  return {
    [fullSheet]: css,
    ...Object.fromEntries(designNames.flatMap(design =>
      [[sheetOf(design), designSheet(short, design)], [settingsSheetOf(design), settingsSheet(short, design)]])),
  };
}

/** The sheets that the galleries of a markup need until their script is there, with `rulesBeside`. An unknown design needs the sheet of all. */
export function smallSheets(markup: string, { isDataForm = false }: { readonly isDataForm?: boolean } = {}): string[] {
  const galleries = galleriesIn(markup);
  if (needsFullSheet(galleries)) return [fullSheet];
  const sheetsOf = (needSettings: boolean) => galleries
    .filter(({ form }) => (isDataForm || form === 'data') === needSettings)
    .map(gallery => (needSettings ? settingsSheetOf : sheetOf)(designOf(gallery)!));
  const withSettings = sheetsOf(true);
  const small = sheetsOf(false).filter(sheet => !withSettings.includes(sheet.replace('.css', '-settings.css')));
  return [...new Set([...small, ...withSettings])];
}

/** The same as a table, for content systems: sheets by the value of `design`, and the settings that the second kind has rules for. */
export function sheetsByDesign(): SheetsByChoice {
  const css = pageSheet();
  return {
    attribute: 'design',
    default: 'slideshow',
    sheets: Object.fromEntries(designNames.flatMap(design =>
      namesOf(design).map(name => [name, { usual: sheetOf(design), withSettings: settingsSheetOf(design) }]))),
    settings: attributes.filter(name => name !== 'design' && new RegExp(`\\[${name}[\\]=*^]`).test(css)),
  };
}

/** A gallery whose script is not there: no rule for it is needed in a sheet that comes with the script. */
const unscripted = /site-gallery:not\(:defined|\[data-site-gallery\]/y;

/** The rules that a gallery brings along to its slides. */
export const allLightCss = (): string => minifyRules(lightCss);

/** The same without those for the time before its script: a third of the text to parse. */
export function scriptedLightCss(): string {
  const asked: Question = { known: new Set(), attributes: {}, never: unscripted };
  return filterRules(allLightCss(), selector => (canMatch(selector, asked) === false ? null : simplify(selector, asked)));
}

/** The values of a tag that a sheet has a rule for. */
function valuesOf(written: ReadonlyMap<string, string>): SheetValues {
  const first = (attribute: string): string => (written.get(attribute) ?? '').split(',')[0]!.trim();
  const number = (...names: readonly string[]): number[] => names.map(first).filter(Boolean).map(Number).filter(Number.isFinite);
  const ratio = first('aspect-ratio');
  return {
    ratios: ratio && readAspectRatio(ratio) ? [ratio] : [],
    perRow: number('slides-per-row', 'thumbnails-per-row'),
    gutters: number('gutter', 'padding'),
    widths: number('column-width'),
    shares: number('list-image-size'),
    sizes: number('v-size'),
    heights: number('thumbnail-strip-height'),
    margins: number('thumbnail-strip-margin'),
    loadMore: number('load-more'),
  };
}

/** Rules by settings: finding them takes 50 ms, and a server draws the same galleries again and again. */
const rulesBySettings = new Map<string, string>();

/** The rules of one tag that the sheet of its design does not have. */
function ownRules(gallery: WrittenGallery): string {
  const given = Object.fromEntries([...gallery.attributes].filter(([name]) => known.has(name)));
  const key = Object.entries(given).map(([name, value]) => `${name}=${value}\n`).join('');
  const rules = rulesBySettings.get(key) ?? findRules(gallery, given);
  rulesBySettings.set(key, rules);
  return rules;
}

function findRules(gallery: WrittenGallery, given: Readonly<Record<string, string>>): string {
  const design = designOf(gallery)!;
  const asked: Question = { known, attributes: given, isPlain: true, isBeforeScript: true };
  const sheet: Question = { ...asked, attributes: onlyDesign(design) };
  const anyTag: Question = { known: new Set([dataForm]), attributes: {} };
  const css = filterRules(minifyRules(pageSheet(valuesOf(gallery.attributes))), (selector, { hasRules, around }) => {
    const isInSheet = !hasRules && [...around, selector].every(each => canMatch(each, sheet) !== false);
    return canMatch(selector, asked) === false || isInSheet ? null : simplify(selector, asked, anyTag);
  });
  return css.replace(/@property[^{}]*\{[^{}]*\}/g, '').replace(/@[^{}]*\{\}/g, '').replaceAll('}', '}\n').replace(/^\}\n/gm, '}').trim();
}

/**
 * The rules that a markup needs beside the sheets of its galleries, until their script is there: of their settings, unless a
 * sheet has them all, and of those by width.
 */
export function rulesBeside(markup: string, options: { readonly isDataForm?: boolean } = {}): string {
  const galleries = galleriesIn(markup);
  const own = options.isDataForm || needsFullSheet(galleries) ? [] : galleries.filter(({ form }) => form === 'tag').map(ownRules);
  return [...new Set(own), rulesByWidth(markup, options)].filter(Boolean).join('\n');
}
