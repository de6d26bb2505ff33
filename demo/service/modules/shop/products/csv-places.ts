import { placeText, type ReadingPlace } from 'site-elements/contract/reading';
import type { CsvCells } from './csv-cells.js';
import type { Column } from './csv-columns.js';
import type { ProductDraft } from './product-draft.js';
import { ownerText } from '../texts.js';
import { variantMeasures } from './variant-measures.js';

/** The rows of a product in a file. */
export interface ProductRows {
  readonly first: CsvCells;
  /** One for each variant of the draft. */
  readonly variants: readonly CsvCells[];
}

/** Columns of the editor's inputs. Where a value comes from one of several columns, the first one in the file is named. */
const productColumns: Readonly<Record<string, readonly Column[]>> = {
  id: ['Handle'],
  name: ['Title'],
  description: ['Body (HTML)'],
  productType: ['Product Kind', 'Gift Card', 'Variant Requires Shipping'],
  state: ['Status', 'Published'],
  tags: ['Tags'],
  categories: ['Categories'],
  maxPerOrder: ['Most Per Order'],
  hostedUrl: ['Payment Page'],
  taxClass: ['Tax Class'],
  plan: ['Subscription Plans'],
  f: ['Buyer Fields'],
};
const variantColumns: Readonly<Record<string, Column>> = {
  ...Object.fromEntries(variantMeasures.map(({ part, column }) => [part, column])),
  sku: 'Variant SKU', price: 'Variant Price', sale: 'Variant Price', stock: 'Variant Inventory Qty',
  option0: 'Option1 Value', option1: 'Option2 Value', option2: 'Option3 Value',
};

/** The cell that an input of the editor comes from; the row of the product where the file has no such cell. */
function placeOfInput({ first, variants }: ProductRows, draft: ProductDraft, input = ''): ReadingPlace {
  const [, index, part = ''] = /^v(\d+)\.(\w+)$/.exec(input) ?? [];
  if (index === undefined) return first.place((productColumns[input.split('.')[0]!] ?? []).find(column => first.has(column)));
  const cells = variants[Number(index)] ?? first;
  // During a sale the usual price is in the other column.
  const isUsualPrice = part === 'price' && draft.variants[Number(index)]?.sale !== '';
  return cells.place(isUsualPrice ? 'Variant Compare At Price' : variantColumns[part]);
}

/** The position of a fault in words: "Cell E2, Subscription Plans, Lamp". */
export const faultPlace = (rows: ProductRows | undefined, draft: ProductDraft, input?: string): string =>
  (rows ? placeText(placeOfInput(rows, draft, input), ownerText) : draft.name || draft.id);
