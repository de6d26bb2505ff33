import { dateFormat } from 'site-elements/contract/language';
import { currentLanguage } from '../../kernel/language/speech.js';

const locale = (): string => (currentLanguage() === 'en' ? 'en-IE' : currentLanguage());

/** An unknown zone, of an archive for example, is read as UTC. */
function format(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  try {
    return dateFormat(locale(), { ...options, timeZone });
  } catch {
    return dateFormat(locale(), { ...options, timeZone: 'UTC' });
  }
}

/** Day and time of a booking, with the name of the zone: "Sunday, 29 March 2026 at 10:00 GMT+1". */
export const formatBookingMoment = (moment: Date | number, timeZone: string): string => format(
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, timeZone,
).format(moment);

/** The day alone. */
export const formatBookingDay = (moment: Date | number, timeZone: string): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, timeZone).format(moment);

/** The time of day alone. */
export const formatBookingTime = (moment: Date | number, timeZone: string): string => format({ hour: 'numeric', minute: '2-digit' }, timeZone).format(moment);

/** Names of Monday to Sunday. */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, at) => format({ weekday: 'long' }, 'UTC').format(Date.UTC(2026, 0, 5 + at)));
