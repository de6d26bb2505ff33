import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: '내 장바구니',
  empty: '장바구니가 비어 있습니다.',
  quantityOf: '{name} 수량',
  less: '{name} 하나 줄이기',
  more: '{name} 하나 늘리기',
  each: '개당 {price}',
  remove: '삭제',
  removeOf: '{name} 삭제',
  removed: '{name}: 장바구니에서 삭제했습니다.',
  undo: '실행 취소',
  undoOf: '실행 취소: {name} 다시 담기',
  subtotal: '소계',
  checkout: '결제하기',
  noCart: '세션이 만료되었거나 쿠키가 꺼져 있어 결제를 진행할 수 없습니다.',
};
