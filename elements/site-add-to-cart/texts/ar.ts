import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  add: 'أضف إلى السلة',
  added: 'تمت الإضافة',
  said: '{name} في سلتك. المنتجات في السلة: {count}.',
  soldOut: 'نفدت الكمية',
  allInCart: 'الكمية المتوفرة {stock} فقط، وهي كلها في سلتك.',
  fewLeft: 'الكمية المتوفرة {stock} فقط، منها {there} في سلتك.',
};
