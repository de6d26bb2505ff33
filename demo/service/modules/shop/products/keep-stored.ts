import type { Column } from './csv-columns.js';
import type { ProductDraft } from './product-draft.js';

/** A product of a file with what is stored of it, wherever the file has no column for it: what a file does not speak of stays. */
export function keepStored(draft: ProductDraft, stored: ProductDraft, has: (column: Column) => boolean): ProductDraft {
  const { description, tags, categories, pictures, state, productType } = stored;
  return {
    ...draft,
    ...!has('Body (HTML)') && { description }, ...!has('Tags') && { tags }, ...!has('Categories') && { categories }, ...!has('Image Src') && { pictures },
    ...!has('Status') && !has('Published') && { state },
    ...!has('Product Kind') && !has('Gift Card') && !has('Variant Requires Shipping') && { productType },
    variants: draft.variants.map(variant => {
      const before = stored.variants.find(({ sku }) => sku === variant.sku);
      return {
        ...variant,
        ...(before && !has('Variant Grams') && { grams: before.grams }),
        ...(before && !has('Variant Inventory Qty') && { stock: before.stock, stockShown: before.stockShown }),
      };
    }),
  };
}
