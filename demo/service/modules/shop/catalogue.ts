import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { imageWidths } from 'site-elements/contract/image-format';
import type { Product, ProductImage, ProductVariant } from 'site-elements/contract/product';
import { currentPrice, hasVaryingPrices, isSoldOut } from 'site-elements/contract/store';
import type { Database } from '../../kernel/database/database.js';
import { categories, products, reviews, type StoredPicture, variants } from './shop.schema.js';
import { storeSettings } from './settings/store-settings.js';
import { convertLength, convertWeight } from './settings/units.js';

export type StoredProduct = typeof products.$inferSelect;
export type StoredVariant = typeof variants.$inferSelect;
type Measures = Pick<ProductVariant, 'weight' | 'weightUnit' | 'length' | 'width' | 'height' | 'lengthUnit'>;

/** A product with its variants, the first of them first. */
export interface CatalogueProduct extends StoredProduct {
  variants: StoredVariant[];
  rating: Product['rating'];
}

/** Every product in the owner's order; drafts only on request. A product without a variant cannot be sold and is left out. */
export async function readCatalogue(
  database: Database,
  { withDrafts = false, ids }: { withDrafts?: boolean; ids?: readonly string[] } = {},
): Promise<CatalogueProduct[]> {
  if (ids?.length === 0) return [];
  const rows = await database
    .select()
    .from(products)
    .where(ids && inArray(products.id, [...ids]))
    .orderBy(asc(products.position), asc(products.id));
  const kinds = await database
    .select()
    .from(variants)
    .where(ids && inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.position), asc(variants.sku));
  const stars = await database
    .select({ productId: reviews.productId, average: sql<number>`avg(${reviews.rating})::float8`, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.isPublished, true), ids && inArray(reviews.productId, [...ids])))
    .groupBy(reviews.productId);
  const byProduct = groupByProduct(kinds);
  const ratings = new Map(stars.map(({ productId, average, count }) => [productId, { average: Math.round(average * 10) / 10, count }]));
  return rows
    .map(row => ({ ...row, variants: byProduct.get(row.id) ?? [], rating: ratings.get(row.id) ?? null }))
    .filter(product => withDrafts || (product.state === 'published' && product.variants.length > 0));
}

/** The product that sells a SKU or has this id; otherwise null. */
export async function findProduct(database: Database, idOrSku: string, options: { withDrafts?: boolean } = {}): Promise<CatalogueProduct | null> {
  const [own] = await database.select({ id: products.id }).from(products).where(eq(products.id, idOrSku));
  const [sold] = own ? [] : await database.select({ id: variants.productId }).from(variants).where(eq(variants.sku, idOrSku));
  const id = own?.id ?? sold?.id;
  return id === undefined ? null : (await readCatalogue(database, { ...options, ids: [id] }))[0] ?? null;
}

function groupByProduct(kinds: StoredVariant[]): Map<string, StoredVariant[]> {
  const groups = new Map<string, StoredVariant[]>();
  for (const kind of kinds) {
    const group = groups.get(kind.productId);
    if (group) group.push(kind);
    else groups.set(kind.productId, [kind]);
  }
  return groups;
}

export const addressOfPicture = ({ name, file }: StoredPicture): string => (file ? `/images/uploads/${file}` : `/images/${name ?? ''}`);
/** A picture of the service at the smallest width it is served in, for a place of 50 pixels or less. Uploads have one width. */
export const smallPicture = (address: string): string => (/^\/images\/[^/?]+$/.test(address) ? `${address}?format=${imageWidths.at(-1)}w` : address);

const publicPicture = (picture: StoredPicture): ProductImage => ({ src: addressOfPicture(picture), alt: picture.alt });

/** Weight and size of a variant in the units of the shop; what the owner has not entered is left out. */
function publicMeasures({ weightGrams, lengthMm, widthMm, heightMm }: Pick<StoredVariant, 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'>): Measures {
  const { weightUnit, lengthUnit } = storeSettings();
  const lengths = Object.entries({ length: lengthMm, width: widthMm, height: heightMm }).filter(([, millimeters]) => millimeters > 0);
  return {
    ...weightGrams > 0 && { weight: convertWeight(weightGrams, weightUnit), weightUnit },
    ...lengths.length > 0 && { ...Object.fromEntries(lengths.map(([name, millimeters]) => [name, convertLength(millimeters, lengthUnit)])), lengthUnit },
  };
}

