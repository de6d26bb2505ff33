import { readingTexts, readingTranslations } from 'site-elements/contract/reading';
import { catalogue } from '../language/catalogue.js';
import { ownerTranslator } from '../owner/owner-text.js';
import { texts } from './texts/en.js';

/** Texts that all imports share, and those of reports on files. */
export const importText = ownerTranslator(
  catalogue('owner', texts, language => import(`./texts/${language}.js`)),
  catalogue('owner', readingTexts, readingTranslations),
);
