import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'Dodaj do koszyka',
  added: 'Dodano',
  said: '{name} jest w koszyku. Produkty w koszyku: {count}.',
  soldOut: 'Wyprzedane',
  allInCart: 'Jest tylko {stock} szt. i wszystkie są w koszyku.',
  fewLeft: 'Jest tylko {stock} szt., z czego {there} w koszyku.',
};
