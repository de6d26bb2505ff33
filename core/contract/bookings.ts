import type { ErrorAnswer } from './answers.js';

/** Lengths of what a booking takes, and how much of a calendar one request reads. */
export const bookingLimits = { id: 60, name: 80, note: 1000, people: 50, days: 31 } as const;

/** A time that can be booked. */
export interface BookingTime {
  /** ISO 8601, in UTC. */
  start: string;
  /** Places that are left. */
  left: number;
}

/** Answer of `GET paths.bookingTimes?from=2026-03-29&days=14&people=1`: free times of a number of days. */
export interface BookingTimesAnswer {
  title: string;
  /** Plain text; empty without one. */
  description: string;
  minutes: number;
  /** The zone that days and opening hours are meant in, such as `Europe/Dublin`. */
  timeZone: string;
  /** Most people in one booking. */
  mostPeople: number;
  /** First day of the answer, in the zone of the calendar. */
  from: string;
  days: number;
  times: BookingTime[];
  /** The first day after these with a free time; null without one. */
  next: string | null;
}

/** Body of `POST paths.bookings`. The same key again books nothing twice. */
export interface BookingRequest {
  key: string;
  /** A start that `paths.bookingTimes` has listed. */
  start: string;
  people?: number;
  name: string;
  email: string;
  note?: string;
  /** The honeypot: content of a field that people do not see and bots fill in. */
  honeypot?: string;
}

/** Answer of `POST paths.bookings`: what is stored. */
export interface BookingAnswer {
  id: string;
  start: string;
  end: string;
  /** Where the visitor changes or cancels it. The address is a secret of the visitor. */
  url: string;
}

/** The time is no longer free, and nothing was stored or changed: status 409. */
export interface BookingTakenAnswer extends ErrorAnswer {
  /** Free times near it. */
  times: BookingTime[];
}
