import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderQueue } from './render-queue.js';

/** All pictures of the demo in all widths and types, many times over; map tiles alone would fill any disk. */
const usualMostBytes = 1024 ** 3;
/** Tiles have some hundred bytes: a disk has no more names for files long before it has no more bytes. */
const usualMostFiles = 50_000;
/** After tidying there is room for a while. */
const keptShare = 0.8;
/** A folder with many files is counted in parts. */
const statsAtOnce = 200;

export interface RenderCacheOptions {
  /** Made when the first file is kept; without one, nothing is kept between runs. Processes may share it. */
  folder?: string;
  /** The oldest files go when they are more together; a gigabyte by default. */
  mostBytes?: number;
  /** The same by their number; 50,000 by default. */
  mostFiles?: number;
  queue: RenderQueue;
  /** Told once when files cannot be kept; answers continue without. */
  onError(error: unknown): void;
}

/** Rendered files by name: kept on disk, and drawn once however many ask at the same time. */
export class RenderCache {
  readonly #options: RenderCacheOptions;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  #hasFailed = false;
  /** As far as this process knows: counted when it first keeps a file, and whenever it tidies. */
  #held: { bytes: number; files: number } | null = null;
  #tidying: Promise<void> | null = null;

  constructor(options: RenderCacheOptions) {
    this.#options = options;
  }

  /** `name` must be safe as a file name and change whenever what is drawn changes. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#inFlight.get(name);
    if (running) return running;
    const file = this.#find(name, draw).finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, file);
    return file;
  }

  async #find(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const { folder, queue } = this.#options;
    const path = folder && join(folder, name);
    const kept = path ? await readFile(path).catch(() => undefined) : undefined;
    if (kept && kept.byteLength > 0) return kept;
    const drawn = await queue.run(draw);
    if (folder && path) await this.#keep(folder, path, drawn);
    return drawn;
  }

  async #keep(folder: string, path: string, drawn: Buffer): Promise<void> {
    const { mostBytes = usualMostBytes, mostFiles = usualMostFiles } = this.#options;
    try {
      await mkdir(folder, { recursive: true });
      // Written beside and renamed: a reader sees the whole file or none.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, drawn);
      await rename(unfinished, path);
      if (this.#held !== null) this.#held = { bytes: this.#held.bytes + drawn.byteLength, files: this.#held.files + 1 };
      if (this.#held === null || this.#held.bytes > mostBytes || this.#held.files > mostFiles) {
        await (this.#tidying ??= this.#tidy(folder, { mostBytes, mostFiles }).finally(() => { this.#tidying = null; }));
      }
    } catch (error) {
      if (!this.#hasFailed) this.#options.onError(error);
      this.#hasFailed = true;
    }
  }

  /** Counts the files, and deletes the oldest ones above the limit. A file that another process has just deleted is ignored. */
  async #tidy(folder: string, { mostBytes, mostFiles }: { mostBytes: number; mostFiles: number }): Promise<void> {
    const files: { path: string; bytes: number; writtenMs: number }[] = [];
    const names = await readdir(folder);
    while (names.length > 0) {
      const facts = await Promise.all(names.splice(-statsAtOnce).map(async name => {
        const path = join(folder, name);
        const { size, mtimeMs } = await stat(path).catch(() => ({ size: -1, mtimeMs: 0 }));
        return { path, bytes: size, writtenMs: mtimeMs };
      }));
      files.push(...facts.filter(({ bytes }) => bytes >= 0));
    }
    files.sort((one, other) => one.writtenMs - other.writtenMs);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    let count = files.length;
    if (bytes > mostBytes || count > mostFiles) {
      for (const file of files) {
        if (bytes <= mostBytes * keptShare && count <= mostFiles * keptShare) break;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
        count -= 1;
      }
    }
    this.#held = { bytes, files: count };
  }
}
