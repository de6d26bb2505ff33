import { paths } from 'site-elements/contract/paths';
import { inLanguage } from '../../kernel/language/speech.js';
import type { Mail } from '../../kernel/mail/outbox.js';
import { formatBookingMoment } from './booking-text.js';
import type { Booking, BookingService } from './bookings.schema.js';
import { ownerText, t } from './texts.js';

/** Something that visitor and owner are notified of. */
export interface BookingEvent {
  readonly kind: 'booked' | 'moved' | 'canceled' | 'reminder';
  readonly booking: Booking;
  readonly service: BookingService;
  /** Where links lead, such as `https://pots.example`; empty if it is unknown: then emails have no links. */
  readonly origin: string;
  /** Of the visitor's link. */
  readonly token: string;
  /** The time before it was moved. */
  readonly before?: Date;
  readonly by?: 'visitor' | 'owner';
  /** The owner's words to the visitor. */
  readonly message?: string;
}

const longestSubject = 150;
const cut = (text: string): string => (text.length > longestSubject ? `${text.slice(0, longestSubject)}…` : text);
const visitorSubjects = {
  booked: 'bookingSubject', moved: 'bookingMovedSubject', canceled: 'bookingCanceledSubject', reminder: 'bookingReminderSubject',
} as const;
const ownerSubjects = { booked: 'emailBooked', moved: 'emailMoved', canceled: 'emailCanceled' } as const;

/** The address of a visitor's booking. */
export const getBookingUrl = (origin: string, token: string): string => origin + paths.booking.replace(':token', token);

function visitorEmail({ kind, booking, service, origin, token, before, message }: BookingEvent): Mail {
  const { title, timeZone, notify } = service;
  const moment = formatBookingMoment(booking.startsAt, timeZone);
  const url = getBookingUrl(origin, token);
  const lines = [
    title, moment, ...booking.people > 1 ? [t('bookingPeopleCount', { count: booking.people })] : [],
    ...before ? [t('bookingBefore', { moment: formatBookingMoment(before, timeZone) })] : [],
    ...message ? ['', message] : [],
    ...origin && kind !== 'canceled' ? ['', t('bookingManage', { url }), t('bookingCalendarLink', { url: `${url}/file` })] : [], '',
  ];
  return { to: booking.email, subject: cut(t(visitorSubjects[kind], { title, moment })), text: lines.join('\n'), ...notify && { replyTo: notify } };
}

function ownerEmail({ kind, booking, service, origin, before }: BookingEvent & { kind: keyof typeof ownerSubjects }): Mail {
  const { title, timeZone, notify } = service;
  const moment = formatBookingMoment(booking.startsAt, timeZone);
  const lines = [
    title, moment, ...before ? [t('bookingBefore', { moment: formatBookingMoment(before, timeZone) })] : [],
    t('bookingPeopleCount', { count: booking.people }), '', booking.name, booking.email, ...booking.note ? ['', booking.note] : [],
    ...origin ? ['', origin + paths.ownerBookings] : [], '',
  ];
  return { to: notify!, subject: cut(ownerText(ownerSubjects[kind], { title, moment, name: booking.name })), text: lines.join('\n'), replyTo: booking.email };
}

/** Emails about an event, each in its reader's language: to the visitor, and to the owner unless the owner caused it. */
export async function bookingEmails(event: BookingEvent): Promise<Mail[]> {
  const { kind, booking, service, by } = event;
  const toVisitor = await inLanguage(booking.language, 'visitor', () => visitorEmail(event));
  if (!service.notify || kind === 'reminder' || by === 'owner') return [toVisitor];
  return [toVisitor, await inLanguage(service.language, 'owner', () => ownerEmail({ ...event, kind }))];
}
