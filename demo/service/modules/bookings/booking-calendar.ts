import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { BookingTime } from 'site-elements/contract/bookings';
import type { Database } from '../../kernel/database/database.js';
import { type Booking, bookings, type BookingService } from './bookings.schema.js';
import { addDays, countLeft, dayIn, findFreeTimes, type FreeTime, type TakenTime } from './find-free-times.js';

const dayMs = 24 * 60 * 60_000;
/** Days that are searched for the next free time. */
const mostDaysAhead = 400;
const searchedAtATime = 31;
/** Other times that are offered for one that is taken. */
const mostOthers = 8;

export interface CalendarQuery {
  readonly from?: string;
  readonly days: number;
  readonly people: number;
  /** A booking that is about to move: its own time counts as free. */
  readonly except?: string;
}

export interface FreeDays { readonly from: string; readonly times: readonly FreeTime[]; readonly next: string | null }

export const toBookingTime = ({ startMs, left }: FreeTime): BookingTime => ({ start: new Date(startMs).toISOString(), left });

/** Bookings that may overlap a span of time. A break after one takes a day at most. */
async function readTaken(database: Database, serviceId: string, fromMs: number, toMs: number, except?: string): Promise<TakenTime[]> {
  const rows = await database.select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt, people: bookings.people }).from(bookings)
    .where(and(
      eq(bookings.serviceId, serviceId), eq(bookings.state, 'booked'), gt(bookings.endsAt, new Date(fromMs - 2 * dayMs)),
      lt(bookings.startsAt, new Date(toMs + 3 * dayMs)), except ? ne(bookings.id, except) : undefined,
    )).orderBy(asc(bookings.startsAt));
  return rows.map(({ startsAt, endsAt, people }) => ({ startMs: startsAt.getTime(), endMs: endsAt.getTime(), people }));
}

const readFree = async (database: Database, service: BookingService, query: { from: string; days: number; people: number; nowMs: number }, except?: string) => {
  const fromMs = Date.parse(`${query.from}T00:00:00Z`);
  return findFreeTimes(service, await readTaken(database, service.id, fromMs, fromMs + query.days * dayMs, except), query);
};

/** The days that a query is about: those that it names, but none before today or after the last that can be booked. */
function boundDays({ daysAhead, timeZone }: BookingService, wanted: string | undefined, nowMs: number): { from: string; lastDay: string } {
  const today = dayIn(nowMs, timeZone);
  const lastDay = addDays(today, Math.min(daysAhead, mostDaysAhead));
  return { from: wanted === undefined || wanted < today ? today : wanted > lastDay ? addDays(lastDay, 1) : wanted, lastDay };
}

/** Free times of some days. `next` is the first day after them with a free time. */
export async function readFreeDays(
  database: Database, service: BookingService, { from: wanted, days, people, except }: CalendarQuery, nowMs: number,
): Promise<FreeDays> {
  const { from, lastDay } = boundDays(service, wanted, nowMs);
  if (!service.isOpen) return { from, times: [], next: null };
  const times = await readFree(database, service, { from, days, people, nowMs }, except);
  for (let day = addDays(from, days); day <= lastDay; day = addDays(day, searchedAtATime)) {
    const [first] = await readFree(database, service, { from: day, days: searchedAtATime, people, nowMs }, except);
    if (first) return { from, times, next: dayIn(first.startMs, service.timeZone) };
  }
  return { from, times, next: null };
}

/** Whether a start is offered and has enough places. Call it inside the transaction that holds the lock of the service. */
export async function isFree(
  transaction: Database, service: BookingService, { startMs, people, except }: { startMs: number; people: number; except?: string }, nowMs: number,
): Promise<boolean> {
  // Of the day before too: opening hours until midnight end on the next.
  const from = addDays(dayIn(startMs, service.timeZone), -1);
  const offered = findFreeTimes(service, [], { from, days: 2, people, nowMs });
  if (!service.isOpen || !offered.some(one => one.startMs === startMs)) return false;
  return countLeft(service, await readTaken(transaction, service.id, startMs, startMs, except), startMs) >= people;
}

/** Free times near one that is taken: the nearest first are chosen, and listed in their order. */
export async function findOthers(
  database: Database, service: BookingService, { startMs, people, except }: { startMs: number; people: number; except?: string }, nowMs: number,
): Promise<BookingTime[]> {
  if (!service.isOpen) return [];
  const { from } = boundDays(service, addDays(dayIn(startMs, service.timeZone), -3), nowMs);
  const times = await readFree(database, service, { from, days: 21, people, nowMs }, except);
  return times.sort((one, other) => Math.abs(one.startMs - startMs) - Math.abs(other.startMs - startMs)).slice(0, mostOthers)
    .sort((one, other) => one.startMs - other.startMs).map(toBookingTime);
}

/** Whether its visitor may still change or cancel a booking. */
export const isChangeable = ({ startsAt, state }: Booking, { changeMinutes }: BookingService, nowMs: number): boolean =>
  state === 'booked' && startsAt.getTime() - changeMinutes * 60_000 > nowMs;
