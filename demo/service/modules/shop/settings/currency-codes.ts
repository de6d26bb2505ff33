import { currencyCodes } from 'site-elements/contract/store';
import { currentLanguage } from '../../../kernel/language/speech.js';

/** Whether a shop can have this currency. */
export const isCurrency = (code: string): boolean => currencyCodes.includes(code);

/** Its name in the language of the request. */
export const currencyName = (code: string): string => new Intl.DisplayNames([currentLanguage(), 'en'], { type: 'currency' }).of(code) ?? code;
