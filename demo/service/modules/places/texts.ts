import { catalogue } from '../../kernel/language/catalogue.js';
import { commonTexts } from '../../kernel/language/common-texts.js';
import { translator } from '../../kernel/language/speech.js';
import { texts } from './texts/en.js';

/** Texts for visitors. */
export const t = translator(catalogue('visitor', texts, language => import(`./texts/${language}.js`)), commonTexts);
