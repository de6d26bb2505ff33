import type { Context, Hono } from 'hono';
import type { BookingAnswer, BookingTimesAnswer } from 'site-elements/contract/bookings';
import { bookingSchema, bookingTimesSchema } from 'site-elements/contract/bookings.schema';
import { paths } from 'site-elements/contract/paths';
import { checkShape } from '../../kernel/http/check-shape.js';
import { getOrigin } from '../../kernel/http/get-origin.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { readFreeDays, toBookingTime } from './booking-calendar.js';
import { getBookingUrl } from './booking-emails.js';
import type { BookingStore, FoundBooking } from './booking-store.js';
import type { BookingService } from './bookings.schema.js';
import { t } from './texts.js';

export interface BookingRoutes {
  readonly store: BookingStore;
  /** Throws if a visitor books too often; `what` is the same when the same booking is sent again. */
  limit(context: Context, what: string): Promise<void>;
}

const usualDays = 14;

/** The service of an address. */
export async function demandService(store: BookingStore, context: Context): Promise<BookingService> {
  const service = await store.findService((context.req.param('id') ?? '').replaceAll('\0', ''));
  if (!service) throw new HttpError(404, { error: t('nothingHere') });
  return service;
}

/** A bot has filled in the field that people do not see. Nothing is stored, and a person can press again. */
export function refuseRobots(honeypot: unknown): void {
  if (typeof honeypot === 'string' && honeypot !== '') throw new HttpError(400, { error: t('bookingRobot'), field: 'honeypot' });
}

/** Two calls for pages with scripts: free times, and a booking. */
export function addBookingRoutes(app: Hono, { store, limit }: BookingRoutes): void {
  app.get(paths.bookingTimes, async context => {
    const service = await demandService(store, context);
    const { from, days = usualDays, people = 1 } = checkShape(bookingTimesSchema, context.req.query());
    const free = await readFreeDays(store.database, service, { from, days, people }, store.now());
    const { title, description, minutes, timeZone, mostPeople } = service;
    context.header('Cache-Control', 'no-store');
    return context.json<BookingTimesAnswer>({
      title, description, minutes, timeZone, mostPeople, days, from: free.from, times: free.times.map(toBookingTime), next: free.next,
    });
  });

  app.post(paths.bookings, async context => {
    const { honeypot, ...request } = checkShape(bookingSchema, singleValues(await parseBody(context.req.raw)));
    refuseRobots(honeypot);
    await limit(context, request.key);
    const service = await demandService(store, context);
    return context.json<BookingAnswer>(answerOf(await store.book(service.id, request, getOrigin(context)), store, getOrigin(context)));
  });
}

const answerOf = ({ booking: { id, startsAt, endsAt } }: FoundBooking, store: BookingStore, origin: string): BookingAnswer =>
  ({ id, start: startsAt.toISOString(), end: endsAt.toISOString(), url: getBookingUrl(origin, store.tokenFor(id)) });
