/** Where the reference service has the site's fonts. Apart from `paths`: visitors' pages do not need them. */
export const siteFontPaths = {
  list: '/owner/fonts',
  /** Loads a family of the catalog into the service. */
  installation: '/owner/fonts/install',
  /** A WOFF2 file of the owner. */
  upload: '/owner/fonts/files/:id',
  /** The same from a form. */
  plainUpload: '/owner/fonts/files',
  uses: '/owner/fonts/uses',
  removal: '/owner/fonts/delete',
  /** One file of a family of the catalog, to look at. */
  preview: '/owner/fonts/preview/:family',
  /** For everyone: all fonts of the site. */
  sheet: '/fonts.css',
  /** For everyone. Its content never changes. */
  public: '/font-files/:file',
} as const;

/** Limits of the reference service. */
export const siteFontLimits = {
  /** Largest file, in bytes. */
  maxBytes: 5_000_000, // that of the fonts of `FONT_FAMILIES`
  /** Files of all fonts. */
  files: 500,
  /** Files of one installation. */
  filesAtOnce: 100,
  family: 60,
  axes: 32,
  search: 100,
} as const;

/** spec: page-runtime-platform §8 */
export const fontCategories = ['sans-serif', 'serif', 'display', 'script', 'slab-serif', 'mono', 'other'] as const;
export type FontCategory = (typeof fontCategories)[number];
export type FontStyle = 'normal' | 'italic';

/** An axis of a variable font, such as `wght` from 100 to 900. */
export interface FontAxis {
  readonly tag: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly step: number;
}

/** A family that the service can load. */
export interface CatalogFont {
  /** Name of its package, without `@fontsource/`. */
  readonly id: string;
  readonly name: string;
  readonly category: FontCategory;
  /** Scripts, such as `latin` and `greek`. */
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly styles: readonly FontStyle[];
  /** Empty if it is not variable. */
  readonly axes: readonly FontAxis[];
  /** SPDX identifier. */
  readonly license: string;
}

/** A file of a font that the site has. */
export interface SiteFontFace {
  readonly id: string;
  /** Its address. Its content never changes. */
  readonly url: string;
  readonly style: FontStyle;
  /** The same number twice if it is not variable. */
  readonly weight: readonly [from: number, to: number];
  readonly axes: readonly FontAxis[];
  /** Script of the file, such as `latin`; empty for all. */
  readonly subset: string;
  /** The characters that it is loaded for, as in a style sheet; empty for all. */
  readonly unicodeRange: string;
  readonly size: number;
}

/** A font that the site has. */
export interface SiteFont {
  readonly name: string;
  readonly category: FontCategory;
  /** SPDX identifier; empty if it is not known. */
  readonly license: string;
  readonly faces: readonly SiteFontFace[];
}

/** Answer of `GET siteFontPaths.list` and of all changes. */
export interface SiteFontsAnswer {
  readonly fonts: readonly SiteFont[];
  readonly catalog: readonly CatalogFont[];
  /** Whether the service has an address to load fonts of the catalog from. */
  readonly canInstall: boolean;
  readonly limits: { readonly maxBytes: number };
  /** Style sheet of all fonts. */
  readonly sheet: string;
  /** Sent back with each change. Empty for a visitor who may only look. */
  readonly csrf: string;
}

/** Body of `POST siteFontPaths.installation`. What is there already stays. */
export interface SiteFontInstallation {
  /** ID in the catalog. */
  readonly family: string;
  /** By default `latin` and `latin-ext`, as far as the family has them. */
  readonly subsets?: readonly string[];
  /** By default upright. */
  readonly styles?: readonly FontStyle[];
  /** By default regular and bold. A variable font has all of them in one file. */
  readonly weights?: readonly number[];
  /** Whether a variable font comes with all its axes; by default only the weight. */
  readonly allAxes?: boolean;
}

/** Body of `POST siteFontPaths.removal`. */
export interface SiteFontRemoval {
  readonly family: string;
}

/** Where a font is used, as far as the service knows. */
export interface SiteFontUsesAnswer {
  readonly uses: readonly { readonly title: string; readonly path?: string }[];
  readonly hasMore: boolean;
}
