import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'Adicionar ao carrinho',
  added: 'Adicionado',
  said: '{name} está no seu carrinho. Itens no carrinho: {count}.',
  soldOut: 'Esgotado',
  allInCart: 'Há apenas {stock}, e já estão no seu carrinho.',
  fewLeft: 'Há apenas {stock}, dos quais {there} estão no seu carrinho.',
};
