import { parseLocale } from './intl.js';

/** Languages that the elements speak. A new one is a line here, and a file in every `texts` folder: a test names those that lack it. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'ar', 'he', 'ja', 'zh', 'ko'] as const;

export type Language = (typeof languages)[number];

/** The language of ours for a tag: `de` for `de-AT`, `he` for `iw`; undefined where there is none. */
export function languageFor(tag: string): Language | undefined {
  const base = parseLocale(tag)?.language;
  return languages.find(language => language === base);
}
