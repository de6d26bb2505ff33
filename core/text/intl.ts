import { rejectInput } from '../registry/expect-input.js';
import { warnOnce } from '../registry/registry.js';
import { writeJson } from '../registry/write-json.js';

/** Whether the platform takes a text as a language tag. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** The longest tag that can be read from the beginning of a text: `en-US` of `en_US.UTF-8`; `en` without a valid tag. */
export function nearestTag(text: string): string {
  const parts = text.trim().slice(0, 100).replaceAll('_', '-').split(/[.@\s]/)[0]!.split('-');
  for (let count = parts.length; count > 0; count--) {
    const tag = parts.slice(0, count).join('-');
    if (isTag(tag)) return tag;
  }
  return 'en';
}

/** The same for a tag from a page, which is reported once if it is invalid. */
export function tagFor(language: string): string {
  if (isTag(language)) return language;
  const tag = nearestTag(language);
  warnOnce(`site-elements: lang "${language.slice(0, 60)}" is not a language tag; expected one such as "en-US"; using "${tag}".`);
  return tag;
}

function expectLanguage(language: unknown): void {
  if (typeof language !== 'string') rejectInput('language', language, 'a language tag, such as "en-US"');
}

/** What a formatter is given for a page's language: never what it would throw at. None for an empty text: the visitor's own language. */
function tagsOf(language: string): string[] {
  expectLanguage(language);
  return language.trim() ? [tagFor(language), 'en'] : [];
}

/*
 * Every call of Intl is here, which a lint rule watches over: a page's `lang` may say anything, and Intl throws on
 * an invalid tag. An empty language is the visitor's own.
 */

const mostKept = 100;
const kept = new Map<string, unknown>();

/** Making one costs a hundred times what using it does, and a list of prices uses one again and again. Dates are not kept: their time zone may change. */
function keep<T>(kind: string, language: string, options: object | undefined, make: (tags: string[]) => T): T {
  const tags = tagsOf(language);
  const key = `${kind} ${tags[0] ?? ''} ${writeJson(options)}`;
  const found = kept.get(key) as T | undefined;
  if (found) return found;
  const made = make(tags);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}

export const numberFormat = (language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keep('number', language, options, tags => new Intl.NumberFormat(tags, options));

/** Which form of a word goes with a number: `one`, `few`, `other` and the like. */
export const pluralForm = (language: string, count: number): string => pluralRules(language, 'cardinal').select(count);

export const pluralRules = (language: string, type: Intl.PluralRuleType): Intl.PluralRules =>
  keep('plural', language, { type }, tags => new Intl.PluralRules(tags, { type }));

export const dateFormat = (language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tagsOf(language), options);

/** Names of currencies, by their codes of three letters. */
export const currencyNamesIn = (language: string): Intl.DisplayNames => new Intl.DisplayNames(tagsOf(language), { type: 'currency' });

/** Names of countries, by their codes of two letters. */
export const regionNames = (language: string): Intl.DisplayNames => new Intl.DisplayNames(tagsOf(language), { type: 'region' });

/** What a language calls itself, such as Deutsch; its tag where the browser does not know it. */
export function ownLanguageName(tag: string): string {
  const [known] = tagsOf(tag) ?? [];
  const name = known && new Intl.DisplayNames([known], { type: 'language', fallback: 'code' }).of(known);
  return name ? name.charAt(0).toLocaleUpperCase(known) + name.slice(1) : tag;
}

/** Compares two texts as a language sorts them. */
export const collation = (language: string): (a: string, b: string) => number =>
  keep('collator', language, undefined, tags => new Intl.Collator(tags)).compare;

/** A language tag's parts; null for an empty or invalid tag. Without a warning: it may be the browser's own. */
export function parseLocale(tag: string): Intl.Locale | null {
  expectLanguage(tag);
  const nearest = tag.trim() ? nearestTag(tag) : '';
  return nearest ? new Intl.Locale(nearest) : null;
}

/** Where words begin in a text, in scripts that have no spaces between them too; null where a browser does not know. No word is parted. */
export function wordSegments(language: string, text: string): Intl.SegmentData[] | null {
  if (!('Segmenter' in Intl)) return null; // Firefox before 125
  return [...keep('words', language, undefined, tags => new Intl.Segmenter(tags, { granularity: 'word' })).segment(text)];
}

/** "in 3 hours", "yesterday". */
export const relativeTimeFormat = (language: string): Intl.RelativeTimeFormat => new Intl.RelativeTimeFormat(tagsOf(language), { numeric: 'auto' });

/** Joins names as a list: "A, B and C". */
export const listFormat = (language: string): Intl.ListFormat => new Intl.ListFormat(tagsOf(language));
