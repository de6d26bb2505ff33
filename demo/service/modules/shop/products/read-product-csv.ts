import { cellName, placeText, ReadingReport } from 'site-elements/contract/reading';
import { generateSku } from 'site-elements/contract/store';
import type { StoredPicture } from '../shop.schema.js';
import { CsvCells } from './csv-cells.js';
import { type Column, findColumns } from './csv-columns.js';
import { fieldsInText } from './csv-fields.js';
import { faultPlace } from './csv-places.js';
import { donationInText } from './csv-donation.js';
import { plansInText } from './csv-plans.js';
import { cellText, descriptionText } from './csv-texts.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { parseCsv } from './parse-csv.js';
import { noOption } from './product-csv.js';
import type { ProductDraft, VariantDraft } from './product-draft.js';
import { ownerText } from '../texts.js';
import { variantMeasures } from './variant-measures.js';

const maxRows = 20_000;

export interface CsvProducts {
  readonly drafts: readonly ProductDraft[];
  /** What was passed over. */
  readonly notes: readonly string[];
  /** Cells that were read with another spelling, and cells that the owner has to correct: then nothing is stored. */
  readonly report: ReadingReport;
  /** Whether the file has a column: one that it lacks says nothing of what is stored. */
  has(column: Column): boolean;
  /** The position of a fault of a draft, by the input of the editor that it is about. */
  placeOf(draft: ProductDraft, input?: string): string;
}

function pictureOf(src: string, alt: string): StoredPicture | null {
  const [, file] = /^\/images\/uploads\/([\w-]{1,60})$/.exec(src) ?? [];
  const [, name] = /^\/images\/([\w-]{1,100})$/.exec(src) ?? [];
  return file !== undefined ? { file, alt } : name !== undefined ? { name, alt } : null;
}

const elsewhere = ({ name }: ProductDraft): string => ownerText('productsPicturesAway', { name });

/** The state of a product: archived and unlisted products are drafts, since visitors do not find them in the other shop either. */
function stateOf(cells: CsvCells): string {
  const isPublished = cells.boolean('Published', true);
  const status = cells.oneOf('Status', ['active', 'draft', 'archived', 'unlisted'], 'active');
  return status !== 'active' || !isPublished ? 'draft' : 'published';
}

function productTypeOf(cells: CsvCells): string {
  const isGiftCard = cells.boolean('Gift Card', false);
  const isSent = cells.boolean('Variant Requires Shipping', true);
  return cells.text('Product Kind') || (isGiftCard ? 'giftCard' : isSent ? 'physical' : 'digital');
}

/** Units in stock; empty for unlimited. Stock counts only where it is tracked and nothing is sold past the last unit. */
function stockOf(cells: CsvCells): string {
  const policy = cells.oneOf('Variant Inventory Policy', ['deny', 'continue', 'true', 'false'], 'deny');
  const isTracked = cells.raw('Variant Inventory Tracker') !== '' || !cells.has('Variant Inventory Tracker');
  if (policy === 'continue' || policy === 'true' || !isTracked) return '';
  const quantity = cells.quantity('Variant Inventory Qty', { isWhole: true, least: 0 }); // less than none: more was sold than there was
  return quantity === null ? '' : String(quantity);
}

/** Whether a row has a variant: with a price, or with something else that only variants have, whose price is missing then. */
const hasVariant = (cells: CsvCells): boolean =>
  (['Variant Price', 'Variant SKU', 'Variant Compare At Price', 'Option1 Value'] as const).some(column => cells.raw(column) !== '');

function draftFrom(cells: CsvCells, handle: string): ProductDraft {
  const name = cells.text('Title');
  const options = ([1, 2, 3] as const)
    .map(index => ({ name: cells.text(`Option${index} Name`), value: cells.text(`Option${index} Value`) }))
    .filter(option => option.name !== '');
  const isPlain = options.length === 1 && options[0]!.name === noOption.name && options[0]!.value === noOption.value;
  const maxPerOrder = cells.quantity('Most Per Order', { isWhole: true });
  return {
    id: handle,
    name,
    description: descriptionText(cells.raw('Body (HTML)')),
    productType: productTypeOf(cells),
    state: stateOf(cells),
    categories: cells.raw('Categories').split(',').map(cellText).filter(Boolean),
    tags: cells.text('Tags'),
    optionNames: isPlain ? [] : options.map(option => option.name),
    variants: [],
    pictures: [],
    maxPerOrder: cells.has('Most Per Order') ? String(maxPerOrder ?? '') : null,
    hostedUrl: cells.has('Payment Page') ? cells.raw('Payment Page') : null,
    taxClass: cells.raw('Tax Class') || null,
    ...(cells.has('Subscription Plans')
      ? cells.parsed('Subscription Plans', plansInText, { plans: [], isSoldOnce: true })
      : { plans: null, isSoldOnce: true }),
    ...cells.has('Donation') && { donation: cells.parsed('Donation', donationInText, null) },
    fields: cells.has('Buyer Fields') ? cells.parsed('Buyer Fields', fieldsInText, []) : null,
  };
}

