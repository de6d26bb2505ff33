import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { uploads } from '../forms.schema.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { AcceptedFile } from './accept-files.js';
import type { FileStore } from '../../../kernel/files/file-store.js';
import { t } from '../texts.js';

/** Longer than any submission takes to be stored. */
const abandonedMs = 60 * 60_000;
const rowsAtOnce = 200;

/**
 * Files and their rows. First a row without a submission, then the file, then the submission that claims the row: if a process ends in
 * between, no stored submission names a missing file, and no file is left without a row.
 */
export class Uploads {
  constructor(private readonly database: Database, readonly store: FileStore) {}

  /** Writes files down, not yet belonging to a submission. */
  async save(files: readonly AcceptedFile[]): Promise<void> {
    if (files.length === 0) return;
    await this.database.insert(uploads).values(files.map(({ bytes: _bytes, ...row }) => row));
    try {
      for (const { id, bytes, type } of files) await this.store.put(id, bytes, type);
    } catch (error) {
      await this.discard(files).catch(() => {});
      throw new HttpError(503, { error: t('filesAway') }, { 'Retry-After': '30' }, { cause: error });
    }
  }

  /** In the transaction that stores a submission: these files are its own. */
  async claim(transaction: Database, files: readonly AcceptedFile[], submissionId: string): Promise<void> {
    if (files.length === 0) return;
    const ids = files.map(({ id }) => id);
    const claimed = await transaction.update(uploads).set({ submissionId }).where(and(inArray(uploads.id, ids), isNull(uploads.submissionId))).returning();
    if (claimed.length !== ids.length) throw new Error('A file was deleted before its submission was stored.');
  }

  /** In the transaction that stores a submission without them: these files are no longer its own. */
  async release(transaction: Database, files: readonly Pick<AcceptedFile, 'id'>[], submissionId: string): Promise<void> {
    if (files.length === 0) return;
    const ids = files.map(({ id }) => id);
    await transaction.update(uploads).set({ submissionId: null }).where(and(inArray(uploads.id, ids), eq(uploads.submissionId, submissionId)));
  }

  /** Deletes those of these files that belong to no submission. */
  async discard(files: readonly Pick<AcceptedFile, 'id'>[]): Promise<void> {
    if (files.length === 0) return;
    const isUnclaimed = and(inArray(uploads.id, files.map(({ id }) => id)), isNull(uploads.submissionId));
    // The row goes last: a crash before leaves what the next sweep finds.
    for (const { id } of await this.database.select({ id: uploads.id }).from(uploads).where(isUnclaimed)) await this.store.remove(id);
    await this.database.delete(uploads).where(isUnclaimed);
  }

  /** Deletes what a crash, or a submission that was deleted, has left behind. Resolves to how many files that were. */
  async sweep(now = Date.now(), signal?: AbortSignal): Promise<number> {
    for (let swept = 0; ;) {
      const abandoned = await this.database.select({ id: uploads.id }).from(uploads)
        .where(and(isNull(uploads.submissionId), lt(uploads.createdAt, new Date(now - abandonedMs)))).limit(rowsAtOnce);
      await this.discard(abandoned);
      swept += abandoned.length;
      if (abandoned.length < rowsAtOnce || signal?.aborted) return swept;
    }
  }
}
