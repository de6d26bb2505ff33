import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.js';

/** Files in a folder beside the embedded database. Processes on several machines need a folder that they share, or a bucket. */
export function folderStore(folder: string): FileStore {
  const made = mkdir(folder, { recursive: true });
  const syncFolder = async () => {
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  };
  return {
    async put(id, bytes) {
      await made;
      const place = join(folder, id);
      const file = await open(`${place}.part`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${place}.part`, place);
      await syncFolder();
    },
    async putFile(id, path) {
      await made;
      const place = join(folder, id);
      await rename(path, place).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        await copyFile(path, `${place}.part`);
        await rename(`${place}.part`, place);
      });
      const file = await open(place, 'r+');
      await file.sync().finally(() => file.close());
      await syncFolder();
    },
    pathTo: id => join(folder, id),
    async get(id) {
      const file = await open(join(folder, id), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file && createReadStream('', { fd: file, autoClose: true });
    },
    async remove(id) {
      await Promise.all(['', '.part'].map(end => rm(join(folder, id + end), { force: true })));
    },
  };
}

/** For tests, and for a service whose database lives in memory as well. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async put(id, bytes) { files.set(id, bytes); },
    async putFile(id, path) { files.set(id, await readFile(path)); },
    async get(id) { return files.has(id) ? Readable.from([Buffer.from(files.get(id)!)]) : null; },
    async remove(id) { files.delete(id); },
  };
}
