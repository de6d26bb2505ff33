import { Readable } from 'node:stream';
import { TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import type { ArchiveContent, ArchivePart } from '../../kernel/archive/archive-part.js';
import { listEnd, listStart } from '../../kernel/archive/table-part.js';
import { format, manifestFile, version, withoutWorkers } from './archive-format.js';

/** A longer part continues in a file such as `orders-2.csv`. */
const mostRowsOfFile = 5000;
const mostCharactersOfFile = 8 * 1024 * 1024;

interface PartFile { readonly name: string; readonly text: AsyncIterable<string>; rows(): number }

/** A part as one or several files: what it has at its beginning and end, each of them has. */
async function* splitText({ file, rowsOfFile = mostRowsOfFile, write }: ArchivePart): AsyncIterable<PartFile> {
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
    let characters = 0;
    const text = async function* () {
      yield header;
      for (; next !== null && next !== listEnd && rows < rowsOfFile && characters < mostCharactersOfFile; next = await take()) {
        yield rows === 0 && isList ? next.replace(/^,/, '') : next;
        rows += 1;
        characters += next.length;
      }
      if (isList) yield listEnd;
      if (next === listEnd) next = null;
    };
    yield { name: number === 1 ? file : file.replace(/(?=\.\w+$)/, `-${number}`), text: text(), rows: () => rows };
  }
}

/** The archive as a stream: no more of it than some rows or a file is in memory. */
export function writeArchive(contents: readonly ArchiveContent[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, withoutWorkers);
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
    const files: Record<string, number> = {};
    for (const { files: one } of contents) {
      if (!one) continue;
      files[one.folder] = 0;
      for await (const id of one.list()) {
        const bytes = await one.read(id);
        if (!bytes) continue;
        files[one.folder]! += 1;
        await zip.add(`${one.folder}/${id}${one.extension}`, new Uint8ArrayReader(bytes), { level: 0 });
      }
    }
    const manifest = { format, version, createdAt: new Date().toISOString(), rows, ...files };
    await zip.add(manifestFile, new TextReader(JSON.stringify(manifest, null, 1)));
    await zip.close();
  };
  write().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}
