import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'カート',
  none: 'カートに商品はありません',
  one: 'カートに商品が1点あります',
  many: 'カートに商品が{count}点あります',
  moreThanHundred: 'カートに商品が100点以上あります',
  close: 'カートを閉じる',
  changed: '{name}：{count} 点。小計 {subtotal}。',
  note: '税金と送料はお支払い手続きで計算されます。',
  continue: '買い物を続ける',
};
