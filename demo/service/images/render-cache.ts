import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderQueue } from './render-queue.js';

/** All pictures of the demo in all widths and types, many times over; map tiles alone would fill any disk. */
const usualMostBytes = 1024 ** 3;
/** After tidying there is room for a while. */
const keptShare = 0.8;

export interface RenderCacheOptions {
  /** Made when the first file is kept; without one, nothing is kept between runs. Processes may share it. */
  folder?: string;
  /** The oldest files go when they are more together; a gigabyte by default. */
  mostBytes?: number;
  queue: RenderQueue;
  /** Told once when files cannot be kept; answers go on without. */
  onError(error: unknown): void;
}

/** Rendered files by name: kept on disk, and drawn once however many ask at the same time. */
export class RenderCache {
  readonly #options: RenderCacheOptions;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  #hasFailed = false;
  /** As far as this process knows: counted when it first keeps a file, and whenever it tidies. */
  #bytes: number | null = null;
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
    const { mostBytes = usualMostBytes } = this.#options;
    try {
      await mkdir(folder, { recursive: true });
      // Written beside and renamed: whoever reads meanwhile sees the whole file or none.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, drawn);
      await rename(unfinished, path);
      if (this.#bytes !== null) this.#bytes += drawn.byteLength;
      if (this.#bytes === null || this.#bytes > mostBytes) await (this.#tidying ??= this.#tidy(folder, mostBytes).finally(() => { this.#tidying = null; }));
    } catch (error) {
      if (!this.#hasFailed) this.#options.onError(error);
      this.#hasFailed = true;
    }
  }

  /** Counts what is there, and deletes the oldest where it is too much. A file that another process has just deleted is no error. */
  async #tidy(folder: string, mostBytes: number): Promise<void> {
    const found = await Promise.all((await readdir(folder)).map(async name => {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      return facts && { path, bytes: facts.size, writtenMs: facts.mtimeMs };
    }));
    const files = found.filter(file => file !== null).sort((one, other) => one.writtenMs - other.writtenMs);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > mostBytes) {
      for (const file of files) {
        if (bytes <= mostBytes * keptShare) break;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
      }
    }
    this.#bytes = bytes;
  }
}
