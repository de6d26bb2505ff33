import { createHash } from 'node:crypto';
import { and, asc, eq, exists, isNull, lt, not } from 'drizzle-orm';
import { type SiteFileUploadAnswer, type SiteFileUploadRequest, siteFileLimits } from 'site-elements/contract/site-files';
import type { Database } from '../../../kernel/database/database.js';
import type { FileStore } from '../../../kernel/files/file-store.js';
import { safeFileName } from '../../../kernel/files/safe-name.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { readWholeFile } from '../../../kernel/archive/store-new-file.js';
import { contentName, describeFile } from '../file-library.js';
import { siteFileParts, siteFiles, siteFileUploads, type StoredSiteFile, type StoredSiteUpload } from '../files.schema.js';
import { getExtension, findFileType } from '../find-file-type.js';
import { readImageSize } from '../read-image-size.js';
import { ownerText } from '../texts.js';
import { Turns } from './turns.js';

const { maxBytes, partBytes } = siteFileLimits;
const dayMs = 24 * 60 * 60_000;
/** An upload can be continued for so long. */
const openMs = 7 * dayMs;
const sweptAtOnce = 200;
const partName = (id: string, number: number): string => `site-part-${id}-${number}`;
const countParts = (size: number): number => Math.max(1, Math.ceil(size / partBytes));
const sizeOfPart = (size: number, number: number): number => Math.min(partBytes, size - (number - 1) * partBytes);

/**
 * Uploads, in one part or several. Each request may arrive twice: after a lost response the page sends it again. First the row of the upload,
 * then its content, then the file that refers to it: if the process ends in between, no file lacks its content, and the sweep finds the rest.
 */
export class SiteUploads {
  readonly #turns = new Turns();

  constructor(private readonly database: Database, private readonly store: FileStore) {}

