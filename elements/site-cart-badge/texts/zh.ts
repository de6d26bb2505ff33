import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: '购物车',
  none: '购物车中没有商品',
  one: '购物车中有 1 件商品',
  many: '购物车中有 {count} 件商品',
  moreThanHundred: '购物车中有 100 多件商品',
  close: '关闭购物车',
  changed: '{name}：{count} 件。小计 {subtotal}。',
  note: '税费和运费在结账时计算。',
  continue: '继续购物',
};
