import { type BookingProvider, withParameters } from './provider.js';

/** Pages that are of no restaurant. */
const others = /^\/(?:city|cities|search|about|account|login|profile|faq|join|tock\.js)(?:\/|$)/;

export const tock: BookingProvider = {
  name: 'Tock',
  hosts: ['exploretock.com'],
  pageOf({ origin, pathname }, { date, time, guests }) {
    const [, restaurant] = /^\/([\w-]+)/.exec(pathname) ?? [];
    if (!restaurant || others.test(pathname)) return null;
    return withParameters(`${origin}/${restaurant}${date ? '/search' : ''}`, { date, time: date && time, size: guests });
  },
};
