import { catalogue } from '../../kernel/language/catalogue.js';
import { ownerTranslator } from '../../kernel/owner/owner-text.js';
import { texts } from './texts/en.js';

/** Texts for the owner. */
export const ownerText = ownerTranslator(catalogue('owner', texts, language => import(`./texts/${language}.js`)));
