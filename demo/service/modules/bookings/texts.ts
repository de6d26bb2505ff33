import { catalogue } from '../../kernel/language/catalogue.js';
import { commonTexts } from '../../kernel/language/common-texts.js';
import { translator } from '../../kernel/language/speech.js';
import { ownerTranslator } from '../../kernel/owner/owner-text.js';
import { texts as owner } from './owner/texts/en.js';
import { texts } from './texts/en.js';

/** Texts for visitors. */
export const t = translator(catalogue('visitor', texts, language => import(`./texts/${language}.js`)), commonTexts);

/** Texts for the owner. */
export const ownerText = ownerTranslator(catalogue('owner', owner, language => import(`./owner/texts/${language}.js`)));
export type OwnerText = Parameters<typeof ownerText>[0];
