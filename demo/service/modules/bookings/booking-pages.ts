import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bookingLimits, type BookingTakenAnswer } from 'site-elements/contract/bookings';
import { bookingStartSchema, plainBookingSchema } from 'site-elements/contract/bookings.schema';
import { paths } from 'site-elements/contract/paths';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { getOrigin } from '../../kernel/http/get-origin.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { page } from '../../kernel/http/page.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { toReadableError } from '../../kernel/http/readable-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { readFreeDays } from './booking-calendar.js';
import { getBookingUrl } from './booking-emails.js';
import { bookingFile } from './booking-file.js';
import { type BookingRoutes, demandService, refuseRobots } from './booking-routes.js';
import type { FoundBooking } from './booking-store.js';
import { type BookFields, bookPage, choosePage } from './choose-page.js';
import { dayIn } from './find-free-times.js';
import { managePage } from './manage-page.js';
import { t } from './texts.js';

const days = 14;
/** Days of which the page of a booking offers other times. */
const movedDays = 31;
const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
const isStart = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** Pages without scripts: choosing a time, booking it, and the page of a booking, where it is changed or canceled. */
export function addBookingPages(app: Hono, { store, limit }: BookingRoutes): void {
  const peopleIn = (value: unknown, most: number) => Math.min(most, Math.max(1, /^\d{1,3}$/.test(text(value)) ? Number(text(value)) : 1));

  app.get(paths.plainBooking, async context => {
    const service = await demandService(store, context);
    const { start = '', from = '', people: wanted } = context.req.query();
    const people = peopleIn(wanted, service.mostPeople);
    if (isStart(start)) return page(context, service.title, bookPage(service, { key: randomUUID(), start, people }));
    const isDay = /^\d{4}-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from));
    const free = await readFreeDays(store.database, service, { ...isDay && { from }, days, people }, store.now());
    // Nothing in the first days: the page begins with the first day that has a time.
    const shown = !isDay && free.times.length === 0 && free.next
      ? await readFreeDays(store.database, service, { from: free.next, days, people }, store.now()) : free;
    return page(context, service.title, choosePage(service, shown, { days, people, today: dayIn(store.now(), service.timeZone) }));
  });

  app.post(paths.plainBooking, async context => {
    const service = await demandService(store, context);
    const posted = singleValues(await parseBody(context.req.raw));
    const key = text(posted[reservedNames.key]) || randomUUID();
    try {
      const request = checkShape(plainBookingSchema, { ...posted, key });
      refuseRobots(posted[reservedNames.honeypot]);
      await limit(context, key);
      const { booking } = await store.book(service.id, request, getOrigin(context));
      // 303: a reload of the page that follows books nothing again.
      return context.redirect(getBookingUrl('', store.tokenFor(booking.id)), 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      const start = text(posted.start);
      const { times } = error.body as Partial<BookingTakenAnswer>;
      const fields: BookFields = {
        key, start: isStart(start) ? start : new Date(store.now()).toISOString(), people: peopleIn(posted.people, service.mostPeople),
        problem: toReadableError(error.body, error.status),
        typed: { name: text(posted.name).slice(0, 1000), email: text(posted.email).slice(0, 1000), note: text(posted.note).slice(0, 4 * bookingLimits.note) },
        ...(times || !isStart(start)) && { times: times ?? [] },
      };
      return page(context, service.title, bookPage(service, fields), error.status);
    }
  });

  const demandBooking = async (context: Context): Promise<FoundBooking & { token: string }> => {
    const token = context.req.param('token') ?? '';
    const id = store.idOf(token);
    const found = id === null ? null : await store.find(id);
    if (!found) throw new HttpError(404, { error: t(id === null ? 'bookingLink' : 'nothingHere') });
    return { ...found, token };
  };

  const show = async (context: Context, error?: HttpError) => {
    const found = await demandBooking(context);
    const { booking, service, token } = found;
    const { from = '' } = context.req.query();
    const isDay = /^\d{4}-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from));
    const wanted = { ...isDay && { from }, days: movedDays, people: booking.people, except: booking.id };
    const free = await readFreeDays(store.database, service, wanted, store.now());
    const problem = error && toReadableError(error.body, error.status).error;
    return page(context, t('bookingYours'), managePage(found, { url: getBookingUrl('', token), free, problem, nowMs: store.now() }), error?.status);
  };

  app.get(paths.booking, context => show(context));

  app.post(paths.booking, async context => {
    const { booking: { id }, token } = await demandBooking(context);
    const posted = singleValues(await parseBody(context.req.raw));
    try {
      if (posted.act === 'cancel') await store.cancel(id, { by: 'visitor', origin: getOrigin(context) });
      else await store.move(id, checkShape(bookingStartSchema, posted).start, getOrigin(context));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return show(context, error);
    }
    return context.redirect(getBookingUrl('', token), 303);
  });

  app.get(paths.bookingFile, async context => {
    const { booking, service, token } = await demandBooking(context);
    return context.body(bookingFile(booking, service, getBookingUrl(getOrigin(context), token)), 200, {
      'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': 'attachment; filename="booking.ics"', 'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer',
    });
  });
}
