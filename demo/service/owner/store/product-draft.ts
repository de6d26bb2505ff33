import { and, arrayContains, asc, count, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { editorLimits } from '../../../../core/contract/editor-limits.js';
import { isPrice, isSku, maxSkuLength, type ProductType, productTypes } from '../../../../core/contract/store.js';
import type { CatalogueProduct } from '../../commerce/catalogue.js';
import { centsOf } from '../../commerce/checkout-products.js';
import type { Database } from '../../database/database.js';
import { categories, products, type StoredPicture, variants } from '../../database/store.schema.js';

/** A variant as the owner types it. */
export interface VariantDraft {
  sku: string;
  values: string[];
  price: string;
  /** Empty without a sale. */
  sale: string;
  /** Empty for as many as anybody wants. */
  stock: string;
  grams: string;
}

/** A product as the owner types it, or a file has it. */
export interface ProductDraft {
  id: string;
  name: string;
  description: string;
  productType: string;
  state: string;
  categories: string[];
  tags: string;
  optionNames: string[];
  variants: VariantDraft[];
  pictures: StoredPicture[];
  /** These two are no part of a shop's file: null leaves what is stored. */
  maxPerOrder: string | null;
  hostedUrl: string | null;
}

const isWhole = (text: string, most: number): boolean => /^\d{1,9}$/.test(text) && Number(text) <= most;
const types = Object.keys(productTypes) as ProductType[];
export const isProductType = (word: string): word is ProductType => types.includes(word as ProductType);
export const priceText = (cents: number): string => (cents / 100).toFixed(2);
export const splitTags = (text: string): string[] => [...new Set(text.split(',').map(tag => tag.trim()).filter(Boolean))];

/** An id of letters and dashes made of a name. */
export const idOf = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).join('-').slice(0, 80);

/** What is wrong with a draft, one sentence each; empty when it can be stored. */
export function faultsOf({ id, name, description, productType, state, tags, optionNames, variants: kinds, maxPerOrder, hostedUrl }: ProductDraft): string[] {
  const faults: string[] = [];
  const ask = (isRight: boolean, fault: string) => { if (!isRight) faults.push(fault); };
  ask(/^[A-Za-z0-9][\w.-]{0,99}$/.test(id), 'The id has letters, digits, dots and dashes only.');
  ask(name.trim() !== '' && name.length <= 200, 'Enter a name of at most 200 characters.');
  ask(description.length <= 5000, 'The description has at most 5000 characters.');
  ask(isProductType(productType), `"${productType}" is no kind of product.`);
  ask(['published', 'draft'].includes(state), `"${state}" is no state of a product.`);
  ask(splitTags(tags).every(tag => tag.length <= editorLimits.tagLength), `A tag has at most ${editorLimits.tagLength} characters.`);
  ask(!maxPerOrder || (isWhole(maxPerOrder, 999) && maxPerOrder !== '0'), 'The most for one order is a number from 1 to 999.');
  ask(!hostedUrl || (URL.canParse(hostedUrl) && new URL(hostedUrl).protocol === 'https:'), 'The address of the payment page begins with https://.');
  ask(kinds.length > 0, 'A product needs at least one variant.');
  ask(new Set(kinds.map(({ sku }) => sku)).size === kinds.length, 'Two variants have the same SKU.');
  ask(new Set(kinds.map(({ values }) => JSON.stringify(values))).size === kinds.length, 'Two variants have the same options.');
  for (const { sku, values, price, sale, stock, grams } of kinds) {
    ask(isSku(sku), `A SKU has 1 to ${maxSkuLength} characters.`);
    ask(isPrice(centsOf(price)), `"${sku}": "${price}" is no price. Write it as 28.00.`);
    ask(sale === '' || (isPrice(centsOf(sale)) && centsOf(sale) <= centsOf(price)), `"${sku}": "${sale}" is no sale price: it is not more than the price.`);
    ask(stock === '' || isWhole(stock, 1_000_000), `"${sku}": "${stock}" is no number of pieces.`);
    ask(grams === '' || isWhole(grams, 1_000_000), `"${sku}": "${grams}" is no weight in grams.`);
    ask(values.length === optionNames.length && values.every(value => value.trim() !== '' && value.length <= 100), `"${sku}" needs a value for each option.`);
  }
  return [...new Set(faults)];
}

