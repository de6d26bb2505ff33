import { catalogue } from '../../kernel/language/catalogue.js';
import { commonTexts } from '../../kernel/language/common-texts.js';
import { translator } from '../../kernel/language/speech.js';
import { ownerTranslator } from '../../kernel/owner/owner-text.js';
import { texts } from './texts/en.js';
import { texts as editor } from './editor/texts/en.js';
import { texts as results } from './results/texts/en.js';
import { texts as submissions } from './submissions/texts/en.js';

/** Texts for visitors. */
export const t = translator(catalogue('visitor', texts, language => import(`./texts/${language}.js`)), commonTexts);

/** Texts for the owner. */
export const ownerText = ownerTranslator(
  catalogue('owner', editor, language => import(`./editor/texts/${language}.js`)),
  catalogue('owner', results, language => import(`./results/texts/${language}.js`)),
  catalogue('owner', submissions, language => import(`./submissions/texts/${language}.js`)),
);
export type OwnerText = Parameters<typeof ownerText>[0];
