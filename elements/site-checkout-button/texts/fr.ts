import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Passer commande',
  subscribe: 'S\'abonner',
  donate: 'Faire un don',
  giftcard: 'Acheter une carte cadeau',
  or: 'ou',
  noCart: 'Votre session a expiré ou les cookies sont désactivés : impossible de passer commande.',
  failed: 'La boutique ne répond pas. Veuillez réessayer.',
};
