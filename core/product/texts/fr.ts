import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Votre panier',
  empty: 'Votre panier est vide.',
  quantityOf: 'Quantité de {name}',
  less: 'Un de moins : {name}',
  more: 'Un de plus : {name}',
  each: '{price} l’unité',
  remove: 'Retirer',
  removeOf: 'Retirer {name}',
  removed: '{name} n’est plus dans votre panier.',
  undo: 'Annuler',
  undoOf: 'Annuler : remettre {name}',
  subtotal: 'Sous-total',
  checkout: 'Passer commande',
  noCart: 'Votre session a expiré ou les cookies sont désactivés : impossible de passer commande.',
};
