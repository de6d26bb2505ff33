import { asc, eq, gt, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { siteFileIdSchema, siteFolderSchema } from 'site-elements/contract/site-files.schema';
import type { ArchiveContent, ArchiveFiles, ArchivePart } from '../../kernel/archive/archive-part.js';
import { hashBytes, readWholeFile, storeNewFile } from '../../kernel/archive/store-new-file.js';
import { readDate, readList, writeList } from '../../kernel/archive/table-part.js';
import type { Database } from '../../kernel/database/database.js';
import type { FileStore } from '../../kernel/files/file-store.js';
import { safeFileName } from '../../kernel/files/safe-name.js';
import { importText } from '../../kernel/imports/import-text.js';
import { contentName } from './file-library.js';
import { siteFiles, siteFileUploads, type StoredSiteFile } from './files.schema.js';
import { getExtension, findFileType } from './find-file-type.js';
import { ownerText } from './texts.js';

const batch = 500;

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const share = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const rowSchema = v.object({
  id: siteFileIdSchema, contentId: siteFileIdSchema, name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)), folder: siteFolderSchema,
  type: v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}\/[\w.+-]{1,100}$/)), size: number, sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  width: v.nullable(number), height: v.nullable(number), alt: v.pipe(v.string(), v.maxLength(1000)), focalX: share, focalY: share,
});

function readRows(bytes: Uint8Array): StoredSiteFile[] {
  return readList(bytes).map(row => {
    const result = v.safeParse(rowSchema, row);
    if (!result.success) throw new RangeError(importText('importDamaged'));
    const { name } = result.output;
    return { ...result.output, name: safeFileName(name, getExtension(name) || 'bin'), createdAt: readDate(row.createdAt), changedAt: readDate(row.changedAt) };
  });
}

async function* readStored(database: Database): AsyncIterable<StoredSiteFile> {
  for (let after = ''; ;) {
    const rows = await database.select().from(siteFiles).where(gt(siteFiles.id, after)).orderBy(asc(siteFiles.id)).limit(batch);
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

async function findNew(database: Database, rows: readonly StoredSiteFile[]): Promise<StoredSiteFile[]> {
  const known = new Set<string>();
  for (let at = 0; at < rows.length; at += batch) {
    const ids = rows.slice(at, at + batch).map(({ id }) => id);
    for (const { id } of await database.select({ id: siteFiles.id }).from(siteFiles).where(inArray(siteFiles.id, ids))) known.add(id);
  }
  return rows.filter(({ id }) => !known.has(id));
}

const summary = (all: number, added: number) => ({
  counts: [[importText('importNew'), added], [importText('importPresent'), all - added]] as const, notes: [], hasNews: added > 0,
});

/** What is known of each file. A file that is here already stays as it is. */
const filesPart = (database: Database): ArchivePart => ({
  file: 'site-files.json',
  title: () => ownerText('siteFiles'),
  write: () => writeList(readStored(database)),
  async preview(bytes) {
    const rows = readRows(bytes);
    return summary(rows.length, (await findNew(database, rows)).length);
  },
  store: bytes => database.transaction(async transaction => {
    const rows = readRows(bytes);
    const added = await findNew(transaction, rows);
    for (const row of added) {
      const { contentId, id, name, folder, size, createdAt, changedAt } = row;
      const upload = { id: contentId, fileId: id, name, folder, size, createdAt, completedAt: changedAt };
      await transaction.insert(siteFileUploads).values(upload).onConflictDoNothing();
      await transaction.insert(siteFiles).values(row).onConflictDoNothing();
    }
    return summary(rows.length, added.length);
  }),
});

/** The contents, by the id of their upload. Their rows are imported before. */
const contents = (database: Database, store: FileStore): ArchiveFiles => ({
  folder: 'files',
  extension: '.bin',
  isLast: true,
  title: () => ownerText('siteFiles'),
  async* list() { for await (const { contentId } of readStored(database)) yield contentId; },
  read: id => readWholeFile(store, contentName(id)),
  async findNew(ids) {
    const wanted: string[] = [];
    for (const id of ids) {
      const file = await store.get(contentName(id));
      file?.destroy();
      if (!file) wanted.push(id);
    }
    return wanted;
  },
  async store(id, bytes) {
    const [row] = await database.select().from(siteFiles).where(eq(siteFiles.contentId, id));
    // An archive is checked as an upload is: what a browser is shown as an image is one.
    if (!row || row.sha256 !== hashBytes(bytes) || findFileType(row.name, bytes)?.type !== row.type) return false;
    return storeNewFile(store, contentName(id), bytes, row.type);
  },
});

/** The files of the site in the archive for moving to another server. */
export const filesArchive = (database: Database, store: FileStore): ArchiveContent => ({ parts: [filesPart(database)], files: contents(database, store) });
