import { createHash } from 'node:crypto';
import type { FileStore } from '../files/file-store.js';

export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores a file of an archive. False if another file has its ID: an archive never replaces a file that is here. */
export async function storeNewFile(files: FileStore, id: string, bytes: Uint8Array, type: string): Promise<boolean> {
  const there = await files.get(id);
  if (there === null) {
    await files.put(id, bytes, type);
    return true;
  }
  const hash = createHash('sha256');
  for await (const chunk of there) hash.update(chunk as Uint8Array);
  return hash.digest('hex') === hashBytes(bytes);
}

/** A whole file, which the service has bounded when it was uploaded. */
export async function readWholeFile(files: FileStore, id: string): Promise<Uint8Array | null> {
  const file = await files.get(id);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
