import { fill } from '../fill.js';
import { languageFor } from '../languages.js';
import { wordsIn, type TranslationSource } from '../translations.js';
import { interfaceTexts, type InterfaceText } from './interface-texts.js';

export const interfaceTranslations: TranslationSource = language => import(`./texts/${language}.js`);

/** Says a text of the catalog, with its placeholders filled in. */
export type InterfaceTranslator = (text: InterfaceText, values?: Record<string, string | number>) => string;

/**
 * Resolves to a function that returns the catalog's texts in a language, such as `de` or `de-AT`: in English for one that is not translated. A
 * language's texts are loaded on first use.
 */
export async function loadInterfaceTexts(language: string): Promise<InterfaceTranslator> {
  const known = languageFor(language) ?? 'en';
  const words: Readonly<Record<string, string>> = known === 'en' ? interfaceTexts : await wordsIn(known, [interfaceTranslations]);
  return (text, values) => {
    if (!Object.hasOwn(interfaceTexts, text))
      throw new TypeError(`speakInterface: text "${String(text).slice(0, 60)}" is unknown; expected a name of interfaceTexts.`);
    return fill(words[text] ?? interfaceTexts[text], values, known === 'en' ? 'en' : language);
  };
}
