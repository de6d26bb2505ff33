/** How pages and a service choose and fill visitor texts: the same languages, placeholders, plurals and formats. */
export { fill } from '../text/fill.js';
export { dateFormat, numberFormat, regionNames } from '../text/intl.js';
export { type Language, isRightToLeft, languageFor, languages } from '../text/languages.js';
export { type TranslatedLanguage, type TranslationSource, type Words, wordsIn } from '../text/translations.js';
