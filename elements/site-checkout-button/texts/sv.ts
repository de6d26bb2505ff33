import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Till kassan',
  subscribe: 'Prenumerera',
  donate: 'Donera',
  giftcard: 'Köp presentkort',
  or: 'eller',
  noCart: 'Din session har gått ut eller kakor är avstängda, så det går inte att fortsätta till kassan.',
  failed: 'Butiken svarar inte. Försök igen.',
};
