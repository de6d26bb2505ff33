import { type BookingProvider, withParameters } from './provider.js';

/** Pages that are of no calendar. */
const others = /^\/(?:login|signup|pricing|docs|help|blog|features|enterprise|apps|api|auth|embed)(?:\/|$)/;

export const calcom: BookingProvider = {
  name: 'Cal.com',
  hosts: ['cal.com', 'cal.eu'],
  fields: [],
  isForAppointments: true,
  pageOf({ origin, pathname }) {
    return pathname === '/' || others.test(pathname) ? null : origin + pathname;
  },
  frameOf({ origin, pathname }) {
    return { address: withParameters(origin + pathname, { embed: 'true', layout: 'month_view' }), heightPx: 700 };
  },
};
