import { asc, gt, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { ArchiveContent, ArchiveFiles, ArchivePart } from '../../../kernel/archive/archive-part.js';
import { readWholeFile, storeNewFile } from '../../../kernel/archive/store-new-file.js';
import { tablePart } from '../../../kernel/archive/table-part.js';
import type { Database } from '../../../kernel/database/database.js';
import { byteOrderMark, csvLine } from 'site-elements/contract/csv-line';
import type { FileStore } from '../../../kernel/files/file-store.js';
import type { FileImport } from '../../../kernel/imports/import-pages.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { customersImport } from '../customers/import-customers.js';
import { customerLines } from '../customers/customers-page.js';
import { ordersImport } from '../orders/import/import-orders.js';
import { orderLines } from '../orders/orders-file.js';
import { csvColumns } from '../products/csv-columns.js';
import { previewProducts, productsLines, storeProducts } from '../products/products-file.js';
import { coupons, shippingOptions, taxClasses, taxRules } from '../rule.schema.js';
import { saveSettings } from '../settings/save-settings.js';
import { newStore, readSettings, withSettings } from '../settings/store-settings.js';
import { categories, productFiles } from '../shop.schema.js';
import { settingsTable, type StoreSettings } from '../store-settings.schema.js';
import { ownerText } from '../texts.js';
import { giftCardPart } from './gift-card-part.js';
import { reviewPart } from './review-part.js';
import { subscriptionPart } from './subscription-part.js';

const settingsFile = 'settings.json';
type Line = readonly (string | number)[];

async function* written(lines: AsyncIterable<Line>): AsyncIterable<string> {
  yield byteOrderMark;
  for await (const line of lines) yield csvLine(line);
}

/** A CSV file that is also imported on a page of its own. */
const csvPart = <Content>(file: string, title: () => string, lines: () => AsyncIterable<Line>, kind: FileImport<Content>): ArchivePart => ({
  file, title,
  write: () => written(lines()),
  preview: async bytes => kind.preview(await kind.read({ bytes, type: 'text/csv; charset=utf-8' })),
  store: async bytes => kind.store(await kind.read({ bytes, type: 'text/csv; charset=utf-8' }), new Map()),
});

/** Settings of the archive: known ones of the right type. Throws a RangeError for a file that has none. */
function readStored(bytes: Uint8Array): StoreSettings {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RangeError(importText('importDamaged'));
  const given = value as Record<string, unknown>;
  const isRight = (name: string, before: unknown): boolean => {
    const one = given[name];
    if (name === 'lowStock') return one === null || (Number.isSafeInteger(one) && (one as number) >= 0);
    if (Array.isArray(before)) return Array.isArray(one) && one.length < 300 && one.every(item => typeof item === 'string' && /^[A-Z]{2}$/.test(item));
    return typeof one === typeof before && (typeof one !== 'string' || (one.length <= 5000 && !one.includes('\0')));
  };
  const known = Object.fromEntries(Object.entries(newStore).filter(([name, before]) => isRight(name, before)).map(([name]) => [name, given[name]]));
  const settings = { ...newStore, ...known } as StoreSettings;
  if (!/^[A-Z]{3}$/.test(settings.currency) || !/^[A-Z]{2}$/.test(settings.country)) throw new RangeError(importText('importDamaged'));
  return settings;
}

/** The settings of the shop replace those of a shop that its owner has not set up yet, and no others. */
function settingsPart(database: Database): ArchivePart {
  const isNew = async (): Promise<boolean> => (await database.select().from(settingsTable)).every(({ editedAt }) => editedAt === null);
  const summary = (isStored: boolean) => ({
    counts: [[importText(isStored ? 'importNew' : 'importPresent'), 1]] as const, notes: [], hasNews: isStored,
  });
  return {
    file: settingsFile,
    title: () => ownerText('navStore'),
    async* write() { yield JSON.stringify(await readSettings(database), null, 1); },
    async preview(bytes) {
      readStored(bytes);
      return summary(await isNew());
    },
    async store(bytes) {
      const settings = readStored(bytes);
      if (!await isNew()) return summary(false);
      const fault = await saveSettings(database, settings, null);
      if (fault !== null) throw new RangeError(fault);
      return summary(true);
    },
  };
}

const batch = 500;

const pictures = (database: Database, store: FileStore): ArchiveFiles => ({
  folder: 'pictures',
  extension: '.webp',
  title: () => importText('importPictures'),
  async* list() {
    for (let after = ''; ;) {
      const rows = await database.select({ id: productFiles.id }).from(productFiles).where(gt(productFiles.id, after))
        .orderBy(asc(productFiles.id)).limit(batch);
      for (const { id } of rows) yield id;
      if (rows.length < batch) return;
      after = rows.at(-1)!.id;
    }
  },
  read: id => readWholeFile(store, id),
  async findNew(ids) {
    const known = new Set<string>();
    for (let at = 0; at < ids.length; at += batch) {
      const rows = await database.select({ id: productFiles.id }).from(productFiles).where(inArray(productFiles.id, ids.slice(at, at + batch)));
      for (const { id } of rows) known.add(id);
    }
    return ids.filter(id => !known.has(id));
  },
  async store(id, bytes) {
    // Only what the service itself has made of an upload.
    const { format } = await sharp(bytes, { limitInputPixels: 10_000_000 }).metadata().catch(() => ({ format: undefined }));
    if (format !== 'webp' || !await storeNewFile(store, id, bytes, 'image/webp')) return false;
    await database.insert(productFiles).values({ id, type: 'image/webp', size: bytes.length }).onConflictDoNothing();
    return true;
  },
});

/** Products with the rows of their variants, which stay together. */
async function* writtenProducts(database: Database): AsyncIterable<string> {
  yield byteOrderMark;
  yield csvLine([...csvColumns]);
  for await (const lines of productsLines(database)) yield lines.map(csvLine).join('');
}

/** What the shop adds to the archive. Settings are first: amounts of the other files are in their currency. */
export const shopArchive = (database: Database, files: FileStore): ArchiveContent => ({
  parts: [
    settingsPart(database),
    tablePart(database, { file: 'categories.json', title: () => ownerText('navCategories'), table: categories, key: 'id' }),
    tablePart(database, { file: 'tax-classes.json', title: () => ownerText('navTaxClasses'), table: taxClasses, key: 'id' }),
    tablePart(database, { file: 'taxes.json', title: () => ownerText('navTaxes'), table: taxRules, key: 'id' }),
    tablePart(database, { file: 'shipping.json', title: () => ownerText('navShipping'), table: shippingOptions, key: 'id' }),
    tablePart(database, { file: 'coupons.json', title: () => ownerText('navCoupons'), table: coupons, key: 'code' }),
    {
      file: 'products.csv',
      title: () => ownerText('navProducts'),
      rowsOfFile: 1000,
      write: () => writtenProducts(database),
      preview: bytes => previewProducts(database, bytes),
      store: bytes => storeProducts(database, bytes),
    },
    csvPart('orders.csv', () => ownerText('navOrders'), () => orderLines(database), ordersImport(database)),
    csvPart('customers.csv', () => ownerText('navCustomers'), () => customerLines(database), customersImport(database)),
    giftCardPart(database),
    subscriptionPart(database),
    reviewPart(database),
  ],
  files: pictures(database, files),
  async within(read, run) {
    const bytes = await read(settingsFile);
    return bytes ? withSettings(readStored(bytes), run) : run();
  },
});