function variantFrom(cells: CsvCells, draft: ProductDraft, onPictureElsewhere: () => void): VariantDraft {
  if (cells.raw('Variant Price') === '') cells.reject('Variant Price', { example: '28.00' });
  const [price, before] = [cells.amount('Variant Price'), cells.amount('Variant Compare At Price')];
  const isReduced = before !== '' && Number(before) > Number(price);
  const values = draft.optionNames.map((_, index) => cells.text(`Option${index + 1} Value` as Column));
  const own = cells.raw('Variant Image');
  const picture = own === '' ? null : pictureOf(own, cells.text('Variant Image Alt Text') || [draft.name, ...values].join(', '));
  if (own !== '' && !picture) onPictureElsewhere();
  return {
    sku: cells.id('Variant SKU') || generateSku(),
    values,
    price: isReduced ? before : price,
    sale: isReduced ? price : '',
    grams: '0',
    ...Object.fromEntries(variantMeasures.filter(({ column }) => column === 'Variant Grams' || cells.has(column)).map(({ part, column }) =>
      [part, String(Math.round(cells.quantity(column, { isWhole: false }) ?? 0))])),
    stock: stockOf(cells),
    // A file without the column says nothing of pictures; one on another site takes none away.
    ...(cells.has('Variant Image') && (own === '' || picture) && { picture }),
  };
}

/** The products of a file that a shop has exported. Throws a RangeError for a file without a table of products. */
export function readProductCsv(text: string): CsvProducts {
  const rows = parseCsv(text).map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => cells.some(cell => cell !== ''));
  const [{ row: headerRow, cells: header } = { row: 1, cells: [] }, ...body] = rows;
  const { places, repeated } = findColumns(header);
  for (const column of ['Handle', 'Title', 'Variant Price'] as const) if (!places.has(column)) throw new RangeError(ownerText('productsNoColumn', { column }));
  if (repeated)
    throw new RangeError(
      ownerText('productsFault', {
        of: placeText({ cell: cellName(headerRow, repeated.at + 1) }, ownerText),
        says: ownerText('productsColumnTwice', { column: repeated.heading.trim().slice(0, 60) }),
      }),
    );
  if (body.length > maxRows) throw new RangeError(ownerText('productsRowsMany', { most: maxRows }));
  const table = { header, places, report: new ReadingReport() };
  const drafts = new Map<string, ProductDraft>();
  const rowsById = new Map<string, { readonly first: CsvCells; readonly variants: CsvCells[] }>();
  const notes = new Set<string>();
  for (const { row, cells: written } of body) {
    const cells = new CsvCells(table, row, written);
    const handle = cells.raw('Handle') || slugify(cells.text('Title'));
    const known = drafts.get(handle);
    cells.item = known?.name ?? cells.text('Title');
    const draft = known ?? draftFrom(cells, handle);
    drafts.set(handle, draft);
    const productRows = rowsById.get(handle) ?? { first: cells, variants: [] };
    rowsById.set(handle, productRows);
    if (hasVariant(cells)) {
      draft.variants.push(variantFrom(cells, draft, () => notes.add(elsewhere(draft))));
      productRows.variants.push(cells);
    }
    const src = cells.raw('Image Src');
    const picture = src === '' ? null : pictureOf(src, cells.text('Image Alt Text') || draft.name);
    if (picture) draft.pictures.push(picture);
    else if (src !== '') notes.add(elsewhere(draft));
  }
  return {
    drafts: [...drafts.values()], notes: [...notes], report: table.report, has: column => places.has(column),
    placeOf: (draft, input) => faultPlace(rowsById.get(draft.id), draft, input),
  };
}
