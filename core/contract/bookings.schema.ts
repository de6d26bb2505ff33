import * as v from 'valibot';
import { bookingLimits, type BookingRequest, type BookingTimesAnswer } from './bookings.js';
import { emailSchema } from './fields/email.js';
import { requiredLine } from './fields/required-line.js';
import { withHoneypot } from './submission.schema.js';

/** A moment in UTC to the minute or finer, such as `2026-03-29T09:00:00.000Z`. */
const start = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/, 'expected a moment in UTC'), v.check(text => !Number.isNaN(Date.parse(text))));
const people = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'expected a number'), v.transform(Number))]),
  v.integer(), v.minValue(1), v.maxValue(bookingLimits.people),
);
const note = v.pipe(v.string(), v.transform(text => text.trim()), v.maxLength(bookingLimits.note));
const key = v.pipe(v.string(), v.minLength(8), v.maxLength(60));

/** What a plain form sends too. */
const values = { key, start, people: v.optional(people), name: requiredLine(bookingLimits.name), email: emailSchema(), note: v.optional(note) };

/** Body of `POST paths.bookings`. */
export const bookingSchema = v.pipe(withHoneypot, v.strictObject({
  ...values, honeypot: v.optional(v.pipe(v.string(), v.maxLength(1000))),
})) satisfies v.GenericSchema<unknown, BookingRequest>;

/** What the page without scripts sends; anything else in it is left out. */
export const plainBookingSchema = v.object(values);

/** What the page of a booking sends to change its time. */
export const bookingStartSchema = v.object({ start });

/** Query of `paths.bookingTimes`. */
export const bookingTimesSchema = v.object({
  from: v.optional(v.pipe(v.string(), v.isoDate('expected a day, such as 2026-03-29'))),
  days: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'expected a number of days'), v.transform(Number), v.minValue(1), v.maxValue(bookingLimits.days))),
  people: v.optional(people),
});

/** Answer of `GET paths.bookingTimes`. */
export const bookingTimesAnswerSchema: v.GenericSchema<unknown, BookingTimesAnswer> = v.object({
  title: v.string(), description: v.string(), minutes: v.number(), timeZone: v.string(), mostPeople: v.number(), from: v.string(), days: v.number(),
  times: v.array(v.object({ start: v.string(), left: v.number() })), next: v.nullable(v.string()),
});
