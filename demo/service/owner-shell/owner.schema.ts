import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Logins of the owner. */
export const ownerSessions = pgTable('owner_sessions', {
  /** SHA-256 of the token in the cookie. */
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
