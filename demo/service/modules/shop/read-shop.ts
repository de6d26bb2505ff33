import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { giftCards } from './gift-card.schema.js';
import { categories, variants } from './shop.schema.js';
import { coupons, shippingOptions, taxRules } from './rule.schema.js';
import { readCatalogue } from './catalogue.js';
import type { Shop } from './price-cart.js';
import { storeSettings } from './settings/store-settings.js';

/** What is needed to price a cart with these SKUs and coupons, as it is at this moment. */
export async function readShop(
  database: Database,
  { skus, codes, cards = [] }: { skus: readonly string[]; codes: readonly string[]; cards?: readonly string[] },
): Promise<Shop> {
  const { country, region, postalCode, countries, vatId, hasReverseCharge } = storeSettings();
  const sold =
    skus.length > 0
      ? await database
        .select({ id: variants.productId })
        .from(variants)
        .where(inArray(variants.sku, [...skus]))
      : [];
  const wanted = codes.map(code => code.trim().toUpperCase());
  const all = await readCatalogue(database, { ids: [...new Set(sold.map(({ id }) => id))], withDrafts: true });
  return {
    products: all.filter(({ state }) => state === 'published'),
    hiddenNames: new Map(
      all.filter(({ state }) => state !== 'published').flatMap(({ name, variants: kinds }) => kinds.map(({ sku }) => [sku, name])),
    ),
    coupons: wanted.length > 0 ? await database.select().from(coupons).where(inArray(coupons.code, wanted)) : [],
    giftCards:
      cards.length > 0
        ? await database
          .select()
          .from(giftCards)
          .where(inArray(giftCards.code, [...cards]))
        : [],
    shipping: await database.select().from(shippingOptions).orderBy(asc(shippingOptions.position), asc(shippingOptions.id)),
    categoryParents: new Map((await database.select({ id: categories.id, parentId: categories.parentId }).from(categories)).map(
      ({ id, parentId }) => [id, parentId])),
    countries,
    home: { country, region, postalCode },
    hasReverseCharge: hasReverseCharge && vatId !== '',
    taxes: await database.select().from(taxRules).orderBy(asc(taxRules.id)),
    now: new Date(),
  };
}
