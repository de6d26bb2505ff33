import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Do kasy',
  subscribe: 'Subskrybuj',
  donate: 'Przekaż darowiznę',
  giftcard: 'Kup kartę podarunkową',
  or: 'lub',
  noCart: 'Sesja wygasła lub pliki cookie są wyłączone, więc nie można przejść do kasy.',
  failed: 'Sklep nie odpowiada. Spróbuj ponownie.',
};
