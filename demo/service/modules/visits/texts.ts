import { catalogue } from '../../kernel/language/catalogue.js';
import { ownerTranslator } from '../../kernel/owner/owner-text.js';
import { texts as owner } from './owner/texts/en.js';

/** Texts for the owner. */
export const ownerText = ownerTranslator(
  catalogue('owner', owner, language => import(`./owner/texts/${language}.js`)),
);
export type OwnerText = Parameters<typeof ownerText>[0];
