import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderQueue } from './render-queue.js';

export interface RenderCacheOptions {
  /** Made when the first file is kept; without one, nothing is kept between runs. */
  folder?: string;
  queue: RenderQueue;
  /** Told once when files cannot be kept; answers go on without. */
  onTrouble(error: unknown): void;
}

/** Rendered files by name: kept on disk, and drawn once however many ask at the same time. */
export class RenderCache {
  readonly #options: RenderCacheOptions;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  #hasTrouble = false;

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
    try {
      await mkdir(folder, { recursive: true });
      // Written beside and renamed: whoever reads meanwhile sees the whole file or none.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, drawn);
      await rename(unfinished, path);
    } catch (error) {
      if (!this.#hasTrouble) this.#options.onTrouble(error);
      this.#hasTrouble = true;
    }
  }
}
