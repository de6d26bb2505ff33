import type { ImportSummary } from '../imports/import-pages.js';

/** One file of the archive in which the owner moves to another server. Each module has its own. */
export interface ArchivePart {
  /** Its name in the archive. */
  readonly file: string;
  /** What it has, in the language of the request. */
  title(): string;
  /**
   * Its text in chunks. CSV: the byte order mark, the header, and one for each row, or for rows that belong together;
   * JSON: see `writeList`. A long file is written as several, and each is imported alone, so that none of any size is in memory.
   */
  write(): AsyncIterable<string>;
  /** Rows of one of these files, 5,000 by default. */
  readonly rowsOfFile?: number;
  /** Throws a RangeError for a file that cannot be read. */
  preview(bytes: Uint8Array): Promise<ImportSummary>;
  /** A second import of the same file changes nothing. */
  store(bytes: Uint8Array): Promise<ImportSummary>;
}

/** Files of the archive that are not texts, by their ID, a UUID: `pictures/<id>.webp`. */
export interface ArchiveFiles {
  readonly folder: string;
  /** Such as `.webp`. */
  readonly extension: string;
  /** Stored after the parts, with whose rows they belong. */
  readonly isLast?: boolean;
  /** What they are, in the language of the request. */
  title(): string;
  list(): AsyncIterable<string>;
  read(id: string): Promise<Uint8Array | null>;
  /** Those that are not here yet. */
  findNew(ids: readonly string[]): Promise<readonly string[]>;
  /** False for a file that is not what it should be. */
  store(id: string, bytes: Uint8Array): Promise<boolean>;
}

/** What a module adds to the archive. Its parts are stored in their order. */
export interface ArchiveContent {
  readonly parts: readonly ArchivePart[];
  readonly files?: ArchiveFiles;
  /** Runs an import with the settings of the archive, where it has any. */
  within?<Result>(read: (file: string) => Promise<Uint8Array | null>, run: () => Promise<Result>): Promise<Result>;
}
