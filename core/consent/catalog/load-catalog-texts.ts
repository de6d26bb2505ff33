import { fill } from '../../text/fill.js';
import { languageFor } from '../../text/languages.js';
import { wordsIn, type TranslationSource } from '../../text/translations.js';
import { catalogTexts, type CatalogText } from './catalog-texts.js';

export const catalogTranslations: TranslationSource = language => import(`./texts/${language}.js`);

/** Returns a text of the catalog with its placeholders filled in. */
export type CatalogTranslator = (text: CatalogText, values?: Record<string, string | number>) => string;

/** Resolves to a function that returns the catalog's texts in a language, such as `de` or `de-AT`; in English for one that is not translated. */
export async function loadCatalogTexts(language: string): Promise<CatalogTranslator> {
  const known = languageFor(language) ?? 'en';
  const words: Readonly<Record<string, string>> = known === 'en' ? catalogTexts : await wordsIn(known, [catalogTranslations]);
  return (text, values) => fill(words[text] ?? catalogTexts[text], values, known === 'en' ? 'en' : language);
}