/** The category that has as many products as one may have, if this one is to be added to it. Two at once wait for each other. */
async function fullCategory(transaction: Database, { id, categories: wanted }: ProductDraft): Promise<string | null> {
  const [stored] = await transaction.select({ categories: products.categories }).from(products).where(eq(products.id, id));
  const added = wanted.filter(category => !stored?.categories.includes(category));
  if (added.length === 0) return null;
  const named = await transaction.select({ id: categories.id, name: categories.name }).from(categories).where(inArray(categories.id, added)).orderBy(asc(categories.id)).for('update');
  for (const category of added) {
    const [others] = await transaction.select({ count: count() }).from(products).where(and(arrayContains(products.categories, [category]), ne(products.id, id)));
    if (others!.count >= editorLimits.productsPerCollection) return named.find(each => each.id === category)?.name ?? category;
  }
  return null;
}

/** Stores a draft without faults. Resolves to what another product stands in the way of. */
export async function saveProduct(database: Database, draft: ProductDraft, position: number): Promise<string | null> {
  const skus = draft.variants.map(({ sku }) => sku);
  return database.transaction(async transaction => {
    const [taken] = await transaction.select({ sku: variants.sku }).from(variants).where(and(inArray(variants.sku, skus), ne(variants.productId, draft.id)));
    if (taken) return `The SKU "${taken.sku}" belongs to another product.`;
    const full = await fullCategory(transaction, draft);
    if (full !== null) return `The category "${full}" has ${editorLimits.productsPerCollection} products, the most that a category takes. Take one out of it first, or choose another.`;
    const values = {
      name: draft.name.trim(), description: draft.description, productType: draft.productType as ProductType, state: draft.state as 'published' | 'draft',
      categories: draft.categories, tags: splitTags(draft.tags), optionNames: draft.optionNames, pictures: draft.pictures,
      ...draft.maxPerOrder !== null && { maxPerOrder: draft.maxPerOrder === '' ? null : Number(draft.maxPerOrder) },
      ...draft.hostedUrl !== null && { hostedUrl: draft.hostedUrl || null },
      editedAt: new Date(),
    };
    await transaction.insert(products).values({ ...values, id: draft.id, url: `/saltmarsh/shop/${draft.id}`, position })
      .onConflictDoUpdate({ target: products.id, set: values });
    await transaction.delete(variants).where(and(eq(variants.productId, draft.id), notInArray(variants.sku, skus)));
    for (const [index, { sku, values: chosen, price, sale, stock, grams }] of draft.variants.entries()) {
      const kind = {
        optionValues: chosen.map((value, at) => ({ optionName: draft.optionNames[at]!, value })), priceCents: centsOf(price), salePriceCents: centsOf(sale === '' ? price : sale),
        onSale: sale !== '' && centsOf(sale) < centsOf(price), qtyInStock: Number(stock || 0), unlimited: stock === '', weightGrams: Number(grams || 0), position: index,
      };
      await transaction.insert(variants).values({ ...kind, sku, productId: draft.id }).onConflictDoUpdate({ target: variants.sku, set: kind });
    }
    return null;
  });
}

/** A stored product as its owner types it. */
export const draftOf = ({ id, name, description, productType, state, categories, tags, optionNames, variants: kinds, pictures, maxPerOrder, hostedUrl }: CatalogueProduct): ProductDraft => ({
  id, name, description, productType, state, categories, tags: tags.join(', '), optionNames, pictures, maxPerOrder: maxPerOrder === null ? '' : String(maxPerOrder), hostedUrl: hostedUrl ?? '',
  variants: kinds.map(({ sku, optionValues, priceCents, salePriceCents, onSale, qtyInStock, unlimited, weightGrams }) => ({
    sku, values: optionNames.map(option => optionValues.find(({ optionName }) => optionName === option)?.value ?? ''), price: priceText(priceCents), sale: onSale ? priceText(salePriceCents) : '',
    stock: unlimited ? '' : String(qtyInStock), grams: weightGrams === 0 ? '' : String(weightGrams),
  })),
});
