import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Vai alla cassa',
  subscribe: 'Abbonati',
  donate: 'Dona',
  giftcard: 'Acquista una carta regalo',
  or: 'oppure',
  noCart: 'La sessione è scaduta o i cookie sono disattivati: non è possibile andare alla cassa.',
  failed: 'Il negozio non risponde. Riprova.',
};
