import { EmbedGate } from '../../core/embed/embed-gate.js';
import { isOnHost } from '../../core/embed/player-messages.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { type BookingField, type BookingLayout, type BookingProvider, type TableChoice, tableFields } from './providers/provider.js';
import { providers } from './providers/providers.js';

const usualTime = '19:00';
const wideAbovePx = 850; // spec: page-runtime-platform §9, OpenTable wide theme
const columnUpToPx = 750; // spec: page-runtime-platform §9, Tock widget column layout

export const layoutAt = (widthPx: number): BookingLayout => (widthPx > wideAbovePx ? 'wide' : widthPx > columnUpToPx ? 'row' : 'column');

/** Finds the service of an address; null where it is of none that is known. */
export function findBooking(address: string, restaurantId: string, page: string): { readonly provider: BookingProvider; readonly address: URL } | null {
  if (!canParseUrl(address, page)) return null;
  const url = new URL(address, page);
  if (restaurantId && isOnHost(url, ...providers.opentable.hosts)) url.searchParams.set('rid', restaurantId);
  const provider = Object.values<BookingProvider>(providers).find(({ hosts }) => isOnHost(url, ...hosts));
  const isKnown = url.protocol === 'https:' && provider?.pageOf(url, { date: '', time: '', guests: 1 });
  return provider && isKnown ? { provider, address: url } : null;
}

/** What a guest has chosen, and where that leads. Runs in Node. */
export class BookingState {
  readonly gate = new EmbedGate();
  /** The service and the restaurant's address there; null where it is a link like any other. */
  booking: ReturnType<typeof findBooking> = null;
  /** Where no service is known: the address of the setting. */
  link = '';
  /** The first day that can be chosen; empty until a browser has told. */
  today = '';
  choice: TableChoice;
  layout: BookingLayout = 'column';
  language = 'en';
  /** An owner looks at the page, and has pressed. spec: page-runtime-platform §6 */
  isPreviewTold = false;

  constructor({ time = '', guests = 2, maxGuests = 10 }: { readonly time?: string; readonly guests?: number; readonly maxGuests?: number } = {}) {
    this.choice = { date: '', time: /^\d\d:\d\d$/.test(time) ? time : usualTime, guests: Math.min(guests, maxGuests) };
  }

  /** Takes settings and the author's link as they stand now. */
  read({ src, restaurantId }: { readonly src: string; readonly restaurantId: string }, link: string | null, page: string, language: string): void {
    const safe = safeUrl(src || link || '');
    this.language = language;
    this.booking = safe ? findBooking(safe, restaurantId.trim(), page) : null;
    this.link = src && safe && link === null ? safe : '';
  }

  /** The visitor's day is known: the first that can be chosen. */
  begin(today: string): void {
    this.today = today;
    this.choice = { ...this.choice, date: today };
  }

  /** The service's page with the choice in it. */
  get page(): string { return this.booking?.provider.pageOf(this.booking.address, this.choice) ?? ''; }

  get frame(): { readonly address: string; readonly heightPx: number } | null {
    return this.booking?.provider.frameOf?.(this.booking.address, this.layout, this.language) ?? null;
  }

  /** What guests choose on the page. */
  get fields(): readonly BookingField[] { return this.booking?.provider.fields ?? tableFields; }

  get isFramed(): boolean { return this.frame !== null && this.gate.isOpen; }

  choose(name: string, value: string): void {
    if (name === 'guests') this.choice = { ...this.choice, guests: Number(value) };
    else if (name === 'time') this.choice = { ...this.choice, time: value };
    else if (name === 'date') this.choice = { ...this.choice, date: value && value < this.today ? this.today : value };
  }
}
