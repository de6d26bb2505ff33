import { parseLocale } from '../text/intl.js';

const dayMs = 86_400_000;
export const daysAWeek = 7;
const weeksShown = 6; // every month fits, and all have the same height

/** A month, counted from January of the year 0. */
export type MonthNumber = number;

export const getMonth = (dayMsUtc: number): MonthNumber => new Date(dayMsUtc).getUTCFullYear() * 12 + new Date(dayMsUtc).getUTCMonth();
/** The first day of a month, as its midnight in UTC. */
export const getFirstDay = (month: MonthNumber): number => Date.UTC(Math.floor(month / 12), ((month % 12) + 12) % 12, 1);
export const getLastDay = (month: MonthNumber): number => getFirstDay(month + 1) - dayMs;
/** 0 is Sunday. */
export const getWeekday = (day: number): number => new Date(day).getUTCDay();
export const addDays = (day: number, count: number): number => day + count * dayMs;

/** The same day of another month, or its last day if it is shorter: a month after 31 January is 28 February. */
export function addMonths(day: number, count: number): number {
  const month = getMonth(day) + count;
  return Math.min(addDays(getFirstDay(month), new Date(day).getUTCDate() - 1), getLastDay(month));
}

/** Number of days between the beginning of the week and a day. */
export const daysIntoWeek = (day: number, firstWeekday: number): number => (getWeekday(day) - firstWeekday + daysAWeek) % daysAWeek;

/** The days of a month in six weeks, filled up with days of the adjacent months. */
export function getWeeks(month: MonthNumber, firstWeekday: number): readonly (readonly number[])[] {
  const begin = addDays(getFirstDay(month), -daysIntoWeek(getFirstDay(month), firstWeekday));
  const upTo = (count: number) => [...Array(count).keys()];
  return upTo(weeksShown).map(week => upTo(daysAWeek).map(day => addDays(begin, week * daysAWeek + day)));
}

// CLDR 45, supplemental weekData: regions whose week does not begin on Monday.
const sunday = ('AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ '
  + 'NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW').split(' ');
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

/** First day of the week in a locale: 0 is Sunday, 1 Monday, 6 Saturday. */
export function firstWeekday(language: string): number {
  const locale = parseLocale(language);
  const region = locale?.maximize().region ?? '';
  if (region === 'MV') return 5;
  return sunday.includes(region) ? 0 : saturday.includes(region) ? 6 : 1;
}
