import { count, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { fontCategorySchema, fontFamilySchema } from 'site-elements/contract/site-fonts.schema';
import { siteFontLimits } from 'site-elements/contract/site-fonts';
import type { ArchiveContent, ArchiveFiles, ArchivePart } from '../../kernel/archive/archive-part.js';
import { hashBytes, readWholeFile, storeNewFile } from '../../kernel/archive/store-new-file.js';
import { readList, writeList } from '../../kernel/archive/table-part.js';
import type { Database } from '../../kernel/database/database.js';
import type { FileStore } from '../../kernel/files/file-store.js';
import { importText } from '../../kernel/imports/import-text.js';
import { contentName, type FontLibrary, fontType } from './font-library.js';
import { siteFonts, type StoredSiteFont } from './fonts.schema.js';
import { isUnicodeRange } from './install-font.js';
import { readWoff2 } from './read-woff2.js';
import { ownerText } from './texts.js';

const weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const number = v.pipe(v.number(), v.finite());
const axis = v.object({ tag: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z\d]{3}$/)), min: number, max: number, default: number, step: number });
const rowSchema = v.object({
  id: v.pipe(v.string(), v.uuid()), family: fontFamilySchema, category: fontCategorySchema, style: v.picklist(['normal', 'italic']),
  weightFrom: weight, weightTo: weight, axes: v.pipe(v.array(axis), v.maxLength(siteFontLimits.axes)),
  subset: v.pipe(v.string(), v.regex(/^[a-z\d-]{0,60}$/)), unicodeRange: v.pipe(v.string(), v.check(text => text === '' || isUnicodeRange(text))),
  license: v.pipe(v.string(), v.maxLength(60)), source: v.nullable(v.pipe(v.string(), v.regex(/^@fontsource(?:-variable)?\/[a-z\d/-]{1,150}$/))),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(siteFontLimits.maxBytes)), sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

function readRows(bytes: Uint8Array): StoredSiteFont[] {
  const rows = readList(bytes);
  if (rows.length > siteFontLimits.files) throw new RangeError(importText('importDamaged'));
  return rows.map(row => {
    const result = v.safeParse(rowSchema, row);
    if (!result.success) throw new RangeError(importText('importDamaged'));
    // As of now: what its content belongs to is not swept before the content has arrived.
    return { ...result.output, createdAt: new Date(), storedAt: null };
  });
}

async function findNew(database: Database, rows: readonly StoredSiteFont[]): Promise<StoredSiteFont[]> {
  if (rows.length === 0) return [];
  const present = await database.select({ id: siteFonts.id }).from(siteFonts).where(inArray(siteFonts.id, rows.map(({ id }) => id)));
  const known = new Set(present.map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}

const summary = (all: number, added: number) => ({
  counts: [[importText('importNew'), added], [importText('importPresent'), all - added]] as const, notes: [], hasNews: added > 0,
});

/** What is known of each file. It is shown when its content has arrived too. */
const rowsPart = (database: Database, library: FontLibrary): ArchivePart => ({
  file: 'site-fonts.json',
  title: () => ownerText('navFonts'),
  async* write() { yield* writeList((await library.list()).map(({ storedAt: _, createdAt: __, ...row }) => row)); },
  async preview(bytes) {
    const rows = readRows(bytes);
    return summary(rows.length, (await findNew(database, rows)).length);
  },
  store: bytes => database.transaction(async transaction => {
    const rows = readRows(bytes);
    const [{ files } = { files: 0 }] = await transaction.select({ files: count() }).from(siteFonts);
    const added = (await findNew(transaction, rows)).slice(0, Math.max(0, siteFontLimits.files - files));
    for (const row of added) await transaction.insert(siteFonts).values(row).onConflictDoNothing();
    return summary(rows.length, added.length);
  }),
});

/** The contents, by the IDs of their rows, which are imported before. */
const contents = (database: Database, store: FileStore, library: FontLibrary): ArchiveFiles => ({
  folder: 'fonts',
  extension: '.woff2',
  isLast: true,
  title: () => ownerText('navFonts'),
  async* list() { for (const { id } of await library.list()) yield id; },
  read: id => readWholeFile(store, contentName(id)),
  async findNew(ids) {
    const known = new Set((await library.list()).map(({ id }) => id));
    return ids.filter(id => !known.has(id));
  },
  async store(id, bytes) {
    const [row] = await database.select().from(siteFonts).where(eq(siteFonts.id, id));
    // An archive is checked as an upload is. Without a row, the same file of a package is here under another ID.
    if (!row || row.sha256 !== hashBytes(bytes) || !await readWoff2(bytes) || !await storeNewFile(store, contentName(id), bytes, fontType)) return false;
    await database.update(siteFonts).set({ size: bytes.length, storedAt: new Date() }).where(eq(siteFonts.id, id));
    return true;
  },
});

/** The fonts of the site in the archive for moving to another server. */
export const fontsArchive = (database: Database, store: FileStore, library: FontLibrary): ArchiveContent =>
  ({ parts: [rowsPart(database, library)], files: contents(database, store, library) });
