import type { Language } from 'site-elements/contract/language';
import { fractionDigits, parseAmount } from 'site-elements/contract/store';
import { type DateParts, readDate, readTime, type TimeParts } from './written-dates.js';

/** What has to be found: all of the words, or one of what they may stand for. */
export interface SearchTerm {
  readonly words: readonly string[];
  readonly dates: readonly DateParts[];
  readonly time?: TimeParts;
  /** The numbers that an amount may stand for: two, where a mark can be read in two ways. */
  readonly amounts: readonly number[];
}

const mostWords = 20;
/** Maximum number of words in a date: `24 de nov. de 2026`. */
const longestPhrase = 5;
/** What a value's currency may be: it is not known, and most have two decimal places. */
const currencies = ['', 'KWD'];

/**
 * `$1,250.50`, `1.250,50 €` and `1 250,5` as a number, by the one rule of amounts; none for other texts. A search cannot ask back, and
 * it changes nothing: an ambiguous separator finds both readings, as an ambiguous date does.
 */
function readAmounts(phrase: string, language: Language): number[] {
  const [symbol] = /\p{Sc}/u.exec(phrase) ?? [];
  const found = currencies.flatMap(currency => [language, 'en', 'de'].map(locale => {
    const { minorUnits } = parseAmount(phrase, { currency, locale, ...symbol !== undefined && { symbol } });
    return minorUnits === null ? null : minorUnits / 10 ** fractionDigits(currency);
  }));
  return [...new Set(found.filter(amount => amount !== null))];
}

/** Digits as computers have them: visitors and owners write those of Arabic as well. */
const plainDigits = (text: string): string => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15));

function readPhrase(words: readonly string[], language: Language): SearchTerm | null {
  const phrase = plainDigits(words.join(' '));
  const [dates, time, amounts] = [readDate(phrase, language), readTime(phrase, language), readAmounts(phrase, language)];
  return dates.length > 0 || time || amounts.length > 0 ? { words, dates, amounts, ...time && { time } } : null;
}

/** A search as the owner has written it: dates, times and amounts in the way of their language, and words. */
export function readSearch(search: string, language: Language): SearchTerm[] {
  // Dates that were copied from a page may bring marks of direction along.
  const words = search.replace(/\p{Cf}/gu, '').split(/\s+/).filter(word => /[^\p{Sc}]/u.test(word)).slice(0, mostWords);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: Math.min(longestPhrase, words.length - at) }, (_, less) => less + 1).reverse();
    const found = lengths.map(length => readPhrase(words.slice(at, at + length), language)).find(Boolean);
    const term = found ?? { words: [words[at]!], dates: [], amounts: [] };
    terms.push(term);
    at += term.words.length;
  }
  // Moments are written with it, and no value has it.
  const hasMoment = terms.some(({ dates, time }) => dates.length > 0 || time);
  return hasMoment ? terms.filter(({ words: [word] }) => word!.toLowerCase() !== 'utc') : terms;
}
