import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  order: '지금 주문하기',
  newWindow: '(새 창에서 열림)',
};
