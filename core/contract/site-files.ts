/** Where the reference service has the site's files. Apart from `paths`: visitors' pages do not need them. */
export const siteFilePaths = {
  list: '/owner/site-files',
  file: '/owner/site-files/file/:id',
  uses: '/owner/site-files/file/:id/uses',
  removal: '/owner/site-files/file/:id/delete',
  uploads: '/owner/site-files/uploads',
  /** A file of at most one part. */
  upload: '/owner/site-files/uploads/:id',
  part: '/owner/site-files/uploads/:id/parts/:number',
  completion: '/owner/site-files/uploads/:id/complete',
  cancellation: '/owner/site-files/uploads/:id/cancel',
  /** For everyone. */
  public: '/files/:id/:name',
} as const;

const megabyte = 1_000_000; // spec: page-runtime-platform §9

/** Limits of the reference service. They are part of each list, so that an editor can check a file before its upload. */
export const siteFileLimits = {
  /** Largest file. An archive for moving to another server can hold each of them. */
  maxBytes: 60 * megabyte,
  /** A larger file is uploaded in parts of this size, so that an interrupted upload can continue. */
  partBytes: 5 * megabyte,
  name: 150,
  folder: 200,
  alt: 1000,
  search: 200,
} as const;

/** File types that the service stores, as in the attribute `accept`. Their content decides, not their name. */
export const siteFileTypes = [
  '.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.heic', '.svg', '.ico',
  '.mp4', '.m4v', '.mov', '.webm', '.mp3', '.m4a', '.ogg', '.wav', '.flac',
  '.woff2', '.woff', '.ttf', '.otf',
  '.pdf', '.txt', '.csv', '.rtf', '.doc', '.docx', '.odt', '.xls', '.xlsx', '.ods', '.ppt', '.pptx', '.odp', '.zip',
].join(',');

export const siteFileSorts = ['newest', 'oldest', 'name', 'largest', 'smallest'] as const;
export type SiteFileSort = (typeof siteFileSorts)[number];

/** A point of an image that stays visible when it is cropped, as fractions of its width and height. */
export interface SiteFilePoint { readonly x: number; readonly y: number }

/** A file of the site. */
export interface SiteFile {
  readonly id: string;
  /** Its address. It stays the same when the file is renamed, moved or replaced. */
  readonly url: string;
  readonly name: string;
  /** Such as `recipes/2026`; empty for the top. */
  readonly folder: string;
  /** Media type, by its content. */
  readonly type: string;
  readonly size: number;
  /** In pixels, as it is displayed; null if it is not an image. */
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  readonly focalPoint: SiteFilePoint | null;
  /** ISO 8601. */
  readonly created: string;
  /** Of the last replacement, otherwise of the upload. */
  readonly changed: string;
}

export interface SiteFilesLimits { readonly maxBytes: number; readonly partBytes: number; readonly types: string }

/** Answer of `GET siteFilePaths.list`. */
export interface SiteFilesAnswer {
  readonly files: readonly SiteFile[];
  /** Folders directly in this folder, by their full name; empty for a search. */
  readonly folders: readonly string[];
  /** Continues the list; null at its end. */
  readonly after: string | null;
  readonly limits: SiteFilesLimits;
  /** Sent back with each change. Empty for a visitor who may only look. */
  readonly csrf: string;
}

/** Where a file is used, as far as the service knows. */
export interface SiteFileUse {
  readonly title: string;
  /** The owner's page for it. */
  readonly path?: string;
}
export interface SiteFileUsesAnswer { readonly uses: readonly SiteFileUse[]; readonly hasMore: boolean }

/** Answer of all steps of an upload. */
export interface SiteFileUploadAnswer {
  readonly partBytes: number;
  /** Numbers of the parts that are stored, from 1. */
  readonly received: readonly number[];
  /** The stored file, once the upload is complete. */
  readonly file: SiteFile | null;
}

/** Body of `POST siteFilePaths.uploads`. The same body again continues the upload, and never starts a second one. */
export interface SiteFileUploadRequest {
  /** A UUID of the page. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly folder?: string;
  /** ID of a file whose content is replaced. */
  readonly replaces?: string;
}

/** Body of `POST siteFilePaths.file`: what changes. */
export interface SiteFileChange {
  readonly name?: string;
  readonly folder?: string;
  readonly alt?: string;
  readonly focalPoint?: SiteFilePoint | null;
}
