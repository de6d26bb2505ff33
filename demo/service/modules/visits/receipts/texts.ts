import { catalogue } from '../../../kernel/language/catalogue.js';
import { ownerTranslator } from '../../../kernel/owner/owner-text.js';
import { texts as visits } from '../owner/texts/en.js';
import { texts as receipts } from './texts/en.js';

/** Texts of the page of consent receipts, and those of the page of visits. */
export const ownerText = ownerTranslator(
  catalogue('owner', receipts, language => import(`./texts/${language}.js`)),
  catalogue('owner', visits, language => import(`../owner/texts/${language}.js`)),
);
export type OwnerText = Parameters<typeof ownerText>[0];
