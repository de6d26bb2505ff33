import { type FileHandle, open } from 'node:fs/promises';
import { type FileEntry, Reader, ZipReader } from '@zip.js/zip.js';
import type { ArchiveContent, ArchiveFiles } from '../../kernel/archive/archive-part.js';
import { format, manifestFile, version, withoutWorkers } from './archive-format.js';
import { ownerText } from './texts.js';

const mib = 1024 * 1024;
/** Limits of what an archive may unpack to: a small one can be made to unpack to any size. */
const most = { entries: 300_000, entryBytes: 64 * mib, directoryBytes: 64 * mib };
const mostUnpacked = (archiveBytes: number): number => 1024 * mib + 4 * archiveBytes;
const further = /-(\d{1,4})(?=\.\w+$)/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An archive on the disk whose files were checked; each is unpacked when it is read. */
export interface Archive {
  /** The files of a part, in their order. */
  filesOf(file: string): readonly string[];
  read(file: string): Promise<Uint8Array>;
  /** IDs of the files in a folder. */
  idsIn(folder: string): readonly string[];
  /** These files of a folder, one after the other. */
  readFiles(folder: string, ids: ReadonlySet<string>): AsyncIterable<readonly [id: string, bytes: Uint8Array]>;
  close(): Promise<void>;
}

/** Reads parts of a file on the disk. */
class DiskReader extends Reader<FileHandle> {
  constructor(private readonly handle: FileHandle, size: number) {
    super(handle);
    this.size = size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    // Of the whole archive, only its directory is read at a time: its length is what the archive says.
    if (length > most.directoryBytes) throw tooLarge();
    const bytes = new Uint8Array(Math.max(0, Math.min(length, this.size - index)));
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await this.handle.read(bytes, at, bytes.length - at, index + at);
      if (bytesRead === 0) throw new RangeError(ownerText('movingWrong'));
      at += bytesRead;
    }
    return bytes;
  }
}

const tooLarge = () => new RangeError(ownerText('movingTooLarge'));

/** Reads one entry, and stops where it is longer than it says. */
async function readEntry(entry: FileEntry): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  await entry.getData(new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > entry.uncompressedSize || size > most.entryBytes) throw tooLarge();
      parts.push(chunk);
    },
  }), { ...withoutWorkers, checkSignature: true });
  return new Uint8Array(Buffer.concat(parts));
}

const numberOf = (name: string): number => Number(further.exec(name)?.[1] ?? 1);
const partOf = (name: string): string => name.replace(further, '');

/** A folder and an ID, or a file of a part, in no folder. */
interface Place { readonly folder: string; readonly id: string }

/** Where an entry belongs; null for a name that no archive has. A path is never used as one. */
function findPlace(name: string, parts: ReadonlySet<string>, folders: ReadonlyMap<string, ArchiveFiles>): Place | null {
  if (name === manifestFile || parts.has(partOf(name))) return { folder: '', id: name };
  const [folder = '', file = '', ...rest] = name.split('/');
  const kind = folders.get(folder);
  if (!kind || rest.length > 0 || !file.endsWith(kind.extension)) return null;
  const id = file.slice(0, file.length - kind.extension.length);
  return uuid.test(id) ? { folder, id } : null;
}

/**
 * Opens and checks an archive. Throws a RangeError for one that is damaged, too large, or has a file that no archive has. Its names and sizes are
 * checked before anything is unpacked; then all of it is unpacked once, so that nothing is stored of a damaged one, and nothing of it is kept.
 */
export async function openArchive(path: string, contents: readonly ArchiveContent[]): Promise<Archive> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await checkArchive(handle, size, contents);
  } catch (error) {
    await handle.close();
    const isTooLarge = error instanceof RangeError && error.message === ownerText('movingTooLarge');
    throw isTooLarge ? error : new RangeError(ownerText('movingWrong'), { cause: error });
  }
}

async function checkArchive(handle: FileHandle, archiveBytes: number, contents: readonly ArchiveContent[]): Promise<Archive> {
  const parts = new Set(contents.flatMap(({ parts: all }) => all.map(({ file }) => file)));
  const folders = new Map(contents.flatMap(({ files }) => (files ? [[files.folder, files] as const] : [])));
  const entries = () => new ZipReader(new DiskReader(handle, archiveBytes), withoutWorkers).getEntriesGenerator();
  const files = new Map<string, FileEntry>();
  const ids = new Map<string, Set<string>>();
  let unpacked = 0;
  let count = 0;
  for await (const entry of entries()) {
    count += 1;
    unpacked += entry.uncompressedSize;
    if (count > most.entries || unpacked > mostUnpacked(archiveBytes) || entry.uncompressedSize > most.entryBytes) throw tooLarge();
    const place = findPlace(entry.filename, parts, folders);
    if (!place || entry.directory || entry.encrypted) throw new RangeError(ownerText('movingWrong'));
    const known = ids.get(place.folder) ?? new Set();
    if (known.has(place.id)) throw new RangeError(ownerText('movingWrong'));
    ids.set(place.folder, known.add(place.id));
    if (place.folder === '') files.set(entry.filename, entry);
  }
  for await (const entry of entries()) if (!entry.directory) await readEntry(entry);
  const manifest = files.get(manifestFile);
  checkManifest(manifest && await readEntry(manifest), folder => ids.get(folder)?.size ?? 0, [...folders.keys()]);
  return {
    filesOf: file => [...files.keys()].filter(name => partOf(name) === file).sort((one, other) => numberOf(one) - numberOf(other)),
    read: name => readEntry(files.get(name)!),
    idsIn: folder => [...ids.get(folder) ?? []],
    async* readFiles(folder, wanted) {
      if (wanted.size === 0) return;
      for await (const entry of entries()) {
        const place = findPlace(entry.filename, parts, folders);
        if (!entry.directory && place?.folder === folder && wanted.has(place.id)) yield [place.id, await readEntry(entry)] as const;
      }
    },
    close: () => handle.close(),
  };
}

/** An archive of an older version of the service has no number of a folder that it does not know. */
function checkManifest(bytes: Uint8Array | undefined, filesIn: (folder: string) => number, folders: readonly string[]): void {
  const manifest = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  const isComplete = folders.every(folder => (manifest[folder] ?? 0) === filesIn(folder));
  if (manifest.format !== format || manifest.version !== version || !isComplete) throw new RangeError(ownerText('movingWrong'));
}
