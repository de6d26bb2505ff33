import { parseLocale } from './intl.js';
import { translatedLanguages } from './translated-languages.js';

/** Languages of the elements: English, and each with a file in the `texts` folders. */
export const languages = ['en', ...translatedLanguages] as const;

export type Language = (typeof languages)[number];

/** Our language for a tag: `de` for `de-AT`, `he` for `iw`; undefined for other languages. */
export function languageFor(tag: string): Language | undefined {
  const base = parseLocale(tag)?.language;
  return languages.find(language => language === base);
}

const rightToLeftScripts: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Whether a language is written from right to left, by its usual script. */
export const isRightToLeft = (language: string): boolean => rightToLeftScripts.has(parseLocale(language)?.maximize().script);
