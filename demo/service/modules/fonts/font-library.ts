import { createHash } from 'node:crypto';
import { and, asc, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type SiteFont, type SiteFontFace, siteFontLimits, siteFontPaths } from 'site-elements/contract/site-fonts';
import type { Database } from '../../kernel/database/database.js';
import type { FileStore } from '../../kernel/files/file-store.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { siteFonts, type StoredSiteFont } from './fonts.schema.js';
import { ownerText } from './texts.js';

/** How a content is named in the store. */
export const contentName = (id: string): string => `site-font-${id}`;
export const fontType = 'font/woff2';
/** A file whose content did not arrive is forgotten after this time. */
const openMs = 24 * 60 * 60_000;

export type NewFontFile = Omit<typeof siteFonts.$inferInsert, 'size' | 'sha256' | 'createdAt' | 'storedAt'>;

const describeFace = ({ id, style, weightFrom, weightTo, axes, subset, unicodeRange, size }: StoredSiteFont): SiteFontFace => ({
  id, style, axes, subset, unicodeRange, size, weight: [weightFrom, weightTo], url: siteFontPaths.public.replace(':file', `${id}.woff2`),
});

/** Rows in the order of their families, as editors receive them. */
export function describeFonts(rows: readonly StoredSiteFont[]): SiteFont[] {
  const families = new Map<string, StoredSiteFont[]>();
  for (const row of rows) families.set(row.family, [...families.get(row.family) ?? [], row]);
  return [...families].map(([name, faces]) => ({
    name, category: faces[0]!.category, license: faces.find(({ license }) => license !== '')?.license ?? '', faces: faces.map(describeFace),
  }));
}

/** The fonts of the site. First the row of a file, then its content: if the process ends in between, the sweep finds it. */
export class FontLibrary {
  constructor(private readonly database: Database, private readonly store: FileStore) {}

  /** All files whose content is there, in the order of their families. */
  list(): Promise<StoredSiteFont[]> {
    return this.database.select().from(siteFonts).where(isNotNull(siteFonts.storedAt))
      .orderBy(asc(sql`lower(${siteFonts.family})`), ...[siteFonts.family, siteFonts.style, siteFonts.weightFrom, siteFonts.id].map(column => asc(column)))
      .limit(siteFontLimits.files);
  }

  async find(id: string): Promise<StoredSiteFont | null> {
    const [row] = await this.database.select().from(siteFonts).where(and(eq(siteFonts.id, id), isNotNull(siteFonts.storedAt)));
    return row ?? null;
  }

  /** The files of a package that are stored. */
  async listSources(): Promise<ReadonlySet<string>> {
    const rows = await this.database.select({ source: siteFonts.source }).from(siteFonts)
      .where(and(isNotNull(siteFonts.source), isNotNull(siteFonts.storedAt)));
    return new Set(rows.map(({ source }) => source!));
  }

  /** Stores a file. The same again, because a response was lost, changes nothing, and the same content of an upload is stored once. */
  async add(file: NewFontFile, bytes: Uint8Array): Promise<void> {
    const content = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    if (!file.source && await this.#hasUpload(content.sha256)) return;
    const [{ files } = { files: 0 }] = await this.database.select({ files: count() }).from(siteFonts);
    if (files >= siteFontLimits.files) throw new HttpError(409, { error: ownerText('fontsTooMany', { count: siteFontLimits.files }) });
    await this.database.insert(siteFonts).values({ ...file, ...content }).onConflictDoNothing();
    const [row] = await this.database.select().from(siteFonts).where(file.source ? eq(siteFonts.source, file.source) : eq(siteFonts.id, file.id));
    if (!row) return;
    if (!file.source && row.sha256 !== content.sha256) throw new HttpError(409, { error: 'This id belongs to another file.', field: 'id' });
    if (row.storedAt) return;
    await this.store.put(contentName(row.id), bytes, fontType).catch(refuseStorage);
    await this.database.update(siteFonts).set({ ...content, storedAt: new Date() }).where(eq(siteFonts.id, row.id));
  }

  /** Deletes a font with all its files. Deleted again, nothing happens. */
  async remove(family: string): Promise<void> {
    const rows = await this.database.select().from(siteFonts).where(eq(siteFonts.family, family));
    for (const row of rows) await this.#discard(row);
  }

  /** Deletes files whose content did not arrive, and those whose deletion was interrupted. */
  async sweep(now = Date.now()): Promise<void> {
    const open = await this.database.select().from(siteFonts)
      .where(and(isNull(siteFonts.storedAt), lt(siteFonts.createdAt, new Date(now - openMs)))).limit(siteFontLimits.files);
    for (const row of open) await this.#discard(row);
  }

  /** First it is not shown any more, last its row is deleted: whatever fails in between is deleted by the sweep. */
  async #discard({ id }: StoredSiteFont): Promise<void> {
    await this.database.update(siteFonts).set({ storedAt: null, source: null }).where(eq(siteFonts.id, id));
    await this.store.remove(contentName(id));
    await this.database.delete(siteFonts).where(eq(siteFonts.id, id));
  }

  async #hasUpload(sha256: string): Promise<boolean> {
    const [row] = await this.database.select({ id: siteFonts.id }).from(siteFonts)
      .where(and(eq(siteFonts.sha256, sha256), isNull(siteFonts.source), isNotNull(siteFonts.storedAt)));
    return row !== undefined;
  }
}

function refuseStorage(cause: unknown): never {
  throw new HttpError(503, { error: ownerText('processingFailed') }, { 'Retry-After': '5' }, { cause });
}
