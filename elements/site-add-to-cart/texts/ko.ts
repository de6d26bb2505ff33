import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: '장바구니에 담기',
  added: '담았습니다',
  said: '{name}: 장바구니에 담았습니다. 장바구니 상품 수: {count}개.',
  soldOut: '품절',
  allInCart: '재고가 {stock}개뿐이며 모두 장바구니에 있습니다.',
  fewLeft: '재고가 {stock}개뿐이며 그중 {there}개가 장바구니에 있습니다.',
};
