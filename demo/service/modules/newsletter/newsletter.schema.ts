import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from 'site-elements/contract/language';
import { forms, submissions } from '../forms/forms.schema.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const subscribers = pgTable('subscribers', {
  /** In small letters: one person, one row. */
  email: text('email').primaryKey(),
  /** The form that they sent; null for those that the owner has imported. */
  formId: text('form_id').references(() => forms.id),
  /** Where they subscribed, in the owner's words; null for those of a form. */
  source: text('source'),
  /** The submission that put it here first; null once that is gone. */
  submissionId: text('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
  /** The language that they subscribed in. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** When they were last asked by email. */
  emailedAt: moment('letter_at'),
  /** When they have confirmed by its link; before, they get no newsletter. */
  confirmedAt: moment('confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, table => [
  index('subscribers_submission_id').on(table.submissionId),
  check('subscribers_origin', sql`${table.formId} is not null or ${table.source} is not null`),
]);

/** People who have unsubscribed: an import never subscribes them again. */
export const unsubscribed = pgTable('newsletter_unsubscribed', {
  /** A hash of the address: enough to recognize it, and not to write to it. */
  emailHash: text('email_hash').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
