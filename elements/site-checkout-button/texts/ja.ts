import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: '購入手続きへ',
  subscribe: '定期購入する',
  donate: '寄付する',
  giftcard: 'ギフトカードを購入',
  or: 'または',
  noCart: 'セッションの期限が切れたか Cookie が無効のため、購入手続きに進めません。',
  failed: 'ショップが応答しません。もう一度お試しください。',
};
