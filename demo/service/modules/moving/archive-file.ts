import { Readable } from 'node:stream';
import { BlobReader, configure, TextReader, Uint8ArrayReader, type FileEntry, ZipReader, ZipWriter } from '@zip.js/zip.js';
import type { ArchiveContent, ArchivePart } from '../../kernel/archive/archive-part.js';
import { listEnd, listStart } from '../../kernel/archive/table-part.js';
import { ownerText } from './texts.js';

configure({ useWebWorkers: false });

/** Limits of an archive that is read: a small file can be made to unpack to any size. */
const most = { entries: 5000, entryBytes: 64 * 1024 * 1024, bytes: 1024 * 1024 * 1024 };
/** A longer part continues in a file such as `orders-2.csv`. */
const mostRowsOfFile = 5000;
const further = /-(\d{1,4})(?=\.\w+$)/;
const manifestFile = 'manifest.json';
const format = 'site-elements-archive';
const version = 1;
const picture = /^pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.webp$/;

/** An archive whose files were checked; each is unpacked when it is read. */
export interface Archive {
  /** The files of a part, in their order. */
  filesOf(file: string): readonly string[];
  read(file: string): Promise<Uint8Array>;
  /** By their IDs. */
  readonly pictures: readonly string[];
  readPicture(id: string): Promise<Uint8Array>;
}

/** A part as one or several files: what it has at its beginning and end, each of them has. */
async function* splitText({ file, isWhole = false, write }: ArchivePart): AsyncIterable<{ name: string; text: AsyncIterable<string>; rows(): number }> {
  const chunks = write()[Symbol.asyncIterator]();
  const take = async (): Promise<string | null> => {
    const { done, value } = await chunks.next();
    return done ? null : value;
  };
  const first = await take() ?? '';
  const isList = first === listStart;
  const header = isList ? first : first + (await take() ?? '');
  let next = await take();
  for (let number = 1; number === 1 || next !== null; number += 1) {
    let rows = 0;
    const text = async function* () {
      yield header;
      for (; next !== null && next !== listEnd && (isWhole || rows < mostRowsOfFile); next = await take()) {
        yield rows === 0 && isList ? next.replace(/^,/, '') : next;
        rows += 1;
      }
      if (isList) yield listEnd;
      if (next === listEnd) next = null;
    };
    yield { name: number === 1 ? file : file.replace(/(?=\.\w+$)/, `-${number}`), text: text(), rows: () => rows };
  }
}

/** The archive as a stream: no more of it than some rows or a picture is in memory. */
export function writeArchive(contents: readonly ArchiveContent[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { useWebWorkers: false });
  const write = async (): Promise<void> => {
    const rows: Record<string, number> = {};
    for (const part of contents.flatMap(({ parts }) => parts)) {
      rows[part.file] = 0;
      for await (const { name, text, rows: count } of splitText(part)) {
        const encoder = new TextEncoder();
        const bytes = (async function* () { for await (const chunk of text) yield encoder.encode(chunk); })();
        await zip.add(name, Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>);
        rows[part.file]! += count();
      }
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

/**
 * Checks an archive. Throws a RangeError for one that is damaged, too large, or has a file that no archive has: a path is never used as one. All of it
 * is unpacked once, so that nothing is stored of a damaged one, and nothing of it is kept.
 */
export async function readArchive(bytes: Uint8Array, contents: readonly ArchiveContent[]): Promise<Archive> {
  const parts = new Set(contents.flatMap(({ parts: all }) => all.map(({ file }) => file)));
  const numberOf = (name: string): number => Number(further.exec(name)?.[1] ?? 1);
  const partOf = (name: string): string => name.replace(further, '');
  const files = new Map<string, FileEntry>();
  const pictures = new Map<string, FileEntry>();
  const zip = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { useWebWorkers: false });
  try {
    let size = 0;
    let count = 0;
    for await (const entry of zip.getEntriesGenerator()) {
      count += 1;
      size += entry.uncompressedSize;
      if (count > most.entries || size > most.bytes || entry.uncompressedSize > most.entryBytes) throw new RangeError(ownerText('movingTooLarge'));
      const [, id] = picture.exec(entry.filename) ?? [];
      const isFile = entry.filename === manifestFile || parts.has(partOf(entry.filename));
      const isKnown = id !== undefined ? !pictures.has(id) : isFile && !files.has(entry.filename);
      if (!isKnown || entry.directory || entry.encrypted) throw new RangeError(ownerText('movingWrong'));
      await readEntry(entry);
      if (id === undefined) files.set(entry.filename, entry);
      else pictures.set(id, entry);
    }
    const manifest = files.get(manifestFile);
    checkManifest(manifest && await readEntry(manifest), pictures.size);
  } catch (error) {
    throw error instanceof RangeError && error.message === ownerText('movingTooLarge') ? error : new RangeError(ownerText('movingWrong'), { cause: error });
  }
  return {
    filesOf: file => [...files.keys()].filter(name => partOf(name) === file).sort((one, other) => numberOf(one) - numberOf(other)),
    read: name => readEntry(files.get(name)!),
    pictures: [...pictures.keys()],
    readPicture: id => readEntry(pictures.get(id)!),
  };
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
