import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: '장바구니',
  none: '장바구니에 상품이 없습니다',
  one: '장바구니에 상품 1개',
  many: '장바구니에 상품 {count}개',
  moreThanHundred: '장바구니에 상품 100개 초과',
  close: '장바구니 닫기',
  changed: '{name}: {count}개. 소계 {subtotal}.',
  note: '세금과 배송비는 결제할 때 계산됩니다.',
  continue: '쇼핑 계속하기',
};
