import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Emails that wait to be sent. They are written together with the change that they report, and deleted when they are sent. */
export const queuedEmails = pgTable(
  'letters',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to'),
    tries: integer('tries').notNull().default(0),
    /** Not before. While a process sends it: when another one may take it. */
    nextTryAt: moment('next_try_at').notNull(),
    /** The response to the last try; null before the first. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('letters_next_try_at').on(table.nextTryAt)],
);

/** How much each sender has sent in a while, for every process that serves the site. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted and a hash of who sends: no address of a visitor is here. */
    sender: text('sender').primaryKey(),
    since: moment('since').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Hashes of what was sent: the same sent again counts once. */
    seen: text('seen').array().notNull(),
    /** For a budget, the amount that is spent. */
    count: bigint('count', { mode: 'number' }).notNull().default(0),
  },
  table => [index('rate_limits_expires_at').on(table.expiresAt)],
);

/** Keys that all processes share, made up at the first start where the environment names none. */
export const serviceSecrets = pgTable('service_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Solved puzzles of our own captcha, and tokens of consent receipts: each lets one through. */
export const usedCaptchas = pgTable('used_captchas', {
  challenge: text('challenge').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** What the seed has put in once: a row of it that the owner has deleted since does not return. */
export const seeded = pgTable('store_seeded', {
  /** Kind and id, such as `product mug-dune`. */
  name: text('name').primaryKey(),
});

/** Files that the owner has uploaded to import them, until the preview is confirmed, at most a day. Their content is in the file store. */
export const pendingImports = pgTable(
  'pending_imports',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Content type, as the browser has sent it. */
    type: text('type').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('pending_imports_created_at').on(table.createdAt)],
);
