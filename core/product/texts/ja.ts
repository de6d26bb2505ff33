import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'ショッピングカート',
  empty: 'カートは空です。',
  quantityOf: '{name} の数量',
  less: '{name} を1点減らす',
  more: '{name} を1点増やす',
  each: '1点 {price}',
  remove: '削除',
  removeOf: '{name} を削除',
  removed: '{name} をカートから削除しました。',
  undo: '元に戻す',
  undoOf: '元に戻す：{name} をカートに戻す',
  subtotal: '小計',
  checkout: '購入手続きへ',
  noCart: 'セッションの期限が切れたか Cookie が無効のため、購入手続きに進めません。',
};
