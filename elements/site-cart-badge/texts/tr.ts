import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Sepet',
  none: 'Sepette ürün yok',
  one: 'Sepette 1 ürün var',
  many: 'Sepette {count} ürün var',
  moreThanHundred: 'Sepette 100’den fazla ürün var',
  close: 'Sepeti kapat',
  changed: '{name}: {count}. Ara toplam {subtotal}.',
  note: 'Vergi ve kargo ödeme sırasında hesaplanır.',
  continue: 'Alışverişe devam et',
};
