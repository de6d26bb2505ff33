import { catalogue } from '../../kernel/language/catalogue.js';
import { commonTexts } from '../../kernel/language/common-texts.js';
import { translator } from '../../kernel/language/speech.js';
import { ownerTranslator } from '../../kernel/owner/owner-text.js';
import { texts } from './texts/en.js';
import { texts as editor } from './editor/texts/en.js';
import { texts as submissions } from './submissions/texts/en.js';

/** Texts for visitors. */
export const t = translator(catalogue('visitor', texts, () => import('./texts/texts.js')), commonTexts);

/** Texts for the owner. */
export const ownerText = ownerTranslator(
  catalogue('owner', editor, () => import('./editor/texts/texts.js')),
  catalogue('owner', submissions, () => import('./submissions/texts/texts.js')),
);
export type OwnerText = Parameters<typeof ownerText>[0];
