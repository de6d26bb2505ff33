import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: '결제하기',
  subscribe: '구독하기',
  donate: '기부하기',
  giftcard: '기프트 카드 구매',
  or: '또는',
  noCart: '세션이 만료되었거나 쿠키가 꺼져 있어 결제를 진행할 수 없습니다.',
  failed: '상점이 응답하지 않습니다. 다시 시도해 주세요.',
};
