import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: '加入购物车',
  added: '已加入',
  said: '{name} 已在购物车中。购物车商品数：{count}。',
  soldOut: '已售罄',
  allInCart: '仅有 {stock} 件，且都已在您的购物车中。',
  fewLeft: '仅有 {stock} 件，其中 {there} 件在您的购物车中。',
};
