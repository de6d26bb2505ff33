import { isOnHost } from '../../../core/embed/player-messages.js';
import type { BookingProvider } from './provider.js';

const widgetHosts = ['widget.thefork.com', 'module.lafourchette.com'];

export const thefork: BookingProvider = {
  name: 'TheFork',
  hosts: ['thefork.com', 'thefork.co.uk', 'thefork.fr', 'thefork.it', 'thefork.es', 'thefork.de', 'thefork.pt', 'thefork.nl', 'thefork.ch', 'lafourchette.com'],
  fields: [],
  pageOf(address) {
    const { origin, pathname } = address;
    return isOnHost(address, ...widgetHosts) ? (pathname === '/' ? null : origin + pathname) : /^\/restaurant\/[\w-]+/.test(pathname) ? origin + pathname : null;
  },
  frameOf(address) {
    return isOnHost(address, ...widgetHosts) ? { address: address.origin + address.pathname, heightPx: 620 } : null;
  },
};
