import { dateFormat, numberFormat } from 'site-elements/contract/language';
import { currentLanguage } from './speech.js';

const utc = { timeZone: 'UTC' } as const;
const locale = (): string => (currentLanguage() === 'en' ? 'en-IE' : currentLanguage());

/** Days of Arabic hold marks of direction, which would put what is beside them out of order: each stands for itself. */
const isolated = (day: string): string => (currentLanguage() === 'ar' ? `\u2068${day}\u2069` : day);

/** A day and a time of it, of UTC, as the owner's language writes them. */
export const formatMoment = (moment: Date): string =>
  isolated(`${dateFormat(locale(), { ...utc, dateStyle: 'medium', timeStyle: 'short' }).format(moment)} UTC`);

/** A day named `2026-07-01`. */
export const formatOwnerDay = (day: string): string => isolated(dateFormat(locale(), { ...utc, dateStyle: 'medium' }).format(new Date(`${day}T00:00:00Z`)));

/** A number as the owner's language writes it. */
export const formatOwnerNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(locale(), { useGrouping: 'min2', ...options }).format(value);
