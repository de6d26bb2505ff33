import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who may log in to the site: customers, and those who work on it. */
export const siteUsers = pgTable('site_users', {
  id: text('id').primaryKey(),
  /** In small letters: one person, one row. */
  email: text('email').notNull().unique(),
  /** scrypt, with its own salt. */
  passwordHash: text('password_hash').notNull(),
  /** Numbers of website roles; none for a customer. */
  roles: integer('roles').array().notNull(),
  /** The language in which they read the site, if they have chosen one. */
  language: text('language'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const siteUserSessions = pgTable(
  'site_user_sessions',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull().references(() => siteUsers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('site_user_sessions_expires_at').on(table.expiresAt)],
);

/** Small things that the site's own people write: header and footer, languages. */
export const siteDocuments = pgTable('site_documents', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  editedAt: moment('edited_at').notNull().defaultNow(),
});
