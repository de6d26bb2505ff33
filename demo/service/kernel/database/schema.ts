import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FormField } from '../../../../core/contract/form-field.js';
import type { Language } from '../../../../core/contract/language.js';
import type { FieldValue } from '../../../../core/contract/submission.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Null for a row as the seed wrote it. Set it when a row is edited by hand: the seed then leaves that row alone. */
const editedAt = moment('edited_at').defaultNow();

export const forms = pgTable('forms', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  fields: jsonb('fields').$type<FormField[]>().notNull(),
  /** Where a plain post is sent afterwards; the service's own page when null. */
  thanksPath: text('thanks_path'),
  /** What the service's own page says then; its usual words when null. */
  thanksText: text('thanks_text'),
  /** Who is told of each submission by email; nobody when null. */
  notify: text('notify'),
  /** Name of the captcha that a submission with scripts must have solved; none when null. */
  captcha: text('captcha'),
  /** True where sending the form puts its email on the list of subscribers. */
  subscribes: boolean('subscribes').notNull().default(false),
  /** True where files of inputs that the form does not have are stored as well. */
  takesUnknownFiles: boolean('takes_unknown_files').notNull().default(false),
  /** The language in which the owner has last saved it: their letters are written in it. */
  language: text('language').$type<Language>().notNull().default('en'),
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
    /** When the owner has opened it, or marked it as read. */
    readAt: moment('read_at'),
    isSpam: boolean('is_spam').notNull().default(false),
    /** When the owner has deleted it; it can be brought back until it is swept. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    index('submissions_created_at').on(table.createdAt),
    index('submissions_unread').on(table.formId).where(sql`read_at is null and deleted_at is null`),
    index('submissions_deleted_at').on(table.deletedAt),
  ],
);

/** Files that came with submissions. A row is there before its file is written, so that none is ever forgotten on a disk. */
export const uploads = pgTable(
  'uploads',
  {
    /** Name of the file in its store. */
    id: text('id').primaryKey(),
    /** Null until the submission is stored; what stays so is deleted with its file. */
    submissionId: text('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    fieldId: text('field_id').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('uploads_submission_id').on(table.submissionId)],
);

/** Letters that wait to be sent. They are written together with what they tell, and deleted when they are sent. */
export const letters = pgTable(
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
    /** What the last try was answered; null while there was none. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('letters_next_try_at').on(table.nextTryAt)],
);

/** How much each sender has sent in a while, for every process that serves the site. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted and a hash of who sends: no address of a visitor stands here. */
    sender: text('sender').primaryKey(),
    since: moment('since').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Hashes of what was sent: the same sent again counts once. */
    seen: text('seen').array().notNull(),
    /** Of a budget, how much of it is spent. */
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

export const subscribers = pgTable('subscribers', {
  /** In small letters: one person, one row. */
  email: text('email').primaryKey(),
  formId: text('form_id').notNull().references(() => forms.id),
  /** The submission that put it here first; null once that is gone. */
  submissionId: text('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
  /** The language that they subscribed in. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** When they were last asked by letter. */
  letterAt: moment('letter_at'),
  /** When they have pressed its link; nobody gets a newsletter before. */
  confirmedAt: moment('confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, table => [index('subscribers_submission_id').on(table.submissionId)]);

/** Logins of the owner. */
export const ownerSessions = pgTable('owner_sessions', {
  /** SHA-256 of the token in the cookie. */
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
