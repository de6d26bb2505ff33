import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FontAxis, FontCategory, FontStyle } from 'site-elements/contract/site-fonts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Files of the fonts that the site has: uploaded by its owner, or loaded from a package on their request. */
export const siteFonts = pgTable(
  'site_fonts',
  {
    /** Its address and its content in the store contain it. */
    id: text('id').primaryKey(),
    family: text('family').notNull(),
    category: text('category').$type<FontCategory>().notNull(),
    style: text('style').$type<FontStyle>().notNull(),
    weightFrom: integer('weight_from').notNull(),
    /** That of `weightFrom` if it is not variable. */
    weightTo: integer('weight_to').notNull(),
    axes: jsonb('axes').$type<readonly FontAxis[]>().notNull(),
    subset: text('subset').notNull().default(''),
    unicodeRange: text('unicode_range').notNull().default(''),
    license: text('license').notNull().default(''),
    /** The file of its package, such as `@fontsource/lora/lora-latin-400-normal`; null for an upload. */
    source: text('source').unique(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its content was stored; null before. */
    storedAt: moment('stored_at'),
  },
  table => [index('site_fonts_family').on(table.family, table.style, table.weightFrom, table.id)],
);

export type StoredSiteFont = typeof siteFonts.$inferSelect;
