import { pageDocument } from '../platform/page-document.js';
import { pageLanguage } from '../platform/page.js';
import { fill } from '../text/fill.js';
import { languageFor } from '../text/languages.js';
import { type TranslationSource, type Words, wordsIn } from '../text/translations.js';

/** English texts of elements in an editor of rich text. */
export const richTextTexts = {
  edit: 'Edit settings: {name}',
  done: 'Done',
  cancel: 'Cancel',
} as const;

export type RichTextTranslator = (text: keyof typeof richTextTexts, values?: Readonly<Record<string, string>>) => string;

export const richTextTranslations: TranslationSource = language => import(`./texts/${language}.js`);

/** Resolves to a function that returns texts in the language of the page, or in English if they are not translated. */
export async function loadRichTextTexts(): Promise<RichTextTranslator> {
  const language = languageFor(pageLanguage() || pageDocument.defaultView!.navigator.language) ?? 'en';
  const words: Words = language === 'en' ? richTextTexts : await wordsIn(language, [richTextTranslations]);
  return (text, values) => fill(words[text] ?? richTextTexts[text], values, language);
}
