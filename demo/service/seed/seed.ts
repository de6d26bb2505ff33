import { and, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { forms, products } from '../database/schema.js';
import { formsSeed } from './forms.seed.js';
import { productsSeed } from './products.seed.js';

const sent = (column: string) => sql.raw(`excluded.${column}`);

/** Puts the demo's forms and products in place. Safe at every start: stock and what people wrote stay as they are. */
export async function seed(database: Database): Promise<void> {
  await database
    .insert(forms)
    .values(formsSeed.map(form => ({ ...form, editedAt: null })))
    .onConflictDoUpdate({
      target: forms.id,
      set: { name: sent('name'), fields: sent('fields'), thanksPath: sent('thanks_path'), captcha: sent('captcha'), subscribes: sent('subscribes') },
      setWhere: isNull(forms.editedAt),
    });
  await database
    .insert(products)
    .values(productsSeed)
    .onConflictDoUpdate({
      target: products.sku,
      set: {
        name: sent('name'),
        description: sent('description'),
        priceCents: sent('price_cents'),
        image: sent('image'),
        url: sent('url'),
        position: sent('position'),
      },
      setWhere: isNull(products.editedAt),
    });

  const skus = productsSeed.map(({ sku }) => sku);
  await database.delete(products).where(and(isNull(products.editedAt), notInArray(products.sku, skus)));
}
