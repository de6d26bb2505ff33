import { canMatch, minifyRules, filterRules, type Question, simplify } from '../../core/manifest/rules-for-tag.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { readAspectRatio } from './designs/dimensions.js';
import { designs, type DesignName } from './designs/designs.js';
import { galleriesIn, rulesByWidth } from './gallery.rules.js';
import { gallerySettings } from './gallery.settings.js';
import { pageSheet, type SheetValues } from './sheets/page-sheet.js';

// `site-gallery.css` has a rule for every value that a setting may well have, since it knows no page: 8.8 KB. A sheet of one
// design knows the rest of the settings at their defaults: below 2.2 KB. What a tag sets besides is written beside it.

const designNames = Object.keys(designs) as DesignName[];
const sheetOf = (design: DesignName): string => `site-gallery-${design}.css`;
const fullSheet = 'site-gallery.css';
const dataForm = 'site-gallery';

const attributes = Object.entries(gallerySettings.settings as Record<string, Setting>).map(([name, row]) => getAttributeName(name, row)!);
const known: ReadonlySet<string> = new Set([...attributes, dataForm]);

/** A plain element that stands for a gallery, attributes spelled with `data-`, and unknown designs have the sheet that knows all. */
const isPlain = (written: ReadonlyMap<string, string>): boolean =>
  ![...written.keys()].some(name => known.has(name.replace(/^data-/, '')) && name.startsWith('data-'));
const needsFullSheet = (markup: string): boolean =>
  /\sdata-site-gallery[\s=>]/.test(markup) || !galleriesIn(markup).every(written => isPlain(written) && designOf(written));

/** The design of a tag by its name; undefined for an unknown one. */
const designOf = (written: ReadonlyMap<string, string>): DesignName | undefined => {
  const name = written.get('design')?.toLowerCase() ?? 'slideshow';
  return designNames.find(each => each === (name === 'stacked' ? 'slideshow' : name));
};
const onlyDesign = (design: DesignName): Readonly<Record<string, string>> => (design === 'slideshow' ? {} : { design });
/** Without a rank of its own, so that all rank as they do in the sheet that knows all. */
const inDesign = (design: DesignName): string =>
  `site-gallery:where(${design === 'slideshow' ? ':not([design]),[design=slideshow i],[design=stacked i]' : `[design=${design} i]`})`;
const scoped = (selector: string, scope: string): string => selector.replace(/(?<![\w-])site-gallery(?![\w-])/g, scope);

function designSheet(css: string, design: DesignName): string {
  const asked: Question = { known, attributes: onlyDesign(design), isPlain: true, isBeforeScript: true };
  const byDesign: Question = { ...asked, known: new Set(['design', dataForm]) };
  return filterRules(css, selector => (canMatch(selector, asked) === false ? null : scoped(simplify(selector, byDesign), inDesign(design))));
}

/** The style sheets of galleries, which the build writes: of all settings, and one of each design. */
export function gallerySheets(): Record<string, string> {
  const css = pageSheet();
  const short = minifyRules(css);
  return { [fullSheet]: css, ...Object.fromEntries(designNames.map(design => [sheetOf(design), designSheet(short, design)])) };
}

/** The sheets that the galleries of a markup need until their script is there, with `rulesBeside`. */
export const smallSheets = (markup: string): string[] =>
  (needsFullSheet(markup) ? [fullSheet] : [...new Set(galleriesIn(markup).map(written => sheetOf(designOf(written)!)))]);

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
function ownRules(written: ReadonlyMap<string, string>): string {
  const given = Object.fromEntries([...written].filter(([name]) => known.has(name)));
  const key = Object.entries(given).map(([name, value]) => `${name}=${value}\n`).join('');
  const rules = rulesBySettings.get(key) ?? findRules(written, given);
  rulesBySettings.set(key, rules);
  return rules;
}

function findRules(written: ReadonlyMap<string, string>, given: Readonly<Record<string, string>>): string {
  const design = designOf(written)!;
  const asked: Question = { known, attributes: given, isPlain: true, isBeforeScript: true };
  const sheet: Question = { ...asked, attributes: onlyDesign(design) };
  const anyTag: Question = { known: new Set([dataForm]), attributes: {} };
  const css = filterRules(minifyRules(pageSheet(valuesOf(written))), (selector, { hasRules, around }) => {
    const isInSheet = !hasRules && [...around, selector].every(each => canMatch(each, sheet) !== false);
    return canMatch(selector, asked) === false || isInSheet ? null : simplify(selector, asked, anyTag);
  });
  return css.replace(/@property[^{}]*\{[^{}]*\}/g, '').replace(/@[^{}]*\{\}/g, '').replaceAll('}', '}\n').replace(/^\}\n/gm, '}').trim();
}

/** The rules that a markup needs beside the sheets of its galleries, until their script is there: of their settings, and of those by width. */
export function rulesBeside(markup: string, options: { readonly isDataForm?: boolean } = {}): string {
  const own = options.isDataForm || needsFullSheet(markup) ? [] : galleriesIn(markup).map(ownRules);
  return [...new Set(own), rulesByWidth(markup, options)].filter(Boolean).join('\n');
}
