import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../kernel/database/database.js';
import type { Mention } from '../../kernel/mentions.js';
import { products, variants } from './shop.schema.js';
import { settingsTable } from './store-settings.schema.js';
import { ownerText } from './texts.js';

const contains = (table: AnyPgTable, text: string) => sql`strpos(to_jsonb(${table})::text, ${text}) > 0`;

/** Products with their variants, and the settings of the shop, that contain a text, for the owner. */
export async function findMentions(database: Database, text: string, limit: number): Promise<Mention[]> {
  const inVariant = exists(database.select({ sku: variants.sku }).from(variants).where(and(eq(variants.productId, products.id), contains(variants, text))));
  const found = await database.select({ id: products.id, title: products.name }).from(products).where(or(contains(products, text), inVariant))
    .orderBy(asc(products.name), asc(products.id)).limit(limit);
  const settings = await database.select({ one: sql`1` }).from(settingsTable).where(contains(settingsTable, text)).limit(1);
  return [
    ...found.map(({ id, title }) => ({ title, path: `${paths.ownerProducts}/edit/${encodeURIComponent(id)}` })),
    ...settings.map(() => ({ title: ownerText('navStore'), path: paths.ownerStore })),
  ];
}
