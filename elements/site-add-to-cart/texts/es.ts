import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'Añadir al carrito',
  added: 'Añadido',
  said: '{name} está en su carrito. Artículos en el carrito: {count}.',
  soldOut: 'Agotado',
  allInCart: 'Solo hay {stock} y ya están en su carrito.',
  fewLeft: 'Solo hay {stock}, de los que {there} están en su carrito.',
};
