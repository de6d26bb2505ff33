import { asc, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { charsetOfType, decodeText, reportTexts } from 'site-elements/contract/reading';
import { readCatalogue } from '../catalogue.js';
import type { Database } from '../../../kernel/database/database.js';
import { products } from '../shop.schema.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { ImportSummary } from '../../../kernel/imports/import-pages.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { ownerNav } from '../../../kernel/owner/owner-frame.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import { readCategories, settleCategories } from './csv-categories.js';
import { csvColumns } from './csv-columns.js';
import { keepStored } from './keep-stored.js';
import { csvRows } from './product-csv.js';
import { toProductDraft, findProductFaults } from './product-draft.js';
import { type CsvProducts, readProductCsv } from './read-product-csv.js';
import { saveProduct } from './save-product.js';
import { ownerText } from '../texts.js';

const here = `${paths.ownerProducts}/file`;
/** Products that are read at a time. */
const batch = 500;

type Line = (string | number)[];

/** The rows of each product, without the header. */
export async function* productsLines(database: Database): AsyncGenerator<Line[]> {
  const all = await readCategories(database);
  const ids = await database.select({ id: products.id }).from(products).orderBy(asc(products.position), asc(products.id));
  for (let at = 0; at < ids.length; at += batch) {
    const wanted = ids.slice(at, at + batch).map(({ id }) => id);
    for (const product of await readCatalogue(database, { withDrafts: true, ids: wanted })) yield [...csvRows(product, all)];
  }
}

/** All products as a table. */
async function* productLines(database: Database): AsyncGenerator<Line> {
  yield [...csvColumns];
  for await (const lines of productsLines(database)) yield* lines;
}

/** All products as a file, and products that the owner brings along as one. */
export function addProductsFile(app: Hono, database: Database): void {
  app.get(here, context => sendCsv(context, 'products', productLines(database)));

  app.post(here, async context => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    const [file] = body.kind === 'form' ? body.files.get('file') ?? [] : [];
    if (!file) throw new HttpError(400, { error: ownerText('productsFileMissing'), field: 'file' });
    try {
      const { text: content, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()), charsetOfType(file.type));
      const read = readProductCsv(content);
      const report = reportTexts(read.report, ownerText);
      if (!read.report.isComplete) return answer(context, ownerText('productsUnchanged'), report, 400);
      const faults = findFaults(read);
      if (faults.length > 0) return answer(context, ownerText('productsUnchanged'), faults.slice(0, 50), 400);
      const added = await store(database, read);
      const encodingNote = encoding.startsWith('utf') ? [] : [ownerText('productsEncoding', { encoding })];
      return answer(
        context,
        ownerText('productsRead', { count: read.drafts.length }),
        [...encodingNote, ...added.map(category => ownerText('productsCategoryAdded', { category })), ...report, ...read.notes],
        200,
      );
    } catch (error) {
      if (error instanceof RangeError) return answer(context, ownerText('productsUnchanged'), [error.message], 400);
      throw error;
    }
  });
}

const answer = (context: Context, title: string, lines: readonly string[], status: 200 | 400) => page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${lines.length > 0 ? html`<ul role="${status === 400 ? 'alert' : 'status'}">${lines.map(line => html`<li>${line}</li>`)}</ul>`
  : ''}<p><a href="${paths.ownerProducts}">${ownerText('allProducts')}</a></p>`, status);

/** Stores all products or none. Resolves to the names of the categories that were not there before. */
const store = (database: Database, { drafts, has, placeOf }: CsvProducts): Promise<string[]> => database.transaction(async transaction => {
  const stored = new Map(
    (await readCatalogue(transaction, { withDrafts: true, ids: drafts.map(({ id }) => id) })).map(product => [
      product.id,
      toProductDraft(product),
    ]),
  );
  const whole = drafts.map(draft => { const before = stored.get(draft.id); return before ? keepStored(draft, before, has) : draft; });
  const settled = await settleCategories(transaction, whole, draft => placeOf(draft, 'categories'));
  const [last] = await transaction.select({ position: sql<number>`coalesce(max(${products.position}), -1)::int` }).from(products);
  for (const [at, draft] of settled.drafts.entries()) {
    const fault = await saveProduct(transaction, draft, last!.position + 1 + at);
    if (fault !== null) throw new RangeError(ownerText('productsFault', { of: placeOf(draft, fault.at), says: fault.text }));
  }
  return settled.added;
});

const findFaults = (read: CsvProducts): string[] => read.drafts.flatMap(draft =>
  findProductFaults(draft).map(({ text, at }) => ownerText('productsFault', { of: read.placeOf(draft, at), says: text })));

/** The products of an archive that are not here yet. Throws a RangeError for a file with faults. */
async function readNew(database: Database, bytes: Uint8Array): Promise<{ added: CsvProducts; summary: ImportSummary }> {
  const read = readProductCsv(decodeText(bytes, 'utf-8').text);
  const faults = [...read.report.isComplete ? [] : reportTexts(read.report, ownerText), ...findFaults(read)];
  if (faults.length > 0) throw new RangeError(faults.slice(0, 5).join(' '));
  const known = new Set((await database.select({ id: products.id }).from(products)).map(({ id }) => id));
  const added = { ...read, drafts: read.drafts.filter(({ id }) => !known.has(id)) };
  const summary = {
    counts: [[importText('importNew'), added.drafts.length], [importText('importPresent'), read.drafts.length - added.drafts.length]] as const,
    notes: [], hasNews: added.drafts.length > 0,
  };
  return { added, summary };
}

/** What an import of an archive would do with its products. */
export const previewProducts = async (database: Database, bytes: Uint8Array): Promise<ImportSummary> => (await readNew(database, bytes)).summary;

/** Stores the products of an archive that are not here yet, all or none. */
export async function storeProducts(database: Database, bytes: Uint8Array): Promise<ImportSummary> {
  const { added, summary } = await readNew(database, bytes);
  if (summary.hasNews) await store(database, added);
  return summary;
}
