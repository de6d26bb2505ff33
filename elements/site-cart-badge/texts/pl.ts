import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Koszyk',
  none: 'Koszyk jest pusty',
  one: '1 produkt w koszyku',
  many: '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} w koszyku',
  moreThanHundred: 'Ponad 100 produktów w koszyku',
  close: 'Zamknij koszyk',
  changed: '{name}: {count}. Suma częściowa: {subtotal}.',
  note: 'Podatek i dostawa zostaną obliczone przy kasie.',
  continue: 'Kontynuuj zakupy',
};
