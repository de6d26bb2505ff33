import { generateSku } from '../../../../core/contract/store.js';
import type { CatalogueProduct } from '../../commerce/catalogue.js';
import { addressOfPicture } from '../../commerce/catalogue.js';
import type { StoredPicture } from '../../database/store.schema.js';
import { sayToOwner } from '../say-to-owner.js';
import { type Category, categoriesAsText } from './csv-categories.js';
import { fieldsAsText, fieldsInText } from './csv-fields.js';
import { plansAsText, plansInText } from './csv-plans.js';
import { parseCsv } from './parse-csv.js';
import { idOf } from './id-of.js';
import { draftOf, type ProductDraft } from './product-draft.js';

/** The columns that shops export their products in, and those of ours at the end, which others pass over. */
export const csvColumns = [
  'Handle', 'Title', 'Body (HTML)', 'Tags', 'Published', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value',
  'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price', 'Variant Compare At Price',
  'Variant Requires Shipping', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'Variant Image', 'Status', 'Product Kind', 'Categories', 'Variant Image Alt Text',
  'Subscription Plans', 'Buyer Fields', 'Most Per Order', 'Payment Page',
] as const;
export type Column = (typeof csvColumns)[number];

const mostRows = 20_000;
/** What a shop writes for a product without options. */
const noOption = { name: 'Title', value: 'Default Title' };

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': '\'', '&nbsp;': ' ', '&amp;': '&' };
/** Plain text of a shop's HTML: what it says, without its tags. It is shown as text and never as HTML. */
const asText = (markup: string): string => markup.replace(/<(?:br|\/p|\/li)\b[^<>]{0,200}>/gi, '\n').replace(/<[^<>]{0,2000}>/g, '')
  .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, entity => entities[entity]!).trim();

/** One row for each variant and each further picture. */
export function* csvRows(product: CatalogueProduct, all: readonly Category[]): Generator<(string | number)[]> {
  const draft = draftOf(product);
  const rows = Math.max(draft.variants.length, draft.pictures.length);
  for (let at = 0; at < rows; at += 1) {
    const variant = draft.variants[at];
    const picture = draft.pictures[at];
    const cells: Partial<Record<Column, string | number>> = { Handle: draft.id };
    if (at === 0) {
      Object.assign(cells, {
        Title: draft.name, 'Body (HTML)': asHtml(draft.description), Tags: draft.tags, Published: draft.state === 'published' ? 'true' : 'false',
        'Gift Card': draft.productType === 'giftCard' ? 'true' : 'false', Status: draft.state === 'published' ? 'active' : 'draft', 'Product Kind': draft.productType, Categories: categoriesAsText(draft.categories, all),
        'Subscription Plans': plansAsText(draft), 'Buyer Fields': fieldsAsText(product.form), 'Most Per Order': draft.maxPerOrder ?? '', 'Payment Page': draft.hostedUrl ?? '',
      } satisfies typeof cells);
    }
    if (variant) {
      const options = draft.optionNames.length > 0 ? draft.optionNames.map((name, index) => ({ name, value: variant.values[index] ?? '' })) : [noOption];
      for (const [index, { name, value }] of options.slice(0, 3).entries()) {
        if (at === 0) cells[`Option${index + 1} Name` as Column] = name;
        cells[`Option${index + 1} Value` as Column] = value;
      }
      Object.assign(cells, {
        'Variant SKU': variant.sku, 'Variant Grams': Number(variant.grams || 0), 'Variant Inventory Tracker': variant.stock === '' ? '' : 'shopify', 'Variant Inventory Qty': variant.stock === '' ? '' : Number(variant.stock),
        'Variant Inventory Policy': 'deny', 'Variant Price': variant.sale || variant.price, 'Variant Compare At Price': variant.sale ? variant.price : '', 'Variant Requires Shipping': draft.productType === 'physical' ? 'true' : 'false',
        ...variant.picture && { 'Variant Image': addressOfPicture(variant.picture), 'Variant Image Alt Text': variant.picture.alt },
      } satisfies typeof cells);
    }
    if (picture) Object.assign(cells, { 'Image Src': addressOfPicture(picture), 'Image Position': at + 1, 'Image Alt Text': picture.alt } satisfies typeof cells);
    yield csvColumns.map(column => cells[column] ?? '');
  }
}

export interface CsvProducts {
  readonly drafts: readonly ProductDraft[];
  /** What was passed over. */
  readonly notes: readonly string[];
  /** Whether the file has a column: one that it lacks says nothing of what is stored. */
  has(column: Column): boolean;
}

