import { catalogue } from '../../../kernel/language/catalogue.js';
import { ownerTranslator } from '../../../kernel/owner/owner-text.js';
import { texts as visits } from '../owner/texts/en.js';
import { texts as figures } from './texts/en.js';

/** Texts of the page of all visits, and those of the page of visitors who gave consent. */
export const ownerText = ownerTranslator(
  catalogue('owner', figures, language => import(`./texts/${language}.js`)),
  catalogue('owner', visits, language => import(`../owner/texts/${language}.js`)),
);
export type OwnerText = Parameters<typeof ownerText>[0];
