import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts at providers of mailing lists. Automation tools are endpoints of the module `webhooks`. */
export const connections = pgTable('connections', {
  provider: text('provider').primaryKey(),
  /** As the provider has issued it. No answer contains it. */
  apiKey: text('api_key').notNull(),
  account: text('account').notNull(),
  listId: text('list_id'),
  listName: text('list_name'),
  doubleOptIn: boolean('double_opt_in').notNull().default(true),
  /** Why the last request failed; null if it succeeded. */
  problem: text('problem'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type StoredConnection = typeof connections.$inferSelect;
