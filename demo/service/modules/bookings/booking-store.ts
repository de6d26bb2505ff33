import { createHmac, randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { BookingRequest, BookingTakenAnswer } from 'site-elements/contract/bookings';
import { isSameText } from '../../kernel/access/same-text.js';
import type { Database } from '../../kernel/database/database.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { currentLanguage, fieldText } from '../../kernel/language/speech.js';
import type { MailQueue } from '../../kernel/mail/mail-queue.js';
import { findOthers, isChangeable, isFree } from './booking-calendar.js';
import { type BookingEvent, bookingEmails } from './booking-emails.js';
import { type Booking, bookings, type BookingService, bookingServices } from './bookings.schema.js';
import { t } from './texts.js';

/** Coming bookings of one email address for one service. */
const mostUpcoming = 5;
const minuteMs = 60_000;
/** Reminders of one run; others follow in the next. */
const mostReminders = 500;

export interface BookingStoreOptions {
  readonly database: Database;
  readonly mailQueue: MailQueue;
  /** Signs the links of visitors. */
  readonly secret: string;
  readonly clock: () => number;
}

export interface FoundBooking { readonly booking: Booking; readonly service: BookingService }

/** Thrown if a time is taken; the alternatives are added outside of the transaction. */
class TakenError extends Error {
  constructor(readonly service: BookingService, readonly people: number) { super('taken'); }
}

/**
 * Stores bookings. A request that takes or moves a place first locks the row of its service, so that two processes never give the last
 * place twice. Emails are queued in the same transaction.
 */
export class BookingStore {
  constructor(private readonly options: BookingStoreOptions) {}

  get database(): Database { return this.options.database; }
  now(): number { return this.options.clock(); }

  async findService(id: string): Promise<BookingService | null> {
    const [service] = await this.database.select().from(bookingServices).where(eq(bookingServices.id, id));
    return service ?? null;
  }

  async find(id: string): Promise<FoundBooking | null> {
    const [row] = await this.database.select({ booking: bookings, service: bookingServices }).from(bookings)
      .innerJoin(bookingServices, eq(bookingServices.id, bookings.serviceId)).where(eq(bookings.id, id));
    return row ?? null;
  }

  tokenFor(id: string): string { return `${id}.${this.#sign(id)}`; }

  /** The booking that a link was signed for; null for any other link. */
  idOf(token: string): string | null {
    const [id = '', signature = ''] = token.slice(0, 200).split('.');
    return isSameText(signature, this.#sign(id)) ? id : null;
  }

  /** Books a time, or throws 409 with other times. The same key again is the same booking, also if all places are taken since. */
  async book(serviceId: string, { key, start, people = 1, name, email, note = '' }: Omit<BookingRequest, 'honeypot'>, origin: string): Promise<FoundBooking> {
    const startMs = Date.parse(start);
    const found = await this.#transact(startMs, async transaction => {
      const service = await this.#lock(transaction, serviceId);
      const [before] = await transaction.select().from(bookings).where(eq(bookings.key, key));
      if (before) {
        const isSame = before.serviceId === serviceId && before.startsAt.getTime() === startMs && before.email === email;
        // It may have been moved since by its own link: the visitor who repeats the request has it all the same.
        if (!isSame && !(before.email === email && before.sequence > 0)) throw new HttpError(409, { error: t('keyUsed'), field: 'key' });
        return { booking: before, service };
      }
      if (people > service.mostPeople)
        throw new HttpError(400, { error: fieldText('errorOf', { label: t('bookingPeople'), message: fieldText('choice') }), field: 'people' });
      if (!await isFree(transaction, service, { startMs, people }, this.now())) throw new TakenError(service, people);
      await this.#limitEmail(transaction, serviceId, email);
      const [booking] = await transaction.insert(bookings).values({
        id: randomUUID(), key, serviceId, startsAt: new Date(startMs), endsAt: new Date(startMs + service.minutes * minuteMs), people, name, email, note,
        language: currentLanguage(), createdAt: new Date(this.now()),
      }).onConflictDoNothing({ target: bookings.key }).returning();
      if (!booking) throw new HttpError(409, { error: t('keyUsed'), field: 'key' }); // of another service, in this moment
      await this.#notify(transaction, { kind: 'booked', booking, service, origin });
      return { booking, service };
    });
    this.options.mailQueue.flush();
    return found;
  }

  /** Moves a booking to another time in one step: it has its old place until it has the new one. */
  async move(id: string, start: string, origin: string): Promise<void> {
    const startMs = Date.parse(start);
    const { service: { id: serviceId } } = await this.#demand(id);
    await this.#transact(startMs, async transaction => {
      const service = await this.#lock(transaction, serviceId);
      const booking = await this.#lockBooking(transaction, id);
      if (booking.startsAt.getTime() === startMs && booking.state === 'booked') return; // sent twice
      if (!isChangeable(booking, service, this.now())) throw new HttpError(409, { error: t('bookingFixed') });
      if (!await isFree(transaction, service, { startMs, people: booking.people, except: id }, this.now())) throw new TakenError(service, booking.people);
      const [moved] = await transaction.update(bookings).set({
        startsAt: new Date(startMs), endsAt: new Date(startMs + service.minutes * minuteMs), sequence: booking.sequence + 1, remindedAt: null,
      }).where(eq(bookings.id, id)).returning();
      await this.#notify(transaction, { kind: 'moved', booking: moved!, service, origin, before: booking.startsAt });
    }, id);
    this.options.mailQueue.flush();
  }

  /** Cancels a booking and notifies both sides. Canceling twice changes nothing. */
  async cancel(id: string, { by, origin, message = '' }: { by: 'visitor' | 'owner'; origin: string; message?: string }): Promise<void> {
    const { service } = await this.#demand(id);
    await this.database.transaction(async transaction => {
      const booking = await this.#lockBooking(transaction, id);
      if (booking.state === 'canceled') return;
      if (by === 'visitor' && !isChangeable(booking, service, this.now())) throw new HttpError(409, { error: t('bookingFixed') });
      const [canceled] = await transaction.update(bookings).set({ state: 'canceled', sequence: booking.sequence + 1 }).where(eq(bookings.id, id)).returning();
      // A booking that is over needs no email.
      if (booking.endsAt.getTime() > this.now()) await this.#notify(transaction, { kind: 'canceled', booking: canceled!, service, origin, by, message });
    });
    this.options.mailQueue.flush();
  }

  /** Deletes a booking with all that it says of its visitor. */
  async remove(id: string): Promise<void> {
    await this.database.delete(bookings).where(eq(bookings.id, id));
  }

  /** Reminds visitors of what is near. Of two processes, one sends each reminder. */
  async remind(origin: string): Promise<void> {
    const { database, mailQueue } = this.options;
    const now = new Date(this.now());
    const remindAt = sql`${bookings.startsAt} - ${bookingServices.remindMinutes} * interval '1 minute'`;
    const isDue = and(
      eq(bookings.state, 'booked'), isNull(bookings.remindedAt), gt(bookings.startsAt, now), gt(bookingServices.remindMinutes, 0),
      sql`${remindAt} <= ${now.toISOString()}::timestamptz`,
      // A visitor who books later than that needs no reminder.
      sql`${bookings.createdAt} < ${remindAt}`,
    );
    const due = await database.select({ id: bookings.id }).from(bookings)
      .innerJoin(bookingServices, eq(bookingServices.id, bookings.serviceId)).where(isDue).limit(mostReminders);
    for (const { id } of due) {
      await database.transaction(async transaction => {
        const [booking] = await transaction.update(bookings).set({ remindedAt: now })
          .where(and(eq(bookings.id, id), eq(bookings.state, 'booked'), isNull(bookings.remindedAt), gt(bookings.startsAt, now))).returning();
        const [service] = booking ? await transaction.select().from(bookingServices).where(eq(bookingServices.id, booking.serviceId)) : [];
        if (booking && service) await this.#notify(transaction, { kind: 'reminder', booking, service, origin });
      });
    }
    mailQueue.flush();
  }

  /** Deletes bookings that were over before the last number of days. */
  async sweep(keptDays: number): Promise<void> {
    await this.database.delete(bookings).where(lt(bookings.endsAt, new Date(this.now() - keptDays * 24 * 60 * minuteMs)));
  }

  async #transact<Result>(startMs: number, run: (transaction: Database) => Promise<Result>, except?: string): Promise<Result> {
    try {
      return await this.database.transaction(run);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      const times = await findOthers(this.database, error.service, { startMs, people: error.people, except }, this.now());
      const isClosed = !error.service.isOpen;
      throw new HttpError(409, { error: t(isClosed ? 'bookingClosed' : 'bookingTaken'), field: 'start', times } as BookingTakenAnswer, {}, { cause: error });
    }
  }

  async #lock(transaction: Database, id: string): Promise<BookingService> {
    const [service] = await transaction.select().from(bookingServices).where(eq(bookingServices.id, id)).for('no key update');
    if (!service) throw new HttpError(404, { error: t('nothingHere') });
    return service;
  }

  async #lockBooking(transaction: Database, id: string): Promise<Booking> {
    const [booking] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update');
    if (!booking) throw new HttpError(404, { error: t('nothingHere') });
    return booking;
  }

  async #demand(id: string): Promise<FoundBooking> {
    const found = await this.find(id);
    if (!found) throw new HttpError(404, { error: t('nothingHere') });
    return found;
  }

  async #limitEmail(transaction: Database, serviceId: string, email: string): Promise<void> {
    const [row] = await transaction.select({ rows: count() }).from(bookings).where(and(
      eq(bookings.serviceId, serviceId), eq(bookings.state, 'booked'), eq(sql`lower(${bookings.email})`, email.toLowerCase()),
      gt(bookings.startsAt, new Date(this.now())),
    ));
    if (row!.rows >= mostUpcoming) throw new HttpError(409, { error: t('bookingTooMany'), field: 'email' });
  }

  #sign(id: string): string { return createHmac('sha256', this.options.secret).update(`booking\n${id}`).digest('base64url'); }

  async #notify(transaction: Database, event: Omit<BookingEvent, 'token'>): Promise<void> {
    for (const mail of await bookingEmails({ ...event, token: this.tokenFor(event.booking.id) })) await this.options.mailQueue.add(transaction, mail);
  }
}
