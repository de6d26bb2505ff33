import { type BookingProvider, withParameters } from './provider.js';

/** A restaurant of a city, in the address of today and in an earlier one. */
const venue = /^\/cities\/[\w-]+\/(?:venues\/)?[\w-]+$/;

/** Resy's own widget is a script, so there is nothing to frame. */
export const resy: BookingProvider = {
  name: 'Resy',
  hosts: ['resy.com'],
  fields: ['guests', 'date'],
  pageOf({ origin, pathname }, { date, guests }) {
    const path = pathname.replace(/\/$/, '');
    return venue.test(path) ? withParameters(origin + path, { date, seats: guests }) : null;
  },
};
