import type { TranslationSource } from '../text/translations.js';

/** Texts of forms and their fields in other languages, for pages and services. */
export const formTranslations: TranslationSource = language => import(`./texts/${language}.js`);
