import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Panier',
  none: 'Aucun article dans le panier',
  one: '1 article dans le panier',
  many: '{count} articles dans le panier',
  moreThanHundred: 'Plus de 100 articles dans le panier',
  close: 'Fermer le panier',
  changed: '{name} : {count}. Sous-total : {subtotal}.',
  note: 'Les taxes et la livraison sont calculées au moment du paiement.',
  continue: 'Continuer mes achats',
};
