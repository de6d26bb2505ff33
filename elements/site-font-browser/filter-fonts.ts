import type { CatalogFont, FontCategory, SiteFont } from '../../core/contract/site-fonts.js';

/** A family of the list. */
export interface ListedFont {
  readonly name: string;
  readonly category: FontCategory;
  /** What can be drawn and chosen; null if the backend has yet to add it. */
  readonly stored: SiteFont | null;
  /** Null if it is not in the catalog. */
  readonly catalog: CatalogFont | null;
  readonly origin: 'site' | 'kit' | 'page' | 'catalog';
}

/** Which fonts are listed. spec: page-runtime-platform §8 */
export const fontViews = ['all', 'used', 'kit'] as const;
export type FontView = (typeof fontViews)[number];

export interface FontSources {
  readonly fonts: readonly SiteFont[];
  readonly catalog: readonly CatalogFont[];
  /** Fonts of a Typekit kit. */
  readonly kit: readonly SiteFont[];
  /** Names of the fonts in use. */
  readonly used: readonly string[];
}

/** The same name, as CSS compares them. */
const keyOf = (name: string): string => name.toLowerCase();

/** Each family once: those of the site first, then those of the kit, those that the page has from elsewhere, and the rest of the catalog. */
export function listFonts({ fonts, catalog, kit, used }: FontSources): ListedFont[] {
  const known = new Map(catalog.map(one => [keyOf(one.name), one]));
  const listed = new Map<string, ListedFont>();
  const add = (font: ListedFont) => { if (!listed.has(keyOf(font.name))) listed.set(keyOf(font.name), font); };
  const addStored = (stored: SiteFont, origin: ListedFont['origin']) =>
    add({ name: stored.name, category: stored.category, stored, catalog: known.get(keyOf(stored.name)) ?? null, origin });
  for (const font of fonts) addStored(font, 'site');
  for (const font of kit) addStored(font, 'kit');
  for (const name of used) if (!known.has(keyOf(name))) addStored({ name, category: 'other', license: '', faces: [] }, 'page');
  for (const font of catalog) add({ name: font.name, category: font.category, stored: null, catalog: font, origin: 'catalog' });
  return [...listed.values()];
}

export interface FontFilter {
  readonly search: string;
  readonly category: FontCategory | '';
  readonly view: FontView;
  readonly used: readonly string[];
}

/** The fonts of a view and a category, whose names contain all words. An empty category is all of them. */
export function filterFonts(fonts: readonly ListedFont[], { search, category, view, used }: FontFilter): ListedFont[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const inUse = new Set(used.map(keyOf));
  const isInView = ({ name, origin }: ListedFont) => (view === 'all' ? true : view === 'kit' ? origin === 'kit' : inUse.has(keyOf(name)));
  return fonts.filter(font => isInView(font) && (category === '' || font.category === category) && words.every(word => keyOf(font.name).includes(word)));
}

export const findFont = (fonts: readonly ListedFont[], name: string): ListedFont | undefined => fonts.find(one => keyOf(one.name) === keyOf(name));
