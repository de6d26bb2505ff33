import { sql, type SQL } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What can be found: pages of the site, and what is sold. Words are kept twice, as they stand and by their English stems, so
 * that names in any language are found as well as "glazing" by "glaze"; a title weighs more than a text.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    url: text('url').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    keywords: text('keywords').notNull(),
    section: text('section').notNull(),
    kind: text('kind').notNull(),
    /** Id of the product that it is; null for a page. */
    productId: text('product_id'),
    words: tsvector('words').notNull().generatedAlwaysAs((): SQL => sql`
      setweight(to_tsvector('simple', ${searchEntries.title}), 'A') || setweight(to_tsvector('english', ${searchEntries.title}), 'A')
      || setweight(to_tsvector('simple', ${searchEntries.keywords} || ' ' || ${
        searchEntries.section}), 'B') || setweight(to_tsvector('english', ${searchEntries.keywords}), 'B')
      || setweight(to_tsvector('simple', ${searchEntries.text}), 'D') || setweight(to_tsvector('english', ${searchEntries.text}), 'D')`),
  },
  table => [index('search_entries_words').using('gin', table.words).with({ fastupdate: false }), index('search_entries_product').on(table.productId)],
);
