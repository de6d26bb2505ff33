import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'In winkelwagen',
  added: 'Toegevoegd',
  said: '{name} ligt in je winkelwagen. Artikelen in de winkelwagen: {count}.',
  soldOut: 'Uitverkocht',
  allInCart: 'Er zijn er maar {stock}, en die liggen al in je winkelwagen.',
  fewLeft: 'Er zijn er maar {stock}, waarvan {there} in je winkelwagen.',
};
