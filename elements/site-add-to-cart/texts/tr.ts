import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'Sepete ekle',
  added: 'Eklendi',
  said: '{name} sepetinizde. Sepetteki ürün sayısı: {count}.',
  soldOut: 'Tükendi',
  allInCart: 'Yalnızca {stock} adet var ve hepsi sepetinizde.',
  fewLeft: 'Yalnızca {stock} adet var, bunların {there} adedi sepetinizde.',
};
