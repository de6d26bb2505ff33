import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoreSettings } from './settings/store-settings.js';

/** One row: the shop. */
export const settingsTable = pgTable(
  'store_settings',
  {
    id: text('id').primaryKey().default('store'),
    value: jsonb('value').$type<Partial<StoreSettings>>().notNull(),
    /** Null for the row as the seed wrote it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  table => [check('store_settings_one', sql`${table.id} = 'store'`), check('store_settings_value', sql`jsonb_typeof(${table.value}) = 'object'`)],
);
