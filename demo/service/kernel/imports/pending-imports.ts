import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { pendingImports } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import type { StreamedFile } from '../http/stream-upload.js';
import type { DiskSpace } from '../limits/disk-space.js';
import { isDiskFull } from '../limits/is-disk-full.js';
import { importText } from './import-text.js';

/** A file that the owner has uploaded. */
export interface ImportFile {
  readonly bytes: Uint8Array;
  /** Its content type, as the browser has sent it. */
  readonly type: string;
}

export interface PendingImportsOptions {
  readonly database: Database;
  /** The store that all processes share. */
  readonly files: FileStore;
  /** Folder of this machine for large files while they arrive, and while they are read; a temporary one by default. */
  readonly folder?: string;
  readonly disk: DiskSpace;
}

export interface StreamLimits {
  readonly mostBytes: number;
  /** Length of the upload, as the browser has announced it; 0 if it has not. */
  readonly announcedBytes?: number;
}

/** A preview that is not confirmed is deleted after a day. */
const keptMs = 24 * 60 * 60_000;
/** The disk is looked at so often while a file arrives. */
const checkedBytes = 32 * 1024 * 1024;
const tooLarge = (bytes: number) => new RangeError(importText('importTooLarge', { size: Math.floor(bytes / 1024 / 1024) }));
const fileName = (id: string): string => `import-${id}`;

/** Files between their preview and their import. They may contain personal data and are deleted after the import, or after a day. */
export class PendingImports {
  readonly #database: Database;
  readonly #files: FileStore;
  readonly #disk: DiskSpace;
  readonly #place: string | undefined;
  #made: Promise<string> | undefined;

  constructor({ database, files, folder, disk }: PendingImportsOptions) {
    [this.#database, this.#files, this.#disk] = [database, files, disk];
    this.#place = folder;
  }

  get #folder(): Promise<string> {
    return this.#made ??= this.#place === undefined
      ? mkdtemp(join(tmpdir(), 'imports-'))
      : mkdir(this.#place, { recursive: true, mode: 0o700 }).then(() => this.#place!);
  }

  /** Stores a file and resolves to its ID. */
  async add(kind: string, { bytes, type }: ImportFile): Promise<string> {
    const id = await this.#addRow(kind, type);
    await this.#files.put(fileName(id), bytes, 'application/octet-stream');
    return id;
  }

  /** Stores a file as it arrives. Throws a RangeError with a sentence for the owner if it is too large, or if the disk is full; nothing is left of it then. */
  async addStream(kind: string, { type, chunks }: StreamedFile, { mostBytes, announcedBytes = 0 }: StreamLimits): Promise<string> {
    // The fields and the lines around the file are a few hundred bytes.
    if (announcedBytes > mostBytes + 64 * 1024) throw tooLarge(mostBytes);
    if (!await this.#disk.hasRoom('extra', announcedBytes)) throw new RangeError(importText('importDiskFull'));
    const id = await this.#addRow(kind, type);
    const path = join(await this.#folder, id);
    try {
      await this.#write(path, chunks(), mostBytes);
      await this.#files.putFile(fileName(id), path, 'application/octet-stream');
      return id;
    } catch (error) {
      await this.remove(id).catch(() => {});
      throw isDiskFull(error) ? new RangeError(importText('importDiskFull'), { cause: error }) : error;
    } finally {
      await rm(path, { force: true });
    }
  }

  async #addRow(kind: string, type: string): Promise<string> {
    const id = randomUUID();
    await this.#database.insert(pendingImports).values({ id, kind, type: type.slice(0, 200) });
    return id;
  }

  async #write(path: string, chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<void> {
    const file = await open(path, 'wx', 0o600);
    try {
      let size = 0;
      let checked = 0;
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > mostBytes) throw tooLarge(mostBytes);
        if (size > checked) {
          if (!await this.#disk.hasRoom('extra')) throw new RangeError(importText('importDiskFull'));
          checked += checkedBytes;
        }
        await file.appendFile(chunk);
      }
    } finally {
      await file.close();
    }
  }

  /** Null for an unknown or expired ID. */
  async read(kind: string, id: string): Promise<ImportFile | null> {
    const row = await this.#findRow(kind, id);
    const stream = row && await this.#files.get(fileName(id));
    if (!stream) return null;
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return { bytes: new Uint8Array(Buffer.concat(parts)), type: row.type };
  }

  /** Runs something with a large file on the disk of this machine. Null for an unknown or expired ID. */
  async withFile<Result>(kind: string, id: string, run: (path: string) => Promise<Result>): Promise<Result | null> {
    if (!await this.#findRow(kind, id)) return null;
    const own = this.#files.pathTo?.(fileName(id));
    if (own !== undefined) return await access(own).then(() => true, () => false) ? run(own) : null;
    const stream = await this.#files.get(fileName(id));
    if (!stream) return null;
    const path = join(await this.#folder, randomUUID());
    try {
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
      return await run(path);
    } catch (error) {
      throw isDiskFull(error) ? new RangeError(importText('importDiskFull'), { cause: error }) : error;
    } finally {
      await rm(path, { force: true });
    }
  }

  async #findRow(kind: string, id: string): Promise<{ readonly type: string } | undefined> {
    if (!/^[\da-f-]{36}$/.test(id)) return undefined;
    return (await this.#database.select().from(pendingImports).where(and(eq(pendingImports.id, id), eq(pendingImports.kind, kind))))[0];
  }

  async remove(id: string): Promise<void> {
    await this.#files.remove(fileName(id));
    await this.#database.delete(pendingImports).where(eq(pendingImports.id, id));
  }

  async sweep(now = Date.now()): Promise<void> {
    const expired = await this.#database.select({ id: pendingImports.id }).from(pendingImports).where(lt(pendingImports.createdAt, new Date(now - keptMs)));
    for (const { id } of expired) await this.remove(id);
    // What a process that has crashed has left on this machine.
    if (this.#place === undefined) return;
    const folder = await this.#folder;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
      if (mtimeMs < now - keptMs) await rm(path, { force: true });
    }
  }
}
