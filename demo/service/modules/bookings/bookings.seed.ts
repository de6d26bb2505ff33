import type { bookingServices } from './bookings.schema.js';

/** What can be booked at the demo's pottery. */
export const bookingsSeed: (typeof bookingServices.$inferInsert)[] = [
  {
    id: 'first-bowl', title: 'Throw your first bowl', description: 'Two hours at the wheel, clay and firing included.',
    minutes: 120, stepMinutes: 150, bufferMinutes: 30, seats: 6, mostPeople: 4, leadMinutes: 12 * 60, changeMinutes: 24 * 60, daysAhead: 60, timeZone: 'Europe/Dublin',
    hours: ['', '', '10:00-12:00', '10:00-12:00', '14:00-18:30', '10:00-17:00', ''], closedDays: ['2026-12-24/2027-01-01'],
  },
  {
    id: 'studio-visit', title: 'A visit to the studio', description: '', minutes: 30, stepMinutes: 30, seats: 1, mostPeople: 1, leadMinutes: 120, changeMinutes: 120,
    daysAhead: 30, timeZone: 'Europe/Dublin', hours: ['', '10:00-12:30, 14:00-17:00', '14:00-17:00', '14:00-17:00', '', '', ''],
  },
];
