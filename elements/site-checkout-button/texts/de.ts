import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Zur Kasse',
  subscribe: 'Abonnieren',
  donate: 'Spenden',
  giftcard: 'Gutschein kaufen',
  or: 'oder',
  noCart: 'Ihre Sitzung ist abgelaufen oder Cookies sind ausgeschaltet; deshalb geht es nicht weiter zur Kasse.',
  failed: 'Der Shop antwortet nicht. Bitte versuchen Sie es noch einmal.',
};
