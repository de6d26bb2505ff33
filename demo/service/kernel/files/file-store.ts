import type { Readable } from 'node:stream';

/** Where files are stored, by an ID of the service: a name chosen by a visitor never reaches a disk or a bucket. */
export interface FileStore {
  /** Resolves when the file will survive a crash. */
  put(id: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The same with a file of this machine, which may be too large for memory. That file is moved or copied. */
  putFile(id: string, path: string, type: string): Promise<void>;
  /** Where a file is on this machine, if the store is a folder. */
  pathTo?(id: string): string;
  /** Null where there is no such file. */
  get(id: string): Promise<Readable | null>;
  remove(id: string): Promise<void>;
}
