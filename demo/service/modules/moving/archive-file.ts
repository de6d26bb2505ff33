import { BlobReader, configure, TextReader, Uint8ArrayReader, type FileEntry, ZipReader, ZipWriter } from '@zip.js/zip.js';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import { ownerText } from './texts.js';

configure({ useWebWorkers: false });

/** Limits of an archive that is read: a small file can be made to unpack to any size. */
const most = { entries: 5000, entryBytes: 64 * 1024 * 1024, bytes: 256 * 1024 * 1024 };
const manifestFile = 'manifest.json';
const format = 'site-elements-archive';
const version = 1;
const picture = /^pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.webp$/;

/** An archive as it was read: nothing of it is stored yet. */
export interface Archive {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** By their IDs. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Rows of a table, without its byte order mark and header; entries of a list. */
function countRows(file: string, text: string, pieces: number): number {
  if (file.endsWith('.csv')) return pieces - 2;
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.length : 1;
}

/** The archive as a stream: no more of it than a file is in memory. */
export function writeArchive(contents: readonly ArchiveContent[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { useWebWorkers: false });
  const write = async (): Promise<void> => {
    const rows: Record<string, number> = {};
    for (const part of contents.flatMap(({ parts }) => parts)) {
      let text = '';
      let pieces = 0;
      for await (const piece of part.write()) {
        text += piece;
        pieces += 1;
      }
      rows[part.file] = countRows(part.file, text, pieces);
      await zip.add(part.file, new TextReader(text));
    }
    let pictures = 0;
    for (const { files } of contents) {
      for (const id of await files?.list() ?? []) {
        const bytes = await files!.read(id);
        if (!bytes) continue;
        pictures += 1;
        await zip.add(`pictures/${id}.webp`, new Uint8ArrayReader(bytes), { level: 0 });
      }
    }
    const manifest = { format, version, createdAt: new Date().toISOString(), rows, pictures };
    await zip.add(manifestFile, new TextReader(JSON.stringify(manifest, null, 1)));
    await zip.close();
  };
  write().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}

/** Reads one entry, and stops where it is longer than it says. */
async function readEntry(entry: FileEntry): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  await entry.getData(new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > entry.uncompressedSize || size > most.entryBytes) throw new RangeError(ownerText('movingTooLarge'));
      parts.push(chunk);
    },
  }), { useWebWorkers: false, checkSignature: true });
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads an archive. Throws a RangeError for one that is damaged, too large, or has a file that no archive has: a path is never used as one. */
export async function readArchive(bytes: Uint8Array, contents: readonly ArchiveContent[]): Promise<Archive> {
  const known = new Set([manifestFile, ...contents.flatMap(({ parts }) => parts.map(({ file }) => file))]);
  const files = new Map<string, Uint8Array>();
  const pictures = new Map<string, Uint8Array>();
  const zip = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { useWebWorkers: false });
  try {
    let size = 0;
    let count = 0;
    for await (const entry of zip.getEntriesGenerator()) {
      count += 1;
      size += entry.uncompressedSize;
      if (count > most.entries || size > most.bytes || entry.uncompressedSize > most.entryBytes) throw new RangeError(ownerText('movingTooLarge'));
      const [, id] = picture.exec(entry.filename) ?? [];
      const isKnown = id !== undefined ? !pictures.has(id) : known.has(entry.filename) && !files.has(entry.filename);
      if (!isKnown || entry.directory || entry.encrypted) throw new RangeError(ownerText('movingWrong'));
      const content = await readEntry(entry);
      if (id === undefined) files.set(entry.filename, content);
      else pictures.set(id, content);
    }
  } catch (error) {
    throw error instanceof RangeError && error.message === ownerText('movingTooLarge') ? error : new RangeError(ownerText('movingWrong'), { cause: error });
  } finally {
    await zip.close().catch(() => {});
  }
  checkManifest(files.get(manifestFile), pictures.size);
  return { files, pictures };
}

/** The manifest is written last: an archive without one was not downloaded completely. */
function checkManifest(bytes: Uint8Array | undefined, pictures: number): void {
  try {
    const manifest = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    if (manifest.format === format && manifest.version === version && manifest.pictures === pictures) return;
  } catch {
    // The same as another format.
  }
  throw new RangeError(ownerText('movingWrong'));
}
