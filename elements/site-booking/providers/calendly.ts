import { type BookingProvider, withParameters } from './provider.js';

/** Pages that are of no calendar. */
const others = /^\/(?:login|signup|pricing|app|event_types|integrations|resources|blog|legal|help|about)(?:\/|$)/;

export const calendly: BookingProvider = {
  name: 'Calendly',
  hosts: ['calendly.com'],
  fields: [],
  isForAppointments: true,
  pageOf({ origin, pathname }) {
    return pathname === '/' || others.test(pathname) ? null : origin + pathname;
  },
  frameOf({ origin, pathname }) {
    return { address: withParameters(origin + pathname, { embed_type: 'Inline' }), heightPx: 700 };
  },
};
