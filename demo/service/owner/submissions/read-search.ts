import type { Language } from '../../../../core/contract/language.js';
import { type DateParts, readDate, readTime, type TimeParts } from './written-dates.js';

/** What has to be found: all of the words, or one of what they may stand for. */
export interface SearchTerm {
  readonly words: readonly string[];
  readonly dates: readonly DateParts[];
  readonly time?: TimeParts;
  /** The number that an amount stands for, whichever marks its country uses. */
  readonly amount?: number;
}

const mostWords = 20;
/** Of a date: `24 de nov. de 2026`. */
const longestPhrase = 5;
const grouped = /^-?\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3}){0,3}(?:[.,]\d{1,2})?$/;
const ungrouped = /^-?\d{1,15}(?:[.,]\d{1,2})?$/;

/** `$1,250.50`, `1.250,50 €` and `1 250,5` as a number; undefined for what is no amount. */
function readAmount(phrase: string): number | undefined {
  const text = phrase.replace(/\p{Sc}/gu, '').trim();
  if (!grouped.test(text) && !ungrouped.test(text)) return undefined;
  const [, cents = ''] = /[.,](\d{1,2})$/.exec(text) ?? [];
  const whole = cents ? text.slice(0, -cents.length - 1) : text;
  return Number(`${whole.replace(/[^\d-]/g, '')}.${cents || 0}`);
}

/** Digits as computers have them: visitors and owners write those of Arabic as well. */
const plainDigits = (text: string): string => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15));

function readPhrase(words: readonly string[], language: Language): SearchTerm | null {
  const phrase = plainDigits(words.join(' '));
  const [dates, time, amount] = [readDate(phrase, language), readTime(phrase, language), readAmount(phrase)];
  return dates.length > 0 || time || amount !== undefined ? { words, dates, ...time && { time }, ...amount !== undefined && { amount } } : null;
}

/** A search as the owner has written it: dates, times and amounts in the way of their language, and words. */
export function readSearch(search: string, language: Language): SearchTerm[] {
  // Dates that were copied from a page may bring marks of direction along.
  const words = search.replace(/\p{Cf}/gu, '').split(/\s+/).filter(word => /[^\p{Sc}]/u.test(word)).slice(0, mostWords);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: Math.min(longestPhrase, words.length - at) }, (_, less) => less + 1).reverse();
    const found = lengths.map(length => readPhrase(words.slice(at, at + length), language)).find(Boolean);
    const term = found ?? { words: [words[at]!], dates: [] };
    terms.push(term);
    at += term.words.length;
  }
  // Moments are written with it, and no value has it.
  const hasMoment = terms.some(({ dates, time }) => dates.length > 0 || time);
  return hasMoment ? terms.filter(({ words: [word] }) => word!.toLowerCase() !== 'utc') : terms;
}
