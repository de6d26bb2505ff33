import { catalogue } from '../language/catalogue.js';
import { ownerTranslator } from '../owner/owner-text.js';
import { texts } from './texts/en.js';

export type FieldText = keyof typeof texts;
export const ownerText = ownerTranslator(catalogue('owner', texts, language => import(`./texts/${language}.js`)));
