import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Afrekenen',
  subscribe: 'Abonneren',
  donate: 'Doneren',
  giftcard: 'Cadeaubon kopen',
  or: 'of',
  noCart: 'Je sessie is verlopen of cookies staan uit; daarom kun je niet afrekenen.',
  failed: 'De winkel antwoordt niet. Probeer het nog eens.',
};
