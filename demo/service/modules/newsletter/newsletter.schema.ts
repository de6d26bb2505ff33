import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from 'site-elements/contract/language';
import { forms, submissions } from '../forms/forms.schema.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const subscribers = pgTable('subscribers', {
  /** In small letters: one person, one row. */
  email: text('email').primaryKey(),
  formId: text('form_id').notNull().references(() => forms.id),
  /** The submission that put it here first; null once that is gone. */
  submissionId: text('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
  /** The language that they subscribed in. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** When they were last asked by email. */
  emailedAt: moment('letter_at'),
  /** When they have confirmed by its link; before, they get no newsletter. */
  confirmedAt: moment('confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, table => [index('subscribers_submission_id').on(table.submissionId)]);
