import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { ArchiveFiles } from '../../../kernel/archive/archive-part.js';
import { hashBytes, readWholeFile, storeNewFile } from '../../../kernel/archive/store-new-file.js';
import type { Database } from '../../../kernel/database/database.js';
import type { FileStore } from '../../../kernel/files/file-store.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { submissions, uploads } from '../forms.schema.js';

const batch = 500;

/** Whether the file of a row is here: an import may have ended between both. */
async function isStored(store: FileStore, id: string): Promise<boolean> {
  const file = await store.get(id);
  file?.destroy();
  return file !== null;
}

/** Files of visitors in the archive. Their rows are part of the submissions, and are imported before. */
export const uploadedFiles = (database: Database, store: FileStore): ArchiveFiles => ({
  folder: 'uploads',
  extension: '.bin',
  isLast: true,
  title: () => importText('importUploads'),
  async* list() {
    for (let after = ''; ;) {
      const rows = await database.select({ id: uploads.id }).from(uploads).innerJoin(submissions, eq(submissions.id, uploads.submissionId))
        .where(and(isNull(submissions.deletedAt), gt(uploads.id, after))).orderBy(asc(uploads.id)).limit(batch);
      for (const { id } of rows) yield id;
      if (rows.length < batch) return;
      after = rows.at(-1)!.id;
    }
  },
  read: id => readWholeFile(store, id),
  async findNew(ids) {
    const here = new Set<string>();
    for (let at = 0; at < ids.length; at += batch) {
      const rows = await database.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids.slice(at, at + batch)));
      for (const { id } of rows) if (await isStored(store, id)) here.add(id);
    }
    return ids.filter(id => !here.has(id));
  },
  async store(id, bytes) {
    const [row] = await database.select().from(uploads).where(and(eq(uploads.id, id), isNotNull(uploads.submissionId)));
    if (!row || row.size !== bytes.length || row.sha256 !== hashBytes(bytes)) return false;
    return storeNewFile(store, id, bytes, row.type);
  },
});
