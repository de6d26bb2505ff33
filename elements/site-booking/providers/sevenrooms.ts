import type { BookingProvider } from './provider.js';

export const sevenrooms: BookingProvider = {
  name: 'SevenRooms',
  hosts: ['sevenrooms.com'],
  fields: [],
  pageOf({ origin, pathname }) {
    return /^\/(?:reservations|explore)\/[\w-]+/.test(pathname) ? origin + pathname : null;
  },
  frameOf({ origin, pathname }) {
    return { address: origin + pathname, heightPx: 700 };
  },
};
