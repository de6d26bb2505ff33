import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { readCatalogue } from '../catalogue.js';
import { streamText } from '../../../kernel/files/stream-text.js';
import { storeSettings } from '../settings/store-settings.js';
import { categories, products, variants } from '../shop.schema.js';
import { feedItem, type FeedTag, isInFeed } from './feed-item.js';
import { escapeXml } from './escape-xml.js';

/** As many products are in memory at a time. */
const batch = 200;

const tagText = ([name, value]: FeedTag): string =>
  `<${name}>${typeof value === 'string' ? escapeXml(value) : value.map(tagText).join('')}</${name}>`;

/** Each category with those that it is part of, as in "Tableware > Bowls". */
async function categoryPaths(database: Database): Promise<ReadonlyMap<string, string>> {
  const byId = new Map((await database.select().from(categories)).map(row => [row.id, row]));
  return new Map([...byId.values()].map(row => {
    const names: string[] = [];
    const seen = new Set<string>(); // an owner may have made a circle
    for (let at: typeof row | undefined = row; at && !seen.has(at.id); at = at.parentId === null ? undefined : byId.get(at.parentId)) {
      seen.add(at.id);
      names.unshift(at.name);
    }
    return [row.id, names.join(' > ')];
  }));
}

/** All items, read in batches: a shop of any size takes no more memory than one of them. */
export async function* feedItems(database: Database, origin: string): AsyncGenerator<FeedTag[]> {
  const pathOf = await categoryPaths(database);
  const rows = await database.select({ id: products.id }).from(products).where(and(eq(products.state, 'published'), eq(products.isSoldOnce, true)))
    .orderBy(asc(products.position), asc(products.id));
  for (let at = 0; at < rows.length; at += batch) {
    for (const product of (await readCatalogue(database, { ids: rows.slice(at, at + batch).map(({ id }) => id) })).filter(isInFeed)) {
      const paths = product.categories.flatMap(id => pathOf.get(id) ?? []);
      for (const variant of product.variants) {
        const item = feedItem(product, variant, { origin, categories: paths });
        if (item) yield item;
      }
    }
  }
}

async function* feedText(database: Database, origin: string): AsyncGenerator<string> {
  const name = storeSettings().name || new URL(origin).host;
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(origin)}</link>
<description>${escapeXml(name)}</description>
`;
  for await (const item of feedItems(database, origin)) yield `<item>${item.map(tagText).join('')}</item>\n`;
  yield '</channel>\n</rss>\n';
}

/** Changes when anything changes that the feed is made of. */
async function feedTag(database: Database, origin: string): Promise<string> {
  const [row] = await database.select({ stamp: sql<string>`coalesce((select md5(string_agg(md5(p::text), '' order by p.id)) from ${products} p), '')
    || coalesce((select md5(string_agg(md5(v::text), '' order by v.sku)) from ${variants} v), '')
    || coalesce((select md5(string_agg(md5(c::text), '' order by c.id)) from ${categories} c), '')` }).from(sql`(select) as one`);
  const { name, currency } = storeSettings();
  return `W/"${createHash('sha256').update(JSON.stringify([row!.stamp, origin, name, currency])).digest('base64url').slice(0, 27)}"`;
}

const isKnown = (given: string | undefined, tag: string): boolean => (given ?? '').split(',').some(one => one.trim() === tag || one.trim() === '*');

/** The products as a feed that Google Merchant Center, Meta and Pinterest read: RSS 2.0 with Google's tags. */
export function addProductFeed(app: Hono, { database }: { database: Database }): void {
  app.get(paths.productFeed, async context => {
    const origin = getOrigin(context);
    const tag = await feedTag(database, origin);
    const headers = { 'Cache-Control': 'public, max-age=300', 'ETag': tag };
    if (isKnown(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers);
    const body = streamText(feedText(database, origin));
    return context.body(body, 200, {
      ...headers, 'Content-Type': 'application/xml; charset=utf-8', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex',
    });
  });
}
