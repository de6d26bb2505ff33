import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'Ajouter au panier',
  added: 'Ajouté',
  said: '{name} est dans votre panier. Articles dans le panier : {count}.',
  soldOut: 'Épuisé',
  allInCart: 'Il n’y en a que {stock}, et tout est déjà dans votre panier.',
  fewLeft: 'Il n’y en a que {stock}, dont {there} dans votre panier.',
};
