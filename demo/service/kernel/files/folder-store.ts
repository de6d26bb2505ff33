import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.js';

/** Files in a folder beside the embedded database. Processes on several machines need a folder that they share, or a bucket. */
export function folderStore(folder: string): FileStore {
  const made = mkdir(folder, { recursive: true });
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
      const directory = await open(folder, 'r');
      await directory.sync().finally(() => directory.close());
    },
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
    async get(id) { return files.has(id) ? Readable.from([Buffer.from(files.get(id)!)]) : null; },
    async remove(id) { files.delete(id); },
  };
}
