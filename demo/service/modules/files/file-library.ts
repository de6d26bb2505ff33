import { and, asc, eq, getTableColumns, like, ne, or, sql, type SQL } from 'drizzle-orm';
import { type SiteFile, type SiteFileChange, siteFilePaths, type SiteFileSort } from 'site-elements/contract/site-files';
import type { Database } from '../../kernel/database/database.js';
import type { FileStore } from '../../kernel/files/file-store.js';
import { safeFileName } from '../../kernel/files/safe-name.js';
import { HttpError } from '../../kernel/http/http-error.js';
import type { ListOrder, ListPart } from '../../kernel/owner/list-page.js';
import { getExtension } from './find-file-type.js';
import { siteFiles, type StoredSiteFile } from './files.schema.js';
import { ownerText } from './texts.js';

/** How a content is named in the store. */
export const contentName = (contentId: string): string => `site-file-${contentId}`;
const fileName = sql`lower(${siteFiles.name})`;
const shown = 48;
const mostFolders = 500;

export const listOrders: Readonly<Record<SiteFileSort, ListOrder>> = {
  newest: { by: [[siteFiles.createdAt, 'timestamptz'], [siteFiles.id, 'text']], isDescending: true, shown },
  oldest: { by: [[siteFiles.createdAt, 'timestamptz'], [siteFiles.id, 'text']], shown },
  name: { by: [[fileName, 'text'], [siteFiles.id, 'text']], shown },
  largest: { by: [[siteFiles.size, 'int'], [siteFiles.id, 'text']], isDescending: true, shown },
  smallest: { by: [[siteFiles.size, 'int'], [siteFiles.id, 'text']], shown },
};

/** A file as editors receive it. */
export function describeFile(row: StoredSiteFile): SiteFile {
  const { id, name, folder, type, size, width, height, alt, focalX, focalY, createdAt, changedAt } = row;
  return {
    id, name, folder, type, size, width, height, alt,
    url: siteFilePaths.public.replace(':id', id).replace(':name', encodeURIComponent(name)),
    focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    created: createdAt.toISOString(), changed: changedAt.toISOString(),
  };
}

/** A text that `like` finds as it is. */
const literally = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`);
const isInside = (folder: string): SQL | undefined =>
  (folder === '' ? undefined : or(eq(siteFiles.folder, folder), like(siteFiles.folder, `${literally(folder)}/%`)));

/** The owner's files and what is known of them. */
export class FileLibrary {
  constructor(private readonly database: Database, private readonly store: FileStore) {}

  /** Files directly in a folder; with a search, also those in the folders below. Null for all folders. */
  list(folder: string | null, search: string, { cursor, where, orderBy, limit }: ListPart): Promise<(StoredSiteFile & { readonly cursor: string })[]> {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
    const has = (word: string) => like(sql`lower(${siteFiles.name} || ' ' || ${siteFiles.alt})`, `%${literally(word)}%`);
    const place = words.length === 0 && folder !== null ? eq(siteFiles.folder, folder) : and(isInside(folder ?? ''), ...words.map(has));
    return this.database.select({ ...getTableColumns(siteFiles), cursor }).from(siteFiles).where(and(place, where)).orderBy(...orderBy).limit(limit);
  }

  /** Folders directly below a folder, by their full name. */
  async foldersIn(folder: string): Promise<string[]> {
    const start = folder === '' ? '' : `${folder}/`;
    const rows = await this.database.select({ folder: siteFiles.folder }).from(siteFiles)
      .where(and(isInside(folder), ne(siteFiles.folder, folder))).groupBy(siteFiles.folder).orderBy(asc(siteFiles.folder)).limit(10_000);
    return [...new Set(rows.map(({ folder: one }) => start + one.slice(start.length).split('/')[0]!))].slice(0, mostFolders);
  }

  async find(id: string): Promise<StoredSiteFile> {
    const [row] = await this.database.select().from(siteFiles).where(eq(siteFiles.id, id.replaceAll('\0', '')));
    if (!row) throw new HttpError(404, { error: ownerText('fileGone') });
    return row;
  }

  /** The content of a file by its public address. Null for an address that is not one, and for a file that is gone. */
  async read(address: string): Promise<File | null> {
    const [start] = siteFilePaths.public.split(':id');
    const id = address.startsWith(start!) ? address.slice(start!.length).split('/')[0]! : '';
    const [row] = id === '' ? [] : await this.database.select().from(siteFiles).where(eq(siteFiles.id, id.replaceAll('\0', '')));
    const content = row && await this.store.get(contentName(row.contentId));
    if (!row || !content) return null;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of content) chunks.push(Uint8Array.from(chunk as Uint8Array));
    return new File(chunks, row.name, { type: row.type });
  }

  /** Its address stays. A new name keeps the extension: it belongs to the content. */
  async change(id: string, { name, folder, alt, focalPoint }: SiteFileChange): Promise<StoredSiteFile> {
    const before = await this.find(id);
    const extension = getExtension(before.name);
    const safe = name === undefined ? undefined : safeFileName(name, extension);
    const [row] = await this.database.update(siteFiles).set({
      name: safe !== undefined && getExtension(safe) !== extension ? `${safe.slice(0, 140)}.${extension}` : safe ?? before.name,
      folder: folder ?? before.folder,
      alt: alt ?? before.alt,
      ...focalPoint !== undefined && { focalX: focalPoint?.x ?? null, focalY: focalPoint?.y ?? null },
    }).where(eq(siteFiles.id, id)).returning();
    if (!row) throw new HttpError(404, { error: ownerText('fileGone') });
    return row;
  }

  /** Deletes a file. Deleted again, nothing happens. */
  async remove(id: string): Promise<void> {
    // The row of the upload stays for a while: it is swept with the content if the process ends here.
    const removed = await this.database.delete(siteFiles).where(eq(siteFiles.id, id.replaceAll('\0', ''))).returning();
    for (const { contentId } of removed) await this.store.remove(contentName(contentId)).catch(() => {});
  }
}
