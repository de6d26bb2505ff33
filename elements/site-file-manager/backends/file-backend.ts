import type { SiteFileSort, SiteFileUse, SiteFilePoint } from '../../../core/contract/site-files.js';

/** A file as a backend knows it. Only the address and the name are required. */
export interface ManagedFile {
  /** Identifies the file; by default its address. */
  readonly id?: string;
  /** Address that is written into the page. */
  readonly url: string;
  readonly name: string;
  /** Such as `recipes/2026`; empty for the top. */
  readonly folder?: string;
  /** Media type, such as `image/png`. */
  readonly type?: string;
  /** In bytes. */
  readonly size?: number;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly alt?: string;
  readonly focalPoint?: SiteFilePoint | null;
  /** ISO 8601. */
  readonly changed?: string;
}

/** Which files are listed. A backend that cannot search or sort ignores the rest. */
export interface FileQuery {
  readonly folder: string;
  readonly search: string;
  readonly sort: SiteFileSort;
  /** Continues a list: what the backend has returned as `after`. */
  readonly after: string | null;
}

export interface FileLimits {
  /** Largest file, in bytes. */
  readonly maxBytes?: number;
  /** Accepted types, as in the attribute `accept`. */
  readonly types?: string;
}

export interface FileList {
  readonly files: readonly ManagedFile[];
  /** Folders directly in the folder, by their full name. */
  readonly folders?: readonly string[];
  /** Continues the list; without it, this is its end. */
  readonly after?: string | null;
  readonly limits?: FileLimits;
}

/** A file that is sent to the backend. */
export interface FileUpload {
  /** A UUID. It stays the same when the upload is tried again: the backend stores it once. */
  readonly id: string;
  readonly file: File;
  readonly folder: string;
  /** The file whose content is replaced; null for a new one. */
  readonly replaces: ManagedFile | null;
  /** Ends the upload. */
  readonly signal: AbortSignal;
  /** Call with the share that was sent, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Where the files are. Only `list` is required: what is missing hides its button. Each function may reject, best with a `FileBackendError`.
 */
export interface FileBackend {
  list(query: FileQuery, signal: AbortSignal): Promise<FileList | readonly ManagedFile[]>;
  /** Orders that `list` can return; by default all. */
  readonly sorts?: readonly SiteFileSort[];
  /** Stores a new file. */
  put?(upload: FileUpload): Promise<ManagedFile>;
  /** Stores another content of a file, best at the same address. */
  replace?(upload: FileUpload): Promise<ManagedFile>;
  rename?(file: ManagedFile, name: string): Promise<ManagedFile>;
  /** Stores the alternative text, the focal point and the folder. */
  describe?(file: ManagedFile, details: FileDetails): Promise<ManagedFile>;
  remove?(file: ManagedFile): Promise<void>;
  /** Where a file is used, shown before it is deleted. */
  findUses?(file: ManagedFile): Promise<readonly SiteFileUse[]>;
}

export interface FileDetails { readonly alt?: string; readonly focalPoint?: SiteFilePoint | null; readonly folder?: string }

/** Why a call failed. `offline` and `busy` are tried again automatically. */
export type FileFault = 'offline' | 'busy' | 'too-large' | 'unsupported' | 'incomplete' | 'gone' | 'refused' | 'failed';

/** An error of a backend. Its message is shown to the editor if `isForPeople` is set. */
export class FileBackendError extends Error {
  override readonly name = 'FileBackendError';
  readonly fault: FileFault;
  readonly isForPeople: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(fault: FileFault, message: string = fault, { isForPeople = false, retryAfterMs }: { isForPeople?: boolean; retryAfterMs?: number } = {}) {
    super(message);
    [this.fault, this.isForPeople, this.retryAfterMs] = [fault, isForPeople, retryAfterMs];
  }
}

/** The fault of any error that a backend has thrown. */
export const getFault = (error: unknown): FileFault =>
  (error instanceof Error && error.name === 'FileBackendError' ? (error as FileBackendError).fault : 'failed');

/** What identifies a file in the list. */
export const getFileId = ({ id, url }: ManagedFile): string => id ?? url;
