import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { categories, products, reviews, variants } from '../shop.schema.js';
import { coupons, shippingOptions, taxRules } from '../rule.schema.js';
import { seeded } from '../../../kernel/database/schema.js';
import { settingsTable } from '../store-settings.schema.js';
import { categoriesSeed, couponsSeed, productsSeed, settingsSeed, shippingSeed, taxesSeed } from './store.seed.js';
import { reviewsSeed } from './reviews.seed.js';

const sent = (column: string) => sql.raw(`excluded.${column}`);

/** Puts the demo's store in place. Safe at every start: stock, uses of coupons and what people wrote stay as they are. */
export async function seedStore(database: Database): Promise<void> {
  await database.insert(categories).values(categoriesSeed).onConflictDoUpdate({
    target: categories.id, set: { name: sent('name'), parentId: sent('parent_id'), position: sent('position') }, setWhere: isNull(categories.editedAt),
  });
  await database.insert(settingsTable).values({ value: settingsSeed, editedAt: null }).onConflictDoUpdate({
    target: settingsTable.id, set: { value: sent('value') }, setWhere: isNull(settingsTable.editedAt),
  });
  await seedRules(database);
  await seedProducts(database);
  await seedReviews(database);
}

/** Once each: a shipping method that the owner has deleted does not return. */
async function seedRules(database: Database): Promise<void> {
  const before = new Set((await database.select().from(seeded)).map(({ name }) => name));
  const fresh = <Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] => rows.filter(row => !before.has(nameOf(row)));
  const couponName = ({ code }: { code: string }) => `coupon ${code}`;
  const shippingName = ({ id }: { id: string }) => `shipping ${id}`;
  const taxName = ({ id }: { id: string }) => `tax ${id}`;
  const [newCoupons, newShipping, newTaxes] = [fresh(couponsSeed, couponName), fresh(shippingSeed, shippingName), fresh(taxesSeed, taxName)];
  if (newCoupons.length > 0) await database.insert(coupons).values(newCoupons).onConflictDoNothing();
  if (newShipping.length > 0) await database.insert(shippingOptions).values(newShipping).onConflictDoNothing();
  if (newTaxes.length > 0) await database.insert(taxRules).values(newTaxes).onConflictDoNothing();
  await remember(database, [...couponsSeed.map(couponName), ...shippingSeed.map(shippingName), ...taxesSeed.map(taxName)]);
}

async function seedProducts(database: Database): Promise<void> {
  const rows = await notDeleted(database);
  if (rows.length > 0) await database
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.id,
      set: {
        name: sent('name'),
        description: sent('description'),
        productType: sent('product_type'),
        url: sent('url'),
        pictures: sent('pictures'),
        categories: sent('categories'),
        tags: sent('tags'),
        optionNames: sent('option_names'),
        plans: sent('plans'),
        isSoldOnce: sent('is_sold_once'),
        form: sent('form'),
        maxPerOrder: sent('max_per_order'),
        donation: sent('donation'),
        position: sent('position'),
      },
      setWhere: isNull(products.editedAt),
    });
  await remember(database, productsSeed.map(({ product }) => `product ${product.id}`));
  // Variants of products that a person has edited are theirs.
  const ids = productsSeed.map(({ product }) => product.id);
  const ours = await database.select({ id: products.id }).from(products).where(and(isNull(products.editedAt), inArray(products.id, ids)));
  const own = new Set(ours.map(({ id }) => id));
  const kinds = productsSeed.flatMap(seed => seed.variants).filter(({ productId }) => own.has(productId));
  if (kinds.length > 0) {
    await database
      .insert(variants)
      .values(kinds)
      .onConflictDoUpdate({
        target: variants.sku,
        set: {
          optionValues: sent('option_values'),
          priceCents: sent('price_cents'),
          salePriceCents: sent('sale_price_cents'),
          onSale: sent('on_sale'),
          unlimited: sent('unlimited'),
          weightGrams: sent('weight_grams'),
          picture: sent('picture'),
          position: sent('position'),
        },
        setWhere: sql`${variants.productId} = ${sent('product_id')}`,
      });
    await database.delete(variants).where(and(inArray(variants.productId, [...own]), notInArray(variants.sku, kinds.map(({ sku }) => sku))));
  }
  await database.delete(products).where(and(isNull(products.editedAt), notInArray(products.id, ids)));
}

/** Products of the seed but for those that it has put in before and that have gone since. */
async function notDeleted(database: Database): Promise<(typeof products.$inferInsert)[]> {
  const before = new Set((await database.select().from(seeded)).map(({ name }) => name));
  const there = new Set((await database.select({ id: products.id }).from(products)).map(({ id }) => id));
  return productsSeed.map(({ product }) => product).filter(({ id }) => there.has(id) || !before.has(`product ${id}`));
}

/** Also what an older start has put in, before there was a memory of it. */
const remember = (database: Database, names: readonly string[]) => database.insert(seeded).values(names.map(name => ({ name }))).onConflictDoNothing();

/** Once: an owner who has deleted a review, or all of them, does not see it again. */
async function seedReviews(database: Database): Promise<void> {
  const isNew = await database.insert(seeded).values({ name: 'reviews' }).onConflictDoNothing().returning();
  const [written] = isNew.length > 0 ? await database.select({ id: reviews.id }).from(reviews).limit(1) : [];
  if (isNew.length === 0 || written) return;
  const there = new Set((await database.select({ id: products.id }).from(products)).map(({ id }) => id));
  const rows = reviewsSeed.filter(({ productId }) => there.has(productId));
  if (rows.length > 0) await database.insert(reviews).values(rows).onConflictDoNothing();
}
