import { attributeIn, shownMarkup, tagsIn } from '../../core/text/markup-tags.js';
import type { BookingHost } from './booking.settings.js';
import { BookingState } from './booking.state.js';

/** A server does not know which page it writes; no service that is known is on the page's own host. */
const anyPage = 'https://page.invalid/';

/** The address of the author's link; null without one. */
export function linkIn({ element, servedMarkup = '' }: BookingHost): string | null {
  if (element) return element.querySelector('a[href]')?.getAttribute('href') ?? null;
  const own = shownMarkup(servedMarkup);
  return tagsIn(own).filter(tag => /^<a\b/i.test(tag)).map(tag => attributeIn(tag, 'href')).find(href => href !== null) ?? null;
}

/** What is drawn first: the same on a server, which knows no day, and in a browser. */
export function firstBooking(host: BookingHost): BookingState {
  const { values, language } = host;
  const state = new BookingState(values);
  state.read(values, linkIn(host), anyPage, language);
  return state;
}
