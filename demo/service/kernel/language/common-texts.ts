import { catalogue } from './catalogue.js';
import { translator } from './speech.js';
import { texts } from './texts/en.js';

export type CommonText = keyof typeof texts;
/** Texts for visitors that all domains share. A module's own texts come with them. */
export const commonTexts = catalogue('visitor', texts, language => import(`./texts/${language}.js`));
export const t = translator(commonTexts);
