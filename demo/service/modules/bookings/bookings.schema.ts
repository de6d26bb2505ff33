import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from 'site-elements/contract/language';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What visitors can book: a lesson, a table, a visit. */
export const bookingServices = pgTable('booking_services', {
  /** In its address, such as `first-bowl`. */
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  minutes: integer('minutes').notNull(),
  /** Break after each booking. */
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  /** Minutes from one start to the next. */
  stepMinutes: integer('step_minutes').notNull(),
  /** People at the same time. */
  seats: integer('seats').notNull().default(1),
  /** People in one booking. */
  mostPeople: integer('most_people').notNull().default(1),
  /** Last minute to book, before the start. */
  leadMinutes: integer('lead_minutes').notNull().default(0),
  /** Last minute for visitors to change or cancel, before the start. */
  changeMinutes: integer('change_minutes').notNull().default(0),
  daysAhead: integer('days_ahead').notNull().default(60),
  /** Such as `Europe/Dublin`. Opening hours and days are meant in it. */
  timeZone: text('time_zone').notNull(),
  /** Of Monday to Sunday, such as `10:00-12:30, 14:00-18:00`; empty for a closed day. */
  hours: text('hours').array().notNull(),
  /** `2026-12-24`, or `2026-12-24/2026-12-26` with both ends. */
  closedDays: text('closed_days').array().notNull().default([]),
  /** Address for emails about bookings; null for none. */
  notify: text('notify'),
  /** Reminder to the visitor, before the start; 0 for none. */
  remindMinutes: integer('remind_minutes').notNull().default(24 * 60),
  /** Language of the owner's emails: that in which the service was last saved. */
  language: text('language').$type<Language>().notNull().default('en'),
  isOpen: boolean('is_open').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
}, table => [
  check('booking_services_times', sql`${table.minutes} between 5 and 1440 and ${table.stepMinutes} between 5 and 1440`),
  check('booking_services_buffer', sql`${table.bufferMinutes} between 0 and 1440`),
  check('booking_services_seats', sql`${table.seats} between 1 and 1000 and ${table.mostPeople} between 1 and 50`),
]);

export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  /** Made by the page: a booking that is sent again after a lost response is stored once. */
  key: text('key').notNull().unique(),
  serviceId: text('service_id').notNull().references(() => bookingServices.id),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  people: integer('people').notNull().default(1),
  state: text('state').$type<BookingStatus>().notNull().default('booked'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  note: text('note').notNull().default(''),
  /** Language of the visitor's emails. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** Number of changes: calendars replace an earlier version of the event by a later one. */
  sequence: integer('sequence').notNull().default(0),
  remindedAt: moment('reminded_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, table => [
  index('bookings_service').on(table.serviceId, table.state, table.endsAt),
  index('bookings_starts_at').on(table.startsAt, table.id),
]);

export type BookingStatus = 'booked' | 'canceled';
export type BookingService = typeof bookingServices.$inferSelect;
export type Booking = typeof bookings.$inferSelect;
