/** The columns in which shops export their products, followed by the service's own, which other programs ignore. */
export const csvColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Variant Image',
  'Status',
  'Product Kind',
  'Categories',
  'Variant Image Alt Text',
  'Subscription Plans',
  'Buyer Fields',
  'Most Per Order',
  'Payment Page',
  'Tax Class',
  'Variant Length (mm)',
  'Variant Width (mm)',
  'Variant Height (mm)',
  'Donation',
] as const;
export type Column = (typeof csvColumns)[number];

/** Names of the same columns in newer exports of Shopify. */
const newerNames: Readonly<Record<string, Column>> = {
  'URL handle': 'Handle',
  Description: 'Body (HTML)',
  'Published on online store': 'Published',
  SKU: 'Variant SKU',
  'Weight value (grams)': 'Variant Grams',
  'Inventory tracker': 'Variant Inventory Tracker',
  'Inventory quantity': 'Variant Inventory Qty',
  'Continue selling when out of stock': 'Variant Inventory Policy',
  Price: 'Variant Price',
  'Compare-at price': 'Variant Compare At Price',
  'Requires shipping': 'Variant Requires Shipping',
  'Product image URL': 'Image Src',
  'Variant image URL': 'Variant Image',
};

/** A heading without case, and without what a spreadsheet or a person may write otherwise: blanks, hyphens, underscores, brackets. */
const bare = (heading: string): string => heading.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const olderByBareName = new Map<string, Column>(csvColumns.map(column => [bare(column), column]));
const newerByBareName = new Map<string, Column>(Object.entries(newerNames).map(([name, column]) => [bare(name), column]));

export interface ColumnPlaces {
  readonly places: ReadonlyMap<Column, number>;
  /** A heading that the header has twice, and its second place; null without one. */
  readonly repeated: { readonly heading: string; readonly at: number } | null;
}

/** Finds the known columns in the header of a file. Where a file has both names of a column, the older one counts. */
export function findColumns(header: readonly string[]): ColumnPlaces {
  const places = new Map<Column, number>();
  let repeated: ColumnPlaces['repeated'] = null;
  const names = header.map(bare);
  for (const known of [olderByBareName, newerByBareName]) {
    for (const [at, name] of names.entries()) {
      const column = known.get(name);
      if (!column) continue;
      if (names.indexOf(name) < at) repeated ??= { heading: header[at]!, at };
      else if (!places.has(column)) places.set(column, at);
    }
  }
  return { places, repeated };
}
