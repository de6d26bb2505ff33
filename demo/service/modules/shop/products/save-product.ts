import { and, arrayContains, asc, count, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { editorLimits, isWithinLimit } from 'site-elements/contract/editor-limits';
import { paths } from 'site-elements/contract/paths';
import type { ProductType } from 'site-elements/contract/store';
import { readPrice } from '../read-amount.js';
import type { Database } from '../../../kernel/database/database.js';
import { categories, products, variants } from '../shop.schema.js';
import { toStoredBuyerFields } from './buyer-fields.js';
import { type Fault, toStoredPlans } from './plan-draft.js';
import { type ProductDraft, splitTags, type VariantDraft, variantInput } from './product-draft.js';
import { ownerText } from '../texts.js';
import { readTaxClasses } from '../pricing/tax-classes.js';
import { storedMeasures } from './variant-measures.js';

/** The category that has as many products as one may have, if this one is to be added to it. Two immediately wait for each other. */
async function fullCategory(transaction: Database, { categories: wanted, id }: ProductDraft, stored: readonly string[] = []): Promise<string | null> {
  const added = wanted.filter(category => !stored.includes(category));
  if (added.length === 0) return null;
  const named = await transaction
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, added))
    .orderBy(asc(categories.id))
    .for('update');
  for (const category of added) {
    const [others] = await transaction
      .select({ count: count() })
      .from(products)
      .where(and(arrayContains(products.categories, [category]), ne(products.id, id)));
    if (!isWithinLimit('productsPerCollection', others!.count + 1)) return named.find(each => each.id === category)?.name ?? category;
  }
  return null;
}

/** Where a new product is bought. */
const pageOf = ({ id, donation }: ProductDraft): string => (donation ? `${paths.checkoutDonate}?donatePageId=${id}` : `/saltmarsh/shop/${id}`);

/** Stores a draft without faults. Resolves to a fault that other products cause; null without one. */
export async function saveProduct(database: Database, draft: ProductDraft, position: number): Promise<Fault | null> {
  const skus = draft.variants.map(({ sku }) => sku);
  return database.transaction(async transaction => {
    const [taken] = await transaction.select({ sku: variants.sku }).from(variants).where(and(inArray(variants.sku, skus), ne(variants.productId, draft.id)));
    if (taken) return { text: ownerText('variantSkuTaken', { sku: taken.sku }), at: variantInput(skus.indexOf(taken.sku), 'sku') };
    const isClass = draft.taxClass === null || (await readTaxClasses(transaction)).some(({ id }) => id === draft.taxClass);
    if (!isClass) return { text: ownerText('productTaxClassWrong', { name: draft.taxClass! }), at: 'taxClass' };
    const [stored] = await transaction.select().from(products).where(eq(products.id, draft.id));
    const full = await fullCategory(transaction, draft, stored?.categories);
    if (full !== null) return { text: ownerText('productCategoryFull', { category: full, most: editorLimits.productsPerCollection }), at: 'categories' };
    const values = {
      name: draft.name.trim(), description: draft.description, productType: draft.productType as ProductType, state: draft.state as 'published' | 'draft',
      categories: draft.categories, tags: splitTags(draft.tags), optionNames: draft.optionNames, pictures: draft.pictures,
      ...draft.maxPerOrder !== null && { maxPerOrder: draft.maxPerOrder === '' ? null : Number(draft.maxPerOrder) },
      ...draft.hostedUrl !== null && { hostedUrl: draft.hostedUrl || null },
      ...draft.taxClass !== null && { taxClass: draft.taxClass },
      ...draft.donation !== undefined && { donation: draft.donation },
      ...draft.plans !== null && { plans: toStoredPlans(draft.plans, stored?.plans ?? []), isSoldOnce: draft.isSoldOnce || draft.plans.length === 0 },
      ...draft.fields !== null && { form: toStoredBuyerFields(draft.fields, { before: stored?.form, optionNames: draft.optionNames }) },
      editedAt: new Date(),
    };
    await transaction.insert(products).values({ ...values, id: draft.id, url: pageOf(draft), position })
      .onConflictDoUpdate({ target: products.id, set: values });
    await transaction.delete(variants).where(and(eq(variants.productId, draft.id), notInArray(variants.sku, skus)));
    for (const [index, variant] of draft.variants.entries()) {
      const { stock, ...kind } = rowOf(draft, variant, index);
      const isStockUntouched = variant.stock === variant.stockShown;
      await transaction
        .insert(variants)
        .values({ ...kind, ...stock, sku: variant.sku, productId: draft.id })
        .onConflictDoUpdate({ target: variants.sku, set: { ...kind, ...(!isStockUntouched && stock) } });
    }
    return null;
  });
}

const rowOf = ({ optionNames }: ProductDraft, { values, price, sale, stock, picture, ...measures }: VariantDraft, position: number) => ({
  optionValues: values.map((value, at) => ({ optionName: optionNames[at]!, value })),
  priceCents: readPrice(price),
  salePriceCents: readPrice(sale === '' ? price : sale),
  onSale: sale !== '' && readPrice(sale) < readPrice(price),
  ...storedMeasures(measures),
  position,
  ...(picture !== undefined && { picture }),
  stock: { qtyInStock: Number(stock || 0), unlimited: stock === '' },
});
