import { dateFormat } from 'site-elements/contract/language';
import { toAsciiText } from 'site-elements/contract/reading';

/** Hours from UTC. Names that several countries use for different zones, such as IST, are missing: a date with one is not read. */
const zones: Readonly<Record<string, number>> = {
  Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, WEST: 1, BST: 1, CET: 1, MEZ: 1, CEST: 2, MESZ: 2,
  EET: 2, SAST: 2, EEST: 3, MSK: 3, HKT: 8, SGT: 8, AWST: 8, JST: 9, KST: 9,
  ACST: 9.5, AEST: 10, ACDT: 10.5, AEDT: 11, NZST: 12, NZDT: 13,
  NST: -3.5, NDT: -2.5, ADT: -3, BRT: -3, EDT: -4, EST: -5, CDT: -5, CST: -6, MDT: -6, MST: -7, PDT: -7, PST: -8, AKDT: -8, AKST: -9, HST: -10,
};
const locales = ['en-US', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'da',
  'nb', 'fi', 'cs', 'hu', 'ro', 'ru', 'uk', 'el', 'ar', 'he', 'ja', 'ko', 'zh'] as const;
const styles: readonly Intl.DateTimeFormatOptions[] =
  [{ month: 'long' }, { month: 'short' }, { day: 'numeric', month: 'long' }, { day: 'numeric', month: 'short' }];
const bare = (word: string): string => word.toLowerCase().replace(/[.,]{1,3}$/, '');
let monthNames: ReadonlyMap<string, number> | undefined;

/** Names of months in many languages; names that mean different months are missing. */
function readMonthNames(): ReadonlyMap<string, number> {
  const months = new Map<string, Set<number>>();
  for (const locale of locales) for (const style of styles) for (let month = 0; month < 12; month++) {
    const parts = dateFormat(locale, { ...style, timeZone: 'UTC' }).formatToParts(new Date(Date.UTC(2026, month, 24)));
    const name = bare(parts.find(({ type }) => type === 'month')!.value);
    if (/^\p{L}/u.test(name)) months.set(name, (months.get(name) ?? new Set()).add(month + 1));
  }
  return new Map([...months, ['sept', new Set([9])] as const].filter(([, found]) => found.size === 1).map(([name, found]) => [name, [...found][0]!]));
}

interface Day { readonly year: number; readonly month: number; readonly day: number }

/** A day in numbers. With slashes, the order of day and month is ambiguous: such a day is read only if one of them is above 12. */
function dayInNumbers(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(text) ?? [];
  if (year) return { year: Number(year), month: Number(month), day: Number(day) };
  const [, one, mark, other, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!one) return null;
  const [first, second] = [Number(one), Number(other)];
  if (mark === '.' || first > 12) return { year: Number(last), month: second, day: first };
  return second > 12 || first === second ? { year: Number(last), month: first, day: second } : null;
}

const fullYear = (year: number, digits: number): number => (digits > 2 ? year : year < 70 ? 2000 + year : 1900 + year);

/** A day with the name of its month: `2 Oct 2026`, `October 2, 2026`, `02 Oct 26`. A name before a comma is that of a weekday. */
function dayInWords(text: string): Day | null {
  monthNames ??= readMonthNames();
  const words = text.replace(/^[^\d,،]{1,20}[,،]/, '').split(/[\s,،-]+/).map(bare).filter(word => word && word !== 'de' && word !== 'd');
  const named = words.flatMap((word, at) => (monthNames!.has(word) ? [at] : []));
  // "mar" is a Tuesday as well.
  const at = named.length === 2 && named[0] === 0 ? named[1]! : named[0];
  if (at === undefined || named.length > 2 || (named.length === 2 && named[0] !== 0)) return null;
  const numbers = words.filter(word => /^\d{1,4}(?:st|nd|rd|th|er|º|\.)?$/.test(word));
  const four = numbers.find(word => /^\d{4}$/.test(word));
  const [day, year = ''] = four ? [numbers.find(word => word !== four), four] : numbers;
  if (numbers.length !== 2 || day === undefined) return null;
  return { year: fullYear(Number(year), year.length), month: monthNames.get(words[at]!)!, day: parseInt(day, 10) };
}

/** Minutes from UTC of what follows a time; 0 without a zone, null for an unknown one. */
function zoneMinutes(text: string): number | null {
  const zone = text.replace(/\([^()]{0,60}\)$/, '').trim();
  if (zone === '') return 0;
  const [, sign, hours, minutes = '0'] = /^(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?$/i.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const name = zone.toUpperCase();
  return Object.hasOwn(zones, name) ? zones[name]! * 60 : null;
}

/** An hour from 0 to 23, of one with AM or PM behind it. */
function hourOfDay(hour: string, half: string): number {
  if (!half) return Number(hour);
  return Number(hour) % 12 + (half.toUpperCase() === 'PM' ? 12 : 0);
}

/**
 * The date of a post in ISO 8601; empty where it is not known. Reads ISO 8601, RFC 822 and the dates that programs write in their
 * own language. A time without a zone is UTC.
 */
export function feedDate(written: string | undefined): string {
  const text = toAsciiText(written ?? '').slice(0, 100).replace(/年\s?|月\s?/g, '-').replace(/日/g, '').replace(/\s+/g, ' ').trim();
  const [, before = text, hour = '0', minute = '0', second = '0', half = '', rest = ''] =
    // eslint-disable-next-line site/linear-patterns -- of 100 characters
    /^(.{6,60}?)[T ,]{1,2}(?:at |um |à )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?: ?([AP]M)\b)?(.{0,60})$/i.exec(text) ?? [];
  // Programs of JavaScript and Unix write the year behind the time.
  const [, yearBehind] = /^(?: ?[A-Z]{3,4})? (\d{4})$/.exec(rest) ?? [];
  const dayText = before.trim().replace(/,$/, '');
  const day = dayInNumbers(dayText) ?? dayInWords(yearBehind ? `${dayText} ${yearBehind}` : dayText);
  const offset = zoneMinutes(yearBehind ? rest.slice(0, -yearBehind.length) : rest);
  if (!day || offset === null || Number(hour) > 23 || Number(minute) > 59) return '';
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day, hourOfDay(hour, half), Number(minute), Math.min(59, Number(second))));
  // A thirtieth of February would be another date.
  if (date.getUTCMonth() !== day.month - 1 || date.getUTCDate() !== day.day) return '';
  return new Date(date.getTime() - offset * 60_000).toISOString();
}
