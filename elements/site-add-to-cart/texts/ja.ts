import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'カートに入れる',
  added: '追加しました',
  said: '{name} をカートに入れました。カート内の商品：{count} 点。',
  soldOut: '売り切れ',
  allInCart: '在庫は {stock} 点のみで、すべてカートに入っています。',
  fewLeft: '在庫は {stock} 点のみで、うち {there} 点がカートに入っています。',
};
