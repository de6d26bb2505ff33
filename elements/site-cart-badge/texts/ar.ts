import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'السلة',
  none: 'لا منتجات في السلة',
  one: 'منتج واحد في السلة',
  many: '{count, plural, two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}} في السلة',
  moreThanHundred: 'أكثر من 100 منتج في السلة',
  close: 'إغلاق السلة',
  changed: '{name}: {count}. المجموع الفرعي {subtotal}.',
  note: 'تُحسب الضريبة والشحن عند الدفع.',
  continue: 'متابعة التسوق',
};
