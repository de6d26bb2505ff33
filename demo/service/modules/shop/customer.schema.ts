import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { splitWords } from '../../kernel/database/word-search.js';
import { moment } from './shop.schema.js';

/** Customers that the owner has imported. Those who have only ordered here are in `store_orders` alone. */
export const customers = pgTable('store_customers', {
  /** In small letters: one person, one row. */
  email: text('email').primaryKey(),
  name: text('name').notNull().default(''),
  /** Lines of the address, with the country. */
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  /** The owner's note. */
  note: text('note').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
}, table => [index('store_customers_words').using('gin', splitWords(table.name, table.email)).with({ fastupdate: false })]);
