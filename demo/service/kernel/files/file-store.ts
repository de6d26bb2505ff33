import type { Readable } from 'node:stream';

/** Where files are kept, by an id of ours: a name that a visitor chose never reaches a disk or a bucket. */
export interface FileStore {
  /** Resolves when the file will survive a crash. */
  put(id: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null where there is no such file. */
  get(id: string): Promise<Readable | null>;
  remove(id: string): Promise<void>;
}
