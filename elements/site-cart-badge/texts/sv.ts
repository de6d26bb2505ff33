import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  cart: 'Varukorg',
  none: 'Inga varor i varukorgen',
  one: '1 vara i varukorgen',
  many: '{count} varor i varukorgen',
  moreThanHundred: 'Fler än 100 varor i varukorgen',
  close: 'Stäng varukorgen',
  changed: '{name}: {count}. Delsumma {subtotal}.',
  note: 'Skatt och frakt räknas ut i kassan.',
  continue: 'Fortsätt handla',
};
