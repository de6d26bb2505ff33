import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from './shop.schema.js';

/** What webhooks have been notified of: each once, such as `paid` or `refund 7f… settled`. */
export const orderReports = pgTable(
  'store_order_reports',
  {
    orderId: text('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.event] })],
);