function pictureOf(src: string, alt: string): StoredPicture | null {
  const [, file] = /^\/images\/uploads\/([\w-]{1,60})$/.exec(src) ?? [];
  const [, name] = /^\/images\/([\w-]{1,100})$/.exec(src) ?? [];
  return file !== undefined ? { file, alt } : name !== undefined ? { name, alt } : null;
}

const elsewhere = ({ name }: ProductDraft): string => sayToOwner('productsPicturesAway', { name });

/** Whether pieces run out: they are counted, and nothing is sold past the last one. */
const isCounted = (cell: (column: Column) => string, place: ReadonlyMap<string, number>): boolean =>
  cell('Variant Inventory Qty') !== '' && (cell('Variant Inventory Tracker') !== '' || !place.has('Variant Inventory Tracker')) && cell('Variant Inventory Policy').toLowerCase() !== 'continue';

/** What is wrong with a cell is said with its product. */
function within<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new RangeError(sayToOwner('productsFault', { of: name, says: error.message })) : error;
  }
}

/** The products of a file that a shop has exported. Throws a RangeError for what is no such file. */
export function readProductCsv(text: string): CsvProducts {
  const [head, ...rows] = parseCsv(text);
  const place = new Map((head ?? []).map((column, index) => [column.trim(), index]));
  for (const column of ['Handle', 'Title', 'Variant Price']) if (!place.has(column)) throw new RangeError(sayToOwner('productsNoColumn', { column }));
  if (rows.length > mostRows) throw new RangeError(sayToOwner('productsRowsMany', { most: mostRows }));
  const drafts = new Map<string, ProductDraft>();
  const notes = new Set<string>();
  for (const row of rows) {
    const cell = (column: Column): string => (row[place.get(column) ?? -1] ?? '').trim();
    const handle = cell('Handle') || idOf(cell('Title'));
    let draft = drafts.get(handle);
    if (!draft) {
      const options = ([1, 2, 3] as const).map(index => ({ name: cell(`Option${index} Name`), value: cell(`Option${index} Value`) })).filter(({ name }) => name !== '');
      const isPlain = options.length === 1 && options[0]!.name === noOption.name && options[0]!.value === noOption.value;
      draft = {
        id: handle, name: cell('Title'), description: asText(cell('Body (HTML)')), productType: cell('Product Kind') || (cell('Gift Card').toLowerCase() === 'true' ? 'giftCard' : cell('Variant Requires Shipping').toLowerCase() === 'false' ? 'digital' : 'physical'),
        state: ['draft', 'archived'].includes(cell('Status').toLowerCase()) || cell('Published').toLowerCase() === 'false' ? 'draft' : 'published',
        categories: cell('Categories').split(',').map(one => one.trim()).filter(Boolean), tags: cell('Tags'), optionNames: isPlain ? [] : options.map(({ name }) => name), variants: [], pictures: [],
        maxPerOrder: place.has('Most Per Order') ? cell('Most Per Order') : null, hostedUrl: place.has('Payment Page') ? cell('Payment Page') : null,
        ...within(cell('Title'), () => ({
          ...place.has('Subscription Plans') ? plansInText(cell('Subscription Plans')) : { plans: null, isSoldOnce: true },
          fields: place.has('Buyer Fields') ? fieldsInText(cell('Buyer Fields')) : null,
        })),
      };
      drafts.set(handle, draft);
    }
    if (cell('Variant Price') !== '') {
      const [price, before] = [cell('Variant Price'), cell('Variant Compare At Price')];
      const isReduced = before !== '' && Number(before) > Number(price);
      const values = draft.optionNames.map((_, index) => cell(`Option${index + 1} Value` as Column));
      const own = cell('Variant Image');
      const picture = own === '' ? null : pictureOf(own, cell('Variant Image Alt Text') || [draft.name, ...values].join(', '));
      if (own !== '' && !picture) notes.add(elsewhere(draft));
      draft.variants.push({
        sku: cell('Variant SKU') || generateSku(), values,
        price: isReduced ? before : price, sale: isReduced ? price : '', grams: String(Math.round(Number(cell('Variant Grams')) || 0)),
        stock: isCounted(cell, place) ? String(Math.max(0, Number(cell('Variant Inventory Qty')) || 0)) : '',
        // A file without the column says nothing of pictures; one on another site takes none away.
        ...place.has('Variant Image') && (own === '' || picture) && { picture },
      });
    }
    const src = cell('Image Src');
    const picture = src === '' ? null : pictureOf(src, cell('Image Alt Text') || draft.name);
    if (picture) draft.pictures.push(picture);
    else if (src !== '') notes.add(elsewhere(draft));
  }
  return { drafts: [...drafts.values()], notes: [...notes], has: column => place.has(column) };
}
