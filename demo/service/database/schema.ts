import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { FormField } from '../../../core/contract/form-field.js';
import type { FieldValue } from '../../../core/contract/submission.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Null for a row as the seed wrote it. Set it when a row is edited by hand: the seed then leaves that row alone. */
const editedAt = moment('edited_at').defaultNow();

export const forms = pgTable('forms', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  fields: jsonb('fields').$type<FormField[]>().notNull(),
  /** Where a plain post is sent afterwards; the service's own page when null. */
  thanksPath: text('thanks_path'),
  /** Name of the captcha that a submission with scripts must have solved; none when null. */
  captcha: text('captcha'),
  /** True where sending the form puts its email on the list of subscribers. */
  subscribes: boolean('subscribes').notNull().default(false),
  editedAt,
});

export const submissionKeys = pgTable(
  'submission_keys',
  {
    key: text('key').primaryKey(),
    /** The only form the key is good for; null until its first use when it was asked for without one. */
    formId: text('form_id').references(() => forms.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [index('submission_keys_expires_at').on(table.expiresAt)],
);

export const submissions = pgTable(
  'submissions',
  {
    id: text('id').primaryKey(),
    /** Null for a plain post. Unique: the database itself refuses a second row for one key. */
    key: text('key').unique().references(() => submissionKeys.key),
    formId: text('form_id').notNull().references(() => forms.id),
    payloadHash: text('payload_hash').notNull(),
    values: jsonb('values').$type<Record<string, FieldValue>>().notNull(),
    /** Everything of the request that is not a field: collection, button text, page-event fields. */
    context: jsonb('context').$type<Record<string, FieldValue>>().notNull(),
    /** Why a machine may have sent it; null for what looks like a person. It is kept either way. */
    suspicion: text('suspicion'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('submissions_created_at').on(table.createdAt)],
);

/** Solved puzzles of our own captcha: each lets one submission through. */
export const usedCaptchas = pgTable('used_captchas', {
  challenge: text('challenge').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

export const subscribers = pgTable('subscribers', {
  /** In small letters: one person, one row. */
  email: text('email').primaryKey(),
  formId: text('form_id').notNull().references(() => forms.id),
  /** The submission that put it here first. */
  submissionId: text('submission_id').notNull().references(() => submissions.id),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Logins of the owner. */
export const ownerSessions = pgTable('owner_sessions', {
  /** SHA-256 of the token in the cookie. */
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

export const products = pgTable(
  'products',
  {
    sku: varchar('sku', { length: 60 }).primaryKey(), // spec: commerce-forms-data §5
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').notNull(),
    currency: varchar('currency', { length: 3 }).notNull(),
    /** Name in the picture catalogue. */
    image: text('image').notNull(),
    url: text('url').notNull(),
    qtyInStock: integer('qty_in_stock').notNull().default(0),
    unlimited: boolean('unlimited').notNull().default(false),
    position: integer('position').notNull(),
    editedAt,
  },
  table => [
    check('price_in_range', sql`${table.priceCents} between 0 and 100000000`), // spec: commerce-forms-data §5
    check('stock_not_negative', sql`${table.qtyInStock} >= 0`),
  ],
);
