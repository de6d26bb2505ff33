import type { CatalogFont, SiteFont, SiteFontInstallation, SiteFontUsesAnswer } from '../../../core/contract/site-fonts.js';

/** A file of a font as a page or a backend writes it. Only the address is required. */
export interface FontFaceRecord {
  readonly url: string;
  /** A number, or the two ends of a variable font; by default 400. */
  readonly weight?: number | readonly [from: number, to: number];
  readonly style?: 'normal' | 'italic';
  readonly axes?: SiteFont['faces'][number]['axes'];
  /** The characters that it has, as in a style sheet. */
  readonly unicodeRange?: string;
}

/** A font as a page or a backend writes it. Without faces, it is one that visitors have, or that the page loads itself. */
export interface FontRecord {
  readonly name: string;
  readonly category?: SiteFont['category'];
  readonly license?: string;
  readonly faces?: readonly FontFaceRecord[];
}

export interface FontList {
  /** Fonts of the site. */
  readonly fonts: readonly FontRecord[];
  /** Families that `install` can add. */
  readonly catalog?: readonly CatalogFont[];
  /** Largest file of an upload, in bytes. */
  readonly maxBytes?: number;
}

/** A WOFF2 file for the backend. */
export interface FontUpload {
  /** A UUID. It stays the same when the upload is tried again: the backend stores it once. */
  readonly id: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

export type FontUse = SiteFontUsesAnswer['uses'][number];

/**
 * Where the fonts are. Only `list` is required: what is missing hides its button. A change may return the new list; otherwise it is
 * loaded again. Each function may reject, best with a `FontBackendError`.
 */
export interface FontBackend {
  list(signal: AbortSignal): Promise<FontList>;
  /** Stores a file. */
  put?(upload: FontUpload): Promise<FontList | void>;
  /** Adds a family of the catalog, or more of it. */
  install?(installation: SiteFontInstallation): Promise<FontList | void>;
  remove?(font: SiteFont): Promise<FontList | void>;
  /** Where a font is used, shown before it is deleted. */
  findUses?(font: SiteFont): Promise<readonly FontUse[]>;
  /** Address of a file that shows a family of the catalog, with the characters of a script such as `latin`. */
  getPreviewUrl?(font: CatalogFont, subset: string): string;
}

/** An error of a backend with a message for people. */
export class FontBackendError extends Error {
  override readonly name = 'FontBackendError';
}