  /** Starts an upload, or continues it. */
  async begin({ id, name, size, folder = '', replaces }: SiteFileUploadRequest): Promise<SiteFileUploadAnswer> {
    if (size > maxBytes) {
      const error = ownerText('fileTooLarge', { fileName: name.slice(0, 150), maxSize: `${maxBytes / 1_000_000} MB` });
      throw new HttpError(413, { error, field: 'size' });
    }
    const values = { id, size, folder, name: name.slice(0, 1000), fileId: replaces ?? id, isReplacement: replaces !== undefined };
    if (replaces !== undefined && !await this.#hasFile(replaces)) throw new HttpError(410, { error: ownerText('fileGone'), field: 'replaces' });
    await this.database.insert(siteFileUploads).values(values).onConflictDoNothing();
    const upload = await this.#find(id);
    if (upload.size !== size || upload.fileId !== values.fileId) throw new HttpError(409, { error: 'This id belongs to another upload.', field: 'id' });
    return this.#describe(upload);
  }

  /** Stores a part. The last one may be shorter. */
  async putPart(id: string, number: number, bytes: Uint8Array): Promise<SiteFileUploadAnswer> {
    return this.#turns.take(id, async () => {
      const upload = await this.#find(id);
      const received = await this.#received(id);
      if (upload.completedAt || received.includes(number)) return this.#describe(upload);
      if (number < 1 || number > countParts(upload.size) || bytes.length !== sizeOfPart(upload.size, number))
        throw new HttpError(400, { error: ownerText('uploadIncomplete'), detail: `Part ${number} has ${bytes.length} bytes.`, field: 'number' });
      await this.store.put(partName(id, number), bytes, 'application/octet-stream').catch(refuseStorage);
      await this.database.insert(siteFileParts).values({ uploadId: id, number }).onConflictDoNothing();
      return this.#describe(upload);
    });
  }

  /** Makes a file of all parts. Files are put together one at a time: each is in memory then. */
  async complete(id: string): Promise<SiteFileUploadAnswer> {
    return this.#turns.take('', () => this.#turns.take(id, async () => {
      const upload = await this.#find(id);
      if (upload.completedAt) return this.#describe(upload);
      const received = await this.#received(id);
      if (received.length < countParts(upload.size)) throw new HttpError(409, { error: ownerText('uploadIncomplete') });
      const parts: Uint8Array[] = [];
      for (const number of received) parts.push(await readWholeFile(this.store, partName(id, number)) ?? new Uint8Array());
      const bytes = new Uint8Array(Buffer.concat(parts));
      if (bytes.length !== upload.size) {
        // A part was lost on the disk: it is uploaded again.
        await this.#removeParts(upload);
        throw new HttpError(409, { error: ownerText('uploadIncomplete') });
      }
      await this.#store(upload, bytes);
      return this.#describe(await this.#find(id));
    }));
  }

  /** Ends an upload that is not complete. A file that is stored already stays. */
  async cancel(id: string): Promise<SiteFileUploadAnswer | null> {
    return this.#turns.take(id, async () => {
      const [upload] = await this.database.select().from(siteFileUploads).where(eq(siteFileUploads.id, id));
      if (!upload) return null;
      if (upload.completedAt) return this.#describe(upload);
      await this.#discard(upload);
      return null;
    });
  }

  /** Deletes uploads that were not continued, and contents that no file has any more. */
  async sweep(now = Date.now()): Promise<void> {
    const isCurrent = exists(this.database.select({ id: siteFiles.id }).from(siteFiles).where(eq(siteFiles.contentId, siteFileUploads.id)));
    const old = await this.database.select().from(siteFileUploads)
      .where(and(lt(siteFileUploads.createdAt, new Date(now - openMs)), not(isCurrent))).orderBy(asc(siteFileUploads.createdAt)).limit(sweptAtOnce);
    for (const upload of old) await this.#turns.take(upload.id, () => this.#discard(upload));
  }

  async #store(upload: StoredSiteUpload, bytes: Uint8Array): Promise<void> {
    const { id, fileId, folder, isReplacement } = upload;
    const kind = findFileType(upload.name, bytes);
    if (!kind) {
      await this.#discard(upload);
      throw new HttpError(415, { error: ownerText('fileUnsupported', { fileName: safeFileName(upload.name, 'bin') }), field: 'name' });
    }
    const name = withExtension(safeFileName(upload.name, kind.extensions[0]!), kind.extensions);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const size = await readImageSize(kind.type, bytes);
    const content = { contentId: id, type: kind.type, size: bytes.length, sha256, width: size?.width ?? null, height: size?.height ?? null };
    await this.store.put(contentName(id), bytes, kind.type).catch(refuseStorage);
    const replaced = await this.database.transaction(async transaction => {
      const [before] = await transaction.select().from(siteFiles).where(eq(siteFiles.id, fileId)).for('update');
      if (isReplacement) {
        if (!before) throw new HttpError(410, { error: ownerText('fileGone') });
        const renamed = withExtension(before.name, kind.extensions);
        const changes = { ...content, name: renamed, changedAt: new Date(), ...!size && { focalX: null, focalY: null } };
        await transaction.update(siteFiles).set(changes).where(eq(siteFiles.id, fileId));
      } else {
        await transaction.insert(siteFiles).values({ id: fileId, name, folder, ...content });
      }
      await transaction.update(siteFileUploads).set({ completedAt: new Date() }).where(and(eq(siteFileUploads.id, id), isNull(siteFileUploads.completedAt)));
      return before ?? null;
    });
    // What remains if the process ends here is swept.
    await this.#removeParts(upload).catch(() => {});
    if (replaced) await this.store.remove(contentName(replaced.contentId)).catch(() => {});
  }

  async #discard(upload: StoredSiteUpload): Promise<void> {
    await this.#removeParts(upload);
    await this.store.remove(contentName(upload.id));
    await this.database.delete(siteFileUploads).where(eq(siteFileUploads.id, upload.id));
  }

  /** Also of parts whose row was not written any more. */
  async #removeParts({ id, size }: StoredSiteUpload): Promise<void> {
    for (let number = 1; number <= countParts(size); number += 1) await this.store.remove(partName(id, number));
    await this.database.delete(siteFileParts).where(eq(siteFileParts.uploadId, id));
  }

  async #describe({ id, fileId, completedAt }: StoredSiteUpload): Promise<SiteFileUploadAnswer> {
    if (!completedAt) return { partBytes, received: await this.#received(id), file: null };
    const file = await this.#fileOf(fileId);
    if (!file) throw new HttpError(410, { error: ownerText('fileGone') });
    return { partBytes, received: [], file: describeFile(file) };
  }

  async #received(id: string): Promise<number[]> {
    const rows = await this.database.select().from(siteFileParts).where(eq(siteFileParts.uploadId, id)).orderBy(asc(siteFileParts.number));
    return rows.map(({ number }) => number);
  }

  async #find(id: string): Promise<StoredSiteUpload> {
    const [upload] = await this.database.select().from(siteFileUploads).where(eq(siteFileUploads.id, id));
    if (!upload) throw new HttpError(404, { error: ownerText('uploadGone') });
    return upload;
  }

  async #fileOf(fileId: string): Promise<StoredSiteFile | null> {
    const [file] = await this.database.select().from(siteFiles).where(eq(siteFiles.id, fileId));
    return file ?? null;
  }

  async #hasFile(fileId: string): Promise<boolean> { return (await this.#fileOf(fileId)) !== null; }
}

/** A name whose end fits the content. */
const withExtension = (name: string, extensions: readonly string[]): string =>
  (extensions.includes(getExtension(name)) ? name : `${name.slice(0, 140)}.${extensions[0]}`);

function refuseStorage(cause: unknown): never {
  throw new HttpError(503, { error: ownerText('processingFailed') }, { 'Retry-After': '5' }, { cause });
}