/** A product as the calls answer it. */
export function publicProduct(product: CatalogueProduct): Product {
  const { id, name, description, productType, url, categories, tags, optionNames, plans, isSoldOnce, form, maxPerOrder, rating } = product;
  const kinds = product.variants.map(({ sku, priceCents, salePriceCents, onSale, qtyInStock, unlimited, optionValues, picture, ...measures }) => ({
    sku, price: priceCents, salePrice: salePriceCents, onSale, qtyInStock: unlimited ? 0 : qtyInStock, unlimited, optionValues: [...optionValues],
    ...picture && { image: addressOfPicture(picture), ...picture.alt && { imageAlt: picture.alt } },
    ...publicMeasures(measures),
  }));
  const content = { productType, variants: kinds };
  const onSale = kinds.some(kind => kind.onSale);
  const isUnlimited = kinds.some(({ unlimited }) => unlimited);
  const images = product.pictures.map(publicPicture);
  return {
    id, sku: kinds[0]!.sku, name, description, productType,
    priceCents: Math.min(...kinds.map(({ price }) => price)),
    salePriceCents: Math.min(...kinds.map(currentPrice)),
    onSale, pricesVary: hasVaryingPrices(content), currency: storeSettings().currency,
    image: images[0]?.src ?? '', images, url, categories, tags,
    options: optionNames.map(option => ({
      name: option,
      values: [...new Set(kinds.flatMap(({ optionValues }) => optionValues.filter(({ optionName }) => optionName === option).map(({ value }) => value)))],
    })),
    variants: kinds,
    qtyInStock: isUnlimited ? null : kinds.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0),
    unlimited: isUnlimited,
    soldOut: isSoldOut(content),
    plans, isSoldOnce, form, maxPerOrder, rating,
  };
}

/** A product as a page with a plain button sells it: one variant, with nothing to choose or to fill in. */
export interface ShelfPiece {
  sku: string;
  name: string;
  description: string;
  priceCents: number;
  /** The regular price; the same without a sale. */
  fullPriceCents: number;
  image: string;
  qtyInStock: number;
  unlimited: boolean;
  /** Names of its categories, and of those that they are part of. */
  categories: readonly string[];
}

/** The first products that a plain button sells, in the owner's order; all without a limit. */
export async function listShelf(database: Database, limit?: number): Promise<ShelfPiece[]> {
  const isPlain = and(
    eq(products.state, 'published'),
    ne(products.productType, 'giftCard'),
    isNull(products.donation),
    sql`jsonb_array_length(${products.plans}) = 0 and jsonb_array_length(${products.form}) = 0`,
    sql`(select count(*) from ${variants} where ${variants.productId} = ${products.id}) = 1`,
  );
  const found = database.select({ id: products.id }).from(products).where(isPlain).orderBy(asc(products.position), asc(products.id));
  const ids = (await (limit === undefined ? found : found.limit(limit))).map(({ id }) => id);
  const all = await readCatalogue(database, { ids });
  const byId = new Map((await database.select().from(categories)).map(row => [row.id, row]));
  const namesOf = (ids: readonly string[]) => [...new Set(ids.flatMap(id => {
    const row = byId.get(id);
    return [row, row?.parentId ? byId.get(row.parentId) : undefined].flatMap(one => one?.name ?? []);
  }))];
  return all
    .map(({ name, description, pictures, categories: named, variants: [kind] }) => {
      const { sku, qtyInStock, unlimited, priceCents, salePriceCents, onSale } = kind!;
      return {
        sku,
        name,
        description,
        image: pictures[0]?.name ?? '',
        qtyInStock,
        unlimited,
        priceCents: onSale ? salePriceCents : priceCents,
        fullPriceCents: priceCents,
        categories: namesOf(named),
      };
    });
}

/** A product as the calls answer it, by its id or a SKU; null if it is not for sale: a donation has pages of its own. */
export async function readProduct(database: Database, id: string): Promise<Product | null> {
  const product = await findProduct(database, id);
  return product && !product.donation ? publicProduct(product) : null;
}
