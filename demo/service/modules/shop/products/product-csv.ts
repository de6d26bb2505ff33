import type { CatalogueProduct } from '../catalogue.js';
import { addressOfPicture } from '../catalogue.js';
import { type Category, categoriesAsText } from './csv-categories.js';
import { type Column, csvColumns } from './csv-columns.js';
import { donationAsText } from './csv-donation.js';
import { fieldsAsText } from './csv-fields.js';
import { plansAsText } from './csv-plans.js';
import { asCellText, textToHtml } from './csv-texts.js';
import { toProductDraft } from './product-draft.js';
import { variantMeasures } from './variant-measures.js';

/** What a shop writes for a product without options. */
export const noOption = { name: 'Title', value: 'Default Title' } as const;

/** One row for each variant and each further picture. */
export function* csvRows(product: CatalogueProduct, all: readonly Category[]): Generator<(string | number)[]> {
  const draft = toProductDraft(product);
  const rows = Math.max(draft.variants.length, draft.pictures.length);
  for (let at = 0; at < rows; at += 1) {
    const variant = draft.variants[at];
    const picture = draft.pictures[at];
    const cells: Partial<Record<Column, string | number>> = { Handle: draft.id };
    if (at === 0) {
      Object.assign(cells, {
        Title: asCellText(draft.name),
        'Body (HTML)': textToHtml(draft.description),
        Tags: asCellText(draft.tags),
        Published: draft.state === 'published' ? 'true' : 'false',
        'Gift Card': draft.productType === 'giftCard' ? 'true' : 'false',
        Status: draft.state === 'published' ? 'active' : 'draft',
        'Product Kind': draft.productType,
        Categories: categoriesAsText(draft.categories, all),
        'Subscription Plans': plansAsText(draft),
        'Buyer Fields': fieldsAsText(product.form),
        'Most Per Order': draft.maxPerOrder ?? '',
        'Payment Page': draft.hostedUrl ?? '',
        'Tax Class': draft.taxClass ?? '',
        Donation: donationAsText(product.donation),
      } satisfies typeof cells);
    }
    if (variant) {
      const options = draft.optionNames.length > 0 ? draft.optionNames.map((name, index) => ({ name, value: variant.values[index] ?? '' })) : [noOption];
      for (const [index, { name, value }] of options.slice(0, 3).entries()) {
        if (at === 0) cells[`Option${index + 1} Name` as Column] = asCellText(name);
        cells[`Option${index + 1} Value` as Column] = asCellText(value);
      }
      Object.assign(cells, {
        'Variant SKU': variant.sku,
        ...Object.fromEntries(variantMeasures.map(({ part, column }) => [column, Number(variant[part] || 0)])),
        'Variant Inventory Tracker': variant.stock === '' ? '' : 'shopify',
        'Variant Inventory Qty': variant.stock === '' ? '' : Number(variant.stock),
        'Variant Inventory Policy': 'deny',
        'Variant Price': variant.sale || variant.price,
        'Variant Compare At Price': variant.sale ? variant.price : '',
        'Variant Requires Shipping': draft.productType === 'physical' ? 'true' : 'false',
        ...(variant.picture && {
          'Variant Image': addressOfPicture(variant.picture),
          'Variant Image Alt Text': asCellText(variant.picture.alt),
        }),
      } satisfies typeof cells);
    }
    if (picture)
      Object.assign(cells, {
        'Image Src': addressOfPicture(picture),
        'Image Position': at + 1,
        'Image Alt Text': asCellText(picture.alt),
      } satisfies typeof cells);
    yield csvColumns.map(column => cells[column] ?? '');
  }
}
