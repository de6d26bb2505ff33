import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { FormField } from 'site-elements/contract/form-field';
import type { Language } from 'site-elements/contract/language';
import type { FieldValue } from 'site-elements/contract/submission';
import type { PaymentState } from './payment/payment-state.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who can send a form once only. */
export type OncePer = 'email' | 'account';

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
  /** The address that is notified of each submission by email; none when null. */
  notify: text('notify'),
  /** Name of the captcha that a submission with scripts must have solved; none when null. */
  captcha: text('captcha'),
  /** True where sending the form puts its email on the list of subscribers. */
  subscribes: boolean('subscribes').notNull().default(false),
  /** True where files of inputs that the form does not have are stored as well. */
  takesUnknownFiles: boolean('takes_unknown_files').notNull().default(false),
  /** True where all answers are shown before a form with several pages is sent. */
  summary: boolean('summary').notNull().default(false),
  /** True where the visitor is shown what was stored, once the form is sent. */
  showAnswers: boolean('show_answers').notNull().default(false),
  /** For how many days after sending a visitor can edit the submission; null for never. */
  editDays: integer('edit_days'),
  /** True where the link for that is sent to the visitor's address as well. */
  emailEditLink: boolean('email_edit_link').notNull().default(false),
  /** True where the owner wants to know how many visitors start the form, and where they stop. */
  countStarts: boolean('count_starts').notNull().default(false),
  /** True where visitors can save the form and receive a link by email that opens it on another device. */
  saveByEmail: boolean('save_by_email').notNull().default(false),
  /** Since when these figures are counted; null if they never were. */
  startsCountedSince: moment('starts_counted_since'),
  /** The language in which the owner has last saved it: their emails are written in it. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** From when on it can be sent, and until when; no limit when null. */
  opensAt: moment('opens_at'),
  closesAt: moment('closes_at'),
  /** IANA name of the zone in which its owner enters both, and visitors read them. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** How many submissions are stored that are neither spam nor deleted; no limit when null. */
  maxSubmissions: integer('max_submissions'),
  /** Whether it can be sent once only, and by whom; as often as wanted when null. */
  oncePer: text('once_per').$type<OncePer>(),
  /** ID of the calculated field whose amount is paid after sending; nothing is paid when null. */
  payField: text('pay_field'),
  /** What visitors read while it cannot be sent; the usual words when null. */
  closedText: text('closed_text'),
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
    /** A hash of the email or account that has sent a form which each can send once; null for other forms. */
    senderHash: text('sender_hash'),
    /** Until when it counts as one of the most that a form takes, while its payment is outstanding; for good when null. */
    holdsPlaceUntil: moment('holds_place_until'),
    /** When the owner has deleted it; it can be brought back until it is swept. */
    deletedAt: moment('deleted_at'),
    /** When its visitor has edited it last; null if never. */
    editedAt: moment('edited_at'),
    /** How often its visitor has edited it. */
    edits: integer('edits').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    index('submissions_created_at').on(table.createdAt),
    index('submissions_unread').on(table.formId).where(sql`read_at is null and deleted_at is null`),
    index('submissions_deleted_at').on(table.deletedAt),
    index('submissions_counted').on(table.formId, table.createdAt).where(sql`not is_spam and deleted_at is null`),
  ],
);

/** What a submission was before its visitor has edited it, for the owner. */
export const submissionVersions = pgTable(
  'submission_versions',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id').notNull().references(() => submissions.id, { onDelete: 'cascade' }),
    values: jsonb('values').$type<Record<string, FieldValue>>().notNull(),
    /** When the next version has replaced it. */
    replacedAt: moment('replaced_at').notNull(),
  },
  table => [index('submission_versions_submission_id').on(table.submissionId, table.replacedAt)],
);

/**
 * Who has sent a form that each can send once. Two submissions of one sender cannot both be here, whatever the service has decided. One
 * that is deleted or spam is not here.
 */
export const submissionSenders = pgTable(
  'submission_senders',
  {
    formId: text('form_id').notNull().references(() => forms.id, { onDelete: 'cascade' }),
    senderHash: text('sender_hash').notNull(),
    submissionId: text('submission_id').notNull().references(() => submissions.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.formId, table.senderHash] }), index('submission_senders_submission_id').on(table.submissionId)],
);

/** Submissions of a sender who had sent the form before. Their values are not stored; they are answered like all others. */
export const repeatedSubmissions = pgTable(
  'repeated_submissions',
  {
    id: text('id').primaryKey(),
    key: text('key').unique().references(() => submissionKeys.key),
    formId: text('form_id').notNull().references(() => forms.id, { onDelete: 'cascade' }),
    payloadHash: text('payload_hash').notNull(),
    email: text('email').notNull(),
    /** What was said of values that would not have been stored. */
    notStored: jsonb('not_stored').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('repeated_submissions_created_at').on(table.createdAt)],
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

/** What a submission has to pay, and how that stands. The money itself is an order of the shop: this row says what its visitor and owner read. */
export const submissionPayments = pgTable(
  'submission_payments',
  {
    submissionId: text('submission_id').primaryKey().references(() => submissions.id, { onDelete: 'cascade' }),
    /** Is in the address of its page: it is enough to pay. */
    token: text('token').notNull().unique(),
    state: text('state').$type<PaymentState>().notNull().default('waiting'),
    cents: integer('cents').notNull(),
    currency: varchar('currency', { length: 3 }).notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The shop's order of the last attempt to pay; null before the first one. */
    orderId: text('order_id'),
    orderNumber: integer('order_number'),
    provider: text('provider'),
    /** What the provider calls the payment. */
    reference: text('reference'),
    paidAt: moment('paid_at'),
  },
  table => [
    index('submission_payments_state').on(table.state),
    check('submission_payments_state', sql`${table.state} in ('waiting', 'paid', 'failed', 'canceled', 'expired', 'refunded')`),
    check('submission_payments_cents', sql`${table.cents} > 0 and ${table.refundedCents} between 0 and ${table.cents}`),
  ],
);

/** How many visitors have started a form on a day, and at which field others have stopped: sums, and nothing about any visitor. */
export const formProgress = pgTable(
  'form_progress',
  {
    formId: text('form_id').notNull().references(() => forms.id, { onDelete: 'cascade' }),
    /** In the time zone of the form. */
    day: date('day').notNull(),
    event: text('event').$type<'start' | 'stop'>().notNull(),
    /** Field of a `stop`; empty if the form does not have that field. */
    field: text('field').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.formId, table.day, table.event, table.field] })],
);

/** Forms that visitors continue later, each encrypted. Neither the key nor the email address that its link was sent to is here. */
export const savedDrafts = pgTable(
  'saved_drafts',
  {
    id: text('id').primaryKey(),
    formId: text('form_id').notNull().references(() => forms.id, { onDelete: 'cascade' }),
    /** Address of the page with the form. */
    page: text('page').notNull(),
    /** IV and encrypted draft, in base64url. */
    data: text('data').notNull(),
    /** Is needed to open it, together with the key of the link. Alone, it is a random number. */
    mask: text('mask').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('saved_drafts_form_id').on(table.formId), index('saved_drafts_expires_at').on(table.expiresAt)],
);
